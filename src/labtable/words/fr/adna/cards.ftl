# of 563a3be3
card-A = Adénine
    .science = L'adénine a deux cycles et s'apparie à la thymine par deux liaisons hydrogène.
    .more = Les bases à deux cycles s'appellent purines. L'adénine fait aussi partie de l'ATP, dans lequel les cellules gardent l'énergie à portée de main, et dans l'ARN elle s'apparie à l'uracile.

# of e68bc131
card-C = Cytosine
    .science = La cytosine a un cycle et s'apparie à la guanine par trois liaisons hydrogène.
    .more = Les bases à un cycle s'appellent pyrimidines. Les cellules y accrochent souvent un groupe méthyle pour faire taire un gène. De temps en temps elle perd son groupe amine et devient de l'uracile, que des enzymes de réparation trouvent et remplacent.

# of ece186a9
card-G = Guanine
    .science = La guanine a deux cycles et s'apparie à la cytosine par trois liaisons hydrogène.
    .more = La troisième liaison, et le bon empilement de G et C, rendent plus difficiles à séparer les tronçons qui en sont riches. Des cristaux de guanine font briller les écailles de nombreux poissons ; elle tient son nom du guano, la fiente d'oiseaux.

# of 998e03fa
card-T = Thymine
    .science = La thymine a un cycle et s'apparie à l'adénine par deux liaisons hydrogène.
    .more = C'est de l'uracile avec un groupe méthyle. Comme l'uracile ne fait pas partie de l'ADN, une cellule peut voir que celui qu'elle y trouve était autrefois une cytosine, et la réparer.

# of 20ce4029
card-U = Uracile
    .science = L'uracile prend la place de la thymine dans l'ARN et n'a rien à faire dans l'ADN.
    .more = Dans l'ARN il s'apparie à l'adénine. Dans l'ADN il apparaît quand une cytosine se dégrade ; une enzyme appelée uracile-ADN glycosylase le découpe. C'est pourquoi un U gâte une chaîne dans ce jeu.

# of 4fadcc53
card-agarose_gel = Gel d'agarose
    .text = 25 °C ; pioche 2 Bases
    .science = L'agarose est un sucre d'algues qui prend en gel ; un champ électrique tire l'ADN à travers ses pores, les petits morceaux plus vite que les longs.
    .more = Les phosphates donnent à chaque morceau la même charge pour sa longueur, le gel trie donc par la seule taille. Un gel à un pour cent distingue des morceaux de quelques centaines de ceux de dix mille paires de bases.

# of c328378a
card-alkaline_phosphatase = Phosphatase alcaline
    .text = 25/37 °C ; avec n'importe quel tampon, Déphosphorylation ; enlève les 2 dernières bases
    .science = Cette enzyme ôte les groupes phosphate des extrémités de l'ADN ; sans eux, les extrémités d'un vecteur ne peuvent pas être jointes l'une à l'autre.
    .more = La ligase a besoin d'un phosphate du côté 5′ d'une coupure simple brin, un vecteur traité ne peut donc pas se refermer seul. Un insert qui apporte ses propres phosphates peut encore y être joint ; les deux coupures qui restent sont réparées dans la cellule.

# of c0ca5bf9
card-pcr = Amplification (PCR)
    .text = 55/65/80/100 °C ; avec n'importe quel tampon, dNTP, ADN polymérase, Chlorure de magnésium ; retourne 3 Bases et pose-les, puis retourne 3 Bases et pose-les, puis réarrange jusqu'à 3 bases
    .science = Des cycles de chauffage et de refroidissement laissent une polymérase copier un tronçon d'ADN encore et encore ; chaque cycle peut doubler le nombre de copies.
    .more = Kary Mullis en eut l'idée en 1983 et partagea pour elle le prix Nobel de chimie de 1993. Des amorces, courts brins faits sur commande, décident quel tronçon est copié ; trente cycles peuvent faire mille millions de copies d'une molécule.

# of 911253fa
card-bsa = Albumine de sérum bovin (BSA)
    .text = va avec d'autres cartes
    .science = L'albumine du sérum de bovin empêche une enzyme de coller aux parois de son tube et de perdre sa force.
    .more = C'est l'une des protéines les plus communes du sang, et elle ne fait rien à l'ADN lui-même. Elle recouvre le plastique et éponge ce qui nuirait à l'enzyme ; les tampons d'aujourd'hui contiennent souvent de l'albumine dès le départ.

# of 187d8bfb
card-deletion = Délétion
    .text = 25/37 °C ; avec n'importe quel tampon ; enlève 2 bases de ton choix
    .science = Dans une délétion des bases sont perdues et le brin se referme derrière elles ; en perdre une ou deux décale la lecture de tout ce qui suit.
    .more = Trois lettres font un mot d'une protéine. Si trois sont perdues, il manque un acide aminé ; si une ou deux le sont, chaque mot qui suit est lu de travers, ce qu'on appelle un décalage du cadre de lecture.

# of 2c071c4a
card-dephosphorylation = Déphosphorylation
    .text = avec n'importe quel tampon, Phosphatase alcaline ; arrête Ligation
    .science = Ôter le phosphate des extrémités d'un vecteur coupé empêche ses deux extrémités d'être jointes l'une à l'autre.
    .more = Un vecteur coupé a deux extrémités qui s'accordent, et se refermer sur soi va plus vite que rencontrer un étranger. Sans phosphates 5′, ses extrémités ne peuvent pas être jointes l'une à l'autre, mais un insert avec des phosphates peut encore leur être joint.

# of 50703074
card-detergent = Détergent
    .text = arrête tout sauf Détergent
    .science = Les détergents déplient les protéines et brisent les membranes ; des traces dans un tube peuvent ruiner une réaction.
    .more = Un bout de la molécule aime l'eau, l'autre la graisse, et le bout gras ouvre les protéines de l'intérieur. Le SDS est le plus connu : un centième de pour cent arrête une PCR.

