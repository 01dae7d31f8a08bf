# of 563a3be3
card-A = Adenina
    .science = La adenina tiene dos anillos y se empareja con la timina por dos puentes de hidrógeno.
    .more = Las bases con dos anillos se llaman purinas. La adenina también forma parte del ATP, en el que las células tienen energía a mano, y en el ARN se empareja con el uracilo.

# of e68bc131
card-C = Citosina
    .science = La citosina tiene un anillo y se empareja con la guanina por tres puentes de hidrógeno.
    .more = Las bases con un anillo se llaman pirimidinas. Las células le cuelgan a menudo un grupo metilo para mantener un gen en silencio. De vez en cuando pierde su grupo amino y se convierte en uracilo, que unas enzimas de reparación encuentran y sustituyen.

# of ece186a9
card-G = Guanina
    .science = La guanina tiene dos anillos y se empareja con la citosina por tres puentes de hidrógeno.
    .more = El tercer puente, y lo bien que se apilan G y C, hacen que los tramos ricos en ellas sean más difíciles de separar. Los cristales de guanina hacen brillar las escamas de muchos peces; del guano, los excrementos de aves, le viene el nombre.

# of 998e03fa
card-T = Timina
    .science = La timina tiene un anillo y se empareja con la adenina por dos puentes de hidrógeno.
    .more = Es uracilo con un grupo metilo. Como el uracilo no forma parte del ADN, una célula puede saber que el que encuentra allí fue antes una citosina, y arreglarlo.

# of 20ce4029
card-U = Uracilo
    .science = El uracilo ocupa en el ARN el lugar de la timina y no pertenece al ADN.
    .more = En el ARN se empareja con la adenina. En el ADN aparece cuando se degrada una citosina; una enzima llamada uracil-ADN glicosilasa lo recorta. Por eso una U estropea una cadena en este juego.

# of 4fadcc53
card-agarose_gel = Gel de agarosa
    .text = 25 °C; roba 2 Bases
    .science = La agarosa es un azúcar de algas marinas que cuaja en un gel; un campo eléctrico arrastra el ADN por sus poros, los trozos cortos más deprisa que los largos.
    .more = Los fosfatos dan a cada trozo la misma carga para su longitud, así que el gel clasifica solo por tamaño. Un gel del uno por ciento distingue trozos de unos cientos de los de diez mil pares de bases.

# of c328378a
card-alkaline_phosphatase = Fosfatasa alcalina
    .text = 25/37 °C; con cualquier tampón, Desfosforilación; quita las 2 últimas bases
    .science = Esta enzima quita los grupos fosfato de los extremos del ADN; sin ellos los extremos de un vector no pueden unirse entre sí.
    .more = La ligasa necesita un fosfato en el lado 5′ de una mella, así que un vector tratado no puede cerrarse de nuevo por sí solo. Un inserto que trae sus propios fosfatos sí puede unirse a él; las dos mellas que quedan se reparan en la célula.

# of c0ca5bf9
card-pcr = Amplificación (PCR)
    .text = 55/65/80/100 °C; con cualquier tampón, dNTP, ADN polimerasa, Cloruro de magnesio; descubre 3 Bases y colócalas, después descubre 3 Bases y colócalas, después reordena hasta 3 bases
    .science = Ciclos de calentar y enfriar permiten que una polimerasa copie un tramo de ADN una y otra vez; cada ciclo puede duplicar el número de copias.
    .more = Kary Mullis lo ideó en 1983 y compartió por ello el Premio Nobel de Química de 1993. Los cebadores, hebras cortas hechas por encargo, deciden qué tramo se copia; treinta ciclos pueden hacer mil millones de copias de una molécula.

# of 911253fa
card-bsa = Albúmina de suero bovino (BSA)
    .text = acompaña a otras cartas
    .science = La albúmina del suero de vaca impide que una enzima se pegue a las paredes de su tubo y pierda su fuerza.
    .more = Es una de las proteínas más comunes de la sangre y no hace nada al ADN mismo. Recubre el plástico y recoge lo que dañaría a la enzima; los tampones de hoy llevan a menudo albúmina desde el principio.

# of 187d8bfb
card-deletion = Deleción
    .text = 25/37 °C; con cualquier tampón; quita 2 bases a tu elección
    .science = En una deleción se pierden bases y la hebra se cierra tras ellas; perder una o dos desplaza la lectura de todo lo que sigue.
    .more = Tres letras forman una palabra de una proteína. Si se pierden tres, falta un aminoácido; si se pierden una o dos, toda palabra posterior se lee mal, lo que se llama desplazamiento del marco de lectura.

# of 2c071c4a
card-dephosphorylation = Desfosforilación
    .text = con cualquier tampón, Fosfatasa alcalina; detiene Ligación
    .science = Quitar el fosfato de los extremos de un vector cortado impide que sus dos extremos se unan entre sí.
    .more = Un vector cortado tiene dos extremos que encajan, y cerrarse sobre sí mismo es más rápido que encontrar a un extraño. Sin fosfatos 5′ sus extremos no pueden unirse entre sí, pero un inserto con fosfatos sí puede unirse a ellos.

# of 50703074
card-detergent = Detergente
    .text = detiene todo menos Detergente
    .science = Los detergentes despliegan proteínas y rompen membranas; restos de ellos en un tubo pueden arruinar una reacción.
    .more = A un extremo de la molécula le gusta el agua, al otro la grasa, y el extremo graso abre las proteínas desde dentro. El SDS es el más conocido: una centésima de uno por ciento detiene una PCR.

