# of ec6c4381
card-curie = Marie Curie
    .text = Al final los puntos de las Mejoras en este Héroe cuentan el doble.
    .science = Con su marido Pierre encontró el polonio y el radio en 1898. Es la única persona con premios Nobel de física y de química.
    .more = Compartió el premio de física de 1903 y ganó sola el de química de 1911. En la Primera Guerra Mundial condujo coches con rayos X hasta el frente; sus cuadernos siguen siendo radiactivos.

# of 3a620ae5
card-carver = George Washington Carver
    .text = Toma de la pila de descarte de Héroes un Objeto o Lugar y llévalo a tu mano; si no hay ninguno: Roba 1 carta.
    .science = Enseñó a los agricultores del sur de Estados Unidos a alternar el algodón con cacahuetes y batatas, para que el suelo se recuperara.
    .more = Los cacahuetes y otras legumbres alojan en sus raíces bacterias que convierten el nitrógeno del aire en abono. Trabajó 47 años en Tuskegee y envió por los campos un carro como escuela sobre ruedas.

# of 0643cc5a
card-galileo = Galileo Galilei
    .text = Al final +4 puntos si el Telescopio está en este Héroe, o +1 si lleva otro Objeto.
    .science = En enero de 1610 vio por su telescopio cuatro lunas girando en torno a Júpiter: no todo gira alrededor de la Tierra.
    .more = Vio también las fases de Venus, que corresponden a un planeta que gira alrededor del Sol. La Inquisición lo hizo retractarse en 1633 y lo mantuvo bajo arresto en su casa hasta su muerte en 1642.

# of 4a895100
card-fleming = Alexander Fleming
    .text = Roba 1 carta. Si es un Objeto o Lugar que este Héroe puede usar y para el que tiene sitio, puedes colocarlo en el acto.
    .science = En 1928 un moho en una de sus placas mató las bacterias de alrededor. Su jugo se convirtió en la penicilina.
    .more = No pudo purificar la sustancia. Howard Florey, Ernst Chain y Norman Heatley hicieron de ella un medicamento hacia 1940, y Fleming compartió el Premio Nobel de 1945 con los dos primeros.

# of 637bc739
card-rfranklin = Rosalind Franklin
    .text = Mira la mano de un rival. Roba 1 carta.
    .science = La Foto 51, una imagen de rayos X de su laboratorio, mostró que el ADN es una hélice.
    .more = Raymond Gosling tomó la imagen en mayo de 1952 bajo su dirección. Ella pasó después a la estructura de los virus y murió en 1958, cuatro años antes del Premio Nobel por el ADN.

# of c000ec32
card-wu = Chien-Shiung Wu
    .text = Puedes descartar hasta 2 cartas más del Campo y reponerlas con otras nuevas.
    .science = Su experimento con átomos fríos de cobalto mostró en 1956 que la fuerza débil distingue la izquierda de la derecha.
    .more = Lee y Yang habían dudado de la simetría y propuesto la prueba; ellos recibieron el Premio Nobel de 1957, ella no. En su experimento los núcleos de cobalto emitían más electrones en contra de su espín que a favor.

# of 559ad094
card-lovelace = Ada Lovelace
    .text = Puedes usar otra vez la habilidad de entrada de otro Héroe que tengas delante, como si fuera de este Héroe.
    .science = Sus notas de 1843 sobre la Máquina analítica contienen un programa paso a paso para calcular los números de Bernoulli.
    .more = Las notas pertenecen a su traducción de un artículo de Luigi Menabrea y son más largas que él. Vio que una máquina así podría trabajar con todo lo que pueda ponerse en símbolos, por ejemplo la música.

# of a2fbaf39
card-nakamoto = Satoshi Nakamoto
    .text = Los rivales no pueden tomar, mover ni descartar Mejoras de este Héroe.
    .science = Una persona o un grupo desconocido con este nombre publicó el diseño de Bitcoin en 2008.
    .more = En una cadena de bloques cada bloque lleva el hash del anterior, de modo que una anotación antigua no puede cambiarse sin que se note. Quienquiera que fuese, calla desde 2011.