# of 0cc3eb3f
card-distilled_water = Eau distillée
    .text = thermomètre 1 niveau plus bas
    .science = L'eau qui a été évaporée puis recondensée laisse ses sels derrière elle.
    .more = La vapeur n'emporte pas de sel, ce qui se condense est donc presque pur. Pour des réactions avec de l'ARN, l'eau doit aussi être exempte de RNases, et la seule ébullition ne les détruit pas.

# of a2a05ae0
card-dmso = DMSO
    .text = 55/65/80/100 °C ; pioche 3 Bases
    .science = Ce solvant relâche l'appariement des brins riches en G et C, ce qui aide une polymérase à les traverser.
    .more = G et C se tiennent par trois liaisons hydrogène, A et T par deux, les tronçons riches en G et C s'ouvrent donc tard et se replient sur eux-mêmes. On en utilise jusqu'à un dixième du volume ; davantage ralentit la polymérase.

# of 0a8e40cb
card-dnase_i = DNase I
    .text = réduis à 4 une chaîne de moins de 12 bases
    .science = La DNase I hache l'ADN en petits morceaux presque sans égard à ses lettres ; dans le corps, le pancréas la fabrique pour la digestion.
    .more = Il lui faut du calcium et du magnésium pour travailler, et souvent elle n'entaille qu'un brin à la fois. Là où des protéines sont posées sur l'ADN elle ne peut pas atteindre, et le vide dans le motif, une empreinte, montre où elles étaient.

# of 1aff31de
card-dna_ladder = Échelle d'ADN
    .text = enlève jusqu'à 3 bases jusqu'à égaler les chaînes
    .science = Une échelle est un mélange de morceaux d'ADN de longueurs connues ; mise à courir à côté d'un échantillon, ses bandes servent de règle.
    .more = Beaucoup d'échelles se font en coupant un plasmide ou un virus connu, d'autres par PCR. Les petits morceaux vont plus loin, le barreau le plus bas est donc le plus court.

# of 8d688c82
card-dna_loading_dye = Tampon de charge d'ADN
    .text = 25 °C ; regarde la main de l'adversaire
    .science = Le tampon de charge rend un échantillon assez lourd pour couler dans son puits et montre jusqu'où la migration est arrivée.
    .more = Le glycérol ou le sucre alourdit l'échantillon. Le colorant bleu va à peu près aussi loin que des morceaux de quelques centaines de paires de bases, on peut donc couper le courant avant que l'ADN ne quitte le gel.

# of 79fce9ba
card-dna_polymerase = ADN polymérase
    .text = 55/65/80/100 °C ; réarrange jusqu'à 3 bases
    .science = Les ADN polymérases ajoutent un nucléotide après l'autre à l'extrémité 3′ d'un brin, comme le dicte le brin partenaire.
    .more = Elle ne peut pas commencer un brin, seulement l'allonger, et toujours de 5′ à 3′. Beaucoup de polymérases relisent ce qu'elles ont écrit et ôtent une lettre fausse.

# of 2bac4a85
card-dntps = dNTP
    .text = 55/65/80/100 °C ; retourne 3 Bases et pose-les
    .science = Les quatre pièces de l'ADN, chacune portant trois phosphates ; en détacher deux paie la nouvelle liaison.
    .more = Ce sont dATP, dCTP, dGTP et dTTP, et une réaction a besoin des quatre en quantités égales. Dans les cellules, les deux phosphates qui se détachent sont séparés tout de suite, pour que le pas ne se fasse pas à l'envers.

# of 5ad13709
card-dry_ice = Carboglace
    .text = thermomètre à −80 °C
    .science = La carboglace est du dioxyde de carbone gelé ; à pression normale elle devient directement un gaz vers -78 degrés.
    .more = Elle ne devient jamais liquide à pression normale, c'est pourquoi elle ne laisse pas de flaque. Dans une pièce fermée son gaz chasse l'air, on l'utilise donc dans des pièces bien aérées et on ne la garde jamais dans un récipient étanche.

# of 2f5bd8b6
card-electrophoresis_tank = Cuve d'électrophorèse
    .text = 25 °C ; prends toutes les Bases de la main de l'adversaire
    .science = Dans la cuve, un courant traverse le gel ; l'ADN porte des charges négatives et va vers le pôle positif.
    .more = Le tampon de la cuve conduit le courant et garde l'acidité constante. À quelques volts par centimètre, une migration dure environ une heure ; plus de volts chaufferaient le gel et brouilleraient les bandes.

# of 5b77543c
card-ethidium_bromide = Bromure d'éthidium
    .text = 25 °C ; prends 2 cartes au hasard dans la main de l'adversaire
    .science = L'éthidium se glisse entre les paires de bases et brille orange sous la lumière ultraviolette ; il peut causer des mutations, porte donc des gants.
    .more = Une fois entre les paires de bases, il brille une vingtaine de fois plus que dans l'eau. En s'y glissant, il étire et déroule un peu l'hélice.

# of a04de9ba
card-goggles = Lunettes de protection
    .text = arrêtent Lumière ultraviolette
    .science = La lumière ultraviolette brûle la cornée, personne ne regarde donc un gel sur la lampe sans protection des yeux.
    .more = Les lunettes ordinaires laissent des vides sur les côtés. Un écran facial protège aussi la peau, que la lampe sous un gel brûle en quelques minutes.

# of 47482359
card-heating_block = Bloc chauffant
    .text = thermomètre 2 niveaux plus haut
    .science = Un bloc de métal percé de trous pour les tubes garde une température sans aucune eau.
    .more = Le métal touche le tube tout autour, il chauffe donc uniformément. Un couvercle plus chaud que le bloc empêche l'eau de se condenser au-dessus de l'échantillon.