# of 0cc3eb3f
card-distilled_water = Agua destilada
    .text = termómetro 1 nivel abajo
    .science = El agua que se ha evaporado y condensado de nuevo deja atrás sus sales.
    .more = El vapor no lleva sal, así que lo que se condensa es casi puro. Para reacciones con ARN el agua debe estar además libre de RNasas, y hervir no basta para destruirlas.

# of a2a05ae0
card-dmso = DMSO
    .text = 55/65/80/100 °C; roba 3 Bases
    .science = Este disolvente afloja el emparejamiento de hebras ricas en G y C, lo que ayuda a una polimerasa a atravesarlas.
    .more = G y C se sujetan con tres puentes de hidrógeno, A y T con dos, así que los tramos ricos en G y C se abren tarde y se pliegan sobre sí mismos. Se usa hasta una décima parte del volumen; más frena la polimerasa.

# of 0a8e40cb
card-dnase_i = DNasa I
    .text = recorta a 4 una cadena de menos de 12 bases
    .science = La DNasa I trocea el ADN casi sin mirar sus letras; en el cuerpo la fabrica el páncreas para la digestión.
    .more = Necesita calcio y magnesio para trabajar y a menudo solo corta una hebra cada vez. Donde hay proteínas sobre el ADN no alcanza, y el hueco en el patrón, una huella, muestra dónde estaban.

# of 1aff31de
card-dna_ladder = Escalera de ADN
    .text = quita hasta 3 bases hasta igualar las cadenas
    .science = Una escalera es una mezcla de trozos de ADN de longitudes conocidas; puesta a correr junto a una muestra, sus bandas sirven de regla.
    .more = Muchas escaleras se hacen cortando un plásmido o virus conocido, otras por PCR. Los trozos cortos llegan más lejos, así que el peldaño más bajo es el más corto.

# of 8d688c82
card-dna_loading_dye = Tampón de carga de ADN
    .text = 25 °C; mira la mano del rival
    .science = El tampón de carga hace que una muestra pese lo bastante para hundirse en su pocillo y muestra hasta dónde ha llegado la migración.
    .more = El glicerol o el azúcar hace pesada la muestra. El colorante azul corre más o menos tanto como los trozos de unos cientos de pares de bases, así que puede apagarse la corriente antes de que el ADN salga del gel.

# of 79fce9ba
card-dna_polymerase = ADN polimerasa
    .text = 55/65/80/100 °C; reordena hasta 3 bases
    .science = Las ADN polimerasas añaden un nucleótido tras otro al extremo 3′ de una hebra, según lo dicta la hebra compañera.
    .more = No puede empezar una hebra, solo alargarla, y siempre de 5′ a 3′. Muchas polimerasas leen lo que escribieron y vuelven a sacar una letra equivocada.

# of 2bac4a85
card-dntps = dNTP
    .text = 55/65/80/100 °C; descubre 3 Bases y colócalas
    .science = Las cuatro piezas del ADN, cada una con tres fosfatos; separar dos de ellos paga el nuevo enlace.
    .more = Son dATP, dCTP, dGTP y dTTP, y una reacción necesita las cuatro en cantidades iguales. En las células los dos fosfatos que se sueltan se separan enseguida, para que el paso no vaya hacia atrás.

# of 5ad13709
card-dry_ice = Hielo seco
    .text = termómetro a −80 °C
    .science = El hielo seco es dióxido de carbono congelado; a presión normal se convierte directamente en gas a unos -78 grados.
    .more = A presión normal nunca se vuelve líquido, por eso no deja charco. En una sala cerrada su gas desplaza el aire, así que se usa en salas bien ventiladas y nunca se guarda en un recipiente hermético.

# of 2f5bd8b6
card-electrophoresis_tank = Cubeta de electroforesis
    .text = 25 °C; toma todas las Bases de la mano del rival
    .science = En la cubeta una corriente atraviesa el gel; el ADN lleva cargas negativas y va hacia el polo positivo.
    .more = El tampón de la cubeta conduce la corriente y mantiene estable la acidez. A unos pocos voltios por centímetro una migración dura cerca de una hora; más voltios calentarían el gel y emborronarían las bandas.

# of 5b77543c
card-ethidium_bromide = Bromuro de etidio
    .text = 25 °C; toma 2 cartas al azar de la mano del rival
    .science = El etidio se desliza entre los pares de bases y brilla naranja bajo luz ultravioleta; puede causar mutaciones, así que usa guantes.
    .more = Una vez entre los pares de bases brilla unas veinte veces más que en agua. Al deslizarse estira y desenrolla un poco la hélice.

# of a04de9ba
card-goggles = Gafas protectoras
    .text = detienen Luz ultravioleta
    .science = La luz ultravioleta quema la córnea, así que nadie mira un gel sobre la lámpara sin protección en los ojos.
    .more = Las gafas corrientes dejan huecos a los lados. Una pantalla facial protege también la piel, que la lámpara de debajo del gel quema en minutos.

# of 47482359
card-heating_block = Bloque calefactor
    .text = termómetro 2 niveles arriba
    .science = Un bloque de metal con agujeros para tubos mantiene una temperatura sin nada de agua.
    .more = El metal toca el tubo por todos lados, así que calienta por igual. Una tapa más caliente que el bloque evita que el agua se condense encima de la muestra.

