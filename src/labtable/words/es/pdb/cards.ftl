# of 67c4aab0
card-recruit = Reclutar Investigador
    .text = un Investigador más en la próxima ronda

# of fdecd81c
card-lead = Liderar el campo
    .text = tomar la ficha de Líder

# of a0353821
card-publish = Publicar resultados iniciales
    .text = 1 Logro

# of 822167bd
card-prep_1 = Preparar Muestras (una)
    .text = 1 Muestra

# of fa483ef6
card-prep_2 = Preparar Muestras (dos)
    .text = 2 Muestras

# of 982e9e8e
card-grow = Cultivar Cristales
    .text = 1 Muestra → 1 Cristal

# of 0c50264a
card-xray = Cristalografía de rayos X
    .text = 1 Cristal → 2 cuadrados o 1 Cristal → 1 círculo

# of edf90108
card-nmr = Espectroscopia de RMN
    .text = 2 Muestras → 1 cuadrado o 2 Muestras → 1 triángulo

# of aa88b8f0
card-em = Microscopía electrónica
    .text = 1 Muestra → 2 círculos o 1 Muestra → 1 cuadrado

# of 56dbe12d
card-analyze = Analizar Datos
    .text = 2 cuadrados → 1 triángulo o 2 círculos → 1 triángulo

# of 45255464
card-graduate = Graduarse / Jubilarse
    .text = 1 cuadrado o 1 círculo o 1 triángulo

# of 754d14e2
card-innovate_1 = Innovar 1
    .text = 2 cuadrados y 1 triángulo → reclamar la carta

# of 086f08a8
card-innovate_2 = Innovar 2
    .text = 2 círculos y 1 triángulo → reclamar la carta

# of 08eef980
card-innovate_3 = Innovar 3
    .text = 1 cuadrado, 1 círculo y 1 triángulo → reclamar la carta

# of 24cd0f3c
card-automation = Automatización
    .text = 1 Muestra o 1 Cristal
    .science = Los robots preparan miles de ensayos diminutos, de modo que se encuentra antes, y con menos proteína, una buena muestra o un buen cristal.
    .more = Muchas proteínas solo cristalizan en una mezcla de sal, acidez y temperatura entre cientos, y nadie puede decir de antemano en cuál. Los robots mezclan gotas menores que una millonésima de litro, las fotografían día tras día y más tarde cambian los cristales en el haz de rayos X sin que intervenga una mano humana.

# of d7622ba3
card-electron_crystallography = Cristalografía de electrones
    .text = 1 Cristal → 1 triángulo
    .science = Los electrones se dispersan con tanta fuerza que cristales demasiado pequeños para los rayos X dan aun así un patrón de difracción en un microscopio electrónico.
    .more = Los cristales deben ser más finos que medio micrómetro, más o menos, o los electrones no los atraviesan. En la difracción de electrones de microcristales, un cristal gira despacio en el haz mientras una cámara rápida filma su patrón. La lisozima fue, en 2013, la primera proteína resuelta así.

# of 58d122e6
card-ihm = IH/M
    .text = 2 cuadrados → 1 cuadrado o 2 cuadrados → 1 círculo o 2 cuadrados → 1 triángulo o 2 círculos → 1 cuadrado o 2 círculos → 1 círculo o 2 círculos → 1 triángulo o 2 triángulos → 1 cuadrado o 2 triángulos → 1 círculo o 2 triángulos → 1 triángulo o 1 cuadrado y 1 círculo → 1 cuadrado o 1 cuadrado y 1 círculo → 1 círculo o 1 cuadrado y 1 círculo → 1 triángulo o 1 cuadrado y 1 triángulo → 1 cuadrado o 1 cuadrado y 1 triángulo → 1 círculo o 1 cuadrado y 1 triángulo → 1 triángulo o 1 círculo y 1 triángulo → 1 cuadrado o 1 círculo y 1 triángulo → 1 círculo o 1 círculo y 1 triángulo → 1 triángulo
    .science = Los métodos integrativos e híbridos ajustan un solo modelo a varios tipos de medidas a la vez, para máquinas demasiado grandes o demasiado flexibles para cualquiera de ellas por separado.
    .more = IH/M significa métodos integrativos e híbridos. Los enlaces cruzados químicos, las imágenes borrosas, los rayos X dispersados y las formas de partes conocidas dicen cada uno un poco sobre dónde están las piezas; juntos dejan pocas disposiciones posibles. El poro nuclear de la levadura, con más de 450 proteínas, se cartografió así por primera vez en 2007.