# of 233c2b32
card-ice_box = Boîte à glace
    .text = thermomètre à 4 °C ; arrête Bloc chauffant
    .science = Les enzymes attendent sur la glace qu'on ait besoin d'elles : au froid elles ne travaillent ni ne s'abîment.
    .more = À 0 degré, la plupart des réactions vont bien des fois plus lentement qu'à 37. Les enzymes se gardent plus au froid encore, à -20, dans moitié de glycérol pour ne pas geler.

# of b033c4bc
card-klenow_fragment = Fragment de Klenow
    .text = 25 °C ; arrête Phosphatase alcaline
    .science = La grande partie de l'ADN polymérase I remplit les extrémités d'un brin coupé mais n'a pas l'exonucléase 5′ vers 3′ de l'enzyme.
    .more = Couper la polymérase I avec une protéase ôte la partie qui mange l'ADN devant elle, l'exonucléase 5′ vers 3′. Ce qui reste allonge encore les brins et corrige encore ses propres fautes de 3′ vers 5′. Hans Klenow le décrivit en 1970.

# of e850b152
card-ligase = Ligase
    .text = 4/16 °C
    .science = L'ADN ligase ferme le squelette entre deux nucléotides voisins ; les cellules s'en servent à chaque réplication.
    .more = Elle scelle une coupure entre un hydroxyle 3′ et un phosphate 5′, et paie en ATP, ou en NAD chez la plupart des bactéries. La ligase du virus T4 est celle de la plupart des congélateurs, car elle joint aussi les extrémités franches.

# of 7c26cf61
card-ligation = Ligation
    .text = 4/16 °C ; avec n'importe quel tampon, Ligase ; rejoins le fragment libre
    .science = Joindre deux extrémités d'ADN avec la ligase ; les extrémités cohésives se joignent souvent à 16 degrés, où elles tiennent ensemble assez longtemps.
    .more = Des extrémités cohésives qui s'accordent se trouvent un moment par appariement des bases ; la ligase fait alors la liaison pour de bon. La chaleur rend l'enzyme plus rapide mais l'appariement plus bref, 16 degrés sont donc le vieux compromis.

# of 471d6555
card-linker = Linker
    .text = 25/37 °C ; insère 1 à 3 bases et rejoins le fragment libre
    .science = Un linker est un court double brin synthétique qui apporte un site voulu à l'extrémité d'un morceau d'ADN.
    .more = On le joint à une extrémité franche puis on le coupe avec l'enzyme dont il porte le site, ce qui laisse l'extrémité cohésive qu'on veut. Dans le jeu il apporte quelques bases et répare la coupure.

# of 2e4df51c
card-magnesium_chloride = Chlorure de magnésium
    .text = 55/65/80/100 °C
    .science = Les polymérases ont besoin d'ions magnésium en leur cœur ; trop peu arrête la copie, trop la rend négligente.
    .more = Deux ions magnésium tiennent en place la pièce qui arrive et préparent son phosphate. Dans la PCR, on le règle entre un et quatre millimolaires environ.

# of 54dbe36e
card-nucleic_acid_denaturation = Dénaturation des acides nucléiques
    .text = 100 °C ; arrête Thermocycleur
    .science = Près de l'ébullition les deux brins d'ADN se lâchent ; ils se retrouvent quand cela refroidit.
    .more = Seules les liaisons hydrogène et l'empilement des bases tiennent les brins ensemble ; le squelette n'est pas rompu. La température à laquelle la moitié s'est séparée s'appelle température de fusion, et elle monte avec la part de G et C.

# of ef5d8108
card-non_toxic_dna_gel = Gel d'ADN non toxique
    .text = 25 °C ; arrête Bromure d'éthidium
    .science = Des colorants plus récents montrent l'ADN dans un gel avec bien moins de danger que l'éthidium pour ceux qui y travaillent.
    .more = De tels colorants sont trop grands pour entrer facilement dans les cellules vivantes, ou se voient à la lumière bleue au lieu de l'ultraviolette. La lumière bleue ménage les yeux, et aussi l'ADN que l'on veut cloner.

# of 4407f4b7
card-polylinker = Polylinker
    .text = 25/37 °C ; insère 1 à 5 bases et rejoins le fragment libre
    .science = Un polylinker est un court tronçon portant les sites de nombreuses enzymes, si bien qu'un vecteur peut être ouvert par n'importe laquelle.
    .more = On l'appelle aussi site multiple de clonage. Dans le plasmide pUC19, il se trouve dans un gène dont le produit rend les colonies bleues, des colonies blanches montrent donc que quelque chose y a été mis.

# of ea95abc0
card-rnase_a = RNase A
    .text = 37 °C ; enlève le U
    .science = La RNase A coupe l'ARN derrière ses pyrimidines et laisse l'ADN tranquille ; elle est si robuste que l'ébullition ne lui nuit guère.
    .more = Quatre ponts de soufre la tiennent, si bien qu'elle se replie même après l'ébullition. Elle fut parmi les premières protéines dont on lut l'ordre des acides aminés, et son repliement valut un prix Nobel à Christian Anfinsen en 1972.

# of 6f61f4cd
card-spectrophotometer = Spectrophotomètre
    .text = 25 °C ; retourne 2 Bases et pose-les
    .science = L'ADN absorbe la lumière ultraviolette de 260 nanomètres ; ce qui manque derrière le tube dit combien d'ADN s'y trouve.
    .more = Ce sont les bases qui absorbent. Les protéines absorbent surtout à 280 nanomètres, le rapport des deux nombres, environ 1,8 pour l'ADN pur, dit donc si un échantillon est propre.