# of 2f3741d0
card-turing = Alan Turing
    .text = Elige a un rival y nombra una clase (Héroe, Objeto, Lugar, Inspiración). Mira esa mano y toma una carta de la clase nombrada, si la hay.
    .science = En 1936 describió una máquina sencilla que puede calcular todo lo que es calculable. En la guerra ayudó a descifrar Enigma.
    .more = Su artículo mostró que ninguna máquina puede decidir de todo programa si alguna vez se detendrá. En 1950 propuso juzgar por la conversación si una máquina piensa.

# of e272b28d
card-hopper = Grace Hopper
    .text = Puedes descartar una Mejora de un Héroe de un rival.
    .science = Construyó uno de los primeros compiladores en 1952 y abrió el camino a COBOL, un lenguaje cercano al inglés.
    .more = Su compilador A-0 juntaba rutinas que estaban en cinta. Sirvió en la Marina de Estados Unidos hasta los 79 años, y repartía cables de 30 centímetros para mostrar lo lejos que llega la electricidad en un nanosegundo.

# of 6db301bc
card-lamarr = Hedy Lamarr
    .text = Las Inspiraciones de los rivales no tienen efecto sobre ti, tu mano ni tus cartas.
    .science = La estrella de cine y el compositor George Antheil patentaron en 1942 un control por radio que salta entre frecuencias para escapar de las interferencias.
    .more = La patente proponía 88 frecuencias, tantas como teclas tiene un piano, cambiadas por rollos de papel en ambos lados. La marina no la usó entonces; las radios que saltan de frecuencia llegaron mucho después.

# of 8188a3f1
card-cailun = Cai Lun
    .text = Roba 2 cartas.
    .science = Un funcionario de la corte china al que se atribuye una forma mejor de hacer papel hacia el año 105, con corteza, cáñamo, trapos y redes viejas.
    .more = En China se han encontrado restos de papel más antiguos, así que más bien mejoró el oficio que lo empezó. El papel llegó al mundo islámico en el siglo VIII y a Europa a través de España e Italia.

# of f23c5a08
card-tesla = Nikola Tesla
    .text = Puedes añadir en el acto una Mejora de tu mano a otro Héroe tuyo que pueda usarla y tenga sitio para ella.
    .science = Su motor de inducción funcionaba con corriente alterna, que puede enviarse a grandes distancias.
    .more = Dos o más corrientes desfasadas crean un campo magnético que gira, y el rotor es arrastrado sin ningún contacto. La unidad de densidad de flujo magnético lleva su nombre.

# of b1634bed
card-jazari = Al-Jazari
    .text = Este Héroe puede llevar 2 Objetos.
    .science = Su libro de 1206 describe unas cincuenta máquinas, entre ellas relojes y bombas con manivela.
    .more = Una de sus bombas tiene una manivela con biela y dos pistones. Otro aparato era una barca con cuatro músicos mecánicos, movida por el agua.

# of 3e0015d4
card-roebling = Emily Warren Roebling
    .text = Al final +1 por cada Lugar en tus Héroes.
    .science = Cuando la enfermedad apartó a su marido de la obra, ella siguió con el trabajo del puente de Brooklyn hasta que se abrió en 1883.
    .more = Su marido Washington sufría la enfermedad del buzo por el trabajo en los cajones bajo el río. Ella estudió matemáticas y materiales, habló con ingenieros y políticos y fue la primera en cruzarlo en coche.

# of 83a90605
card-watt = James Watt
    .text = Al final +2 por cada Objeto en tus Héroes de Ingeniería, incluido este.
    .science = Su condensador separado mantenía caliente el cilindro de la máquina de vapor y ahorraba la mayor parte del combustible.
    .more = En 1765 vio que la máquina anterior malgastaba su calor al enfriar el cilindro en cada carrera. Para vender máquinas las comparaba con caballos; la unidad de potencia lleva su nombre.

# of 608cf5dd
card-mccoy = Elijah McCoy
    .text = Al final de este turno puedes descartar cualquier número de cartas.
    .science = Patentó un recipiente que engrasaba las máquinas de vapor en marcha, de modo que los trenes no tenían que parar para ello.
    .more = Sus padres habían huido de la esclavitud a Canadá; estudió ingeniería en Edimburgo pero solo encontró trabajo como fogonero de ferrocarril. Obtuvo 57 patentes, la mayoría de lubricación.

