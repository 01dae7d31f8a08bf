# of 2dacdd87
card-mouse = Ratón
    .science = Casi todos los genes humanos que producen proteínas tienen un equivalente en el ratón. Su genoma se leyó en 2002.
    .more = Ratones y personas se separaron hace unos 80 millones de años, y sin embargo sus genes siguen en el mismo orden en muchos tramos. Las cepas endogámicas, cuyos ratones son casi idénticos, se mantienen desde hace más de cien años, de modo que un resultado puede repetirse en otro lugar.

# of 1986190c
card-zebrafish = Pez cebra
    .science = Sus embriones son transparentes y crecen fuera de la madre, así que puede verse cómo se forman los órganos.
    .more = Una pareja puede poner cientos de huevos en una semana. Un día después de la fecundación el plan del cuerpo está hecho y el corazón late. Unos siete de cada diez genes humanos tienen al menos un equivalente en este pez.

# of 281423c7
card-fly = Mosca de la fruta
    .science = Thomas Hunt Morgan demostró con ella que los genes están en los cromosomas. Una generación dura unos diez días.
    .more = En 1910 Morgan encontró un macho con ojos blancos en vez de rojos y vio que el rasgo iba unido al sexo de las crías. La mosca solo tiene cuatro pares de cromosomas. Unos tres cuartos de los genes que se sabe que causan enfermedades humanas tienen un equivalente en ella.

# of 02f43653
card-yeast = Levadura de panadería
    .science = La levadura del pan y la cerveza fue, en 1996, el primer organismo con núcleo celular cuyo genoma se leyó.
    .more = Tiene unos 6000 genes en 16 cromosomas. Muchos tienen equivalentes humanos, y algunos de estos hasta pueden hacer el trabajo del gen de la levadura. Unos 600 científicos de Europa, Norteamérica y Japón se repartieron la lectura.

# of 5ed7b327
card-worm = Gusano redondo
    .science = El hermafrodita adulto tiene 959 células corporales, y de cada una se conoce el origen.
    .more = John Sulston y otros siguieron al microscopio cada división celular desde el huevo hasta el adulto. El gusano mide un milímetro y es transparente. En 1998 fue el primer animal cuyo genoma se leyó.

# of 6e7290b0
card-frog = Rana
    .science = Los huevos de las ranas de uñas son grandes, numerosos y fáciles de inyectar, por lo que son favoritos para estudiar embriones.
    .more = Xenopus laevis tiene cuatro juegos de cromosomas y X. tropicalis solo dos, lo que facilita su genética. Desde la década de 1930 laevis sirvió también como prueba de embarazo: una hormona de la orina de las embarazadas hace que la hembra ponga huevos.

# of 33d62887
card-ciliate = Ciliados
    .science = Una célula, dos clases de núcleo: uno pequeño para la descendencia y uno grande para la vida diaria.
    .more = Tetrahymena vive en agua dulce, nada con cientos de pelillos que baten, sus cilios, y se divide cada dos o tres horas. Dos premios Nobel nacieron del trabajo con ella: por el ARN que actúa como enzima y por los extremos de los cromosomas.

# of 67bce2f9
card-cress = Arabidopsis
    .science = Una pequeña mala hierba que va de semilla a semilla en unas seis semanas; su genoma fue el primero de una planta que se leyó.
    .more = Es de la familia de la col y tiene unos 135 millones de pares de bases en cinco cromosomas, leídos en 2000. Las flores que se sumergen en bacterias portadoras de un gen dan algunas semillas con ese gen, así que no hace falta criar plantas a partir de células sueltas.

# of 87a4c404
card-sequencing = Secuenciación de ADN
    .science = Secuenciar es leer el orden de las cuatro bases en un tramo de ADN o en un genoma entero.
    .more = El método de Frederick Sanger de 1977 leía unos cientos de bases de una vez. Las máquinas de hoy leen muchos millones de trozos cortos a la vez, o trozos sueltos de muchos miles de bases. Después un ordenador los junta como un rompecabezas.

