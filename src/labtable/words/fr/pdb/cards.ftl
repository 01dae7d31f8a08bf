# of 67c4aab0
card-recruit = Recruter un Chercheur
    .text = un Chercheur de plus à la prochaine manche

# of fdecd81c
card-lead = Mener le domaine
    .text = prendre le jeton Meneur

# of a0353821
card-publish = Publier les premiers résultats
    .text = 1 Succès

# of 822167bd
card-prep_1 = Préparer des Échantillons (un)
    .text = 1 Échantillon

# of fa483ef6
card-prep_2 = Préparer des Échantillons (deux)
    .text = 2 Échantillons

# of 982e9e8e
card-grow = Faire pousser des Cristaux
    .text = 1 Échantillon → 1 Cristal

# of 0c50264a
card-xray = Cristallographie aux rayons X
    .text = 1 Cristal → 2 carrés ou 1 Cristal → 1 cercle

# of edf90108
card-nmr = Spectroscopie RMN
    .text = 2 Échantillons → 1 carré ou 2 Échantillons → 1 triangle

# of aa88b8f0
card-em = Microscopie électronique
    .text = 1 Échantillon → 2 cercles ou 1 Échantillon → 1 carré

# of 56dbe12d
card-analyze = Analyser les Données
    .text = 2 carrés → 1 triangle ou 2 cercles → 1 triangle

# of 45255464
card-graduate = Diplôme / Retraite
    .text = 1 carré ou 1 cercle ou 1 triangle

# of 754d14e2
card-innovate_1 = Innover 1
    .text = 2 carrés et 1 triangle → réclamer la carte

# of 086f08a8
card-innovate_2 = Innover 2
    .text = 2 cercles et 1 triangle → réclamer la carte

# of 08eef980
card-innovate_3 = Innover 3
    .text = 1 carré, 1 cercle et 1 triangle → réclamer la carte

# of 24cd0f3c
card-automation = Automatisation
    .text = 1 Échantillon ou 1 Cristal
    .science = Des robots préparent des milliers d'essais minuscules, si bien qu'on trouve plus tôt, et avec moins de protéine, un bon échantillon ou un bon cristal.
    .more = Beaucoup de protéines ne cristallisent que dans un seul mélange de sel, d'acidité et de température parmi des centaines, et personne ne peut dire d'avance lequel. Les robots mélangent des gouttes plus petites qu'un millionième de litre, les photographient jour après jour et changent plus tard les cristaux dans le faisceau de rayons X sans qu'une main humaine intervienne.

# of d7622ba3
card-electron_crystallography = Cristallographie électronique
    .text = 1 Cristal → 1 triangle
    .science = Les électrons sont si fortement diffusés que des cristaux bien trop petits pour les rayons X donnent tout de même une figure de diffraction au microscope électronique.
    .more = Les cristaux doivent être plus minces qu'un demi-micromètre environ, sinon les électrons ne les traversent pas. Dans la diffraction électronique sur microcristaux, un cristal tourne lentement dans le faisceau pendant qu'une caméra rapide filme sa figure. Le lysozyme fut, en 2013, la première protéine résolue ainsi.

# of 58d122e6
card-ihm = IH/M
    .text = 2 carrés → 1 carré ou 2 carrés → 1 cercle ou 2 carrés → 1 triangle ou 2 cercles → 1 carré ou 2 cercles → 1 cercle ou 2 cercles → 1 triangle ou 2 triangles → 1 carré ou 2 triangles → 1 cercle ou 2 triangles → 1 triangle ou 1 carré et 1 cercle → 1 carré ou 1 carré et 1 cercle → 1 cercle ou 1 carré et 1 cercle → 1 triangle ou 1 carré et 1 triangle → 1 carré ou 1 carré et 1 triangle → 1 cercle ou 1 carré et 1 triangle → 1 triangle ou 1 cercle et 1 triangle → 1 carré ou 1 cercle et 1 triangle → 1 cercle ou 1 cercle et 1 triangle → 1 triangle
    .science = Les méthodes intégratives et hybrides ajustent un seul modèle à plusieurs sortes de mesures à la fois, pour des machines trop grandes ou trop souples pour une seule d'entre elles.
    .more = IH/M désigne les méthodes intégratives et hybrides. Les pontages chimiques, les images floues, les rayons X diffusés et les formes de parties connues disent chacun un peu où se trouvent les pièces ; ensemble, ils ne laissent que peu d'arrangements possibles. Le pore nucléaire de la levure, avec plus de 450 protéines, fut cartographié ainsi pour la première fois en 2007.