# of 233c2b32
card-ice_box = Caja de hielo
    .text = termómetro a 4 °C; detiene Bloque calefactor
    .science = Las enzimas esperan en hielo hasta que se necesitan: en frío ni trabajan ni se estropean.
    .more = A 0 grados la mayoría de las reacciones van muchas veces más despacio que a 37. Las enzimas se guardan aún más frías, a -20, con la mitad de glicerol para que no se congelen.

# of b033c4bc
card-klenow_fragment = Fragmento de Klenow
    .text = 25 °C; detiene Fosfatasa alcalina
    .science = La parte grande de la ADN polimerasa I rellena los extremos de una hebra cortada, pero le falta la exonucleasa 5′ a 3′ de la enzima.
    .more = Al cortar la polimerasa I con una proteasa se separa la parte que se come el ADN que tiene delante, la exonucleasa 5′ a 3′. Lo que queda sigue alargando hebras y corrigiendo sus propios errores de 3′ a 5′. Hans Klenow lo describió en 1970.

# of e850b152
card-ligase = Ligasa
    .text = 4/16 °C
    .science = La ADN ligasa cierra el esqueleto entre dos nucleótidos vecinos; las células la usan en cada replicación.
    .more = Sella una mella entre un hidroxilo 3′ y un fosfato 5′, y paga con ATP, o con NAD en la mayoría de las bacterias. La ligasa del virus T4 es la que hay en la mayoría de los congeladores, porque une también extremos romos.

# of 7c26cf61
card-ligation = Ligación
    .text = 4/16 °C; con cualquier tampón, Ligasa; une de nuevo el fragmento suelto
    .science = Unir dos extremos de ADN con ligasa; los extremos cohesivos se unen a menudo a 16 grados, donde aguantan juntos el tiempo suficiente.
    .more = Los extremos cohesivos que encajan se encuentran un momento por emparejamiento de bases; entonces la ligasa hace el enlace para siempre. El calor hace más rápida la enzima pero más breve el emparejamiento, así que 16 grados es el viejo compromiso.

# of 471d6555
card-linker = Ligador
    .text = 25/37 °C; inserta de 1 a 3 bases y une el fragmento suelto
    .science = Un ligador es una doble hebra corta y sintética que lleva un sitio deseado al extremo de un trozo de ADN.
    .more = Se une a un extremo romo y después se corta con la enzima cuyo sitio lleva, lo que deja el extremo cohesivo que uno quiera. En el juego trae unas cuantas bases y repara el corte.

# of 2e4df51c
card-magnesium_chloride = Cloruro de magnesio
    .text = 55/65/80/100 °C
    .science = Las polimerasas necesitan iones de magnesio en su corazón; muy poco detiene la copia, demasiado la hace descuidada.
    .more = Dos iones de magnesio sujetan en su lugar la pieza que llega y preparan su fosfato. En la PCR se ajusta entre uno y cuatro milimolar, más o menos.

# of 54dbe36e
card-nucleic_acid_denaturation = Desnaturalización de ácidos nucleicos
    .text = 100 °C; detiene Termociclador
    .science = Cerca de la ebullición las dos hebras de ADN se sueltan; se encuentran de nuevo al enfriarse.
    .more = Solo los puentes de hidrógeno y el apilamiento de las bases mantienen juntas las hebras; el esqueleto no se rompe. La temperatura a la que se ha separado la mitad se llama temperatura de fusión, y sube con la proporción de G y C.

# of ef5d8108
card-non_toxic_dna_gel = Gel de ADN no tóxico
    .text = 25 °C; detiene Bromuro de etidio
    .science = Los colorantes más nuevos muestran el ADN en un gel con mucho menos peligro que el etidio para quienes trabajan con él.
    .more = Esos colorantes son demasiado grandes para entrar con facilidad en células vivas, o se ven con luz azul en vez de ultravioleta. La luz azul respeta los ojos, y también el ADN que va a clonarse.

# of 4407f4b7
card-polylinker = Poliligador
    .text = 25/37 °C; inserta de 1 a 5 bases y une el fragmento suelto
    .science = Un poliligador es un tramo corto con los sitios de muchas enzimas, de modo que un vector puede abrirse con cualquiera de ellas.
    .more = También se llama sitio de clonación múltiple. En el plásmido pUC19 está dentro de un gen cuyo producto vuelve azules las colonias, así que las colonias blancas muestran que se ha metido algo.

# of ea95abc0
card-rnase_a = RNasa A
    .text = 37 °C; quita la U
    .science = La RNasa A corta el ARN detrás de sus pirimidinas y deja en paz el ADN; es tan resistente que hervirla apenas la daña.
    .more = Cuatro puentes de azufre la sujetan, de modo que se vuelve a plegar incluso después de hervir. Fue de las primeras proteínas cuyo orden de aminoácidos se leyó, y su replegamiento dio a Christian Anfinsen un Premio Nobel en 1972.

# of 6f61f4cd
card-spectrophotometer = Espectrofotómetro
    .text = 25 °C; descubre 2 Bases y colócalas
    .science = El ADN absorbe luz ultravioleta de 260 nanómetros; cuánta falta detrás del tubo dice cuánto ADN hay en él.
    .more = Son las bases las que absorben. Las proteínas absorben sobre todo a 280 nanómetros, así que la proporción de los dos números, alrededor de 1,8 para el ADN puro, dice lo limpia que está una muestra.

