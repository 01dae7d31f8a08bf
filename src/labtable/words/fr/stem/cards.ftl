# of ec6c4381
card-curie = Marie Curie
    .text = À la fin, les points des Améliorations sur ce Héros comptent double.
    .science = Avec son mari Pierre, elle trouva le polonium et le radium en 1898. Elle est la seule personne à avoir eu des prix Nobel de physique et de chimie.
    .more = Elle partagea le prix de physique de 1903 et reçut seule le prix de chimie de 1911. Pendant la Première Guerre mondiale, elle conduisit des voitures à rayons X jusqu'au front ; ses carnets sont encore radioactifs.

# of 3a620ae5
card-carver = George Washington Carver
    .text = Prends dans ta main un Objet ou un Lieu de la défausse des Héros ; s'il n'y en a pas : Pioche 1 carte.
    .science = Il apprit aux fermiers du Sud des États-Unis à alterner le coton avec l'arachide et la patate douce, pour que le sol se remette.
    .more = L'arachide et d'autres légumineuses logent dans leurs racines des bactéries qui changent l'azote de l'air en engrais. Il travailla 47 ans à Tuskegee et envoya sur les routes un chariot en guise d'école roulante.

# of 0643cc5a
card-galileo = Galilée
    .text = À la fin, +4 points si le Télescope est sur ce Héros, ou +1 s'il tient un autre Objet.
    .science = En janvier 1610 il vit dans sa lunette quatre lunes tourner autour de Jupiter : tout ne tourne pas autour de la Terre.
    .more = Il vit aussi les phases de Vénus, qui conviennent à une planète tournant autour du Soleil. L'Inquisition le fit abjurer en 1633 et le garda assigné à résidence jusqu'à sa mort en 1642.

# of 4a895100
card-fleming = Alexander Fleming
    .text = Pioche 1 carte. Si c'est un Objet ou un Lieu que ce Héros peut utiliser et pour lequel il a une place, tu peux l'attacher tout de suite.
    .science = En 1928 une moisissure, dans une de ses boîtes, tua les bactéries autour d'elle. Son jus devint la pénicilline.
    .more = Il ne put pas purifier la substance. Howard Florey, Ernst Chain et Norman Heatley en firent un médicament vers 1940, et Fleming partagea le prix Nobel de 1945 avec les deux premiers.

# of 637bc739
card-rfranklin = Rosalind Franklin
    .text = Regarde la main d'un adversaire. Pioche 1 carte.
    .science = La photo 51, une image aux rayons X de son laboratoire, montra que l'ADN est une hélice.
    .more = Raymond Gosling prit l'image en mai 1952 sous sa direction. Elle passa ensuite à la structure des virus et mourut en 1958, quatre ans avant le prix Nobel pour l'ADN.

# of c000ec32
card-wu = Chien-Shiung Wu
    .text = Tu peux défausser jusqu'à 2 autres cartes du Champ et en distribuer de nouvelles à leur place.
    .science = Son expérience avec des atomes de cobalt froids montra en 1956 que la force faible distingue la gauche de la droite.
    .more = Lee et Yang avaient douté de la symétrie et proposé l'épreuve ; ils eurent le prix Nobel de 1957, elle non. Dans son expérience, les noyaux de cobalt envoyaient plus d'électrons contre leur spin que le long de lui.

# of 559ad094
card-lovelace = Ada Lovelace
    .text = Tu peux utiliser de nouveau la capacité d'entrée d'un autre Héros devant toi, comme si ce Héros l'avait.
    .science = Ses notes de 1843 sur la Machine analytique contiennent un programme pas à pas pour calculer les nombres de Bernoulli.
    .more = Les notes accompagnent sa traduction d'un article de Luigi Menabrea et sont plus longues que lui. Elle vit qu'une telle machine pourrait travailler sur tout ce qui peut se mettre en symboles, la musique par exemple.

# of a2fbaf39
card-nakamoto = Satoshi Nakamoto
    .text = Les adversaires ne peuvent ni prendre, ni déplacer, ni défausser les Améliorations sur ce Héros.
    .science = Une personne ou un groupe inconnu de ce nom publia les plans de Bitcoin en 2008.
    .more = Dans une chaîne de blocs, chaque bloc porte l'empreinte du précédent, si bien qu'une ancienne inscription ne peut être changée sans qu'on le voie. Qui que ce fût, il se tait depuis 2011.