# of a6ba1386
card-xfel = XFEL
    .text = 1 Cristal → 1 triángulo
    .science = Los pulsos de un láser de rayos X de electrones libres duran femtosegundos: cada uno registra un microcristal justo antes de destruirlo.
    .more = XFEL son las siglas inglesas de láser de rayos X de electrones libres. Miles de cristales diminutos atraviesan el haz, cada uno recibe un solo impacto y desde un lado distinto, y un ordenador une sus patrones. Disparados en momentos fijados tras un destello de luz, los pulsos forman una película de una proteína en plena labor.

# of c4152140
card-3j3q = Cápside del VIH-1
    .text = 3 Logros
    .science = Más de mil copias de una sola proteína se cierran en un cono alrededor del ARN del VIH y lo llevan hacia el núcleo de una célula.
    .more = Anillos de seis cubren la mayor parte del cono, y exactamente doce anillos de cinco lo cierran. Este modelo de 2013 contiene 1356 proteínas; las imágenes del microscopio electrónico se combinaron con una larga simulación por ordenador. El lenacapavir, un medicamento que se inyecta solo dos veces al año, detiene al VIH uniéndose a la cápside.

# of 463d1429
card-1aoi = Nucleosoma
    .text = 3 Logros
    .science = Ocho proteínas histonas forman un carrete en el que se enrollan unos 147 pares de bases de ADN; millones de ellos empaquetan los cromosomas.
    .more = La estructura cristalina de 1997 mostró cómo el ADN rodea las histonas en no del todo dos vueltas. Las colas de las histonas asoman entre las vueltas, y pequeñas marcas químicas en ellas ayudan a decidir qué genes se leen.

# of d9c77ec2
card-4ins = Insulina
    .text = 3 Logros
    .science = Dos cadenas cortas unidas por puentes disulfuro dicen a las células musculares y grasas que tomen glucosa; el páncreas almacena la hormona de seis en seis alrededor de zinc.
    .more = Frederick Sanger leyó en la década de 1950 el orden de sus aminoácidos, el primero de cualquier proteína, y el grupo de Dorothy Hodgkin resolvió su estructura en 1969. En la sangre los grupos de seis se separan, y moléculas sueltas encuentran el receptor. Desde 1982 las personas con diabetes usan insulina humana hecha por bacterias.

# of 85f9be0d
card-4tna = ARN de transferencia
    .text = 3 Logros
    .science = Un ARN en forma de L lee con un extremo tres letras de un mensaje y lleva en el otro el aminoácido que corresponde.
    .more = Este lleva fenilalanina y procede de la levadura. En 1974 dos grupos vieron por primera vez, con detalle atómico, cómo una hebra de ARN puede plegarse en una forma compacta. Muchas de sus bases se modifican después de fabricarlo, lo que mantiene firme la forma y exacta la lectura.

# of 6470ee6a
card-1gfl = Proteína verde fluorescente
    .text = 3 Logros
    .science = Un barril de once hebras protege un brillo que forman tres de sus propios aminoácidos; fusionada a otras proteínas, muestra dónde están en una célula viva.
    .more = Procede de la medusa Aequorea victoria. El grupo que brilla se forma solo, a partir de serina, tirosina y glicina, y no necesita más que oxígeno, así que casi cualquier célula viva puede fabricarlo. Osamu Shimomura, Martin Chalfie y Roger Tsien recibieron por ella el Premio Nobel de Química en 2008.

# of 3a89e735
card-1bkv = Colágeno
    .text = 3 Logros
    .science = Tres cadenas con glicina en una de cada tres posiciones se enrollan en una cuerda tensa, la proteína más abundante de nuestro cuerpo.
    .more = Solo la glicina es lo bastante pequeña para el interior de la cuerda; donde otro aminoácido ocupa su lugar, los huesos pueden volverse quebradizos. Muchas de sus prolinas reciben un oxígeno más con ayuda de la vitamina C. Sin la vitamina la cuerda es débil y aparece el escorbuto.