# of c7fbbd5e
card-thermal_cycler = Termociclador
    .text = termómetro a cualquier nivel
    .science = Esta máquina lleva los tubos por un programa de temperaturas, con precisión de una fracción de grado, durante horas.
    .more = Un elemento Peltier, una placa que bombea calor en un sentido u otro según la corriente, calienta y enfría el bloque en segundos. Algunas de las primeras máquinas movían tubos entre baños de agua.

# of d37be4e8
card-uv_light = Luz ultravioleta
    .text = 25 °C; reordena hasta 4 bases
    .science = La luz ultravioleta fusiona T y C vecinas; mal reparadas, se convierten en mutaciones.
    .more = Las dos letras fusionadas, casi siempre dos T, forman un codo en el que se paran las polimerasas. La luz también puede deshacerlo: una enzima llamada fotoliasa, que los humanos no tenemos, separa la pareja con luz azul.

# of cc812edb
card-water_bath = Baño maría
    .text = termómetro a 55 °C
    .science = Un baño de agua caliente mantiene muchos tubos a una misma temperatura, día y noche.
    .more = El agua conduce bien el calor, así que los tubos pronto están tan calientes como el baño. Es la forma más antigua de mantener 37 grados, el calor del cuerpo, al que mejor trabajan la mayoría de las enzimas de E. coli.

# of 6336131d
card-blue_buffer = Tampón azul
    .text = acompaña a otras cartas
    .science = En el juego clásico de cuatro es el tampón 2, de sal media: 50 milimolar de cloruro de sodio.
    .more = Un tampón es una disolución que mantiene estable la acidez mientras ocurre una reacción. También trae el magnesio que necesita toda enzima de restricción, y la sal que a cada una le va mejor.

# of 37fe9c2d
card-green_buffer = Tampón verde
    .text = acompaña a otras cartas
    .science = En el juego clásico de cuatro es el tampón 4: lleva acetato de potasio en vez de cloruro de sodio.
    .more = Un tampón es una disolución que mantiene estable la acidez mientras ocurre una reacción. El acetato de potasio va bien a muchas enzimas, y un solo tampón de esta clase sirve hoy a la mayoría.

# of 1a356330
card-red_buffer = Tampón rojo
    .text = acompaña a otras cartas
    .science = En el juego clásico de cuatro es el tampón 3, de sal alta: 100 milimolar de cloruro de sodio.
    .more = Un tampón es una disolución que mantiene estable la acidez mientras ocurre una reacción. La sal debilita el agarre de las proteínas al ADN, y algunas enzimas trabajan y eligen mejor con mucha.

# of f3b1cbf5
card-yellow_buffer = Tampón amarillo
    .text = acompaña a otras cartas
    .science = En el juego clásico de cuatro es el tampón 1, al que no se añade sal.
    .more = Un tampón es una disolución que mantiene estable la acidez mientras ocurre una reacción. La sal debilita el agarre de las proteínas al ADN, y algunas enzimas trabajan mejor sin ella.

# of 3b1d6f06
card-hindiii = HindIII
    .text = A^AGCTT, 37 °C, azul
    .science = Procede de Haemophilus influenzae Rd; deja extremos cohesivos 5′ de cuatro bases. La misma cepa dio HindII, la primera enzima de esta clase cuyo sitio se leyó.
    .more = Hamilton Smith encontró HindII en 1970 y compartió por ello el Premio Nobel de 1978. HindIII apareció en el mismo extracto. El virus lambda cortado con ella todavía se vende como escalera.

# of 00c2378e
card-ecori = EcoRI
    .text = G^AATTC, 37 °C, azul
    .science = Procede de Escherichia coli RY13; deja extremos cohesivos 5′ de cuatro bases. Con ella se empalmaron en 1973 los primeros genes en un plásmido.
    .more = Sus extremos cohesivos, AATT, son el ejemplo de los libros de texto. Stanley Cohen y Herbert Boyer los usaron en 1973. Con muy poca sal se vuelve descuidada y corta en sitios parecidos, lo que se llama actividad estrella.

# of 78b5a67c
card-xbai = XbaI
    .text = T^CTAGA, 37 °C, azul y BSA
    .science = Procede de Xanthomonas badrii; deja extremos cohesivos 5′ de cuatro bases. Sus extremos son compatibles con los que dejan SpeI y NheI.
    .more = Los extremos compatibles pueden unirse aunque los sitios sean distintos; la costura no la corta entonces ninguna de las dos enzimas. XbaI y SpeI lo aprovechan en el montaje de BioBricks.

# of ae64f2d4
card-xhoi = XhoI
    .text = C^TCGAG, 37 °C, azul y BSA
    .science = Procede de Xanthomonas holcicola; deja extremos cohesivos 5′ de cuatro bases. Sus extremos son compatibles con los que deja SalI.
    .more = Su extremo cohesivo es TCGA. Los extremos de XhoI y SalI pueden unirse, y la costura no la corta ninguna de las dos. Sus sitios solo difieren en la primera y la última letra.

# of fabc77fc
card-haeiii = HaeIII
    .text = GG^CC, 37 °C, azul
    .science = Procede de Haemophilus aegyptius; deja extremos romos. Los laboratorios criminalísticos de Estados Unidos cortaban con ella sus huellas genéticas.
    .more = Cuatro letras aparecen por azar cada 256 bases más o menos, así que corta a menudo. Las huellas genéticas de aquel tipo comparaban las longitudes de los trozos; hoy las ha sustituido la PCR de repeticiones cortas.