# of 2f3741d0
card-turing = Alan Turing
    .text = Choisis un adversaire et nomme une sorte (Héros, Objet, Lieu, Inspiration). Regarde cette main et prends-y une carte de la sorte nommée, s'il y en a une.
    .science = En 1936 il décrivit une machine simple qui peut calculer tout ce qui est calculable. Pendant la guerre il aida à percer le chiffre d'Enigma.
    .more = Son article montra qu'aucune machine ne peut décider de tout programme s'il s'arrêtera un jour. En 1950 il proposa de juger par la conversation si une machine pense.

# of e272b28d
card-hopper = Grace Hopper
    .text = Tu peux défausser une Amélioration du Héros d'un adversaire.
    .science = Elle construisit l'un des premiers compilateurs en 1952 et ouvrit la voie au COBOL, un langage proche de l'anglais.
    .more = Son compilateur A-0 assemblait des routines qui se trouvaient sur bande. Elle servit dans la marine américaine jusqu'à 79 ans, et distribuait des fils de 30 centimètres pour montrer jusqu'où va l'électricité en une nanoseconde.

# of 6db301bc
card-lamarr = Hedy Lamarr
    .text = Les Inspirations des adversaires n'ont pas d'effet sur toi, ta main ni tes cartes.
    .science = La vedette de cinéma et le compositeur George Antheil brevetèrent en 1942 une radiocommande qui saute d'une fréquence à l'autre pour échapper au brouillage.
    .more = Le brevet proposait 88 fréquences, autant qu'un piano a de touches, changées par des rouleaux de papier des deux côtés. La marine ne s'en servit pas alors ; les radios à sauts de fréquence vinrent bien plus tard.

# of 8188a3f1
card-cailun = Cai Lun
    .text = Pioche 2 cartes.
    .science = Un fonctionnaire de la cour de Chine à qui l'on attribue une meilleure façon de faire du papier, vers l'an 105, avec de l'écorce, du chanvre, des chiffons et de vieux filets.
    .more = On a trouvé en Chine des restes de papier plus anciens, il améliora donc cet art plutôt qu'il ne le commença. Le papier atteignit le monde islamique au huitième siècle et l'Europe par l'Espagne et l'Italie.

# of f23c5a08
card-tesla = Nikola Tesla
    .text = Tu peux ajouter tout de suite une Amélioration de ta main à un autre de tes Héros qui peut l'utiliser et a une place pour elle.
    .science = Son moteur à induction marchait au courant alternatif, qui peut être envoyé sur de longues distances.
    .more = Deux courants décalés ou plus font un champ magnétique qui tourne, et le rotor est entraîné sans aucun contact. L'unité de densité de flux magnétique porte son nom.

# of b1634bed
card-jazari = Al-Jazari
    .text = Ce Héros peut tenir 2 Objets.
    .science = Son livre de 1206 décrit une cinquantaine de machines, parmi elles des horloges et des pompes à manivelle.
    .more = L'une de ses pompes a une manivelle avec bielle et deux pistons. Un autre appareil était une barque avec quatre musiciens mécaniques, mue par l'eau.

# of 3e0015d4
card-roebling = Emily Warren Roebling
    .text = À la fin, +1 pour chaque Lieu sur tes Héros.
    .science = Quand la maladie éloigna son mari du chantier, elle continua le travail du pont de Brooklyn jusqu'à son ouverture en 1883.
    .more = Son mari Washington souffrait du mal des caissons après le travail sous le fleuve. Elle étudia les mathématiques et les matériaux, parla avec des ingénieurs et des politiques, et fut la première à le traverser en voiture.

# of 83a90605
card-watt = James Watt
    .text = À la fin, +2 pour chaque Objet sur tes Héros d'Ingénierie, celui-ci compris.
    .science = Son condenseur séparé gardait chaud le cylindre de la machine à vapeur et économisait la plus grande partie du combustible.
    .more = Il vit en 1765 que l'ancienne machine gaspillait sa chaleur en refroidissant le cylindre à chaque course. Pour vendre des machines, il les comparait à des chevaux ; l'unité de puissance porte son nom.

# of 608cf5dd
card-mccoy = Elijah McCoy
    .text = À la fin de ce tour, tu peux défausser autant de cartes que tu veux.
    .science = Il breveta un godet qui graissait les machines à vapeur en marche, si bien que les trains n'avaient pas à s'arrêter pour cela.
    .more = Ses parents avaient fui l'esclavage et gagné le Canada ; il étudia l'ingénierie à Édimbourg mais ne trouva de travail que comme chauffeur de locomotive. Il obtint 57 brevets, la plupart pour le graissage.