# of a6ba1386
card-xfel = XFEL
    .text = 1 Cristal → 1 triangle
    .science = Les impulsions d'un laser à électrons libres à rayons X durent des femtosecondes : chacune enregistre un microcristal juste avant de le détruire.
    .more = XFEL est le sigle anglais du laser à électrons libres à rayons X. Des milliers de cristaux minuscules traversent le faisceau, chacun est touché une seule fois et d'un autre côté, et un ordinateur assemble leurs figures. Tirées à des instants fixés après un éclair de lumière, les impulsions donnent un film d'une protéine au travail.

# of c4152140
card-3j3q = Capside du VIH-1
    .text = 3 Succès
    .science = Plus de mille copies d'une seule protéine se referment en cône autour de l'ARN du VIH et le portent vers le noyau d'une cellule.
    .more = Des anneaux de six couvrent la plus grande partie du cône, et exactement douze anneaux de cinq le ferment. Ce modèle de 2013 contient 1 356 protéines ; des images du microscope électronique ont été combinées à une longue simulation par ordinateur. Le lénacapavir, un médicament injecté seulement deux fois par an, arrête le VIH en se liant à la capside.

# of 463d1429
card-1aoi = Nucléosome
    .text = 3 Succès
    .science = Huit protéines histones forment une bobine sur laquelle s'enroulent environ 147 paires de bases d'ADN ; des millions de ces bobines compactent les chromosomes.
    .more = La structure cristalline de 1997 montra comment l'ADN fait presque deux tours autour des histones. Les queues des histones dépassent entre les tours, et de petites marques chimiques qu'elles portent aident à décider quels gènes sont lus.

# of d9c77ec2
card-4ins = Insuline
    .text = 3 Succès
    .science = Deux courtes chaînes tenues par des ponts disulfure disent aux cellules des muscles et de la graisse de prendre le glucose ; le pancréas stocke l'hormone par six autour de zinc.
    .more = Frederick Sanger lut dans les années 1950 l'ordre de ses acides aminés, le premier de toutes les protéines, et le groupe de Dorothy Hodgkin résolut sa structure en 1969. Dans le sang les groupes de six se défont, et des molécules isolées trouvent le récepteur. Depuis 1982, les personnes diabétiques utilisent de l'insuline humaine faite par des bactéries.

# of 85f9be0d
card-4tna = ARN de transfert
    .text = 3 Succès
    .science = Un ARN en forme de L lit trois lettres d'un message par un bout et apporte par l'autre l'acide aminé qui convient.
    .more = Celui-ci apporte la phénylalanine et vient de la levure. En 1974, deux groupes virent pour la première fois, dans le détail des atomes, comment un brin d'ARN peut se replier en une forme compacte. Beaucoup de ses bases sont modifiées après sa fabrication, ce qui garde la forme ferme et la lecture exacte.

# of 6470ee6a
card-1gfl = Protéine fluorescente verte
    .text = 3 Succès
    .science = Un tonneau de onze brins abrite une lueur que forment trois de ses propres acides aminés ; fusionnée à d'autres protéines, elle montre où elles sont dans une cellule vivante.
    .more = Elle vient de la méduse Aequorea victoria. Le groupe qui brille se forme tout seul à partir de sérine, de tyrosine et de glycine, et n'a besoin que d'oxygène, si bien que presque toute cellule vivante peut le fabriquer. Osamu Shimomura, Martin Chalfie et Roger Tsien ont reçu pour elle le prix Nobel de chimie en 2008.

# of 3a89e735
card-1bkv = Collagène
    .text = 3 Succès
    .science = Trois chaînes avec une glycine à chaque troisième place s'enroulent en une corde serrée, la protéine la plus abondante de notre corps.
    .more = Seule la glycine est assez petite pour l'intérieur de la corde ; là où un autre acide aminé prend sa place, les os peuvent devenir cassants. Beaucoup de ses prolines reçoivent un oxygène de plus avec l'aide de la vitamine C. Sans cette vitamine la corde est faible, et le scorbut s'ensuit.