# of 30de80e5
card-hinfi = HinfI
    .text = G^ANTC, 37 °C, azul
    .science = Procede de Haemophilus influenzae Rf; deja extremos cohesivos 5′ de tres bases. Los laboratorios criminalísticos británicos cortaban con ella sus huellas genéticas.
    .more = N significa cualquier base. El extremo cohesivo de tres letras tiene esa N en medio, así que no encajan dos extremos cualesquiera. Salvo por esa N, el sitio se lee igual en ambas hebras.

# of ffeb4e98
card-mspi = MspI
    .text = C^CGG, 37 °C, azul
    .science = Procede de una especie de Moraxella; deja extremos cohesivos 5′ de dos bases. A diferencia de HpaII, no le molesta un grupo metilo en la C interior, así que las dos juntas muestran la metilación.
    .more = Los vertebrados marcan muchos de sus pares CG con un grupo metilo, a menudo donde los genes están en silencio. Comparar un corte con MspI y otro con HpaII fue una forma temprana de verlo. Donde empiezan los genes en uso, esos pares suelen estar libres de él.

# of 032a21f5
card-fati = FatI
    .text = ^CATG, 55 °C, azul
    .science = Procede de Flavobacterium aquatile NL3; deja extremos cohesivos 5′ de cuatro bases. NlaIII y CviAII leen las mismas letras y cortan en otro lugar.
    .more = Las enzimas que leen las mismas letras y cortan en otro lugar se llaman neoesquizómeros. Los extremos que dejan son distintos, así que pueden elegirse según lo que se vaya a unir.

# of 275fe432
card-tasi = TasI
    .text = ^AATT, 65 °C, azul
    .science = Procede de Thermus aquaticus; deja extremos cohesivos 5′ de cuatro bases. Le encanta el calor; MluCI hace lo mismo a la temperatura del cuerpo.
    .more = AATT es también el extremo cohesivo que deja EcoRI, así que los dos pueden unirse. Los sitios ricos en A y T son frecuentes en genomas como el suyo, y allí corta muy a menudo.

# of fd134e4a
card-tsei = TseI
    .text = G^CWGC, 65 °C, azul y BSA
    .science = Procede de una especie de Thermus; deja extremos cohesivos 5′ de tres bases. La W significa A o T.
    .more = Un sitio con una W es dos sitios en uno: GCAGC y GCTGC. Cada uno es el otro, leído en la hebra compañera.

# of c540fdd9
card-smai = SmaI
    .text = CCC^GGG, 25 °C, verde
    .science = Procede de Serratia marcescens Sb; deja extremos romos. Trabaja mejor a temperatura ambiente.
    .more = Sus extremos romos pueden unirse a cualquier otro extremo romo, pero despacio, porque mientras tanto nada los mantiene juntos. XmaI lee las mismas letras y deja extremos cohesivos.

# of dd08935b
card-apai = ApaI
    .text = GGGCC^C, 25 °C, verde y BSA
    .science = Procede de Acetobacter pasteurianus; deja extremos cohesivos 3′ de cuatro bases. Bsp120I lee las mismas letras y corta en cambio después de la primera G.
    .more = Los extremos cohesivos 3′ no los rellena una polimerasa, sino que los roe. La polimerasa del fago T4 lo hace bien y deja extremos romos.

# of 2f0d295f
card-cviaii = CviAII
    .text = C^ATG, 25 °C, verde
    .science = Procede de un virus de Chlorella (PBCV-1); deja extremos cohesivos 5′ de dos bases. La fabrica un virus que infecta algas verdes, y trabaja a temperatura ambiente.
    .more = El virus lleva enzimas como las de las bacterias y parece digerir con ellas el ADN del alga. Protege su propio ADN con grupos metilo. El corte cae delante de la A de CATG, así que sobresale AT.

# of 77fe2b0f
card-ndei = NdeI
    .text = CA^TATG, 37 °C, verde
    .science = Procede de Neisseria denitrificans; deja extremos cohesivos 5′ de dos bases. El ATG de su sitio es un codón de inicio, práctico para clonar un gen desde su primera letra.
    .more = Clonar con ella pone un gen justo detrás de las señales de un vector de expresión. No corta bien cerca del extremo de un trozo, así que los cebadores llevan unas letras más delante.

# of 4ac1dc02
card-nlaiii = NlaIII
    .text = CATG^, 37 °C, verde y BSA
    .science = Procede de Neisseria lactamica; deja extremos cohesivos 3′ de cuatro bases. SAGE, una forma temprana de contar los mensajes de una célula, ancla con ella sus etiquetas.
    .more = Corta detrás de la última letra, así que todo el sitio se convierte en el extremo cohesivo. Sus cuatro letras aparecen cada pocos cientos de bases, en casi todos los mensajes de una célula.

# of 836b7e14
card-hhai = HhaI
    .text = GCG^C, 37 °C, verde y BSA
    .science = Procede de Haemophilus haemolyticus; deja extremos cohesivos 3′ de dos bases. Su compañera, la metilasa de la misma bacteria, fue la primera proteína que se vio sacar una base de la hélice.
    .more = La base gira hasta salir de la hélice a un bolsillo de la enzima, donde recibe su grupo metilo. La estructura se publicó en 1994, y después se vio hacer lo mismo a muchas enzimas de reparación.