# of c7fbbd5e
card-thermal_cycler = Thermocycleur
    .text = thermomètre à n'importe quel niveau
    .science = Cette machine fait passer des tubes par un programme de températures, à une fraction de degré près, pendant des heures.
    .more = Un élément Peltier, une plaque qui pompe la chaleur dans un sens ou dans l'autre selon le courant, chauffe et refroidit le bloc en quelques secondes. Certaines des premières machines déplaçaient les tubes entre des bains d'eau.

# of d37be4e8
card-uv_light = Lumière ultraviolette
    .text = 25 °C ; réarrange jusqu'à 4 bases
    .science = La lumière ultraviolette soude des T et des C voisins ; mal réparés, ils deviennent des mutations.
    .more = Les deux lettres soudées, le plus souvent deux T, font un coude où les polymérases s'arrêtent. La lumière peut aussi le défaire : une enzyme appelée photolyase, que les humains n'ont pas, sépare la paire à la lumière bleue.

# of cc812edb
card-water_bath = Bain-marie
    .text = thermomètre à 55 °C
    .science = Un bain d'eau chaude garde de nombreux tubes à une même température, jour et nuit.
    .more = L'eau conduit bien la chaleur, les tubes sont donc bientôt aussi chauds que le bain. C'est la plus vieille façon de garder 37 degrés, la chaleur du corps, à laquelle la plupart des enzymes d'E. coli travaillent le mieux.

# of 6336131d
card-blue_buffer = Tampon bleu
    .text = va avec d'autres cartes
    .science = Dans le jeu classique de quatre, c'est le tampon 2, à sel moyen : 50 millimolaires de chlorure de sodium.
    .more = Un tampon est une solution qui garde l'acidité constante pendant qu'une réaction se fait. Il apporte aussi le magnésium dont toute enzyme de restriction a besoin, et le sel que chacune préfère.

# of 37fe9c2d
card-green_buffer = Tampon vert
    .text = va avec d'autres cartes
    .science = Dans le jeu classique de quatre, c'est le tampon 4 : il contient de l'acétate de potassium au lieu de chlorure de sodium.
    .more = Un tampon est une solution qui garde l'acidité constante pendant qu'une réaction se fait. L'acétate de potassium convient à beaucoup d'enzymes, et un seul tampon de cette sorte suffit aujourd'hui à la plupart.

# of 1a356330
card-red_buffer = Tampon rouge
    .text = va avec d'autres cartes
    .science = Dans le jeu classique de quatre, c'est le tampon 3, très salé : 100 millimolaires de chlorure de sodium.
    .more = Un tampon est une solution qui garde l'acidité constante pendant qu'une réaction se fait. Le sel affaiblit la prise des protéines sur l'ADN, et certaines enzymes travaillent et choisissent mieux quand il y en a beaucoup.

# of f3b1cbf5
card-yellow_buffer = Tampon jaune
    .text = va avec d'autres cartes
    .science = Dans le jeu classique de quatre, c'est le tampon 1, auquel aucun sel n'est ajouté.
    .more = Un tampon est une solution qui garde l'acidité constante pendant qu'une réaction se fait. Le sel affaiblit la prise des protéines sur l'ADN, et certaines enzymes travaillent mieux sans aucun sel.

# of 3b1d6f06
card-hindiii = HindIII
    .text = A^AGCTT, 37 °C, bleu
    .science = Elle vient d'Haemophilus influenzae Rd et laisse des extrémités cohésives 5′ de quatre bases. La même souche donna HindII, la première enzyme de cette sorte dont le site fut lu.
    .more = Hamilton Smith trouva HindII en 1970 et partagea pour elle le prix Nobel de 1978. HindIII apparut dans le même extrait. Le virus lambda coupé avec elle se vend encore comme échelle.

# of 00c2378e
card-ecori = EcoRI
    .text = G^AATTC, 37 °C, bleu
    .science = Elle vient d'Escherichia coli RY13 et laisse des extrémités cohésives 5′ de quatre bases. Avec elle, les premiers gènes furent insérés dans un plasmide en 1973.
    .more = Ses extrémités cohésives, AATT, sont l'exemple des manuels. Stanley Cohen et Herbert Boyer s'en servirent en 1973. Avec trop peu de sel elle devient négligente et coupe à des sites semblables, ce qu'on appelle l'activité étoile.

# of 78b5a67c
card-xbai = XbaI
    .text = T^CTAGA, 37 °C, bleu et BSA
    .science = Elle vient de Xanthomonas badrii et laisse des extrémités cohésives 5′ de quatre bases. Ses extrémités sont compatibles avec celles que laissent SpeI et NheI.
    .more = Des extrémités compatibles peuvent être jointes bien que les sites diffèrent ; la couture n'est alors coupée par aucune des deux enzymes. XbaI et SpeI s'en servent dans l'assemblage des BioBricks.

# of ae64f2d4
card-xhoi = XhoI
    .text = C^TCGAG, 37 °C, bleu et BSA
    .science = Elle vient de Xanthomonas holcicola et laisse des extrémités cohésives 5′ de quatre bases. Ses extrémités sont compatibles avec celles que laisse SalI.
    .more = Son extrémité cohésive est TCGA. Les extrémités de XhoI et de SalI peuvent être jointes, et la couture n'est coupée par aucune d'elles. Leurs sites ne diffèrent que par la première et la dernière lettre.

# of fabc77fc
card-haeiii = HaeIII
    .text = GG^CC, 37 °C, bleu
    .science = Elle vient d'Haemophilus aegyptius et laisse des extrémités franches. Les laboratoires américains de police scientifique coupaient avec elle leurs empreintes génétiques.
    .more = Quatre lettres apparaissent par hasard toutes les 256 bases environ, elle coupe donc souvent. Les empreintes génétiques de ce genre comparaient les longueurs des morceaux ; aujourd'hui la PCR de courtes répétitions a pris leur place.