# of 6bed07e6
card-1igt = Anticorps
    .text = 3 Succès
    .science = Deux bras terminés par des boucles variables saisissent deux fois la même cible, tandis que la tige appelle d'autres parties du système immunitaire.
    .more = Cet anticorps de souris, résolu en 1997, fut l'un des premiers qu'on ait vus en entier. Des charnières souples laissent ses bras atteindre des cibles à des distances différentes. Les boucles des pointes diffèrent d'un anticorps à l'autre, et notre corps peut en fabriquer des milliards de sortes.

# of ef09a777
card-1fha = Ferritine
    .text = 3 Succès
    .science = Vingt-quatre chaînes forment une coque creuse qui garde en sûreté, sous forme minérale, jusqu'à environ 4 500 atomes de fer en attendant qu'on en ait besoin.
    .more = Le fer libre aide à former des radicaux de l'oxygène, qui nuisent à la cellule, il est donc mis sous clé. Il entre dans la coque par d'étroits canaux, y est oxydé et s'y dépose en un minéral très proche de la rouille. Les médecins mesurent la ferritine du sang pour savoir combien de fer un corps a mis en réserve.

# of 9a6c7e37
card-4eyl = Bêta-lactamase
    .text = 3 Succès
    .science = NDM-1 utilise deux ions zinc pour ouvrir l'anneau qui fait agir les pénicillines et leurs parentes, si bien que les bactéries survivent à presque toutes.
    .more = NDM-1 fut décrite pour la première fois en 2009, dans des bactéries d'un patient qui avait été soigné à New Delhi. Son gène se trouve sur de petits anneaux d'ADN qui passent d'une bactérie à l'autre. Ce cristal contient du méropénème, un antibiotique réservé aux cas difficiles, après que l'enzyme a ouvert son anneau.

# of ab1b46ab
card-4hhb = Hémoglobine
    .text = 3 Succès
    .science = Quatre chaînes transportent l'oxygène depuis les poumons ; quand l'une prend un oxygène, c'est plus facile pour les autres.
    .more = Max Perutz y travailla plus de vingt ans et partagea le prix Nobel de chimie de 1962 avec John Kendrew. L'oxygène se lie à un atome de fer dans chaque chaîne ; les chaînes se déplacent alors les unes contre les autres, d'un arrangement tendu à un arrangement relâché. Cette entrée montre le tendu, sans oxygène.

# of ce6e3415
card-1rcx = RuBisCO
    .text = 3 Succès
    .science = Elle fixe le dioxyde de carbone pour presque toute la vie, mais seulement quelques molécules par seconde, si bien que les feuilles en sont remplies.
    .more = Celle-ci vient de l'épinard et compte huit grandes et huit petites chaînes. Elle prend souvent l'oxygène pour du dioxyde de carbone, et la plante dépense alors de l'énergie pour réparer l'erreur. C'est peut-être la protéine la plus abondante sur Terre.

# of 9289f97b
card-6j8j = Canal sodium dépendant du voltage
    .text = 3 Succès
    .science = Des hélices chargées sentent le voltage à travers la membrane d'un nerf et ouvrent un pore au sodium ; celui-ci, Nav1.7, nous aide à sentir la douleur.
    .more = Les personnes nées sans Nav1.7 en état de marche ne sentent aucune douleur, tandis que des changements qui l'ouvrent trop facilement rendent brûlante même une simple chaleur. Les chimistes cherchent donc des médicaments qui ferment celui-ci parmi nos neuf canaux sodium et laissent tranquilles le cœur et le cerveau. Cette structure de 2019 le montre avec des toxines qui le bloquent.

# of 13900eda
card-1xi4 = Clathrine
    .text = 3 Succès
    .science = Des protéines à trois pattes tissent une cage qui creuse un morceau de membrane en un petit sac de marchandises, et qui se défait quand son travail est fini.
    .more = Cette cage de 36 pièces à trois pattes fut vue en 2004 avec assez de détails pour suivre chaque patte à travers le tissage. Les cellules absorbent ainsi le cholestérol et le fer, et les terminaisons nerveuses récupèrent leur membrane après un signal. Certains virus entrent par le même chemin.