# of e03292b3
card-gilbreth = Lillian Gilbreth
    .text = Après ton action, tu peux jouer un autre Héros pendant ce tour pour marquer une Découverte imprimée avec 3 points ou moins.
    .science = Elle fit entrer la psychologie dans l'étude du travail et conçut des cuisines qui épargnent des pas.
    .more = Avec son mari Frank, elle filma des ouvriers pour trouver les mouvements inutiles. On lui attribue la poubelle à pédale et les étagères de la porte du réfrigérateur.

# of 5fba27f6
card-khwarizmi = Al-Khwarizmi
    .text = Tu peux échanger une de tes autres Découvertes contre une carte du Champ de la même étape que son Héros pourrait marquer.
    .science = Le mot algèbre vient du titre d'un livre qu'il écrivit vers 820, et algorithme de son nom.
    .more = Son livre résout des équations en complétant et en équilibrant : on ajoute la même chose des deux côtés. Un autre expliquait les chiffres indiens, que l'Europe apprit à utiliser par ses versions latines.

# of 2360f0ca
card-hypatia = Hypatie
    .text = Pioche 2 cartes. Donne une carte de ta main à un adversaire.
    .science = Elle enseigna les mathématiques et l'astronomie à Alexandrie vers l'an 400 et écrivit des commentaires sur des œuvres plus anciennes.
    .more = Elle édita probablement des parties de l'Almageste de Ptolémée. Une foule l'assassina en 415, dans une lutte pour le pouvoir sur la ville.

# of 613eeb9d
card-germain = Sophie Germain
    .text = Ce Héros peut marquer une Découverte de n'importe quel type. Ses Améliorations doivent rester de son propre type.
    .science = Elle écrivit à Gauss sous un nom d'homme, et gagna un prix de l'Académie de Paris en 1816 pour sa théorie des plaques vibrantes.
    .more = Les nombres premiers p pour lesquels 2p + 1 est premier aussi portent son nom ; avec eux elle prouva une partie du dernier théorème de Fermat pour de nombreux exposants. L'Académie ne la laissa pas siéger à ses séances.

# of 0909730c
card-pascal = Blaise Pascal
    .text = Devine si la carte du dessus du paquet Héros est un Héros, et retourne-la. Juste : garde-la et pioche-en 1 de plus. Faux : défausse-la.
    .science = Ses lettres avec Fermat, en 1654, fondèrent la théorie des probabilités.
    .more = La question était de savoir comment partager la mise d'un jeu interrompu. Ils comptèrent ce qui pouvait encore arriver, ce que nous appelons aujourd'hui une espérance.

# of f671950a
card-ramanujan = Srinivasa Ramanujan
    .text = Regarde les 4 cartes du dessus du paquet Héros, gardes-en une, mets les autres dessous dans un ordre aléatoire.
    .science = Avec peu de formation, il remplit des carnets de milliers de formules, dont la plupart se révélèrent vraies.
    .more = Hardy le fit venir de Madras à Cambridge en 1914. Il mourut à 32 ans ; ses fausses fonctions thêta n'ont été comprises que dans ce siècle.

# of 19101f24
card-noether = Emmy Noether
    .text = À la fin, +3 points si tu as sur tes Héros autant d'Objets que de Lieux, et au moins un de chaque.
    .science = Son théorème de 1918 dit qu'à toute symétrie continue d'un système physique correspond quelque chose qui se conserve.
    .more = Que les lois ne changent pas avec le temps donne la conservation de l'énergie, qu'elles soient partout les mêmes, celle de la quantité de mouvement. Göttingen ne la laissa donner des cours, des années durant, que sous le nom de Hilbert.

# of c5a1520c
card-newton = Isaac Newton
    .text = À la fin, +2 points si tes autres Héros montrent au moins trois types différents (Polymathe compte comme un type).
    .science = Ses Principia de 1687 expliquèrent par les mêmes lois la chute des corps et les trajets des planètes.
    .more = Il construisit le premier télescope à miroir qui marchait et montra que la lumière blanche est un mélange de couleurs. Lui et Leibniz trouvèrent le calcul infinitésimal indépendamment l'un de l'autre.