# of da46caf2
card-microscopy = Microscopía
    .science = Las proteínas fluorescentes permiten que un microscopio muestre en qué lugar de una célula viva trabaja una proteína.
    .more = La proteína verde fluorescente procede de una medusa; unida a otra proteína, brilla allí adonde esta va. Como la luz es una onda, un microscopio óptico corriente no muestra nada mucho más fino que 200 nanómetros; métodos más nuevos esquivan ese límite.

# of 360902cc
card-expression = Análisis de expresión génica
    .science = La cantidad de ARN fabricada a partir de un gen dice con qué fuerza está encendido el gen en un tejido.
    .more = Un microarray mide a la vez el ARN de miles de genes conocidos; la secuenciación de ARN cuenta todo el ARN que haya. Casi todas las células de un cuerpo tienen los mismos genes: lo que hace distinta una célula nerviosa de una hepática es cuáles de ellos están encendidos.

# of cfb637cb
card-compute = Análisis computacional
    .science = Comparar secuencias por ordenador encuentra genes emparentados en organismos que se separaron hace cientos de millones de años.
    .more = BLAST, publicado en 1990, busca en enormes colecciones secuencias que se parezcan a la tuya, y dice cuántas coincidencias igual de buenas aparecerían por azar. Sin programas como este, un genoma sería un montón de letras.

# of 0a538837
card-editing = Edición del genoma
    .science = CRISPR-Cas9 corta el ADN en un lugar elegido por un ARN guía corto; la reparación puede entonces cambiar el gen.
    .more = Las tijeras vienen de bacterias, que las usan contra los virus. En 2012 Emmanuelle Charpentier, Jennifer Doudna y sus colegas mostraron cómo dirigirlas a una secuencia elegida; las dos recibieron el Premio Nobel de Química de 2020.

# of d1c77f66
card-screen = Cribado de mutantes
    .science = Un cribado crea muchos mutantes al azar y se queda con los pocos que tienen un rasgo inusual, para encontrar los genes responsables.
    .more = Sustancias químicas o radiación causan las mutaciones. A menudo solo los nietos muestran el rasgo, porque deben cambiar las dos copias de un gen. Un cribado no necesita adivinar de antemano qué genes importan.

# of 293689c7
card-cross = Cruce genético
    .science = Contar la descendencia de padres elegidos dice cómo se hereda un rasgo, como hizo Mendel con guisantes.
    .more = Gregor Mendel contó miles de plantas de guisante y publicó en 1866 que los rasgos no se mezclan: uno que está oculto en los hijos vuelve en un cuarto de los nietos. Los genes que están cerca suelen heredarse juntos, así que los cruces dieron también los primeros mapas de cromosomas.

# of 32d0b83d
card-pcr = PCR y clonación
    .science = Cada ciclo de una PCR duplica más o menos un trozo de ADN, así que treinta ciclos pueden hacer mil millones de copias.
    .more = El calor separa las dos hebras, unos cebadores cortos marcan el trozo y una polimerasa de una bacteria de fuentes termales lo copia, una y otra vez. Kary Mullis lo ideó en 1983 y compartió el Premio Nobel de Química de 1993. La clonación mete un trozo en un anillo de ADN que las bacterias multiplican.

# of fced29c9
card-grant = Beca de investigación
    .text = roba 2 cartas de Recurso
    .science = Gran parte de la investigación básica se paga con ayudas que unos científicos solicitan y otros científicos juzgan.
    .more = Una solicitud dice qué va a hacerse, por qué y con cuánto dinero. Los expertos las evalúan y ordenan, y en las grandes agencias la mayoría se rechaza. Escribirlas ocupa buena parte del tiempo de un científico.

# of b64b5adc
card-freezer = Reserva congelada
    .text = toma una carta de Especie o de Técnica de la pila de Descarte
    .science = Muchas cepas pueden congelarse y descongelarse años después; las larvas del gusano C. elegans sobreviven en nitrógeno líquido.
    .more = Los cristales de hielo desgarrarían las células, así que se enfrían despacio en un líquido protector como el glicerol. A los −196 °C del nitrógeno líquido apenas ocurre química alguna, y una muestra se conserva décadas.

