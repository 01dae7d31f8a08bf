# of 2dacdd87
card-mouse = Souris
    .science = Presque tous les gènes humains qui font des protéines ont un équivalent chez la souris. Son génome fut lu en 2002.
    .more = Les souris et les humains se sont séparés il y a environ 80 millions d'années, et pourtant leurs gènes sont encore dans le même ordre sur de longs tronçons. Des lignées consanguines, dont les souris sont presque identiques, sont gardées depuis plus de cent ans, si bien qu'un résultat peut être répété ailleurs.

# of 1986190c
card-zebrafish = Poisson-zèbre
    .science = Ses embryons sont transparents et grandissent hors de la mère, on peut donc regarder les organes se former.
    .more = Un couple peut pondre des centaines d'œufs en une semaine. Un jour après la fécondation le plan du corps est en place et le cœur bat. Environ sept gènes humains sur dix ont au moins un équivalent chez ce poisson.

# of 281423c7
card-fly = Drosophile
    .science = Thomas Hunt Morgan montra grâce à elle que les gènes se trouvent sur les chromosomes. Une génération prend environ dix jours.
    .more = En 1910 Morgan trouva un mâle aux yeux blancs au lieu de rouges, et vit que ce caractère allait avec le sexe des descendants. La mouche n'a que quatre paires de chromosomes. Environ trois quarts des gènes connus pour causer des maladies humaines y ont un équivalent.

# of 02f43653
card-yeast = Levure de boulanger
    .science = La levure du pain et de la bière fut, en 1996, le premier organisme à noyau cellulaire dont le génome ait été lu.
    .more = Elle a environ 6 000 gènes sur 16 chromosomes. Beaucoup ont des équivalents humains, et certains de ceux-ci peuvent même faire le travail du gène de la levure. Quelque 600 scientifiques d'Europe, d'Amérique du Nord et du Japon se sont partagé la lecture.

# of 5ed7b327
card-worm = Ver rond
    .science = L'hermaphrodite adulte a 959 cellules corporelles, et l'origine de chacune est connue.
    .more = John Sulston et d'autres ont suivi au microscope chaque division de cellule, de l'œuf à l'adulte. Le ver est long d'un millimètre et transparent. En 1998 il devint le premier animal dont le génome ait été lu.

# of 6e7290b0
card-frog = Grenouille
    .science = Les œufs des grenouilles à griffes sont gros, nombreux et faciles à injecter, ce qui en fait des favoris pour étudier les embryons.
    .more = Xenopus laevis a quatre jeux de chromosomes et X. tropicalis seulement deux, ce qui simplifie sa génétique. À partir des années 1930, laevis servit aussi de test de grossesse : une hormone de l'urine des femmes enceintes fait pondre la femelle.

# of 33d62887
card-ciliate = Ciliés
    .science = Une cellule, deux sortes de noyau : un petit pour les descendants et un grand pour la vie de tous les jours.
    .more = Tetrahymena vit en eau douce, nage avec des centaines de poils battants, ses cils, et se divise toutes les deux à trois heures. Deux prix Nobel sont nés du travail avec elle : pour l'ARN qui agit comme une enzyme, et pour les extrémités des chromosomes.

# of 67bce2f9
card-cress = Arabette des dames
    .science = Une petite mauvaise herbe qui va de graine à graine en six semaines environ ; son génome fut le premier d'une plante à être lu.
    .more = Elle est de la famille du chou et a environ 135 millions de paires de bases sur cinq chromosomes, lues en 2000. Des fleurs trempées dans des bactéries qui portent un gène donnent quelques graines avec ce gène, il n'est donc pas nécessaire de faire pousser une plante à partir de cellules isolées.

# of 87a4c404
card-sequencing = Séquençage de l'ADN
    .science = Le séquençage lit l'ordre des quatre bases dans un tronçon d'ADN ou dans un génome entier.
    .more = La méthode de Frederick Sanger, de 1977, lisait quelques centaines de bases à la fois. Les machines d'aujourd'hui lisent des millions de courts morceaux à la fois, ou des morceaux isolés de plusieurs milliers de bases. Un ordinateur les assemble ensuite comme un puzzle.

# of da46caf2
card-microscopy = Microscopie
    .science = Des protéines fluorescentes permettent au microscope de montrer où, dans une cellule vivante, une protéine est à l'œuvre.
    .more = La protéine fluorescente verte vient d'une méduse ; attachée à une autre protéine, elle brille partout où celle-ci va. Comme la lumière est une onde, un microscope optique ordinaire ne montre rien de beaucoup plus fin que 200 nanomètres ; des méthodes plus récentes contournent cette limite.