# of 511da23c
card-leonardo = Léonard de Vinci
    .text = Ce Héros peut tenir 2 Lieux.
    .science = Il peignit, ouvrit des corps pour en dessiner l'anatomie, et esquissa des machines que personne ne pouvait encore construire.
    .more = Ses dessins d'anatomie, faits d'après une trentaine de corps, restèrent inédits pendant des siècles. Quelque 7 000 pages de notes subsistent, la plupart en écriture spéculaire.

# of d67b83ce
card-archimedes = Archimède
    .text = Tu peux prendre une Amélioration sur le Héros d'un adversaire et la poser sur un des tiens qui peut la tenir ; sinon elle est défaussée.
    .science = Il trouva la loi du levier et pourquoi les corps flottent, et encadra pi avec des polygones de 96 côtés.
    .more = Les polygones placèrent pi entre 3 10/71 et 3 1/7. Il fut tué quand Rome prit Syracuse, en 212 av. J.-C., que ses machines avaient aidé à défendre.

# of 48cf0871
card-bfranklin = Benjamin Franklin
    .text = Prends dans ta main une Inspiration de la défausse des Héros ; s'il n'y en a pas : Pioche 1 carte.
    .science = Il montra que la foudre est électrique et inventa le paratonnerre.
    .more = Il nomma positive et négative les deux sortes de charge. Il dressa aussi la carte du Gulf Stream avec l'aide de baleiniers, et on lui attribue les lunettes à double foyer.

# of c7cb19a9
card-shenkuo = Shen Kuo
    .text = Regarde les 4 cartes Découverte du dessus ; tu peux en mettre une dans le Champ à la place d'une autre carte du Champ, qui est défaussée. Mets le reste dessous dans un ordre aléatoire.
    .science = Ses Discussions de pinceau depuis un petit ruisseau de rêve, de 1088, décrivent la boussole et le fait qu'elle ne montre pas exactement le nord.
    .more = De coquilles fossiles trouvées dans les montagnes, il conclut que les terres s'élèvent et s'usent sur de longues durées. Le même livre parle de caractères mobiles en argile, faits par Bi Sheng.

# of 6d2806c6
card-microscope = Microscope
    .science = Un microscope optique montre des choses jusqu'à un cinquième de millième de millimètre environ.
    .more = Les ondes de lumière brouillent tout ce qui est bien plus petit que la moitié de leur longueur. Les électrons ont des ondes plus courtes, et des colorants fluorescents qui s'allument un à un passent aussi la limite.

# of af561640
card-telescope = Télescope
    .science = Un télescope recueille plus de lumière que l'œil et rend grands les petits angles.
    .more = Un miroir deux fois plus large recueille quatre fois plus de lumière. La lunette de Galilée grossissait une vingtaine de fois ; ce qu'elle montra de mieux fut qu'il y avait quelque chose à voir.

# of 8e77f209
card-radium = Échantillon de radium
    .science = Le radium est un métal radioactif ; la moitié des atomes de sa forme la plus commune se désintègrent en 1 600 ans.
    .more = Les Curie traitèrent des tonnes de pechblende pour un dixième de gramme de son chlorure. On mit du radium dans des cadrans de montre et des toniques avant de comprendre son danger.

# of 8001b7fa
card-punchcards = Cartes perforées
    .science = Des trous dans des cartes guidèrent des métiers à tisser dès 1804 et alimentèrent les ordinateurs en données jusqu'aux années 1970.
    .more = Les machines de Herman Hollerith comptèrent avec elles le recensement américain de 1890. Une carte standard eut plus tard 80 colonnes, c'est pourquoi beaucoup de terminaux ont 80 caractères de large.

# of 5dde62a5
card-radio = Poste de radio
    .science = Une radio choisit une fréquence parmi les nombreuses ondes qui atteignent son antenne.
    .more = Une bobine et un condensateur oscillent à une fréquence, comme la balançoire d'un enfant, et d'autres ondes les bougent à peine. Tourner le bouton change le condensateur.

# of 3135f4cc
card-engine = Machine analytique
    .science = La Machine analytique de Babbage fut prévue avec un magasin pour les nombres et un moulin qui les traite ; elle ne fut jamais achevée.
    .more = Une manivelle ou la vapeur l'aurait mue, et des cartes perforées lui auraient dit quoi faire. Une partie seulement du moulin fut construite, par Babbage puis par son fils.