# of 30de80e5
card-hinfi = HinfI
    .text = G^ANTC, 37 °C, bleu
    .science = Elle vient d'Haemophilus influenzae Rf et laisse des extrémités cohésives 5′ de trois bases. Les laboratoires britanniques de police scientifique coupaient avec elle leurs empreintes génétiques.
    .more = N désigne n'importe quelle base. L'extrémité cohésive de trois lettres a ce N en son milieu, deux extrémités quelconques ne s'accordent donc pas toujours. À ce N près, le site se lit de même sur les deux brins.

# of ffeb4e98
card-mspi = MspI
    .text = C^CGG, 37 °C, bleu
    .science = Elle vient d'une espèce de Moraxella et laisse des extrémités cohésives 5′ de deux bases. À la différence de HpaII, un groupe méthyle sur le C intérieur ne la gêne pas, si bien que les deux ensemble montrent la méthylation.
    .more = Les vertébrés marquent beaucoup de leurs paires CG d'un groupe méthyle, souvent là où les gènes se taisent. Comparer une coupure par MspI et une par HpaII fut une des premières façons de le voir. Là où commencent les gènes en service, ces paires en sont le plus souvent exemptes.

# of 032a21f5
card-fati = FatI
    .text = ^CATG, 55 °C, bleu
    .science = Elle vient de Flavobacterium aquatile NL3 et laisse des extrémités cohésives 5′ de quatre bases. NlaIII et CviAII lisent les mêmes lettres et coupent ailleurs.
    .more = Les enzymes qui lisent les mêmes lettres et coupent ailleurs s'appellent néoschizomères. Les extrémités qu'elles laissent diffèrent, on peut donc les choisir selon ce qu'on veut joindre.

# of 275fe432
card-tasi = TasI
    .text = ^AATT, 65 °C, bleu
    .science = Elle vient de Thermus aquaticus et laisse des extrémités cohésives 5′ de quatre bases. Elle aime la chaleur ; MluCI fait de même à la température du corps.
    .more = AATT est aussi l'extrémité cohésive que laisse EcoRI, les deux peuvent donc être jointes. Les sites riches en A et T sont fréquents dans les génomes du même genre, et elle y coupe très souvent.

# of fd134e4a
card-tsei = TseI
    .text = G^CWGC, 65 °C, bleu et BSA
    .science = Elle vient d'une espèce de Thermus et laisse des extrémités cohésives 5′ de trois bases. Le W désigne A ou T.
    .more = Un site avec un W est deux sites en un : GCAGC et GCTGC. Chacun est l'autre, lu sur le brin partenaire.

# of c540fdd9
card-smai = SmaI
    .text = CCC^GGG, 25 °C, vert
    .science = Elle vient de Serratia marcescens Sb et laisse des extrémités franches. Elle travaille le mieux à température ambiante.
    .more = Ses extrémités franches peuvent être jointes à n'importe quelle autre extrémité franche, mais lentement, car rien ne les tient ensemble entre-temps. XmaI lit les mêmes lettres et laisse des extrémités cohésives.

# of dd08935b
card-apai = ApaI
    .text = GGGCC^C, 25 °C, vert et BSA
    .science = Elle vient d'Acetobacter pasteurianus et laisse des extrémités cohésives 3′ de quatre bases. Bsp120I lit les mêmes lettres mais coupe après le premier G.
    .more = Les extrémités cohésives 3′ ne sont pas remplies par une polymérase mais rognées. La polymérase du phage T4 le fait bien et laisse des extrémités franches.

# of 2f0d295f
card-cviaii = CviAII
    .text = C^ATG, 25 °C, vert
    .science = Elle vient d'un virus de Chlorella (PBCV-1) et laisse des extrémités cohésives 5′ de deux bases. Elle est faite par un virus qui infecte des algues vertes, et travaille à température ambiante.
    .more = Le virus porte des enzymes comme celles des bactéries et semble digérer avec elles l'ADN de l'algue. Il protège son propre ADN par des groupes méthyle. La coupure tombe avant le A de CATG, AT dépasse donc.

# of 77fe2b0f
card-ndei = NdeI
    .text = CA^TATG, 37 °C, vert
    .science = Elle vient de Neisseria denitrificans et laisse des extrémités cohésives 5′ de deux bases. L'ATG de son site est un codon d'initiation, commode pour cloner un gène dès sa première lettre.
    .more = Cloner avec elle met un gène juste derrière les signaux d'un vecteur d'expression. Elle coupe mal près du bout d'un morceau, les amorces reçoivent donc quelques lettres de plus devant.

# of 4ac1dc02
card-nlaiii = NlaIII
    .text = CATG^, 37 °C, vert et BSA
    .science = Elle vient de Neisseria lactamica et laisse des extrémités cohésives 3′ de quatre bases. SAGE, une des premières façons de compter les messages d'une cellule, ancre avec elle ses étiquettes.
    .more = Elle coupe derrière la dernière lettre, tout le site devient donc l'extrémité cohésive. Ses quatre lettres reviennent toutes les quelques centaines de bases, dans presque tous les messages d'une cellule.

# of 836b7e14
card-hhai = HhaI
    .text = GCG^C, 37 °C, vert et BSA
    .science = Elle vient d'Haemophilus haemolyticus et laisse des extrémités cohésives 3′ de deux bases. Sa partenaire, la méthylase de la même bactérie, fut la première protéine qu'on vit basculer une base hors de l'hélice.
    .more = La base pivote tout à fait hors de l'hélice dans une poche de l'enzyme, où elle reçoit son groupe méthyle. La structure fut publiée en 1994, et l'on vit plus tard beaucoup d'enzymes de réparation faire de même.