# of 360902cc
card-expression = Analyse de l'expression des gènes
    .science = La quantité d'ARN faite à partir d'un gène dit avec quelle force le gène est allumé dans un tissu.
    .more = Une puce à ADN mesure à la fois l'ARN de milliers de gènes connus ; le séquençage de l'ARN compte tout l'ARN présent. Presque toutes les cellules d'un corps ont les mêmes gènes : ce qui distingue une cellule nerveuse d'une cellule du foie, c'est lesquels sont allumés.

# of cfb637cb
card-compute = Analyse informatique
    .science = Comparer des séquences par ordinateur trouve des gènes apparentés chez des organismes séparés depuis des centaines de millions d'années.
    .more = BLAST, publié en 1990, cherche dans d'immenses collections des séquences qui ressemblent à la tienne, et dit combien de correspondances aussi bonnes apparaîtraient par hasard. Sans de tels programmes, un génome serait un tas de lettres.

# of 0a538837
card-editing = Édition du génome
    .science = CRISPR-Cas9 coupe l'ADN à un endroit choisi par un court ARN guide ; la réparation peut alors changer le gène.
    .more = Les ciseaux viennent de bactéries, qui s'en servent contre les virus. En 2012 Emmanuelle Charpentier, Jennifer Doudna et leurs collègues ont montré comment les diriger vers une séquence choisie ; les deux ont reçu le prix Nobel de chimie de 2020.

# of d1c77f66
card-screen = Criblage de mutants
    .science = Un criblage fait beaucoup de mutants au hasard et garde ceux, peu nombreux, qui ont un caractère inhabituel, pour trouver les gènes en cause.
    .more = Des produits chimiques ou des rayonnements causent les mutations. Souvent seuls les petits-enfants montrent le caractère, car les deux copies d'un gène doivent être changées. Un criblage ne demande pas de deviner d'avance quels gènes importent.

# of 293689c7
card-cross = Croisement génétique
    .science = Compter les descendants de parents choisis dit comment un caractère s'hérite, comme le fit Mendel avec des pois.
    .more = Gregor Mendel compta des milliers de plants de pois et publia en 1866 que les caractères ne se mélangent pas : l'un d'eux, caché chez les enfants, revient chez un quart des petits-enfants. Les gènes proches les uns des autres s'héritent le plus souvent ensemble, et les croisements ont donc donné aussi les premières cartes des chromosomes.

# of 32d0b83d
card-pcr = PCR et clonage
    .science = Chaque cycle d'une PCR double à peu près un morceau d'ADN, si bien que trente cycles peuvent en faire un milliard de copies.
    .more = La chaleur sépare les deux brins, de courtes amorces marquent le morceau, et une polymérase d'une bactérie des sources chaudes le copie, encore et encore. Kary Mullis en eut l'idée en 1983 et partagea le prix Nobel de chimie de 1993. Le clonage met un morceau dans un anneau d'ADN que des bactéries multiplient.

# of fced29c9
card-grant = Subvention de recherche
    .text = pioche 2 cartes Ressource
    .science = Une grande partie de la recherche fondamentale est payée par des subventions que des scientifiques demandent et que d'autres scientifiques jugent.
    .more = Une demande dit ce qu'on veut faire, pourquoi, et pour combien d'argent. Des experts les jugent et les classent, et dans les grandes agences la plupart sont refusées. Les écrire prend une bonne part du temps d'un scientifique.

# of b64b5adc
card-freezer = Stock congelé
    .text = prends une carte Espèce ou Technique dans la défausse
    .science = Beaucoup de souches peuvent être congelées et décongelées des années plus tard ; les larves du ver C. elegans survivent dans l'azote liquide.
    .more = Des cristaux de glace déchireraient les cellules, on les refroidit donc lentement dans un liquide protecteur comme le glycérol. Aux −196 °C de l'azote liquide, presque aucune chimie n'a lieu, et un échantillon se garde des décennies.