# of 50353a25
card-dividers = Compas à pointes sèches
    .science = Deux pointes sur une charnière portent une longueur d'une règle ou d'une carte à un autre endroit.
    .more = Les navigateurs arpentent avec lui une carte marine, et les dessinateurs divisent une ligne en parties égales. Avec un crayon à un bout, il devient un compas à tracer.

# of 14c83dc6
card-steam = Machine à vapeur
    .science = Une machine à vapeur change en mouvement la poussée de la vapeur chaude.
    .more = La machine de Newcomen, de 1712, pompait l'eau des mines. Chercher à comprendre combien de travail la chaleur peut faire mena Carnot à la thermodynamique.

# of 8c050bba
card-coil = Bobine d'induction
    .science = Une bobine d'induction fait des étincelles de haute tension en allumant et en éteignant un petit courant.
    .more = Quand le courant de la bobine intérieure s'arrête, son champ magnétique s'effondre et pousse un courant dans des milliers de tours à l'extérieur. Avec de telles étincelles Hertz trouva les ondes radio, et Röntgen les rayons X.

# of 3d350d0c
card-abacus = Boulier
    .science = Des boules sur des tiges représentent des chiffres ; une main exercée calcule avec elles très vite.
    .more = Le soroban japonais a sur chaque tige une boule pour cinq et quatre pour un. Dans un concours à Tokyo, en 1946, il battit une calculatrice électrique dans quatre épreuves sur cinq.

# of e2c40b89
card-astrolabe = Astrolabe
    .science = Un astrolabe est un modèle du ciel qui donne l'heure et la direction d'après la hauteur d'une étoile.
    .more = Un réseau d'étoiles tourne sur un disque dessiné pour une latitude. Les savants du monde islamique le menèrent à la perfection et s'en servaient pour trouver les heures de la prière.

# of 0d06740e
card-calculator = Calculatrice mécanique
    .science = La calculatrice de Pascal, de 1642, additionnait des nombres avec des roues qui reportent d'elles-mêmes au chiffre suivant.
    .more = Il avait 19 ans quand il entreprit d'aider son père, un percepteur. Une cinquantaine furent essayées et une vingtaine vendues ; il fallait soustraire en ajoutant des compléments.

# of 5c76d46c
card-fieldstation = Station de terrain
    .science = Dans une station de terrain, les chercheurs vivent près de ce qu'ils étudient et peuvent l'observer pendant des années.
    .more = Les longues séries sont leur trésor : à Rothamsted, en Angleterre, un champ de blé est comparé à ses voisins depuis 1843. Les changements lents ne se montrent que là.

# of b3556d27
card-garden = Jardin botanique
    .science = Les jardins botaniques gardent pour l'étude des plantes vivantes étiquetées ; celui de Padoue est à sa place depuis 1545.
    .more = Une plante y représente son espèce et peut à tout moment être comparée à d'autres. Les banques de graines et les espèces rares gardées dans les jardins sont une réserve contre l'extinction.

# of 288f6ca9
card-lab = Laboratoire universitaire
    .science = Le laboratoire de Liebig, à Giessen, fit apprendre la chimie aux étudiants en leur faisant faire eux-mêmes des expériences.
    .more = Il commença en 1824 et devint un modèle d'enseignement dans de nombreux pays. L'appareil de Liebig, fait de boules de verre, permettait aux étudiants de trouver combien de carbone contient une substance.

# of 916799e0
card-garage = Atelier de garage
    .science = Plusieurs entreprises d'informatique commencèrent dans un garage, Hewlett-Packard parmi elles.
    .more = Hewlett et Packard commencèrent à Palo Alto en 1938 avec un oscillateur audio, dont Disney acheta huit. Le loyer bas importait plus que le lieu.

# of fd4b98e8
card-serverroom = Salle de serveurs
    .science = La plus grande partie de l'électricité que prennent les serveurs devient de la chaleur, leurs salles doivent donc être refroidies.
    .more = Les grands centres sont construits là où l'électricité est bon marché et l'air frais, et certains chauffent des maisons avec ce qu'ils rejettent. Un bon centre ne demande qu'environ un dixième d'électricité de plus que ses machines.

# of ffa0aca9
card-codecentre = Centre de décryptage
    .science = À Bletchley Park, des milliers de personnes, des femmes pour la plupart, travaillèrent à percer les chiffres ennemis.
    .more = Des mathématiciens polonais avaient percé Enigma avant la guerre et partagèrent ce qu'ils savaient en 1939. Pour un autre chiffre on y construisit Colossus, l'un des premiers ordinateurs électroniques.