# of 5db04a00
card-hpych4v = HpyCH4V
    .text = TG^CA, 37 °C, verde
    .science = Procede de Helicobacter pylori CH4; deja extremos romos. La bacteria del estómago de la que procede lleva más enzimas de este tipo que casi ninguna otra.
    .more = De un extremo romo no sobresale nada. Helicobacter pylori toma ADN con facilidad, y una estantería de enzimas como esta puede ser su guardia contra lo que toma.

# of 641bf190
card-hpy188i = Hpy188I
    .text = TCN^GA, 37 °C, verde
    .science = Procede de Helicobacter pylori J188; deja extremos cohesivos 3′ de una base. En medio de su sitio puede haber cualquier letra.
    .more = Un extremo cohesivo de una base apenas sujeta; esos extremos se unen casi tan despacio como los romos. Qué base sobresale no está fijado, pues es la letra libre.

# of e0d43cf0
card-fnu4hi = Fnu4HI
    .text = GC^NGC, 37 °C, verde
    .science = Procede de Fusobacterium nucleatum 4H; deja extremos cohesivos 5′ de una base. La bacteria vive en la boca humana.
    .more = Su sitio contiene una letra libre, así que lee GCAGC, GCCGC, GCGGC y GCTGC. Eso hace cuatro sitios de uno.

# of 20e9c6b6
card-cviki_1 = CviKI-1
    .text = RG^CY, 37 °C, verde
    .science = Procede de un virus de Chlorella (CA-1A); deja extremos romos. La fabrica un virus de algas verdes; pocas enzimas cortan tan a menudo.
    .more = R significa A o G, e Y, C o T, así que lee cuatro sitios: AGCC, AGCT, GGCC y GGCT. De media aparece uno de ellos cada 64 bases.

# of 2fa5937b
card-smli = SmlI
    .text = C^TYRAG, 55 °C, verde
    .science = Procede de Stenotrophomonas maltophilia; deja extremos cohesivos 5′ de cuatro bases. Y significa C o T; R, A o G.
    .more = Las letras Y y R abrevian las palabras inglesas para pirimidina y purina, las bases pequeñas con un anillo y las grandes con dos. A se empareja siempre con T y C con G, así que en cada peldaño hay una de cada clase.

# of dbf04344
card-bstbi = BstBI
    .text = TT^CGAA, 65 °C, verde
    .science = Procede de Bacillus stearothermophilus B225; deja extremos cohesivos 5′ de dos bases. Quiere 65 grados, porque su bacteria se siente en casa con el calor.
    .more = Las enzimas de bacterias de lugares calientes suelen ser resistentes. TaqI lee las cuatro letras interiores de su sitio, y sus extremos cohesivos son compatibles. En ambas sobresale CG.

# of 21518168
card-tati = TatI
    .text = W^GTACW, 65 °C, verde
    .science = Procede de Thermus aquaticus CBA1-331; deja extremos cohesivos 5′ de cuatro bases. W significa A o T, en ambos extremos de su sitio.
    .more = W viene de la palabra inglesa para débil: A y T se sujetan con dos puentes de hidrógeno; C y G, llamadas S por fuerte en inglés, con tres. El extremo cohesivo es GTAC, sea lo que sea W.

# of 8c339287
card-bamhi = BamHI
    .text = G^GATCC, 37 °C, rojo y BSA
    .science = Procede de Bacillus amyloliquefaciens H; deja extremos cohesivos 5′ de cuatro bases. Sus extremos son compatibles con los que dejan BclI y DpnII.
    .more = Su extremo cohesivo es GATC, el más compartido de todos: BglII, BclI, DpnII y Sau3AI también lo dejan. Los trozos cortados por una pueden unirse a los cortados por otra.

# of 3a6f3ad6
card-psti = PstI
    .text = CTGCA^G, 37 °C, rojo y BSA
    .science = Procede de Providencia stuartii 164; deja extremos cohesivos 3′ de cuatro bases. Abre el gen de resistencia de pBR322, así que las primeras genotecas se construyeron con ella.
    .more = Sus extremos 3′ sobresalen. Al plásmido abierto se le añadían colas de G y al trozo colas de C; unidos, devolvían el sitio, de modo que el trozo podía recortarse otra vez.

# of fffc023c
card-sali = SalI
    .text = G^TCGAC, 37 °C, rojo y BSA
    .science = Procede de Streptomyces albus G; deja extremos cohesivos 5′ de cuatro bases. Sus extremos son compatibles con los que deja XhoI.
    .more = Necesita mucha sal, como la que tiene el tampón rojo. Su extremo cohesivo TCGA es también el de XhoI. El par CG de su sitio es raro en los vertebrados, cuyo ADN corta pocas veces.

# of 2226040c
card-ecorv = EcoRV
    .text = GAT^ATC, 37 °C, rojo y BSA
    .science = Procede de Escherichia coli J62 pLG74; deja extremos romos. Las estructuras cristalinas muestran con qué fuerza dobla el ADN antes de cortarlo.
    .more = La hélice se dobla unos 50 grados en medio del sitio, lo que acerca al magnesio el enlace que va a cortarse. En otros sitios se une casi igual de bien, pero no dobla el ADN y no corta.