# of e03292b3
card-gilbreth = Lillian Gilbreth
    .text = Después de tu acción puedes jugar otro Héroe en este turno para puntuar un Descubrimiento impreso con 3 puntos o menos.
    .science = Llevó la psicología al estudio del trabajo y diseñó cocinas que ahorran pasos.
    .more = Con su marido Frank filmó a trabajadores para encontrar movimientos innecesarios. Se le atribuyen el cubo de pedal y los estantes de la puerta del frigorífico.

# of 5fba27f6
card-khwarizmi = Al-Juarismi
    .text = Puedes intercambiar uno de tus otros Descubrimientos por una carta del Campo del mismo paso que su Héroe pudiera puntuar.
    .science = La palabra álgebra viene del título de un libro que escribió hacia 820, y algoritmo, de su nombre.
    .more = Su libro resuelve ecuaciones completando y equilibrando: se añade lo mismo en ambos lados. Otro explicaba las cifras indias, que Europa aprendió a usar gracias a sus versiones latinas.

# of 2360f0ca
card-hypatia = Hipatia
    .text = Roba 2 cartas. Da una carta de tu mano a un rival.
    .science = Enseñó matemáticas y astronomía en Alejandría hacia el año 400 y escribió comentarios sobre obras más antiguas.
    .more = Probablemente editó partes del Almagesto de Ptolomeo. Una turba la asesinó en 415, en una lucha por el poder sobre la ciudad.

# of 613eeb9d
card-germain = Sophie Germain
    .text = Este Héroe puede puntuar un Descubrimiento de cualquier tipo. Sus Mejoras deben seguir siendo de su propio tipo.
    .science = Escribió a Gauss con nombre de hombre, y ganó un premio de la Academia de París en 1816 por su teoría de las placas vibrantes.
    .more = Los primos p para los que 2p + 1 también es primo llevan su nombre; con ellos demostró parte del último teorema de Fermat para muchos exponentes. La Academia no la dejó sentarse en sus reuniones.

# of 0909730c
card-pascal = Blaise Pascal
    .text = Adivina si la carta superior del mazo de Héroes es un Héroe, y descúbrela. Acierto: consérvala y roba 1 más. Fallo: descártala.
    .science = Sus cartas con Fermat de 1654 fundaron la teoría de la probabilidad.
    .more = La cuestión era cómo repartir lo apostado en un juego interrumpido. Contaron lo que aún podía ocurrir, que es lo que hoy llamamos valor esperado.

# of f671950a
card-ramanujan = Srinivasa Ramanujan
    .text = Mira las 4 cartas superiores del mazo de Héroes, conserva una, pon las demás debajo en orden aleatorio.
    .science = Con poca formación llenó cuadernos con miles de fórmulas, la mayoría de las cuales resultaron ciertas.
    .more = Hardy lo llevó de Madrás a Cambridge en 1914. Murió a los 32; sus funciones theta simuladas solo se entendieron en este siglo.

# of 19101f24
card-noether = Emmy Noether
    .text = Al final +3 puntos si tienes en tus Héroes tantos Objetos como Lugares, y al menos uno de cada.
    .science = Su teorema de 1918 dice que a toda simetría continua de un sistema físico le corresponde algo que se conserva.
    .more = Que las leyes no cambien con el tiempo da la conservación de la energía; que sean iguales en todas partes, la del momento. Gotinga la dejó dar clases durante años solo con el nombre de Hilbert.

# of c5a1520c
card-newton = Isaac Newton
    .text = Al final +2 puntos si tus otros Héroes muestran al menos tres tipos distintos (Polímata cuenta como tipo).
    .science = Sus Principia de 1687 explicaron la caída de los cuerpos y las trayectorias de los planetas con las mismas leyes.
    .more = Construyó el primer telescopio reflector que funcionaba y mostró que la luz blanca es una mezcla de colores. Él y Leibniz encontraron el cálculo cada uno por su lado.