# of dc460f48
card-machineshop = Atelier d'usinage
    .science = Dans un atelier d'usinage, des tours et des fraiseuses taillent le métal à la forme exacte.
    .more = Sur un tour c'est la pièce qui tourne, sur une fraiseuse c'est l'outil. Des vis toutes pareilles, taillées sur le tour de Maudslay vers 1800, rendirent les pièces interchangeables.

# of 917477ba
card-shipyard = Chantier naval
    .science = L'Arsenal de Venise construisait des navires en pièces standard le long d'une ligne, des siècles avant les usines.
    .more = À son apogée, un millier de personnes y travaillaient et pouvaient équiper une galère en un jour. Dante lui compara une fosse de poix bouillante en enfer.

# of ad25646e
card-powerstation = Centrale électrique
    .science = La centrale de Pearl Street commença à éclairer une partie de New York en 1882.
    .more = Le courant continu d'Edison ne portait guère plus loin qu'un mille, elle devait donc se tenir au milieu de ses clients. Les transformateurs, qui demandent du courant alternatif, y mirent fin.

# of 802a2f58
card-lecture = Amphithéâtre
    .science = Des rangées de sièges qui montent permettent à tous de voir l'expérience sur la table.
    .more = Le théâtre anatomique de Padoue, construit en 1594, a six anneaux raides de places debout. Les conférences de Noël de Faraday commencèrent dans une telle salle en 1825 et continuent aujourd'hui.

# of f766461f
card-library = Bibliothèque d'Alexandrie
    .science = La Bibliothèque d'Alexandrie réunit des rouleaux de tout le monde grec.
    .more = Ératosthène, qui la dirigea, mesura la Terre d'après l'angle d'une ombre. Elle déclina au fil des siècles, et aucun incendie n'explique à lui seul sa fin.

# of ba5a0378
card-wisdom = Maison de la sagesse
    .science = Dans la Maison de la sagesse, à Bagdad, des savants traduisirent et prolongèrent la science grecque, persane et indienne.
    .more = Les frères Banu Musa construisirent dans son cercle des machines ingénieuses, et Hunayn ibn Ishaq traduisit Galien. Dans quelle mesure c'était un bâtiment ou un mouvement plus large, les historiens en discutent encore.

# of 3f24d219
card-eureka = Eurêka !
    .text = Pioche 3 cartes.
    .science = Archimède aurait crié Eurêka, j'ai trouvé, en voyant dans son bain comment mesurer les volumes.
    .more = Une couronne d'or mêlé d'argent prend plus de place qu'une couronne d'or pur du même poids, et déplace plus d'eau. L'histoire fut écrite deux siècles plus tard, par Vitruve.

# of 9a865e4a
card-rival = Théorie rivale
    .text = À jouer en réponse à la capacité d'entrée ou à l'Inspiration d'un adversaire : elle n'a pas d'effet. Le Héros marque tout de même.
    .science = Deux théories peuvent expliquer les mêmes faits jusqu'à ce qu'une expérience tranche entre elles.
    .more = Vers 1819 Poisson montra que, si la lumière était une onde, l'ombre d'un disque aurait un point brillant en son milieu. Il le disait comme objection ; Arago regarda, et le point était là.

# of 34a029f5
card-shift = Changement de paradigme
    .text = Défausse toutes les cartes du Champ qui ne sont pas en train d'être marquées et distribues-en de nouvelles.
    .science = Thomas Kuhn appela changement de paradigme le moment où une science change son image fondamentale du monde.
    .more = Son livre parut en 1962. Entre de tels changements, disait-il, les chercheurs résolvent des énigmes à l'intérieur d'une image qu'ils ne mettent pas en question.

# of 5ad62a04
card-borrow = Matériel emprunté
    .text = Prends une Amélioration sur le Héros d'un adversaire et pose-la sur un des tiens qui peut la tenir ; sinon elle est défaussée.
    .science = Les grands instruments comme les télescopes sont partagés ; les chercheurs y demandent du temps.
    .more = Des comités choisissent parmi les propositions, aux télescopes les plus demandés une seule sur plusieurs. On garde un peu de temps pour ce que personne ne peut prévoir, comme une étoile qui explose.