# of 15ca0501
card-1n2c = Nitrogénase
    .text = 3 Succès
    .science = Avec elle des bactéries, dont certaines dans les racines des haricots et du trèfle, cassent l'azote de l'air et en font de l'ammoniac ; les plantes n'ont pas de nitrogénase à elles.
    .more = La triple liaison de l'azote est parmi les plus fortes qui soient. Un agrégat de fer, de soufre et de molybdène la casse sans la moindre chaleur, mais pour chaque molécule la cellule dépense environ seize ATP. Ce cristal contient les deux protéines de l'enzyme au bref moment où l'une remet des électrons à l'autre.

# of abd7dafd
card-6d6v = Télomérase
    .text = 3 Succès
    .science = Elle porte son propre morceau d'ARN comme modèle et ajoute des répétitions aux extrémités des chromosomes, qui sinon raccourciraient à chaque division.
    .more = Elle vient de Tetrahymena, un être unicellulaire des mares aux milliers de petits chromosomes, chez qui la télomérase fut découverte. Dans la plupart des cellules de notre corps elle est éteinte ; la plupart des cancers la rallument. Elizabeth Blackburn, Carol Greider et Jack Szostak ont reçu le prix Nobel de médecine en 2009.

# of fd351b62
card-5is0 = Récepteur de la capsaïcine TRPV1
    .text = 3 Succès
    .science = Le même canal s'ouvre à la chaleur douloureuse et à la capsaïcine des piments ; c'est pourquoi la nourriture épicée semble brûlante.
    .more = Sa première structure, en 2013, montra que les microscopes électroniques peuvent se passer de cristaux et voir pourtant comment sont placées les chaînes latérales. Ici le canal se trouve dans un petit disque de membrane, bloqué par la capsazépine. David Julius a partagé le prix Nobel de médecine de 2021 pour la découverte du canal.

# of 07fa6e6a
card-6vxx = Protéine spicule du SARS-CoV-2
    .text = 3 Succès
    .science = Trois chaînes forment le spicule avec lequel le coronavirus se lie à notre récepteur ACE2 ; la plupart des vaccins contre la COVID-19 apprennent au corps à le reconnaître.
    .more = Ici les trois têtes de liaison sont abaissées ; pour attraper un récepteur, l'une d'elles doit se lever. La structure fut publique environ deux mois après le premier génome du virus. Plusieurs vaccins portent un spicule dont deux acides aminés ont été changés en proline, pour qu'il garde la forme qu'il a avant de rencontrer une cellule.

# of 356c0714
card-1ruz = Hémagglutinine
    .text = 3 Succès
    .science = Avec elle la grippe s'accroche à des sucres de nos cellules ; celle-ci vient du virus de 1918.
    .more = Son gène fut lu dans des tissus conservés de personnes mortes pendant la pandémie de 1918. Une fois le virus dans une cellule, l'acidité fait se déplier la protéine comme un ressort, et elle fusionne les deux membranes. Le H de noms comme H5N1 la désigne.

# of 240fa6b8
card-1hnv = Transcriptase inverse du VIH-1
    .text = 3 Succès
    .science = Elle copie l'ARN du VIH en ADN, avec beaucoup d'erreurs ; certains des premiers médicaments contre le sida la bloquent.
    .more = L'AZT, le premier médicament contre le VIH, est une fausse pièce qui met fin au nouvel ADN. Ce cristal montre un médicament d'une autre sorte, dans une poche à côté du site actif, où il empêche l'enzyme de bouger. Comme l'enzyme fait tant d'erreurs, le virus échappe vite à un seul médicament, on en donne donc plusieurs ensemble.

# of 53afffd3
card-3sn6 = Récepteur couplé à une protéine G
    .text = 3 Succès
    .science = Sept hélices dans la membrane sentent l'adrénaline au-dehors et allument une protéine G au-dedans ; environ un tiers de tous les médicaments agissent sur cette famille.
    .more = Ce cristal de 2011 tient le récepteur au moment où il allume sa protéine G. Un petit anticorps de lama et une enzyme ajoutée ont aidé à garder le couple immobile. Robert Lefkowitz et Brian Kobilka ont reçu le prix Nobel de chimie en 2012.

# of 6f76f0be
card-5fij = ATP synthase
    .text = 3 Succès
    .science = Des protons qui traversent la membrane font tourner un rotor, et l'axe qui tourne presse l'ADP et le phosphate ensemble en ATP.
    .more = Celle-ci vient de cœurs de vaches, et le microscope l'a vue avec son rotor en plusieurs positions. Un corps humain fabrique et utilise en un jour à peu près son propre poids d'ATP. Paul Boyer et John Walker ont partagé le prix Nobel de chimie de 1997 pour avoir montré comment la machine travaille.