# of 910b6322
card-dpnii = DpnII
    .text = ^GATC, 37 °C, rojo
    .science = Procede de Streptococcus pneumoniae, antes llamado Diplococcus; deja extremos cohesivos 5′ de cuatro bases. Deja en paz el sitio si su A está metilada; DpnI solo corta entonces.
    .more = La bacteria se llama hoy Streptococcus pneumoniae; las enzimas conservan en sus primeras letras el nombre antiguo. DpnI y DpnII proceden de cepas distintas, y ningún virus puede estar a salvo de ambas.

# of e4b709fb
card-ddei = DdeI
    .text = C^TNAG, 37 °C, rojo
    .science = Procede de Desulfovibrio desulfuricans; deja extremos cohesivos 5′ de tres bases. En medio de su sitio puede haber cualquier letra.
    .more = Su bacteria respira sulfato en vez de oxígeno y vive en el barro. C^TNAG lee cuatro sitios, uno por cada letra de en medio.

# of 04debc84
card-scrfi = ScrFI
    .text = CC^NGG, 37 °C, rojo
    .science = Procede de Streptococcus cremoris F; deja extremos cohesivos 5′ de una base. La bacteria ayuda a hacer queso.
    .more = La bacteria se llama hoy Lactococcus cremoris. Las queserías conocen virus que matan sus cultivos, y enzimas como esta son una defensa contra ellos.

# of e22263cf
card-apoi = ApoI
    .text = R^AATTY, 50 °C, rojo y BSA
    .science = Procede de Arthrobacter protophormiae; deja extremos cohesivos 5′ de cuatro bases. Todo sitio de EcoRI es también uno de los suyos.
    .more = R e Y le dejan cuatro sitios, de los que GAATTC es uno. Su extremo cohesivo AATT es también el de EcoRI. Así que los extremos de las dos pueden unirse.

# of 62fa6a68
card-bcli = BclI
    .text = T^GATCA, 50 °C, rojo
    .science = Procede de Bacillus caldolyticus; deja extremos cohesivos 5′ de cuatro bases. No puede cortar ADN de cepas corrientes de E. coli, que metilan la A de su sitio.
    .more = La metilasa Dam de E. coli marca la A de cada GATC, lo que dice a la maquinaria de reparación qué hebra es la antigua. Para cortar con BclI, el ADN se cultiva en una cepa sin ella.

# of 22cb6488
card-maeii = MaeII
    .text = A^CGT, 50 °C, rojo
    .science = Procede de Methanococcus aeolicus PL-15/H; deja extremos cohesivos 5′ de dos bases. El microbio es una arquea que fabrica metano.
    .more = Las arqueas son un dominio propio de la vida, junto a las bacterias y el resto de nosotros. Sus enzimas contra el ADN ajeno se parecen mucho a las de las bacterias.

# of b4ef7eae
card-maeiii = MaeIII
    .text = ^GTNAC, 55 °C, rojo
    .science = Procede de Methanococcus aeolicus PL-15/H; deja extremos cohesivos 5′ de cinco bases. El microbio es una arquea que fabrica metano.
    .more = Su extremo cohesivo es todo el sitio de cinco letras. Dos de esos extremos solo encajan si lo hacen sus letras de en medio. Salvo por esa letra, N, el sitio se lee igual en ambas hebras.

# of c545c55b
card-taqi = TaqI
    .text = T^CGA, 65 °C, rojo y BSA
    .science = Procede de Thermus aquaticus YTI; deja extremos cohesivos 5′ de dos bases. La bacteria de fuentes termales es la que nos dio la polimerasa Taq.
    .more = Thomas Brock y Hudson Freeze encontraron Thermus aquaticus en Yellowstone en 1966. Nadie buscaba allí una herramienta; veinte años después su polimerasa hizo fácil la PCR.

# of 836d03bb
card-taii = TaiI
    .text = ACGT^, 65 °C, rojo
    .science = Procede de Thermus aquaticus cs1-331; deja extremos cohesivos 3′ de cuatro bases. MaeII y HpyCH4IV leen las mismas letras pero cortan después de la A.
    .more = Corta detrás de la T, las otras detrás de la A, así que sus extremos cohesivos son 3′ y los de ellas 5′. Sobresale ACGT entero.

# of 5764dd05
card-tru9i = Tru9I
    .text = T^TAA, 65 °C, rojo
    .science = Procede de Thermus ruber 9; deja extremos cohesivos 5′ de dos bases. MseI, que lee las mismas letras, es un caballo de batalla de las huellas AFLP.
    .more = El AFLP corta un genoma con dos enzimas y copia algunos de los trozos, de modo que pueden compararse dos plantas sin conocer ni una letra de ellas. TTAA es frecuente donde hay A y T.

# of 5b3c0084
card-kpni = KpnI
    .text = GGTAC^C, 37 °C, amarillo y BSA
    .science = Procede de Klebsiella pneumoniae OK8; deja extremos cohesivos 3′ de cuatro bases. Acc65I lee las mismas letras y corta en cambio después de la primera G.
    .more = Es una de las pocas de uso diario cuyo extremo cohesivo es 3′. Con Acc65I el mismo sitio puede abrirse de la otra manera. En ambas sobresale GTAC, en una por los extremos 3′, en la otra por los 5′.