# of 48fc4e54
card-cut = Coupe budgétaire
    .text = Un adversaire défausse 2 cartes au hasard.
    .science = La plus grande partie de la recherche vit de subventions qui durent quelques années.
    .more = Un groupe d'autres chercheurs lit chaque proposition, et souvent moins d'une sur quatre est payée. Une grande part de l'année d'un scientifique passe à les écrire.

# of 916882ac
card-breakthrough = Percée
    .text = À jouer à ton propre tour. Après ton action, tu peux jouer un autre Héros pendant ce tour pour marquer une Découverte de plus.
    .science = Certaines découvertes ouvrent d'un coup tout un domaine, comme les rayons X en 1895.
    .more = Röntgen publia le 28 décembre 1895 et ne prit pas de brevet. En quelques semaines des médecins cherchaient des os cassés avec les nouveaux rayons, et Becquerel, en en cherchant d'autres, trouva la radioactivité.

# of aa14e847
card-retraction = Rétractation
    .text = Défausse toutes les Améliorations du Héros d'un adversaire.
    .science = Un article dont les résultats se révèlent faux peut être retiré par sa revue.
    .more = Une rétractation peut suivre une fraude ou une erreur honnête que les auteurs ont trouvée eux-mêmes. L'article reste lisible, avec une marque, pour que personne ne bâtisse dessus sans le savoir.

# of 791242df
card-notebook = Carnet perdu
    .text = Prends dans ta main une carte de la défausse des Héros.
    .science = Un carnet de Ramanujan resta oublié dans une bibliothèque jusqu'à ce que George Andrews le trouve en 1976.
    .more = C'est une liasse de plus de cent pages qu'il remplit dans sa dernière année. Prouver ce qui s'y trouve a occupé les mathématiciens pendant des décennies.

# of 838863c0
card-crossover = Subvention croisée
    .text = Choisis un de tes Héros. Pour le reste de la partie, il peut utiliser des Améliorations de tous les types. Tu peux ajouter tout de suite à ce Héros une Amélioration de ta main.
    .science = On trouve beaucoup là où deux domaines se rencontrent : la biologie et la physique donnèrent la structure de l'ADN.
    .more = Francis Crick venait de la physique, James Watson de l'étude des virus et des oiseaux. Les nouvelles méthodes voyagent souvent ainsi, comme lorsque des physiciens apportèrent les rayons X à la biologie.

# of 05ca139b
card-1S = Observation (Science, 3)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu.

# of eb1d1fa7
card-1T = Observation (Technologie, 4)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of ce65fcde
card-1E = Observation (Ingénierie, 5)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of da193e45
card-1M = Observation (Mathématiques, 4)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 35e2808c
card-2S = Hypothèse (Science, 4)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu.

# of 95fdbe72
card-2T = Hypothèse (Technologie, 3)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of 1b23be6d
card-2E = Hypothèse (Ingénierie, 4)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 663678bf
card-2M = Hypothèse (Mathématiques, 5)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 56609954
card-3S = Expérience (Science, 5)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu.

# of c859b58c
card-3T = Expérience (Technologie, 4)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of cc1ae8f8
card-3E = Expérience (Ingénierie, 3)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of f8d6b88c
card-3M = Expérience (Mathématiques, 4)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 80047951
card-4S = Analyser les données (Science, 4)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu.

# of c5a9fc9d
card-4T = Analyser les données (Technologie, 5)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of c84ac2b6
card-4E = Analyser les données (Ingénierie, 4)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of bf9e83e5
card-4M = Analyser les données (Mathématiques, 3)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 2e9f2300
card-5S = Publier les résultats (Science, 4)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu.

# of 85f61bfd
card-5T = Publier les résultats (Technologie, 4)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of 25448ae5
card-5E = Publier les résultats (Ingénierie, 4)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of de9ad768
card-5M = Publier les résultats (Mathématiques, 4)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 03d2a563
card-1ST = Observation (Science/Technologie, 4)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of 7fed58b4
card-1EM = Observation (Ingénierie/Mathématiques, 3)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 977fb54f
card-1SE = Observation (Science/Ingénierie, 3)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 301f275b
card-1TM = Observation (Technologie/Mathématiques, 2)
    .science = La recherche commence par regarder de près : quelque chose est remarqué, mesuré et noté avant d'être expliqué.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 574777b2