# of 511da23c
card-leonardo = Leonardo da Vinci
    .text = Este Héroe puede llevar 2 Lugares.
    .science = Pintó, abrió cuerpos para dibujar su anatomía y esbozó máquinas que nadie podía construir todavía.
    .more = Sus dibujos anatómicos, hechos de unos treinta cuerpos, quedaron siglos sin publicar. Se conservan unas 7000 páginas de notas, la mayoría en escritura especular.

# of d67b83ce
card-archimedes = Arquímedes
    .text = Puedes tomar una Mejora de un Héroe de un rival y colocarla en uno tuyo que pueda llevarla; si no, se descarta.
    .science = Encontró la ley de la palanca y por qué flotan los cuerpos, y encerró pi con polígonos de 96 lados.
    .more = Los polígonos situaron pi entre 3 10/71 y 3 1/7. Lo mataron cuando Roma tomó Siracusa en 212 a. C., que sus máquinas habían ayudado a defender.

# of 48cf0871
card-bfranklin = Benjamin Franklin
    .text = Toma de la pila de descarte de Héroes una Inspiración y llévala a tu mano; si no hay ninguna: Roba 1 carta.
    .science = Mostró que el rayo es eléctrico e inventó el pararrayos.
    .more = Llamó positiva y negativa a las dos clases de carga. También cartografió la corriente del Golfo con ayuda de balleneros, y se le atribuyen las gafas bifocales.

# of c7cb19a9
card-shenkuo = Shen Kuo
    .text = Mira las 4 cartas superiores de Descubrimiento; puedes poner una en el Campo en lugar de otra carta del Campo, que se descarta. Pon el resto debajo en orden aleatorio.
    .science = Sus Ensayos del torrente de los sueños, de 1088, describen la brújula magnética y que no apunta exactamente al norte.
    .more = De conchas fósiles en las montañas concluyó que la tierra se eleva y se desgasta durante largo tiempo. El mismo libro habla de tipos móviles de arcilla, hechos por Bi Sheng.

# of 6d2806c6
card-microscope = Microscopio
    .science = Un microscopio óptico muestra cosas de hasta un quinto de milésima de milímetro, más o menos.
    .more = Las ondas de luz difuminan todo lo que es mucho menor que la mitad de su longitud. Los electrones tienen ondas más cortas, y también los colorantes fluorescentes que se encienden uno a uno vencen el límite.

# of af561640
card-telescope = Telescopio
    .science = Un telescopio recoge más luz que el ojo y agranda los ángulos pequeños.
    .more = Un espejo del doble de ancho recoge cuatro veces más luz. El de Galileo aumentaba unas veinte veces; lo que mejor mostró fue que había algo que ver.

# of 8e77f209
card-radium = Muestra de radio
    .science = El radio es un metal radiactivo; la mitad de los átomos de su forma más común se desintegra en 1600 años.
    .more = Los Curie procesaron toneladas de pechblenda para una décima de gramo de su cloruro. El radio se puso en esferas de reloj y tónicos antes de que se entendiera su peligro.

# of 8001b7fa
card-punchcards = Tarjetas perforadas
    .science = Los agujeros de las tarjetas guiaron telares desde 1804 y alimentaron de datos a los ordenadores hasta la década de 1970.
    .more = Las máquinas de Herman Hollerith contaron con ellas el censo de Estados Unidos de 1890. Una tarjeta estándar tuvo después 80 columnas, por lo que muchos terminales tienen 80 caracteres de ancho.

# of 5dde62a5
card-radio = Aparato de radio
    .science = Una radio elige una frecuencia entre las muchas ondas que llegan a su antena.
    .more = Una bobina y un condensador oscilan a una frecuencia, como el columpio de un niño, y otras ondas apenas los mueven. Girar el mando cambia el condensador.

# of 3135f4cc
card-engine = Máquina analítica
    .science = La Máquina analítica de Babbage se planeó con un almacén para números y un molino que opera con ellos; nunca se terminó.
    .more = La habría movido una manivela o el vapor, y unas tarjetas perforadas le habrían dicho qué hacer. Solo se construyó parte del molino, por Babbage y más tarde por su hijo.

# of 50353a25
card-dividers = Compás de puntas
    .science = Dos puntas con una bisagra llevan una longitud de una regla o un mapa a otro lugar.
    .more = Los navegantes recorren con él una carta, y los delineantes dividen una línea en partes iguales. Con un lápiz en un extremo se convierte en compás de dibujo.