# of 5f86c1cf
card-core = Plateforme commune
    .text = compte comme n'importe quelle Technique qui manque à ton projet
    .science = Dans les plateformes communes, de nombreux laboratoires partagent des instruments coûteux et les personnes qui savent s'en servir.
    .more = Un séquenceur ou un microscope électronique peut coûter plus qu'un laboratoire ne pourrait jamais payer, et à lui seul, aucun laboratoire ne l'occuperait tout le temps. Partagé, il tourne tout le temps, et son personnel forme et aide ceux qui le réservent.

# of 005af504
card-stockcentre = Centre de souches
    .text = compte comme n'importe quelle Espèce qui manque à ton projet
    .science = Le centre de Bloomington garde en vie des dizaines de milliers de souches de mouches et les envoie par la poste à des laboratoires du monde entier.
    .more = Les souches de mouches sont difficiles à congeler, chacune est donc mise sur de la nourriture fraîche toutes les quelques semaines, année après année. Des centres semblables gardent des souris, des vers, de la levure, des poissons-zèbres et les graines de l'arabette.

# of 27c235c9
card-backup = Échantillons de secours
    .text = arrête la prochaine attaque contre un de tes projets
    .science = Les biobanques gardent des échantillons en plus d'un endroit, pour qu'un congélateur en panne ne mette pas fin à un projet.
    .more = Une biobanque garde du sang, des tissus ou d'autres échantillons avec des notes sur leur provenance. Les plantes ont aussi les leurs : la réserve du Svalbard garde des graines de rechange au froid, et en 2015 on en sortit les premières pour en remplacer que la guerre en Syrie avait rendues inaccessibles.

# of f4db89ae
card-pivot = Changement de cap
    .text = abandonne un projet ordinaire et reprends ses ressources
    .science = En 1928 Alexander Fleming remarqua qu'une moisissure, sur une boîte gâtée, tuait des bactéries ; suivre cette piste mena à la pénicilline.
    .more = Fleming ne put pas produire beaucoup de cette substance lui-même. À partir de 1939, Howard Florey, Ernst Chain et leur équipe d'Oxford en firent un médicament. Fleming, Florey et Chain partagèrent le prix Nobel de 1945.

# of 22f2741c
card-contam = Contamination
    .text = défausse une ressource du projet d'un autre joueur
    .science = Des centaines de lignées cellulaires se sont révélées envahies par d'autres cellules, le plus souvent par HeLa.
    .more = Les cellules HeLa furent prélevées dans la tumeur d'Henrietta Lacks en 1951, sans qu'on lui demande. Elles poussent si bien que quelques-unes peuvent s'emparer d'une boîte. Un registre recense les lignées qui ne sont pas ce que dit leur étiquette ; un profil d'ADN montre quelles cellules on a vraiment.

# of e763b5a0
card-scooped = Devancé
    .text = un projet rival qui a 1 ou 2 ressources les perd
    .science = Les découvertes sont souvent faites par plusieurs personnes à la fois : Wallace arriva à l'idée de la sélection naturelle pendant que Darwin écrivait encore.
    .more = Des articles de Charles Darwin et d'Alfred Russel Wallace furent lus à la même séance en 1858. Le calcul infinitésimal fut trouvé par Newton et par Leibniz, l'oxygène par Scheele et par Priestley.

# of eae63d47
card-poach = Postdoc débauché
    .text = prends une carte Ressource au hasard à un autre joueur
    .science = Les postdocs sont des chercheurs formés, aux contrats courts, qui passent souvent de laboratoire en laboratoire.
    .more = Postdoc est l'abrégé de chercheur postdoctoral : quelqu'un qui a un doctorat et travaille quelques années dans le laboratoire d'un autre avant de trouver son propre poste. Ils font une grande partie du travail quotidien de la recherche.

# of 4d7e4ae8
card-reviewer = Encore des révisions
    .text = un autre joueur pioche 1 carte de moins au prochain tour
    .science = Avant qu'un article soit publié, d'autres experts le lisent et demandent souvent d'autres expériences.
    .more = La revue interroge deux ou trois personnes du même domaine, dont les auteurs n'apprennent le plus souvent pas les noms. Elles ne peuvent pas prouver qu'un résultat est juste, mais elles trouvent des lacunes et des erreurs. La vraie épreuve vient quand d'autres répètent le travail.

# of 1feb6a5b
card-cycle = L'emploi du temps de la cellule
    .text = demande Levure de boulanger, Criblage de mutants
    .science = Leland Hartwell trouva les gènes qui disent à une cellule quand se diviser chez des mutants de levure qui s'arrêtent à mi-chemin.
    .more = Hartwell partagea le prix Nobel de 2001 avec Paul Nurse et Tim Hunt, qui trouvèrent des parties de la même machinerie dans une autre levure, dans des cellules humaines et chez des oursins. Il montra aussi qu'une cellule vérifie son ADN avant de se diviser. Là où ces contrôles échouent, un cancer peut commencer.