# of 5f86c1cf
card-core = Servicio central
    .text = cuenta como cualquier Técnica que le falte a tu proyecto
    .science = En los servicios centrales muchos laboratorios comparten instrumentos caros y a las personas que saben usarlos.
    .more = Un secuenciador o un microscopio electrónico puede costar más de lo que un laboratorio podría pagar jamás, y ningún laboratorio solo lo mantendría ocupado. Compartido, funciona todo el tiempo, y su personal enseña y ayuda a quienes lo reservan.

# of 005af504
card-stockcentre = Centro de cepas
    .text = cuenta como cualquier Especie que le falte a tu proyecto
    .science = El centro de Bloomington mantiene vivas decenas de miles de cepas de moscas y las envía por correo a laboratorios de todo el mundo.
    .more = Las cepas de moscas son difíciles de congelar, así que cada una se pasa a comida fresca cada pocas semanas, año tras año. Centros parecidos conservan ratones, gusanos, levadura, peces cebra y semillas de Arabidopsis.

# of 27c235c9
card-backup = Muestras de reserva
    .text = detiene el próximo ataque a un proyecto tuyo
    .science = Los biobancos guardan muestras en más de un lugar, para que un congelador averiado no acabe con un proyecto.
    .more = Un biobanco guarda sangre, tejidos u otras muestras con notas sobre su procedencia. También las plantas tienen los suyos: la bóveda de Svalbard guarda semillas de repuesto en frío, y en 2015 se sacaron las primeras para sustituir otras que la guerra de Siria había dejado fuera de alcance.

# of f4db89ae
card-pivot = Cambio de rumbo
    .text = abandona un proyecto normal y recupera sus recursos
    .science = En 1928 Alexander Fleming notó que un moho en una placa estropeada mataba bacterias; seguir esa pista llevó a la penicilina.
    .more = Fleming no pudo obtener mucha sustancia él mismo. Desde 1939 Howard Florey, Ernst Chain y su equipo de Oxford la convirtieron en un medicamento. Fleming, Florey y Chain compartieron el Premio Nobel de 1945.

# of 22f2741c
card-contam = Contaminación
    .text = descarta un recurso del proyecto de otro jugador
    .science = Cientos de líneas celulares resultaron estar invadidas por otras células, casi siempre por HeLa.
    .more = Las células HeLa se tomaron del tumor de Henrietta Lacks en 1951, sin pedirle permiso. Crecen tan bien que unas pocas pueden adueñarse de una placa. Un registro enumera las líneas que no son lo que dice su etiqueta; un perfil de ADN muestra qué células se tienen en realidad.

# of e763b5a0
card-scooped = Se te adelantaron
    .text = un proyecto rival con 1 o 2 recursos los pierde
    .science = Los descubrimientos los hacen a menudo varias personas a la vez: Wallace llegó a la selección natural mientras Darwin aún escribía.
    .more = Trabajos de Charles Darwin y Alfred Russel Wallace se leyeron en la misma reunión en 1858. El cálculo lo hallaron Newton y Leibniz; el oxígeno, Scheele y Priestley.

# of eae63d47
card-poach = Posdoc fichado
    .text = toma una carta de Recurso al azar de otro jugador
    .science = Los posdocs son investigadores formados con contratos cortos que a menudo van de laboratorio en laboratorio.
    .more = Posdoc es la forma corta de investigador posdoctoral: alguien con un doctorado que trabaja unos años en el laboratorio de otra persona antes de encontrar un puesto propio. Hacen gran parte del trabajo diario de la investigación.

# of 4d7e4ae8
card-reviewer = Más revisiones
    .text = otro jugador roba 1 carta menos en su próximo turno
    .science = Antes de publicarse un artículo, otros expertos lo leen y a menudo piden más experimentos.
    .more = La revista pregunta a dos o tres personas del mismo campo, cuyos nombres los autores casi nunca llegan a saber. No pueden demostrar que un resultado sea correcto, pero encuentran lagunas y errores. La verdadera prueba llega cuando otros repiten el trabajo.