# of 6bed07e6
card-1igt = Anticuerpo
    .text = 3 Logros
    .science = Dos brazos que acaban en bucles variables atrapan dos veces el mismo blanco, mientras el tallo llama a otras partes del sistema inmunitario.
    .more = Este anticuerpo de ratón, resuelto en 1997, fue uno de los primeros que se vieron enteros. Unas bisagras flexibles permiten a sus brazos alcanzar blancos a distintas distancias. Los bucles de las puntas difieren de un anticuerpo a otro, y nuestro cuerpo puede fabricar miles de millones de clases.

# of ef09a777
card-1fha = Ferritina
    .text = 3 Logros
    .science = Veinticuatro cadenas forman una cáscara hueca que guarda a salvo, como mineral, hasta unos 4500 átomos de hierro mientras no se necesitan.
    .more = El hierro libre contribuye a formar radicales de oxígeno, que dañan la célula, así que se guarda bajo llave. Entra en la cáscara por canales estrechos, allí se oxida y se deposita como un mineral muy parecido al óxido de los metales. Los médicos miden la ferritina de la sangre para saber cuánto hierro ha almacenado un cuerpo.

# of 9a6c7e37
card-4eyl = Betalactamasa
    .text = 3 Logros
    .science = La NDM-1 usa dos iones de zinc para abrir el anillo al que las penicilinas y sus parientes deben su acción, de modo que las bacterias sobreviven a casi todas ellas.
    .more = La NDM-1 se describió por primera vez en 2009, en bacterias de un paciente que había sido tratado en Nueva Delhi. Su gen está en pequeños anillos de ADN que pasan de una bacteria a otra. Este cristal contiene meropenem, un antibiótico reservado para casos difíciles, después de que la enzima haya abierto su anillo.

# of ab1b46ab
card-4hhb = Hemoglobina
    .text = 3 Logros
    .science = Cuatro cadenas llevan oxígeno desde los pulmones; cuando una toma un oxígeno, a las demás les resulta más fácil.
    .more = Max Perutz trabajó en ella más de veinte años y compartió el Premio Nobel de Química de 1962 con John Kendrew. El oxígeno se une a un átomo de hierro en cada cadena; entonces las cadenas se desplazan unas contra otras, de una disposición tensa a una relajada. Esta entrada muestra la tensa, sin oxígeno.

# of ce6e3415
card-1rcx = RuBisCO
    .text = 3 Logros
    .science = Fija el dióxido de carbono para casi toda la vida, pero solo unas pocas moléculas por segundo, así que las hojas están llenas de ella.
    .more = Esta procede de la espinaca y tiene ocho cadenas grandes y ocho pequeñas. A menudo confunde el oxígeno con el dióxido de carbono, y la planta gasta entonces energía en corregir el error. Puede que sea la proteína más abundante de la Tierra.

# of 9289f97b
card-6j8j = Canal de sodio dependiente de voltaje
    .text = 3 Logros
    .science = Hélices cargadas notan el voltaje a través de la membrana de un nervio y abren un poro para el sodio; este, Nav1.7, nos ayuda a sentir dolor.
    .more = Quienes nacen sin un Nav1.7 que funcione no sienten dolor, mientras que los cambios que lo abren con demasiada facilidad hacen que hasta el calor suave queme. Por eso se buscan medicamentos que cierren este de nuestros nueve canales de sodio y dejen en paz el corazón y el cerebro. Esta estructura de 2019 lo muestra junto con toxinas que lo bloquean.

# of 13900eda
card-1xi4 = Clatrina
    .text = 3 Logros
    .science = Proteínas de tres patas tejen una jaula que hunde un trozo de membrana hasta formar una bolsita de carga, y se deshace cuando ha hecho su trabajo.
    .more = Esta jaula de 36 piezas de tres patas se vio en 2004 con detalle suficiente para seguir cada pata por el tejido. Así toman las células colesterol y hierro, y las terminaciones nerviosas recuperan su membrana después de una señal. Algunos virus entran por el mismo camino.