# of 14c83dc6
card-steam = Máquina de vapor
    .science = Una máquina de vapor convierte el empuje del vapor caliente en movimiento.
    .more = La máquina de Newcomen de 1712 sacaba agua de las minas. Intentar entender cuánto trabajo puede hacer el calor llevó a Carnot a la termodinámica.

# of 8c050bba
card-coil = Bobina de inducción
    .science = Una bobina de inducción produce chispas de alto voltaje encendiendo y apagando una corriente pequeña.
    .more = Cuando la corriente de la bobina interior se detiene, su campo magnético se derrumba e impulsa una corriente por miles de vueltas en el exterior. Con esas chispas Hertz encontró las ondas de radio, y Röntgen, los rayos X.

# of 3d350d0c
card-abacus = Ábaco
    .science = Las cuentas en varillas representan cifras; una mano experta calcula con ellas muy deprisa.
    .more = El soroban japonés tiene en cada varilla una cuenta para el cinco y cuatro para el uno. En un concurso en Tokio en 1946 venció a una calculadora eléctrica en cuatro de cinco pruebas.

# of e2c40b89
card-astrolabe = Astrolabio
    .science = Un astrolabio es un modelo del cielo que da la hora y la dirección a partir de la altura de una estrella.
    .more = Una red de estrellas gira sobre una placa dibujada para una latitud. Los sabios del mundo islámico lo llevaron a la perfección y lo usaban para encontrar las horas de oración.

# of 0d06740e
card-calculator = Calculadora mecánica
    .science = La calculadora de Pascal de 1642 sumaba números con ruedas que pasan solas a la cifra siguiente.
    .more = Tenía 19 años cuando se propuso ayudar a su padre, funcionario de impuestos. Se probaron unas cincuenta y se vendieron unas veinte; para restar había que sumar complementos.

# of 5c76d46c
card-fieldstation = Estación de campo
    .science = En una estación de campo los investigadores viven cerca de lo que estudian y pueden observarlo durante años.
    .more = Las series largas son su tesoro: en Rothamsted, en Inglaterra, un campo de trigo se compara con sus vecinos desde 1843. Los cambios lentos solo se ven allí.

# of b3556d27
card-garden = Jardín botánico
    .science = Los jardines botánicos conservan plantas vivas etiquetadas para el estudio; el de Padua está en su lugar desde 1545.
    .more = Allí una planta representa a su especie y puede compararse con otras en cualquier momento. Los bancos de semillas y las especies raras de los jardines son una reserva contra la extinción.

# of 288f6ca9
card-lab = Laboratorio universitario
    .science = En el laboratorio de Liebig en Giessen los estudiantes aprendían química haciendo ellos mismos experimentos.
    .more = Empezó en 1824 y fue modelo de enseñanza en muchos países. El aparato de Liebig, de bulbos de vidrio, permitía a los estudiantes hallar cuánto carbono contiene una sustancia.

# of 916799e0
card-garage = Taller en el garaje
    .science = Varias empresas de informática empezaron en un garaje, entre ellas Hewlett-Packard.
    .more = Hewlett y Packard empezaron en Palo Alto en 1938 con un oscilador de audio, del que Disney compró ocho. El alquiler bajo importaba más que el lugar.

# of fd4b98e8
card-serverroom = Sala de servidores
    .science = La mayor parte de la electricidad que toman los servidores se convierte en calor, así que sus salas deben enfriarse.
    .more = Los grandes centros se construyen donde la electricidad es barata y el aire fresco, y algunos calientan casas con lo que desprenden. Uno bueno solo necesita alrededor de un décimo más de electricidad que sus máquinas.

# of ffa0aca9
card-codecentre = Centro de descifrado
    .science = En Bletchley Park miles de personas, la mayoría mujeres, trabajaron en descifrar mensajes enemigos.
    .more = Matemáticos polacos habían descifrado Enigma antes de la guerra y compartieron lo que sabían en 1939. Para otro cifrado se construyó allí Colossus, uno de los primeros ordenadores electrónicos.