# of 5db04a00
card-hpych4v = HpyCH4V
    .text = TG^CA, 37 °C, vert
    .science = Elle vient d'Helicobacter pylori CH4 et laisse des extrémités franches. La bactérie de l'estomac dont elle vient porte plus d'enzymes de ce genre que presque toute autre.
    .more = D'une extrémité franche rien ne dépasse. Helicobacter pylori absorbe facilement de l'ADN, et toute une étagère de telles enzymes est peut-être sa garde contre ce qu'elle absorbe.

# of 641bf190
card-hpy188i = Hpy188I
    .text = TCN^GA, 37 °C, vert
    .science = Elle vient d'Helicobacter pylori J188 et laisse des extrémités cohésives 3′ d'une base. N'importe quelle lettre peut se trouver au milieu de son site.
    .more = Une extrémité cohésive d'une base tient à peine ; de tels bouts se joignent presque aussi lentement que les francs. Quelle base dépasse n'est pas fixé, puisque c'est la lettre libre.

# of e0d43cf0
card-fnu4hi = Fnu4HI
    .text = GC^NGC, 37 °C, vert
    .science = Elle vient de Fusobacterium nucleatum 4H et laisse des extrémités cohésives 5′ d'une base. La bactérie vit dans la bouche humaine.
    .more = Son site contient une lettre libre, elle lit donc GCAGC, GCCGC, GCGGC et GCTGC. Cela fait quatre sites d'un seul.

# of 20e9c6b6
card-cviki_1 = CviKI-1
    .text = RG^CY, 37 °C, vert
    .science = Elle vient d'un virus de Chlorella (CA-1A) et laisse des extrémités franches. Un virus d'algues vertes la fabrique ; peu d'enzymes coupent aussi souvent.
    .more = R désigne A ou G et Y désigne C ou T, elle lit donc quatre sites : AGCC, AGCT, GGCC et GGCT. En moyenne l'un d'eux se présente toutes les 64 bases.

# of 2fa5937b
card-smli = SmlI
    .text = C^TYRAG, 55 °C, vert
    .science = Elle vient de Stenotrophomonas maltophilia et laisse des extrémités cohésives 5′ de quatre bases. Y désigne C ou T, R désigne A ou G.
    .more = Les lettres Y et R abrègent pyrimidine et purine, les petites bases à un cycle et les grandes à deux. A s'apparie toujours à T et C à G, il y a donc une de chaque sorte dans chaque barreau.

# of dbf04344
card-bstbi = BstBI
    .text = TT^CGAA, 65 °C, vert
    .science = Elle vient de Bacillus stearothermophilus B225 et laisse des extrémités cohésives 5′ de deux bases. Elle veut 65 degrés, car sa bactérie est chez elle dans la chaleur.
    .more = Les enzymes de bactéries des lieux chauds sont souvent robustes. TaqI lit les quatre lettres intérieures de son site, et leurs extrémités cohésives sont compatibles. Chez les deux, CG dépasse.

# of 21518168
card-tati = TatI
    .text = W^GTACW, 65 °C, vert
    .science = Elle vient de Thermus aquaticus CBA1-331 et laisse des extrémités cohésives 5′ de quatre bases. W désigne A ou T, aux deux bouts de son site.
    .more = W abrège le mot anglais pour faible : A et T se tiennent par deux liaisons hydrogène, C et G, appelés S pour le mot anglais fort, par trois. L'extrémité cohésive est GTAC, quel que soit W.

# of 8c339287
card-bamhi = BamHI
    .text = G^GATCC, 37 °C, rouge et BSA
    .science = Elle vient de Bacillus amyloliquefaciens H et laisse des extrémités cohésives 5′ de quatre bases. Ses extrémités sont compatibles avec celles que laissent BclI et DpnII.
    .more = Son extrémité cohésive est GATC, la plus partagée de toutes : BglII, BclI, DpnII et Sau3AI la laissent aussi. Des morceaux coupés par l'une peuvent être joints à ceux coupés par une autre.

# of 3a6f3ad6
card-psti = PstI
    .text = CTGCA^G, 37 °C, rouge et BSA
    .science = Elle vient de Providencia stuartii 164 et laisse des extrémités cohésives 3′ de quatre bases. Elle ouvre le gène de résistance de pBR322, les premières banques de gènes furent donc construites avec elle.
    .more = Ses bouts 3′ dépassent. On ajoutait des queues de G au plasmide ouvert et des queues de C au morceau ; jointes, elles rendaient le site, si bien qu'on pouvait redécouper le morceau.

# of fffc023c
card-sali = SalI
    .text = G^TCGAC, 37 °C, rouge et BSA
    .science = Elle vient de Streptomyces albus G et laisse des extrémités cohésives 5′ de quatre bases. Ses extrémités sont compatibles avec celles que laisse XhoI.
    .more = Il lui faut beaucoup de sel, comme en a le tampon rouge. Son extrémité cohésive TCGA est aussi celle de XhoI. La paire CG de son site est rare chez les vertébrés, dont elle coupe peu l'ADN.

# of 2226040c
card-ecorv = EcoRV
    .text = GAT^ATC, 37 °C, rouge et BSA
    .science = Elle vient d'Escherichia coli J62 pLG74 et laisse des extrémités franches. Des structures cristallines montrent combien elle plie l'ADN avant de couper.
    .more = L'hélice est pliée d'environ 50 degrés au milieu du site, ce qui rapproche du magnésium la liaison à couper. À d'autres sites elle se lie presque aussi bien, mais ne plie pas l'ADN et ne coupe pas.