# of b12b91ed
card-ncoi = NcoI
    .text = C^CATGG, 37 °C, amarillo
    .science = Procede de Nocardia corallina; deja extremos cohesivos 5′ de cuatro bases. El ATG de su sitio es un codón de inicio, práctico para clonar un gen desde su primera letra.
    .more = Las proteínas empiezan con la palabra ATG. Un gen que se une allí empieza con su propia primera palabra, y la G de detrás es la primera letra de la segunda. El sitio entero es CCATGG.

# of f7f24f53
card-hpaii = HpaII
    .text = C^CGG, 37 °C, amarillo
    .science = Procede de Haemophilus parainfluenzae; deja extremos cohesivos 5′ de dos bases. La detiene un grupo metilo en la C interior, y a MspI no, así que las dos juntas muestran la metilación.
    .more = Su nombre y el de MspI aparecen juntos en miles de artículos sobre metilación. Si HpaII deja un sitio que MspI corta, la C está metilada. Ambas leen CCGG, que tiene en medio un par CG.

# of 7fcb467f
card-hpych4iv = HpyCH4IV
    .text = A^CGT, 37 °C, amarillo
    .science = Procede de Helicobacter pylori CH4; deja extremos cohesivos 5′ de dos bases. MaeII lee y corta igual, pero quiere más calor.
    .more = Su extremo cohesivo es CG, tan corto que solo aguanta en frío. Los grupos metilo en ese CG la detienen, así que también se usa para estudiar la metilación.

# of 48d23f19
card-hpych4iii = HpyCH4III
    .text = ACN^GT, 37 °C, amarillo
    .science = Procede de Helicobacter pylori CH4; deja extremos cohesivos 3′ de una base. En medio de su sitio puede haber cualquier letra.
    .more = Su extremo cohesivo es la única letra libre, así que dos extremos solo encajan si esas letras se emparejan. El sitio es ACNGT, y el corte cae detrás de la N.

# of 1da3c146
card-rsai = RsaI
    .text = GT^AC, 37 °C, amarillo
    .science = Procede de Rhodobacter sphaeroides; deja extremos romos. CviQI lee las mismas letras pero corta después de la G.
    .more = Su bacteria puede vivir de la luz, y sus membranas púrpuras ayudaron a entender la fotosíntesis. Cuatro letras bastan para cortar un plásmido en un puñado de trozos.

# of 0b05f5a7
card-alui = AluI
    .text = AG^CT, 37 °C, amarillo
    .science = Procede de Arthrobacter luteus; deja extremos romos. Los elementos Alu, las repeticiones más comunes del genoma humano, llevan su nombre.
    .more = Más de un millón de elementos Alu forman una décima parte de nuestro genoma. La mayoría llevan un AGCT, y así se notaron por primera vez: un montón de trozos de la misma longitud en un gel.

# of 4d05723a
card-hinp1i = HinP1I
    .text = G^CGC, 37 °C, amarillo
    .science = Procede de Haemophilus influenzae P1; deja extremos cohesivos 5′ de dos bases. HhaI lee las mismas letras pero corta antes de la última C.
    .more = Ella y HhaI son neoesquizómeros: las mismas letras, otro corte. Los grupos metilo detienen a ambas. En HinP1I sobresale CG por los extremos 5′; en HhaI, por los 3′.

# of 98a17f08
card-mluci = MluCI
    .text = ^AATT, 37 °C, amarillo
    .science = Procede de Micrococcus luteus; deja extremos cohesivos 5′ de cuatro bases. TasI lee las mismas letras pero quiere 65 grados.
    .more = Corta antes de la primera letra, así que todo el sitio se convierte en el extremo cohesivo, que encaja con el de EcoRI. Sus cuatro letras son comunes en ADN rico en A y T.

# of 37bc353f
card-cviqi = CviQI
    .text = G^TAC, 25 °C, amarillo y BSA
    .science = Procede de un virus de Chlorella (NY-2A); deja extremos cohesivos 5′ de dos bases. La fabrica un virus de algas verdes; trabaja a temperatura ambiente.
    .more = En ella sobresale TA; RsaI deja extremos romos. Los virus de Chlorella han dado varias enzimas así. Su sitio es GTAC, cortado detrás de la G.

# of 323797cf
card-bsshii = BssHII
    .text = G^CGCGC, 50 °C, amarillo
    .science = Procede de Bacillus stearothermophilus H3; deja extremos cohesivos 5′ de cuatro bases. CG es raro en el ADN humano, así que allí corta pocas veces y deja trozos largos.
    .more = En los vertebrados las C metiladas tienden a convertirse en T con el paso de las eras, así que CG es varias veces más raro que por azar. Los sitios que quedan se agrupan en los comienzos de los genes.

# of 297666c6
card-bsiwi = BsiWI
    .text = C^GTACG, 55 °C, amarillo
    .science = Procede de una especie de Bacillus; deja extremos cohesivos 5′ de cuatro bases. Sus extremos son compatibles con los que deja Acc65I.
    .more = Comparte su extremo cohesivo GTAC con Acc65I. Dos pares CG hacen que su sitio sea raro en los vertebrados. Está a mano donde se quieren trozos grandes.

# of 4ed21ca3
card-tfii = TfiI
    .text = G^AWTC, 65 °C, amarillo
    .science = Procede de Thermus filiformis; deja extremos cohesivos 5′ de tres bases. Quiere 65 grados y corta solo la mitad de lo que corta HinfI.
    .more = W permite A o T en medio, donde HinfI acepta cualquier letra, así que lee dos de los cuatro sitios de HinfI. Los otros dos tienen allí G o C.