# of dc460f48
card-machineshop = Taller mecánico
    .science = En un taller mecánico tornos y fresadoras cortan metal con forma exacta.
    .more = En un torno gira la pieza, en una fresadora gira la herramienta. Los tornillos todos iguales, cortados en el torno de Maudslay hacia 1800, hicieron intercambiables las piezas.

# of 917477ba
card-shipyard = Astillero
    .science = El Arsenal de Venecia construía barcos con piezas estándar a lo largo de una línea siglos antes que las fábricas.
    .more = En su apogeo trabajaban allí unas mil personas y podían equipar una galera en un día. Dante comparó con él una fosa de pez hirviente del infierno.

# of ad25646e
card-powerstation = Central eléctrica
    .science = La central de Pearl Street empezó a iluminar parte de Nueva York en 1882.
    .more = La corriente continua de Edison no llegaba mucho más allá de una milla, así que tenía que estar en medio de sus clientes. Los transformadores, que necesitan corriente alterna, acabaron con eso.

# of 802a2f58
card-lecture = Sala de conferencias
    .science = Las filas de asientos en pendiente permiten a todos ver el experimento sobre la mesa.
    .more = El teatro anatómico de Padua, construido en 1594, tiene seis empinados anillos de gradas para estar de pie. Las conferencias de Navidad de Faraday empezaron en una sala así en 1825 y siguen hoy.

# of f766461f
card-library = Biblioteca de Alejandría
    .science = La Biblioteca de Alejandría reunió rollos de todo el mundo griego.
    .more = Eratóstenes, que la dirigió, midió la Tierra por el ángulo de una sombra. Decayó a lo largo de siglos, y ningún incendio explica por sí solo su final.

# of ba5a0378
card-wisdom = Casa de la Sabiduría
    .science = En la Casa de la Sabiduría de Bagdad los sabios tradujeron y ampliaron la ciencia griega, persa e india.
    .more = Los hermanos Banu Musa construyeron en su círculo máquinas ingeniosas, y Hunayn ibn Ishaq tradujo a Galeno. Hasta qué punto fue un edificio o un movimiento más amplio lo discuten aún los historiadores.

# of 3f24d219
card-eureka = ¡Eureka!
    .text = Roba 3 cartas.
    .science = Se dice que Arquímedes gritó Eureka, lo he encontrado, cuando vio en su baño cómo medir volúmenes.
    .more = Una corona de oro mezclado con plata ocupa más sitio que una de oro puro del mismo peso, y desplaza más agua. La historia la escribió dos siglos después Vitruvio.

# of 9a865e4a
card-rival = Teoría rival
    .text = Juégala en respuesta a la habilidad de entrada o a la Inspiración de un rival: no tiene efecto. El Héroe puntúa de todos modos.
    .science = Dos teorías pueden explicar los mismos hechos hasta que un experimento decide entre ellas.
    .more = Hacia 1819 Poisson mostró que, si la luz fuera una onda, la sombra de un disco tendría en medio un punto brillante. Lo dijo como objeción; Arago miró, y el punto estaba allí.

# of 34a029f5
card-shift = Cambio de paradigma
    .text = Descarta todas las cartas del Campo que no se estén puntuando y reparte otras nuevas.
    .science = Thomas Kuhn llamó cambio de paradigma a que una ciencia cambie su imagen básica del mundo.
    .more = Su libro apareció en 1962. Entre tales cambios, decía, los investigadores resuelven rompecabezas dentro de una imagen que no cuestionan.

# of 5ad62a04
card-borrow = Equipo prestado
    .text = Toma una Mejora de un Héroe de un rival y colócala en uno tuyo que pueda llevarla; si no, se descarta.
    .science = Los grandes instrumentos, como los telescopios, se comparten; los investigadores solicitan tiempo en ellos.
    .more = Unos comités eligen entre las propuestas; en los telescopios más deseados, solo una de varias. Se guarda algo de tiempo para lo que nadie puede planear, como una estrella que explota.

# of 48fc4e54
card-cut = Recorte de fondos
    .text = Un rival descarta 2 cartas al azar.
    .science = La mayor parte de la investigación vive de ayudas que duran unos pocos años.
    .more = Un grupo de otros investigadores lee cada propuesta, y a menudo se paga menos de una de cada cuatro. Gran parte del año de un científico se va en escribirlas.