# of 910b6322
card-dpnii = DpnII
    .text = ^GATC, 37 °C, rouge
    .science = Elle vient de Streptococcus pneumoniae, autrefois appelé Diplococcus et laisse des extrémités cohésives 5′ de quatre bases. Elle laisse le site tranquille si son A est méthylé ; DpnI ne coupe que dans ce cas.
    .more = La bactérie s'appelle aujourd'hui Streptococcus pneumoniae ; les enzymes gardent l'ancien nom dans leurs premières lettres. DpnI et DpnII viennent de souches différentes, et aucun virus ne peut être à l'abri des deux.

# of e4b709fb
card-ddei = DdeI
    .text = C^TNAG, 37 °C, rouge
    .science = Elle vient de Desulfovibrio desulfuricans et laisse des extrémités cohésives 5′ de trois bases. N'importe quelle lettre peut se trouver au milieu de son site.
    .more = Sa bactérie respire du sulfate au lieu d'oxygène et vit dans la vase. C^TNAG lit quatre sites, un pour chaque lettre du milieu.

# of 04debc84
card-scrfi = ScrFI
    .text = CC^NGG, 37 °C, rouge
    .science = Elle vient de Streptococcus cremoris F et laisse des extrémités cohésives 5′ d'une base. La bactérie aide à faire du fromage.
    .more = La bactérie s'appelle aujourd'hui Lactococcus cremoris. Les laiteries connaissent des virus qui tuent leurs cultures, et de telles enzymes sont une défense contre eux.

# of e22263cf
card-apoi = ApoI
    .text = R^AATTY, 50 °C, rouge et BSA
    .science = Elle vient d'Arthrobacter protophormiae et laisse des extrémités cohésives 5′ de quatre bases. Tout site d'EcoRI est aussi l'un des siens.
    .more = R et Y lui laissent quatre sites, dont GAATTC est l'un. Son extrémité cohésive AATT est aussi celle d'EcoRI. Les extrémités des deux peuvent donc être jointes.

# of 62fa6a68
card-bcli = BclI
    .text = T^GATCA, 50 °C, rouge
    .science = Elle vient de Bacillus caldolyticus et laisse des extrémités cohésives 5′ de quatre bases. Elle ne peut pas couper l'ADN de souches courantes d'E. coli, qui méthylent le A de son site.
    .more = La méthylase Dam d'E. coli marque le A de chaque GATC, ce qui dit à la machinerie de réparation quel brin est l'ancien. Pour couper avec BclI, on cultive l'ADN dans une souche qui ne l'a pas.

# of 22cb6488
card-maeii = MaeII
    .text = A^CGT, 50 °C, rouge
    .science = Elle vient de Methanococcus aeolicus PL-15/H et laisse des extrémités cohésives 5′ de deux bases. Le microbe est une archée qui fait du méthane.
    .more = Les archées sont un domaine du vivant à part, à côté des bactéries et de nous autres. Leurs enzymes contre l'ADN étranger ressemblent beaucoup à celles des bactéries.

# of b4ef7eae
card-maeiii = MaeIII
    .text = ^GTNAC, 55 °C, rouge
    .science = Elle vient de Methanococcus aeolicus PL-15/H et laisse des extrémités cohésives 5′ de cinq bases. Le microbe est une archée qui fait du méthane.
    .more = Son extrémité cohésive est tout le site de cinq lettres. Deux de ces bouts ne s'accordent que si leurs lettres du milieu le font. À cette lettre près, N, le site se lit de même sur les deux brins.

# of c545c55b
card-taqi = TaqI
    .text = T^CGA, 65 °C, rouge et BSA
    .science = Elle vient de Thermus aquaticus YTI et laisse des extrémités cohésives 5′ de deux bases. La bactérie des sources chaudes est celle qui nous a donné la polymérase Taq.
    .more = Thermus aquaticus fut trouvée à Yellowstone par Thomas Brock et Hudson Freeze en 1966. Personne n'y cherchait un outil ; vingt ans plus tard, sa polymérase rendit la PCR facile.

# of 836d03bb
card-taii = TaiI
    .text = ACGT^, 65 °C, rouge
    .science = Elle vient de Thermus aquaticus cs1-331 et laisse des extrémités cohésives 3′ de quatre bases. MaeII et HpyCH4IV lisent les mêmes lettres mais coupent après le A.
    .more = Elle coupe derrière le T, les autres derrière le A, ses extrémités cohésives sont donc aux bouts 3′ et les leurs aux bouts 5′. ACGT dépasse tout entier.

# of 5764dd05
card-tru9i = Tru9I
    .text = T^TAA, 65 °C, rouge
    .science = Elle vient de Thermus ruber 9 et laisse des extrémités cohésives 5′ de deux bases. MseI, qui lit les mêmes lettres, est un cheval de trait des empreintes AFLP.
    .more = L'AFLP coupe un génome avec deux enzymes et copie certains des morceaux, si bien que deux plantes peuvent être comparées sans qu'on en connaisse une lettre. TTAA est fréquent là où il y a des A et des T.

# of 5b3c0084
card-kpni = KpnI
    .text = GGTAC^C, 37 °C, jaune et BSA
    .science = Elle vient de Klebsiella pneumoniae OK8 et laisse des extrémités cohésives 3′ de quatre bases. Acc65I lit les mêmes lettres mais coupe après le premier G.
    .more = C'est l'une des rares d'usage quotidien dont l'extrémité cohésive est au bout 3′. Avec Acc65I, le même site peut être ouvert de l'autre façon. Chez les deux, GTAC dépasse, chez l'une aux bouts 3′, chez l'autre aux bouts 5′.