# of 314ebc38
card-telomere = Les bouts du chromosome
    .text = demande Ciliés, Séquençage de l'ADN
    .science = Elizabeth Blackburn lut les répétitions qui coiffent les chromosomes chez Tetrahymena, et trouva avec Carol Greider l'enzyme qui les ajoute.
    .more = À chaque copie un chromosome perd un peu de son bout ; les répétitions sont ce dont il peut se passer, et l'enzyme télomérase en ajoute de nouvelles. Blackburn, Greider et Jack Szostak partagèrent le prix Nobel de 2009. Chez Tetrahymena la répétition est TTGGGG, chez l'humain TTAGGG.

# of bbcb1fb1
card-flower = Quand fleurir
    .text = demande Arabette des dames, Croisement génétique
    .science = Beaucoup de plantes ne fleurissent qu'après un hiver : le froid fait taire un gène qui retient la floraison.
    .more = Chez l'arabette, ce gène s'appelle FLC. Des semaines de froid serrent son ADN, et il se tait encore quand vient le printemps. Dans les graines il se rallume : une plante se souvient de l'hiver, mais pas ses descendants.

# of 2e8187eb
card-death = Des cellules qui savent quand mourir
    .text = demande Ver rond, Microscopie, Criblage de mutants
    .science = Chez chaque ver hermaphrodite, les mêmes 131 cellules meurent comme prévu ; des mutants où elles vivent ont mené aux gènes de la mort cellulaire programmée.
    .more = Le prix Nobel de 2002 alla à Sydney Brenner, Robert Horvitz et John Sulston. Les gènes ced-3 et ced-4 du ver, sans lesquels ces cellules continuent à vivre, ont des parents chez l'humain. Trop peu de cette mort aide les cancers à croître, trop détruit des tissus sains.

# of 91d8ac8f
card-body = Tête, milieu, queue
    .text = demande Drosophile, Criblage de mutants, Croisement génétique
    .science = Christiane Nüsslein-Volhard et Eric Wieschaus trièrent des milliers de mutants de la mouche et trouvèrent les gènes qui divisent le corps en segments.
    .more = Ils travaillaient à Heidelberg vers 1980 et regardaient les mutants ensemble, dans un microscope à deux places. À certaines larves il manquait un segment sur deux. Ils partagèrent le prix Nobel de 1995 avec Edward Lewis, qui avait étudié comment chaque segment reçoit son propre caractère.

# of 29c0dc62
card-heart = Réparer un cœur brisé
    .text = demande Poisson-zèbre, Microscopie, Édition du génome
    .science = Un poisson-zèbre peut faire repousser un cinquième de son ventricule après qu'on l'a coupé.
    .more = Il reste à peine une cicatrice : les cellules du muscle cardiaque près de la plaie se divisent et comblent le trou en deux mois environ. Le muscle cardiaque humain ne le fait presque pas, et après un infarctus une cicatrice demeure.

# of ae1a8378
card-egg = De l'œuf au têtard
    .text = demande Grenouille, Microscopie, Analyse de l'expression des gènes
    .science = John Gurdon fit grandir des têtards à partir d'œufs de grenouille pourvus du noyau d'une cellule d'intestin : les gènes étaient encore tous là.
    .more = Gurdon le publia en 1962. En 2006 Shinya Yamanaka refit de cellules de peau de souris des cellules souches avec quatre gènes seulement. Les deux partagèrent le prix Nobel de 2012.

# of 5dc7343d
card-drought = Une plante qui résiste à la soif
    .text = demande Arabette des dames, Édition du génome, Séquençage de l'ADN
    .science = Quand le sol sèche, l'hormone acide abscissique fait fermer à une plante les pores de ses feuilles, et elle perd moins d'eau.
    .more = Les pores, appelés stomates, laissent entrer le dioxyde de carbone et sortir l'eau ; deux cellules de garde ouvrent et ferment chacun d'eux. Une plante qui les ferme économise l'eau, mais absorbe moins de dioxyde de carbone et pousse plus lentement.