# of 916882ac
card-breakthrough = Gran avance
    .text = Juégala en tu propio turno. Después de tu acción puedes jugar otro Héroe en este turno para puntuar un Descubrimiento más.
    .science = Algunos descubrimientos abren de golpe todo un campo, como los rayos X en 1895.
    .more = Röntgen publicó el 28 de diciembre de 1895 y no tomó patente. En unas semanas los médicos buscaban huesos rotos con los nuevos rayos, y la búsqueda de otros más por Becquerel llevó a la radiactividad.

# of aa14e847
card-retraction = Retractación
    .text = Descarta todas las Mejoras de un Héroe de un rival.
    .science = Un artículo cuyos resultados resultan falsos puede ser retirado por su revista.
    .more = Una retractación puede deberse a un fraude o a un error honrado que los propios autores encontraron. El artículo sigue siendo legible, con una marca, para que nadie construya sobre él sin saberlo.

# of 791242df
card-notebook = Cuaderno perdido
    .text = Toma una carta de la pila de descarte de Héroes y llévala a tu mano.
    .science = Un cuaderno de Ramanujan quedó olvidado en una biblioteca hasta que George Andrews lo encontró en 1976.
    .more = Es un fajo de más de cien páginas que llenó en su último año. Demostrar lo que hay en él ha tenido ocupados a los matemáticos durante décadas.

# of 838863c0
card-crossover = Ayuda interdisciplinar
    .text = Elige uno de tus Héroes. Durante el resto de la partida puede usar Mejoras de cualquier tipo. Puedes añadir en el acto a ese Héroe una Mejora de tu mano.
    .science = Mucho se encuentra donde se juntan dos campos: la biología y la física dieron la estructura del ADN.
    .more = Francis Crick venía de la física; James Watson, del estudio de virus y aves. Los métodos nuevos viajan a menudo así, como cuando los físicos llevaron los rayos X a la biología.

# of 05ca139b
card-1S = Observación (Ciencia, 3)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio.

# of eb1d1fa7
card-1T = Observación (Tecnología, 4)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of ce65fcde
card-1E = Observación (Ingeniería, 5)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of da193e45
card-1M = Observación (Matemáticas, 4)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 35e2808c
card-2S = Hipótesis (Ciencia, 4)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio.

# of 95fdbe72
card-2T = Hipótesis (Tecnología, 3)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of 1b23be6d
card-2E = Hipótesis (Ingeniería, 4)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 663678bf
card-2M = Hipótesis (Matemáticas, 5)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 56609954
card-3S = Experimento (Ciencia, 5)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio.

# of c859b58c
card-3T = Experimento (Tecnología, 4)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of cc1ae8f8
card-3E = Experimento (Ingeniería, 3)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of f8d6b88c
card-3M = Experimento (Matemáticas, 4)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 80047951
card-4S = Analizar datos (Ciencia, 4)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio.

# of c5a9fc9d
card-4T = Analizar datos (Tecnología, 5)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of c84ac2b6
card-4E = Analizar datos (Ingeniería, 4)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of bf9e83e5
card-4M = Analizar datos (Matemáticas, 3)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 2e9f2300
card-5S = Publicar resultados (Ciencia, 4)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio.

# of 85f61bfd
card-5T = Publicar resultados (Tecnología, 4)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of 25448ae5
card-5E = Publicar resultados (Ingeniería, 4)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of de9ad768
card-5M = Publicar resultados (Matemáticas, 4)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 03d2a563
card-1ST = Observación (Ciencia/Tecnología, 4)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of 7fed58b4
card-1EM = Observación (Ingeniería/Matemáticas, 3)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 977fb54f
card-1SE = Observación (Ciencia/Ingeniería, 3)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 301f275b
card-1TM = Observación (Tecnología/Matemáticas, 2)
    .science = La investigación empieza mirando de cerca: algo se nota, se mide y se anota antes de explicarlo.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 574777b2
card-2SE = Hipótesis (Ciencia/Ingeniería, 4)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 629021e2
card-2TM = Hipótesis (Tecnología/Matemáticas, 3)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 63e73d9a
card-2SM = Hipótesis (Ciencia/Matemáticas, 3)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of f1925b29
card-2TE = Hipótesis (Tecnología/Ingeniería, 2)
    .science = Una hipótesis es una explicación que podría resultar falsa, de modo que puede ponerse a prueba.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 7550cf67