# of 1feb6a5b
card-cycle = El horario de la célula
    .text = necesita Levadura de panadería, Cribado de mutantes
    .science = Leland Hartwell encontró los genes que dicen a una célula cuándo dividirse en mutantes de levadura que se paran a medio camino.
    .more = Hartwell compartió el Premio Nobel de 2001 con Paul Nurse y Tim Hunt, que hallaron partes de la misma maquinaria en otra levadura, en células humanas y en erizos de mar. También mostró que una célula revisa su ADN antes de dividirse. Donde fallan estos controles puede empezar el cáncer.

# of 314ebc38
card-telomere = Los extremos del cromosoma
    .text = necesita Ciliados, Secuenciación de ADN
    .science = Elizabeth Blackburn leyó las repeticiones que rematan los cromosomas en Tetrahymena y, con Carol Greider, encontró la enzima que las añade.
    .more = Con cada copia un cromosoma pierde un poco de su extremo; las repeticiones son lo que puede permitirse perder, y la enzima telomerasa añade otras nuevas. Blackburn, Greider y Jack Szostak compartieron el Premio Nobel de 2009. En Tetrahymena la repetición es TTGGGG; en los humanos, TTAGGG.

# of bbcb1fb1
card-flower = Cuándo florecer
    .text = necesita Arabidopsis, Cruce genético
    .science = Muchas plantas solo florecen después de un invierno: el frío silencia un gen que retiene la floración.
    .more = En Arabidopsis el gen se llama FLC. Semanas de frío empaquetan su ADN con fuerza, y sigue en silencio cuando llega la primavera. En las semillas se enciende otra vez: una planta recuerda el invierno, pero su descendencia no.

# of 2e8187eb
card-death = Células que saben cuándo morir
    .text = necesita Gusano redondo, Microscopía, Cribado de mutantes
    .science = En cada gusano hermafrodita mueren según lo previsto las mismas 131 células; los mutantes en que viven llevaron a los genes de la muerte celular programada.
    .more = El Premio Nobel de 2002 fue para Sydney Brenner, Robert Horvitz y John Sulston. Los genes ced-3 y ced-4 del gusano, sin los cuales esas células siguen vivas, tienen parientes en los humanos. Muy poca de esta muerte ayuda a crecer a los cánceres; demasiada destruye tejido sano.

# of 91d8ac8f
card-body = Cabeza, medio, cola
    .text = necesita Mosca de la fruta, Cribado de mutantes, Cruce genético
    .science = Christiane Nüsslein-Volhard y Eric Wieschaus clasificaron miles de mutantes de mosca y encontraron los genes que dividen el cuerpo en segmentos.
    .more = Trabajaron en Heidelberg hacia 1980 y miraban juntos los mutantes, por un microscopio para dos. A algunas larvas les faltaba un segmento de cada dos. Compartieron el Premio Nobel de 1995 con Edward Lewis, que había estudiado cómo adquiere cada segmento su propio carácter.

# of 29c0dc62
card-heart = Curar un corazón roto
    .text = necesita Pez cebra, Microscopía, Edición del genoma
    .science = Un pez cebra puede regenerar un quinto de su ventrículo después de que se lo corten.
    .more = Apenas queda cicatriz: las células del músculo cardíaco junto a la herida se dividen y llenan el hueco en unos dos meses. El músculo cardíaco humano casi no lo hace, y tras un infarto queda una cicatriz.

# of ae1a8378
card-egg = Del huevo al renacuajo
    .text = necesita Rana, Microscopía, Análisis de expresión génica
    .science = John Gurdon crio renacuajos a partir de huevos de rana con el núcleo de una célula intestinal: los genes seguían todos allí.
    .more = Gurdon lo publicó en 1962. En 2006 Shinya Yamanaka convirtió de nuevo células de la piel de ratones en células madre con solo cuatro genes. Los dos compartieron el Premio Nobel de 2012.

# of 5dc7343d
card-drought = Una planta a prueba de sed
    .text = necesita Arabidopsis, Edición del genoma, Secuenciación de ADN
    .science = Cuando el suelo se seca, la hormona ácido abscísico hace que una planta cierre los poros de sus hojas y pierda menos agua.
    .more = Los poros, llamados estomas, dejan entrar dióxido de carbono y salir agua; dos células oclusivas abren y cierran cada uno. Una planta que los cierra ahorra agua, pero toma menos dióxido de carbono y crece más despacio.