# of 5db78b9f
card-disease = Une souris modèle d'une maladie
    .text = demande Souris, Édition du génome, Croisement génétique, Analyse de l'expression des gènes
    .science = Le ciblage de gènes éteint chez la souris un gène choisi et montre ce qui va mal sans lui.
    .more = Mario Capecchi, Martin Evans et Oliver Smithies partagèrent le prix Nobel de 2007. Le gène est remplacé dans des cellules souches embryonnaires, et l'on en élève des souris. Plus de dix mille gènes de souris avaient alors été éteints de cette façon.

# of f0b51174
card-ageing = Pourquoi nous vieillissons
    .text = demande Levure de boulanger, Ver rond, Analyse de l'expression des gènes, Analyse informatique
    .science = Un changement du seul gène daf-2 double la vie d'un ver ; moins d'un signal apparenté allonge celle de la levure.
    .more = Cynthia Kenyon et son équipe l'ont rapporté en 1993. Le gène fait un récepteur d'hormones très proches de l'insuline. Des mouches et des souris qui ont moins de ce signal peuvent vivre plus longtemps elles aussi.

# of 593054a3
card-clock = L'horloge du corps
    .text = demande Drosophile, Souris, PCR et clonage, Analyse de l'expression des gènes
    .science = Le gène period règle le rythme quotidien des mouches, et les souris mesurent le temps avec de proches parents de ce gène.
    .more = La protéine faite à partir de period retient son propre gène : elle s'accumule la nuit et se défait le jour, si bien que sa quantité oscille une fois en 24 heures environ. Jeffrey Hall, Michael Rosbash et Michael Young partagèrent le prix Nobel de 2017.

# of a5c4acbe
card-scramble = Le génome en morceaux
    .text = demande Ciliés, PCR et clonage, Séquençage de l'ADN, Analyse informatique
    .science = Quand Tetrahymena construit son grand noyau, elle découpe environ un tiers de son ADN et rejoint le reste.
    .more = De petits ARN faits à partir du petit noyau marquent ce qui doit partir, en grande partie des restes de gènes sauteurs. Une parente, Oxytricha, va plus loin et met les morceaux qui restent dans un nouvel ordre.

# of 6a4b0165
card-family = Un arbre généalogique des vertébrés
    .text = demande Poisson-zèbre, Grenouille, Souris, Séquençage de l'ADN, Analyse informatique
    .science = Des tronçons d'ADN que poisson, grenouille et souris partagent presque lettre pour lettre comptent depuis quelque 400 millions d'années.
    .more = La plupart de ces tronçons ne font aucune protéine ; beaucoup sont des interrupteurs qui disent aux gènes où et quand agir. L'arbre tiré de l'ADN s'accorde le plus souvent avec celui tiré des fossiles : les lignées du poisson-zèbre et des animaux terrestres se sont séparées il y a plus de 400 millions d'années.

# of ca6f818f
card-safety = Formation à la sécurité au laboratoire
    .text = demande Microscopie, PCR et clonage
    .science = Les laboratoires qui manipulent des agents vivants travaillent à l'un de quatre niveaux de sécurité biologique, et l'on est formé avant d'y entrer.
    .more = Le niveau 1 est pour des organismes inoffensifs comme la levure de boulanger. Le niveau 4 est pour les plus dangereux, comme le virus Ebola, que l'on manipule dans des enceintes étanches ou dans des combinaisons qui ont leur propre arrivée d'air.

# of 93ace566
card-animal = Certificat de soin aux animaux
    .text = demande Souris, Poisson-zèbre
    .science = La recherche animale suit trois R : remplacer les animaux là où c'est possible, réduire leur nombre, raffiner les méthodes.
    .more = William Russell et Rex Burch nommèrent les trois R en 1959. Dans de nombreux pays une expérience sur des animaux ne peut commencer qu'après qu'un comité a reconnu qu'elle est nécessaire et qu'on ne peut pas la faire sans eux.

# of 1f8a88b4
card-data = Examen des données et de l'éthique
    .text = demande Séquençage de l'ADN, Analyse informatique
    .science = De bonnes données sont faciles à trouver, accessibles, interopérables et réutilisables : en un mot anglais, FAIR.
    .more = Les principes furent publiés en 2016. Des données interopérables peuvent être réunies à celles d'autres laboratoires, parce qu'elles utilisent les mêmes formats et les mêmes noms. Les génomes de personnes demandent en outre des précautions, car ils parlent aussi de parents à qui l'on n'a jamais demandé.