card-3ST = Experimento (Ciencia/Tecnología, 3)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of 944c3ba1
card-3EM = Experimento (Ingeniería/Matemáticas, 3)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 22d6d4ad
card-3SM = Experimento (Ciencia/Matemáticas, 2)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of ff5fbe11
card-3TE = Experimento (Tecnología/Ingeniería, 4)
    .science = Un experimento cambia una cosa, deja todas las demás como están y ve qué ocurre.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 8fc00a7f
card-4ST = Analizar datos (Ciencia/Tecnología, 2)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of afcf6cee
card-4EM = Analizar datos (Ingeniería/Matemáticas, 3)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of db3ae3ce
card-4SE = Analizar datos (Ciencia/Ingeniería, 3)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 92524dda
card-4TM = Analizar datos (Tecnología/Matemáticas, 4)
    .science = Las medidas se dispersan; su análisis distingue un patrón de lo que puede ser azar.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 1f1f61df
card-5SE = Publicar resultados (Ciencia/Ingeniería, 2)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of c0a7e0e4
card-5TM = Publicar resultados (Tecnología/Matemáticas, 3)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 8f0b1ee0
card-5SM = Publicar resultados (Ciencia/Matemáticas, 4)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of b28996e7
card-5TE = Publicar resultados (Tecnología/Ingeniería, 3)
    .science = Los resultados publicados pueden comprobarlos y repetirlos otros, y servir de base.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of 7ca264df
card-WST = Paso comodín (Ciencia/Tecnología, 2)
    .science = La investigación rara vez avanza en línea recta: lo que muestra un experimento puede devolverla a una nueva hipótesis.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más.

# of 1b072e0d
card-WEM = Paso comodín (Ingeniería/Matemáticas, 2)
    .science = La investigación rara vez avanza en línea recta: lo que muestra un experimento puede devolverla a una nueva hipótesis.
    .more = En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of d0d72219
card-WSM = Paso comodín (Ciencia/Matemáticas, 2)
    .science = La investigación rara vez avanza en línea recta: lo que muestra un experimento puede devolverla a una nueva hipótesis.
    .more = En la ciencia la naturaleza tiene la última palabra: una predicción que falla derriba una idea, por hermosa que sea. Por eso otros repiten lo que se vio. En las matemáticas lo demostrado se sigue de sus supuestos para siempre; si estos encajan con el mundo hay que probarlo. Las demostraciones de Euclides siguen en pie.

# of 9a72bd64
card-WTE = Paso comodín (Tecnología/Ingeniería, 2)
    .science = La investigación rara vez avanza en línea recta: lo que muestra un experimento puede devolverla a una nueva hipótesis.
    .more = En la tecnología el resultado es algo que se usa, un programa, un instrumento o un proceso que otros pueden probar. Con él ven y hacen más. En la ingeniería se construye dentro de límites de coste, tiempo y seguridad, y se prueba hasta que algo falla. Lo que cedió entra en el diseño siguiente.

# of a79cbf5e
card-alltypes = Sigla completa
    .text = Tus Héroes incluyen Ciencia, Tecnología, Ingeniería y Matemáticas.

# of 03bbffe9
card-specialist = Especialista
    .text = Al menos 3 de tus Héroes comparten un tipo (sin contar Polímata).

# of 51b3e9e7
card-equipped = Bien equipado
    .text = Al menos 3 de tus Héroes llevan Objetos.

# of 08676b6c
card-travelled = Muy viajado
    .text = Al menos 3 de tus Héroes llevan Lugares.

# of 87a3c312
card-big = Resultado histórico
    .text = Uno de tus Descubrimientos vale 9 o más con sus Mejoras.

# of de3b9a87
card-complete = El método entero
    .text = Has puntuado 5 pasos.

# of 9690a818
card-solo = Con las manos vacías
    .text = Al menos 2 de tus Héroes no llevan ninguna Mejora.

# of 868c4c64
card-quiet = Genio callado
    .text = No has jugado ninguna Inspiración en toda la partida.