# of 5db78b9f
card-disease = Un modelo de enfermedad en ratón
    .text = necesita Ratón, Edición del genoma, Cruce genético, Análisis de expresión génica
    .science = La modificación dirigida apaga en ratones un gen elegido y muestra qué va mal sin él.
    .more = Mario Capecchi, Martin Evans y Oliver Smithies compartieron el Premio Nobel de 2007. El gen se sustituye en células madre embrionarias, y de ellas se crían ratones. Para entonces se habían apagado así más de diez mil genes de ratón.

# of f0b51174
card-ageing = Por qué envejecemos
    .text = necesita Levadura de panadería, Gusano redondo, Análisis de expresión génica, Análisis computacional
    .science = Un cambio en un solo gen, daf-2, duplica la vida de un gusano; menos de una señal emparentada alarga la de la levadura.
    .more = Cynthia Kenyon y su equipo lo comunicaron en 1993. El gen produce un receptor de hormonas muy parecidas a la insulina. También las moscas y los ratones con menos de esta señal pueden vivir más.

# of 593054a3
card-clock = El reloj del cuerpo
    .text = necesita Mosca de la fruta, Ratón, PCR y clonación, Análisis de expresión génica
    .science = El gen period marca el ritmo diario de las moscas, y los ratones llevan la hora con parientes cercanos suyos.
    .more = La proteína que produce period frena su propio gen: se acumula de noche y se degrada de día, así que su cantidad oscila una vez en unas 24 horas. Jeffrey Hall, Michael Rosbash y Michael Young compartieron el Premio Nobel de 2017.

# of a5c4acbe
card-scramble = El genoma revuelto
    .text = necesita Ciliados, PCR y clonación, Secuenciación de ADN, Análisis computacional
    .science = Cuando Tetrahymena construye su núcleo grande, recorta alrededor de un tercio de su ADN y vuelve a unir el resto.
    .more = Pequeños ARN fabricados en el núcleo pequeño marcan lo que debe irse, en gran parte restos de genes saltarines. Una pariente, Oxytricha, va más lejos y pone en un orden nuevo los trozos que quedan.

# of 6a4b0165
card-family = Un árbol genealógico de vertebrados
    .text = necesita Pez cebra, Rana, Ratón, Secuenciación de ADN, Análisis computacional
    .science = Los tramos de ADN que pez, rana y ratón comparten casi letra por letra han sido importantes durante unos 400 millones de años.
    .more = La mayoría de estos tramos no producen proteína; muchos son interruptores que dicen a los genes dónde y cuándo actuar. El árbol dibujado con ADN coincide en general con el dibujado con fósiles: las líneas del pez cebra y de los animales terrestres se separaron hace más de 400 millones de años.

# of ca6f818f
card-safety = Curso de seguridad en el laboratorio
    .text = necesita Microscopía, PCR y clonación
    .science = Los laboratorios que manejan agentes vivos trabajan en uno de cuatro niveles de bioseguridad, y las personas se forman antes de entrar.
    .more = El nivel 1 es para organismos inofensivos como la levadura de panadería. El nivel 4 es para los más peligrosos, como el virus del Ébola, que se manejan en cabinas selladas o en trajes con su propio suministro de aire.

# of 93ace566
card-animal = Certificado de cuidado de animales
    .text = necesita Ratón, Pez cebra
    .science = La investigación con animales sigue tres erres: reemplazar los animales donde sea posible, reducir su número, refinar los métodos.
    .more = William Russell y Rex Burch nombraron las tres erres en 1959. En muchos países un experimento con animales solo puede empezar después de que un comité haya aceptado que es necesario y que no puede hacerse sin ellos.

# of 1f8a88b4
card-data = Revisión de datos y ética
    .text = necesita Secuenciación de ADN, Análisis computacional
    .science = Los buenos datos son localizables, accesibles, interoperables y reutilizables: en inglés, con una sola palabra, FAIR.
    .more = Los principios se publicaron en 2016. Los datos interoperables pueden juntarse con los de otros laboratorios, porque usan los mismos formatos y nombres. Los genomas de personas exigen además cuidado, pues también hablan de parientes a quienes nunca se preguntó.