card-2SE = Hypothèse (Science/Ingénierie, 4)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 629021e2
card-2TM = Hypothèse (Technologie/Mathématiques, 3)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 63e73d9a
card-2SM = Hypothèse (Science/Mathématiques, 3)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of f1925b29
card-2TE = Hypothèse (Technologie/Ingénierie, 2)
    .science = Une hypothèse est une explication qui pourrait se révéler fausse, si bien qu'on peut la mettre à l'épreuve.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 7550cf67
card-3ST = Expérience (Science/Technologie, 3)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of 944c3ba1
card-3EM = Expérience (Ingénierie/Mathématiques, 3)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 22d6d4ad
card-3SM = Expérience (Science/Mathématiques, 2)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of ff5fbe11
card-3TE = Expérience (Technologie/Ingénierie, 4)
    .science = Une expérience change une chose, garde toutes les autres telles quelles et voit ce qui s'ensuit.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 8fc00a7f
card-4ST = Analyser les données (Science/Technologie, 2)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of afcf6cee
card-4EM = Analyser les données (Ingénierie/Mathématiques, 3)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of db3ae3ce
card-4SE = Analyser les données (Science/Ingénierie, 3)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 92524dda
card-4TM = Analyser les données (Technologie/Mathématiques, 4)
    .science = Les mesures se dispersent ; leur analyse distingue un motif de ce qui peut être le hasard.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 1f1f61df
card-5SE = Publier les résultats (Science/Ingénierie, 2)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of c0a7e0e4
card-5TM = Publier les résultats (Technologie/Mathématiques, 3)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 8f0b1ee0
card-5SM = Publier les résultats (Science/Mathématiques, 4)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of b28996e7
card-5TE = Publier les résultats (Technologie/Ingénierie, 3)
    .science = Des résultats publiés peuvent être vérifiés et répétés par d'autres, qui peuvent bâtir dessus.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of 7ca264df
card-WST = Étape joker (Science/Technologie, 2)
    .science = La recherche va rarement en ligne droite : ce que montre une expérience peut la ramener à une nouvelle hypothèse.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage.

# of 1b072e0d
card-WEM = Étape joker (Ingénierie/Mathématiques, 2)
    .science = La recherche va rarement en ligne droite : ce que montre une expérience peut la ramener à une nouvelle hypothèse.
    .more = En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of d0d72219
card-WSM = Étape joker (Science/Mathématiques, 2)
    .science = La recherche va rarement en ligne droite : ce que montre une expérience peut la ramener à une nouvelle hypothèse.
    .more = En science la nature a le dernier mot : une prédiction qui échoue fait tomber une idée, si belle soit-elle. D'autres répètent donc ce qui a été vu. En mathématiques ce qui est prouvé découle à jamais de ses hypothèses ; si celles-ci s'accordent au monde, il faut l'essayer. Des preuves d'Euclide tiennent encore.

# of 9a72bd64
card-WTE = Étape joker (Technologie/Ingénierie, 2)
    .science = La recherche va rarement en ligne droite : ce que montre une expérience peut la ramener à une nouvelle hypothèse.
    .more = En technologie le résultat est quelque chose dont on se sert, un programme, un instrument ou un procédé que d'autres peuvent essayer. Avec lui ils voient et font davantage. En ingénierie on construit dans des limites de coût, de temps et de sécurité, et l'on teste jusqu'à la rupture. Ce qui a cédé passe dans le projet suivant.

# of a79cbf5e
card-alltypes = Sigle complet
    .text = Tes Héros comprennent Science, Technologie, Ingénierie et Mathématiques.

# of 03bbffe9
card-specialist = Spécialiste
    .text = Au moins 3 de tes Héros partagent un type (Polymathe non compté).

# of 51b3e9e7
card-equipped = Bien équipé
    .text = Au moins 3 de tes Héros tiennent des Objets.

# of 08676b6c
card-travelled = Grand voyageur
    .text = Au moins 3 de tes Héros tiennent des Lieux.

# of 87a3c312
card-big = Résultat marquant
    .text = Une de tes Découvertes vaut 9 ou plus avec ses Améliorations.

# of de3b9a87
card-complete = Méthode entière
    .text = Tu as marqué 5 étapes.

# of 9690a818
card-solo = À mains nues
    .text = Au moins 2 de tes Héros ne tiennent aucune Amélioration.

# of 868c4c64
card-quiet = Génie discret
    .text = Tu n'as joué aucune Inspiration de toute la partie.