# of b12b91ed
card-ncoi = NcoI
    .text = C^CATGG, 37 °C, jaune
    .science = Elle vient de Nocardia corallina et laisse des extrémités cohésives 5′ de quatre bases. L'ATG de son site est un codon d'initiation, commode pour cloner un gène dès sa première lettre.
    .more = Les protéines commencent par le mot ATG. Un gène qu'on y joint commence par son propre premier mot, et le G qui suit est la première lettre du deuxième. Le site entier est CCATGG.

# of f7f24f53
card-hpaii = HpaII
    .text = C^CGG, 37 °C, jaune
    .science = Elle vient d'Haemophilus parainfluenzae et laisse des extrémités cohésives 5′ de deux bases. Un groupe méthyle sur le C intérieur l'arrête et n'arrête pas MspI, si bien que les deux ensemble montrent la méthylation.
    .more = Son nom et celui de MspI se côtoient dans des milliers d'articles sur la méthylation. Si HpaII laisse un site que MspI coupe, le C est méthylé. Les deux lisent CCGG, qui contient en son milieu une paire CG.

# of 7fcb467f
card-hpych4iv = HpyCH4IV
    .text = A^CGT, 37 °C, jaune
    .science = Elle vient d'Helicobacter pylori CH4 et laisse des extrémités cohésives 5′ de deux bases. MaeII lit et coupe de même mais veut plus de chaleur.
    .more = Son extrémité cohésive est CG, si courte qu'elle ne tient qu'au froid. Des groupes méthyle sur ce CG l'arrêtent, elle sert donc aussi à étudier la méthylation.

# of 48d23f19
card-hpych4iii = HpyCH4III
    .text = ACN^GT, 37 °C, jaune
    .science = Elle vient d'Helicobacter pylori CH4 et laisse des extrémités cohésives 3′ d'une base. N'importe quelle lettre peut se trouver au milieu de son site.
    .more = Son extrémité cohésive est l'unique lettre libre, deux bouts ne s'accordent donc que si ces lettres s'apparient. Le site est ACNGT, et la coupure tombe derrière le N.

# of 1da3c146
card-rsai = RsaI
    .text = GT^AC, 37 °C, jaune
    .science = Elle vient de Rhodobacter sphaeroides et laisse des extrémités franches. CviQI lit les mêmes lettres mais coupe après le G.
    .more = Sa bactérie peut vivre de lumière, et ses membranes pourpres ont aidé à comprendre la photosynthèse. Quatre lettres suffisent pour couper un plasmide en une poignée de morceaux.

# of 0b05f5a7
card-alui = AluI
    .text = AG^CT, 37 °C, jaune
    .science = Elle vient d'Arthrobacter luteus et laisse des extrémités franches. Les éléments Alu, les répétitions les plus communes du génome humain, portent son nom.
    .more = Plus d'un million d'éléments Alu font un dixième de notre génome. La plupart portent un AGCT, et c'est ainsi qu'on les remarqua : un tas de morceaux de même longueur dans un gel.

# of 4d05723a
card-hinp1i = HinP1I
    .text = G^CGC, 37 °C, jaune
    .science = Elle vient d'Haemophilus influenzae P1 et laisse des extrémités cohésives 5′ de deux bases. HhaI lit les mêmes lettres mais coupe avant le dernier C.
    .more = Elle et HhaI sont des néoschizomères : les mêmes lettres, une autre coupure. Des groupes méthyle arrêtent les deux. Chez HinP1I, CG dépasse aux bouts 5′, chez HhaI aux bouts 3′.

# of 98a17f08
card-mluci = MluCI
    .text = ^AATT, 37 °C, jaune
    .science = Elle vient de Micrococcus luteus et laisse des extrémités cohésives 5′ de quatre bases. TasI lit les mêmes lettres mais veut 65 degrés.
    .more = Elle coupe avant la première lettre, tout le site devient donc l'extrémité cohésive, compatible avec celle d'EcoRI. Ses quatre lettres sont communes dans l'ADN riche en A et T.

# of 37bc353f
card-cviqi = CviQI
    .text = G^TAC, 25 °C, jaune et BSA
    .science = Elle vient d'un virus de Chlorella (NY-2A) et laisse des extrémités cohésives 5′ de deux bases. Un virus d'algues vertes la fabrique ; elle travaille à température ambiante.
    .more = Chez elle TA dépasse, RsaI laisse des extrémités franches. Les virus de Chlorella ont donné plusieurs de ces enzymes. Son site est GTAC, coupé derrière le G.

# of 323797cf
card-bsshii = BssHII
    .text = G^CGCGC, 50 °C, jaune
    .science = Elle vient de Bacillus stearothermophilus H3 et laisse des extrémités cohésives 5′ de quatre bases. CG est rare dans l'ADN humain, elle y coupe donc peu et laisse de longs morceaux.
    .more = Chez les vertébrés, les C méthylés tendent à devenir des T au fil des âges, CG est donc plusieurs fois plus rare que par hasard. Les sites qui restent se groupent au début des gènes.

# of 297666c6
card-bsiwi = BsiWI
    .text = C^GTACG, 55 °C, jaune
    .science = Elle vient d'une espèce de Bacillus et laisse des extrémités cohésives 5′ de quatre bases. Ses extrémités sont compatibles avec celles que laisse Acc65I.
    .more = Elle partage son extrémité cohésive GTAC avec Acc65I. Deux paires CG rendent son site rare chez les vertébrés. Elle est là quand on veut de grands morceaux.

# of 4ed21ca3
card-tfii = TfiI
    .text = G^AWTC, 65 °C, jaune
    .science = Elle vient de Thermus filiformis et laisse des extrémités cohésives 5′ de trois bases. Elle veut 65 degrés et ne coupe que la moitié de ce que coupe HinfI.
    .more = W permet A ou T au milieu, là où HinfI accepte n'importe quelle lettre, elle lit donc deux des quatre sites de HinfI. Les deux autres ont là G ou C.