# of 15ca0501
card-1n2c = Nitrogenasa
    .text = 3 Logros
    .science = Con ella las bacterias, algunas en las raíces de judías y tréboles, rompen el nitrógeno del aire y hacen amoníaco; las plantas no tienen nitrogenasa propia.
    .more = El triple enlace del nitrógeno es de los más fuertes que hay. Un grupo de hierro, azufre y molibdeno lo rompe sin nada de calor, pero por cada molécula la célula gasta unos dieciséis ATP. Este cristal contiene las dos proteínas de la enzima en el breve momento en que una entrega electrones a la otra.

# of abd7dafd
card-6d6v = Telomerasa
    .text = 3 Logros
    .science = Lleva su propio trozo de ARN como molde y añade repeticiones a los extremos de los cromosomas, que de otro modo se acortarían con cada división.
    .more = Procede de Tetrahymena, un ser unicelular de charca con miles de cromosomas pequeños, en el que se descubrió la telomerasa. En la mayoría de las células de nuestro cuerpo está apagada; la mayoría de los cánceres la vuelven a encender. Elizabeth Blackburn, Carol Greider y Jack Szostak recibieron el Premio Nobel de Medicina en 2009.

# of fd351b62
card-5is0 = Receptor de la capsaicina TRPV1
    .text = 3 Logros
    .science = El mismo canal se abre con el calor doloroso y con la capsaicina de los chiles; por eso la comida picante se siente caliente.
    .more = Su primera estructura, en 2013, mostró que los microscopios electrónicos pueden prescindir de cristales y ver aun así cómo están las cadenas laterales. En esta, el canal está en un pequeño disco de membrana, bloqueado por capsazepina. David Julius compartió el Premio Nobel de Medicina de 2021 por haber encontrado el canal.

# of 07fa6e6a
card-6vxx = Proteína de la espícula del SARS-CoV-2
    .text = 3 Logros
    .science = Tres cadenas forman la espícula con la que el coronavirus se une a nuestro receptor ACE2; la mayoría de las vacunas contra la COVID-19 enseñan al cuerpo a reconocerla.
    .more = Aquí las tres cabezas de unión están abajo; para atrapar un receptor, una de ellas tiene que levantarse. La estructura fue pública unos dos meses después del primer genoma del virus. Varias vacunas llevan una espícula en la que dos aminoácidos se cambiaron por prolina, para que conserve la forma que tiene antes de encontrar una célula.

# of 356c0714
card-1ruz = Hemaglutinina
    .text = 3 Logros
    .science = Con ella la gripe se agarra a azúcares de nuestras células; esta procede del virus de 1918.
    .more = Su gen se leyó en tejido conservado de personas que murieron en la pandemia de 1918. Una vez que el virus está dentro de una célula, el ácido hace que la proteína se despliegue como un muelle y fusione las dos membranas. La H de nombres como H5N1 se refiere a ella.

# of 240fa6b8
card-1hnv = Transcriptasa inversa del VIH-1
    .text = 3 Logros
    .science = Copia el ARN del VIH en ADN, con muchos errores; algunos de los primeros medicamentos contra el sida la atascan.
    .more = El AZT, el primer medicamento contra el VIH, es una pieza falsa que pone fin al ADN nuevo. Este cristal muestra un medicamento de otra clase, en un bolsillo junto al sitio activo, donde impide que la enzima se mueva. Como la enzima comete tantos errores, el virus escapa pronto a un solo medicamento, así que se dan varios juntos.

# of 53afffd3
card-3sn6 = Receptor acoplado a proteína G
    .text = 3 Logros
    .science = Siete hélices en la membrana notan la adrenalina fuera y activan dentro una proteína G; alrededor de un tercio de los medicamentos actúa sobre esta familia.
    .more = Este cristal de 2011 muestra el receptor en el acto de activar su proteína G. Un pequeño anticuerpo de llama y una enzima añadida ayudaron a mantener quieta la pareja. Robert Lefkowitz y Brian Kobilka recibieron el Premio Nobel de Química en 2012.