# of f8688c5b
card-1hsa = Complexe majeur d'histocompatibilité
    .text = 3 Succès
    .science = Il montre à la surface de courts morceaux des protéines d'une cellule, pour que les lymphocytes T trouvent les cellules où un virus est à l'œuvre.
    .more = Voici HLA-B27, l'une des formes humaines ; un morceau d'environ neuf acides aminés repose dans un sillon à son sommet. Ces protéines diffèrent tant d'une personne à l'autre qu'un organe greffé est bientôt reconnu comme étranger. Les personnes qui ont HLA-B27 souffrent plus souvent de certaines inflammations de la colonne vertébrale.

# of b6c62a5d
card-5gjr = Protéasome
    .text = 3 Succès
    .science = Les protéines marquées par l'ubiquitine sont dépliées, enfilées dans son tonneau et coupées en courts morceaux.
    .more = Plus de trente protéines différentes forment un tonneau avec un couvercle à chaque bout, qui ne laisse entrer que ce qui est marqué. Il élimine les protéines abîmées, et aussi celles qui doivent disparaître avant qu'une cellule puisse se diviser. Le bortézomib, un médicament qui le bloque, sert contre le myélome multiple, un cancer du sang.

# of d5ad67da
card-4u7u = CRISPR-Cas
    .text = 3 Succès
    .science = Des bactéries gardent des morceaux d'ADN de virus en mémoire ; le complexe Cascade compare l'ADN qui passe à une copie d'ARN de ces morceaux.
    .more = Onze protéines tiennent le long de leur dos un guide de 61 lettres. Là où l'ADN qui passe correspond au guide, une autre protéine, Cas3, est appelée et le coupe en morceaux. Cas9, qui fait les deux à elle seule, est devenue un outil pour modifier les gènes ; Emmanuelle Charpentier et Jennifer Doudna ont reçu le prix Nobel de chimie en 2020.

# of c5d72c17
card-4pbu = Photosystème II
    .text = 3 Succès
    .science = La lumière anime un agrégat de manganèse et de calcium qui décompose l'eau ; l'oxygène que nous respirons est ce qui reste.
    .more = L'agrégat contient quatre atomes de manganèse et un de calcium, et il lui faut quatre pas de lumière pour faire une molécule d'oxygène. Dans ce travail de 2014, de minuscules cristaux furent éclairés par des flashs de laser puis saisis, pas à pas, par des impulsions isolées d'un laser à rayons X.

# of df8b86a3
card-3jc8 = Machine du pilus
    .text = 3 Succès
    .science = Une machine à travers la paroi de la cellule laisse sortir un long fil et le rentre de nouveau ; Myxococcus se tire en avant avec lui.
    .more = Elle n'a jamais été cristallisée : la tomographie électronique la montra dans des cellules entières congelées, et des parties connues furent ajustées dans l'image. De tels fils tirent avec plus de 100 piconewtons, ce qui fait de leur moteur l'un des plus forts que l'on connaisse. Beaucoup de bactéries qui nous rendent malades s'accrochent avec eux.

# of ad101d81
card-4v5d = Ribosome
    .text = 3 Succès
    .science = Deux grands corps d'ARN et de protéine lisent un message et relient des acides aminés dans son ordre ; la liaison elle-même est faite par l'ARN.
    .more = Celui-ci vient de Thermus thermophilus, une bactérie des sources chaudes, et contient le message et trois ARN de transfert. Beaucoup d'antibiotiques bloquent les ribosomes des bactéries et laissent les nôtres tranquilles. Venkatraman Ramakrishnan, Thomas Steitz et Ada Yonath ont reçu le prix Nobel de chimie en 2009.

# of dfd8bc0f
card-5ire = Virus Zika
    .text = 3 Succès
    .science = Cent quatre-vingts copies de chacune de deux protéines couvrent la membrane du virus d'un motif régulier à vingt faces.
    .more = Il fut résolu en 2016, pendant que le virus se répandait dans les Amériques. Il ressemble beaucoup à celui de la dengue ; c'est près d'un sucre de sa surface que les deux diffèrent le plus. Des moustiques le transmettent, et une infection pendant la grossesse peut nuire au cerveau de l'enfant.