# of 6f76f0be
card-5fij = ATP sintasa
    .text = 3 Logros
    .science = Los protones que fluyen por la membrana hacen girar un rotor, y el eje que gira aprieta ADP y fosfato hasta formar ATP.
    .more = Esta procede de corazones de vaca, y el microscopio la vio con su rotor en varias posiciones. Un cuerpo humano fabrica y usa en un día aproximadamente su propio peso en ATP. Paul Boyer y John Walker compartieron el Premio Nobel de Química de 1997 por mostrar cómo trabaja la máquina.

# of f8688c5b
card-1hsa = Complejo mayor de histocompatibilidad
    .text = 3 Logros
    .science = Muestra en la superficie trozos cortos de las proteínas de una célula, para que los linfocitos T encuentren las células en las que actúa un virus.
    .more = Este es HLA-B27, una de las formas humanas; en un surco de su parte superior hay un trozo de unos nueve aminoácidos. Estas proteínas difieren tanto entre personas que un órgano trasplantado pronto se reconoce como ajeno. Las personas con HLA-B27 sufren más a menudo ciertas inflamaciones de la columna.

# of b6c62a5d
card-5gjr = Proteasoma
    .text = 3 Logros
    .science = Las proteínas marcadas con ubiquitina se despliegan, se enhebran en su barril y se cortan en trozos cortos.
    .more = Más de treinta proteínas distintas forman un barril con una tapa en cada extremo que solo deja entrar lo marcado. Elimina proteínas dañadas y también las que deben desaparecer antes de que una célula pueda dividirse. El bortezomib, un medicamento que lo bloquea, se usa contra el mieloma múltiple, un cáncer de la sangre.

# of d5ad67da
card-4u7u = CRISPR-Cas
    .text = 3 Logros
    .science = Las bacterias guardan trozos de ADN de virus como memoria; el complejo Cascade compara el ADN que pasa con una copia de ARN de ellos.
    .more = Once proteínas sujetan a lo largo de su espalda una guía de 61 letras. Donde el ADN que pasa encaja con la guía, se llama a otra proteína, Cas3, que lo corta en trozos. Cas9, que hace ambas cosas sola, se convirtió en una herramienta para editar genes; Emmanuelle Charpentier y Jennifer Doudna recibieron el Premio Nobel de Química en 2020.

# of c5d72c17
card-4pbu = Fotosistema II
    .text = 3 Logros
    .science = La luz impulsa un grupo de manganeso y calcio que descompone el agua; el oxígeno que respiramos es lo que sobra.
    .more = El grupo contiene cuatro átomos de manganeso y uno de calcio, y necesita cuatro pasos de luz para hacer una molécula de oxígeno. En este trabajo de 2014 se iluminaron cristales diminutos con destellos de láser y se captaron después, paso a paso, con pulsos sueltos de un láser de rayos X.

# of df8b86a3
card-3jc8 = Máquina del pilus
    .text = 3 Logros
    .science = Una máquina que atraviesa la pared celular deja salir un hilo largo y lo recoge de nuevo; Myxococcus se arrastra con él hacia delante.
    .more = Nunca se cristalizó: la tomografía electrónica la mostró dentro de células enteras congeladas, y se encajaron en la imagen partes conocidas. Esos hilos tiran con más de 100 piconewtons, lo que hace de su motor uno de los más fuertes que se conocen. Muchas bacterias que nos enferman se agarran con ellos.

# of ad101d81
card-4v5d = Ribosoma
    .text = 3 Logros
    .science = Dos grandes cuerpos de ARN y proteína leen un mensaje y unen aminoácidos en su orden; la unión misma la hace el ARN.
    .more = Este procede de Thermus thermophilus, una bacteria de fuentes termales, y contiene el mensaje y tres ARN de transferencia. Muchos antibióticos atascan los ribosomas de las bacterias y dejan en paz los nuestros. Venkatraman Ramakrishnan, Thomas Steitz y Ada Yonath recibieron el Premio Nobel de Química en 2009.

# of dfd8bc0f
card-5ire = Virus del Zika
    .text = 3 Logros
    .science = Ciento ochenta copias de cada una de dos proteínas cubren la membrana del virus en un patrón regular de veinte caras.
    .more = Se resolvió en 2016, mientras el virus se extendía por América. Se parece mucho al del dengue; donde más difieren es cerca de un azúcar de su superficie. Lo transmiten los mosquitos, y una infección durante el embarazo puede dañar el cerebro del niño.
