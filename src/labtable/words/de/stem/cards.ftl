# of ec6c4381
card-curie = Marie Curie
    .text = Am Ende zählen die Punkte der Verstärkungen an diesem Helden doppelt.
    .science = Mit ihrem Mann Pierre fand sie 1898 Polonium und Radium. Sie ist der einzige Mensch mit Nobelpreisen in Physik und in Chemie.
    .more = Den Physikpreis von 1903 teilte sie, den Chemiepreis von 1911 bekam sie allein. Im Ersten Weltkrieg fuhr sie Röntgenwagen an die Front; ihre Notizbücher sind noch heute radioaktiv.

# of 3a620ae5
card-carver = George Washington Carver
    .text = Nimm einen Gegenstand oder Ort vom Ablagestapel der Helden auf deine Hand; gibt es keinen: Ziehe 1 Karte.
    .science = Er lehrte Bauern im Süden der USA, Baumwolle im Wechsel mit Erdnüssen und Süßkartoffeln anzubauen, damit sich der Boden erholte.
    .more = Erdnüsse und andere Hülsenfrüchte beherbergen in ihren Wurzeln Bakterien, die Stickstoff aus der Luft in Dünger verwandeln. Er arbeitete 47 Jahre in Tuskegee und schickte einen Wagen als rollende Schule übers Land.

# of 0643cc5a
card-galileo = Galileo Galilei
    .text = Am Ende +4 Punkte, wenn das Teleskop an diesem Helden liegt, oder +1, wenn er einen anderen Gegenstand hält.
    .science = Im Januar 1610 sah er durch sein Teleskop vier Monde um den Jupiter kreisen: Nicht alles dreht sich um die Erde.
    .more = Er sah auch die Phasen der Venus, die zu einem Planeten passen, der um die Sonne kreist. Die Inquisition ließ ihn 1633 widerrufen und hielt ihn bis zu seinem Tod 1642 unter Hausarrest.

# of 4a895100
card-fleming = Alexander Fleming
    .text = Ziehe 1 Karte. Ist sie ein Gegenstand oder Ort, den dieser Held benutzen kann und für den er Platz hat, darfst du sie sofort anlegen.
    .science = 1928 tötete ein Schimmelpilz in einer seiner Schalen die Bakterien ringsum. Aus seinem Saft wurde Penicillin.
    .more = Er konnte den Stoff nicht reinigen. Howard Florey, Ernst Chain und Norman Heatley machten um 1940 ein Medikament daraus, und Fleming teilte sich den Nobelpreis von 1945 mit den ersten beiden.

# of 637bc739
card-rfranklin = Rosalind Franklin
    .text = Sieh die Hand einer anderen Person an. Ziehe 1 Karte.
    .science = Foto 51, ein Röntgenbild aus ihrem Labor, zeigte, dass DNA eine Helix ist.
    .more = Raymond Gosling nahm das Bild im Mai 1952 unter ihrer Leitung auf. Sie wandte sich dann der Struktur von Viren zu und starb 1958, vier Jahre vor dem Nobelpreis für die DNA.

# of c000ec32
card-wu = Chien-Shiung Wu
    .text = Du darfst bis zu 2 andere Feldkarten ablegen und an ihrer Stelle neue auslegen.
    .science = Ihr Experiment mit kalten Kobaltatomen zeigte 1956, dass die schwache Kraft links von rechts unterscheidet.
    .more = Lee und Yang hatten die Symmetrie angezweifelt und die Prüfung vorgeschlagen; sie bekamen den Nobelpreis von 1957, sie nicht. In ihrem Experiment sandten die Kobaltkerne mehr Elektronen gegen ihren Spin aus als mit ihm.

# of 559ad094
card-lovelace = Ada Lovelace
    .text = Du darfst die Spielfähigkeit eines anderen Helden vor dir noch einmal benutzen, als hätte dieser Held sie.
    .science = Ihre Anmerkungen von 1843 zur Analytischen Maschine enthalten ein schrittweises Programm zur Berechnung der Bernoulli-Zahlen.
    .more = Die Anmerkungen gehören zu ihrer Übersetzung eines Artikels von Luigi Menabrea und sind länger als dieser. Sie sah, dass eine solche Maschine mit allem arbeiten könnte, was sich in Zeichen fassen lässt, etwa mit Musik.

# of a2fbaf39
card-nakamoto = Satoshi Nakamoto
    .text = Die anderen können Verstärkungen an diesem Helden nicht nehmen, bewegen oder ablegen.
    .science = Eine unbekannte Person oder Gruppe dieses Namens veröffentlichte 2008 den Entwurf von Bitcoin.
    .more = In einer Blockchain trägt jeder Block den Hash des vorigen, sodass ein alter Eintrag nicht unbemerkt geändert werden kann. Wer immer es war, schweigt seit 2011.

# of 2f3741d0
card-turing = Alan Turing
    .text = Wähle eine andere Person und nenne eine Art (Held, Gegenstand, Ort, Inspiration). Sieh diese Hand an und nimm eine Karte der genannten Art, wenn es eine gibt.
    .science = 1936 beschrieb er eine einfache Maschine, die berechnen kann, was immer sich berechnen lässt. Im Krieg half er, die Enigma zu knacken.
    .more = Seine Arbeit zeigte, dass keine Maschine von jedem Programm entscheiden kann, ob es je anhält. 1950 schlug er vor, im Gespräch zu beurteilen, ob eine Maschine denkt.

# of e272b28d
card-hopper = Grace Hopper
    .text = Du darfst eine Verstärkung vom Helden einer anderen Person ablegen.
    .science = Sie baute 1952 einen der ersten Compiler und bahnte den Weg für COBOL, eine dem Englischen nahe Sprache.
    .more = Ihr Compiler A-0 setzte Programmteile zusammen, die auf Band lagen. Sie diente in der US-Marine, bis sie 79 war, und verteilte 30 Zentimeter lange Drähte, um zu zeigen, wie weit Strom in einer Nanosekunde kommt.

# of 6db301bc
card-lamarr = Hedy Lamarr
    .text = Inspirationen der anderen haben keine Wirkung auf dich, deine Hand oder deine Karten.
    .science = Die Filmschauspielerin und der Komponist George Antheil ließen 1942 eine Funksteuerung patentieren, die zwischen Frequenzen springt, um Störungen zu entgehen.
    .more = Das Patent schlug 88 Frequenzen vor, so viele, wie ein Klavier Tasten hat, umgeschaltet von Papierrollen auf beiden Seiten. Die Marine benutzte es damals nicht; Funkgeräte mit Frequenzsprüngen kamen viel später.

# of 8188a3f1
card-cailun = Cai Lun
    .text = Ziehe 2 Karten.
    .science = Ein chinesischer Hofbeamter, dem man um das Jahr 105 eine bessere Art zuschreibt, Papier zu machen, aus Rinde, Hanf, Lumpen und alten Netzen.
    .more = In China wurden ältere Papierreste gefunden, er verbesserte das Handwerk also eher, als dass er es begann. Papier erreichte die islamische Welt im achten Jahrhundert und Europa über Spanien und Italien.

# of f23c5a08
card-tesla = Nikola Tesla
    .text = Du darfst sofort einem anderen Helden von dir, der sie benutzen kann und Platz für sie hat, eine Verstärkung aus deiner Hand hinzufügen.
    .science = Sein Induktionsmotor lief mit Wechselstrom, der sich über weite Strecken leiten lässt.
    .more = Zwei oder mehr gegeneinander versetzte Ströme erzeugen ein Magnetfeld, das sich dreht, und der Läufer wird ohne jede Berührung mitgezogen. Die Einheit der magnetischen Flussdichte trägt seinen Namen.

# of b1634bed
card-jazari = Al-Dschazari
    .text = Dieser Held darf 2 Gegenstände halten.
    .science = Sein Buch von 1206 beschreibt etwa fünfzig Maschinen, darunter Uhren und Pumpen mit Kurbel.
    .more = Eine seiner Pumpen hat eine Kurbel mit Pleuelstange und zwei Kolben. Ein anderes Gerät war ein Boot mit vier mechanischen Musikanten, vom Wasser angetrieben.

# of 3e0015d4
card-roebling = Emily Warren Roebling
    .text = Am Ende +1 für jeden Ort an deinen Helden.
    .science = Als Krankheit ihren Mann von der Baustelle fernhielt, führte sie die Arbeit an der Brooklyn Bridge fort, bis diese 1883 eröffnet wurde.
    .more = Ihr Mann Washington litt nach der Arbeit in den Senkkästen unter dem Fluss an der Taucherkrankheit. Sie lernte Mathematik und Werkstoffkunde, sprach mit Ingenieuren und Politikern und überquerte die Brücke als Erste in einem Wagen.

# of 83a90605
card-watt = James Watt
    .text = Am Ende +2 für jeden Gegenstand an deinen Helden des Ingenieurwesens, diesen eingeschlossen.
    .science = Sein getrennter Kondensator hielt den Zylinder der Dampfmaschine heiß und sparte den größten Teil des Brennstoffs.
    .more = 1765 sah er, dass die ältere Maschine ihre Wärme vergeudete, weil sie den Zylinder bei jedem Hub kühlte. Um Maschinen zu verkaufen, verglich er sie mit Pferden; die Einheit der Leistung ist nach ihm benannt.

# of 608cf5dd
card-mccoy = Elijah McCoy
    .text = Am Ende dieses Zuges darfst du beliebig viele Karten ablegen.
    .science = Er ließ ein Ölgefäß patentieren, das Dampfmaschinen im Lauf schmierte, sodass Züge dafür nicht halten mussten.
    .more = Seine Eltern waren vor der Sklaverei nach Kanada geflohen; er studierte in Edinburgh Maschinenbau, fand aber nur als Heizer bei der Eisenbahn Arbeit. Er bekam 57 Patente, die meisten für Schmierung.

# of e03292b3
card-gilbreth = Lillian Gilbreth
    .text = Nach deiner Aktion darfst du in diesem Zug einen weiteren Helden spielen, um eine Entdeckung mit 3 oder weniger gedruckten Punkten zu werten.
    .science = Sie brachte die Psychologie in die Arbeitsforschung und entwarf Küchen, die Wege sparen.
    .more = Mit ihrem Mann Frank filmte sie Arbeitende, um überflüssige Bewegungen zu finden. Der Treteimer und die Fächer in der Kühlschranktür werden ihr zugeschrieben.

# of 5fba27f6
card-khwarizmi = Al-Chwarizmi
    .text = Du darfst eine deiner anderen Entdeckungen gegen eine Feldkarte desselben Schrittes tauschen, die ihr Held werten könnte.
    .science = Das Wort Algebra kommt aus dem Titel eines Buches, das er um 820 schrieb, und Algorithmus von seinem Namen.
    .more = Sein Buch löst Gleichungen durch Ergänzen und Ausgleichen: Auf beiden Seiten wird dasselbe hinzugefügt. Ein anderes erklärte die indischen Ziffern, die Europa aus lateinischen Fassungen davon lernte.

# of 2360f0ca
card-hypatia = Hypatia
    .text = Ziehe 2 Karten. Gib einer anderen Person eine Karte aus deiner Hand.
    .science = Sie lehrte um das Jahr 400 in Alexandria Mathematik und Astronomie und schrieb Kommentare zu älteren Werken.
    .more = Wahrscheinlich bearbeitete sie Teile des Almagest von Ptolemäus. 415 ermordete sie eine Menge in einem Machtkampf um die Stadt.

# of 613eeb9d
card-germain = Sophie Germain
    .text = Dieser Held darf eine Entdeckung jedes Typs werten. Seine Verstärkungen müssen trotzdem von seinem eigenen Typ sein.
    .science = Sie schrieb unter dem Namen eines Mannes an Gauß und gewann 1816 einen Preis der Pariser Akademie für ihre Theorie schwingender Platten.
    .more = Primzahlen p, für die auch 2p + 1 prim ist, tragen ihren Namen; mit ihnen bewies sie einen Teil von Fermats letztem Satz für viele Exponenten. An ihren Sitzungen ließ die Akademie sie nicht teilnehmen.

# of 0909730c
card-pascal = Blaise Pascal
    .text = Rate, ob die oberste Karte des Heldenstapels ein Held ist, und decke sie auf. Richtig: Behalte sie und ziehe 1 weitere. Falsch: Lege sie ab.
    .science = Seine Briefe mit Fermat von 1654 begründeten die Wahrscheinlichkeitsrechnung.
    .more = Die Frage war, wie man den Einsatz eines abgebrochenen Spiels teilt. Sie zählten, was noch geschehen konnte; wir nennen das heute einen Erwartungswert.

# of f671950a
card-ramanujan = Srinivasa Ramanujan
    .text = Sieh die obersten 4 Karten des Heldenstapels an, behalte eine, lege die anderen in zufälliger Reihenfolge darunter.
    .science = Mit wenig Ausbildung füllte er Hefte mit Tausenden Formeln, von denen sich die meisten als wahr erwiesen.
    .more = Hardy holte ihn 1914 von Madras nach Cambridge. Er starb mit 32; seine Mock-Thetafunktionen verstand man erst in diesem Jahrhundert.

# of 19101f24
card-noether = Emmy Noether
    .text = Am Ende +3 Punkte, wenn du an deinen Helden gleich viele Gegenstände wie Orte hast und mindestens je einen.
    .science = Ihr Satz von 1918 besagt, dass zu jeder kontinuierlichen Symmetrie eines physikalischen Systems etwas gehört, das erhalten bleibt.
    .more = Dass die Gesetze sich mit der Zeit nicht ändern, ergibt die Erhaltung der Energie, dass sie überall gleich sind, die des Impulses. Göttingen ließ sie jahrelang nur unter Hilberts Namen Vorlesungen halten.

# of c5a1520c
card-newton = Isaac Newton
    .text = Am Ende +2 Punkte, wenn deine anderen Helden mindestens drei verschiedene Typen zeigen (Universalgenie zählt als Typ).
    .science = Seine Principia von 1687 erklärten fallende Körper und die Bahnen der Planeten mit denselben Gesetzen.
    .more = Er baute das erste brauchbare Spiegelteleskop und zeigte, dass weißes Licht ein Gemisch aus Farben ist. Die Infinitesimalrechnung fanden er und Leibniz unabhängig voneinander.

# of 511da23c
card-leonardo = Leonardo da Vinci
    .text = Dieser Held darf 2 Orte halten.
    .science = Er malte, öffnete Leichen, um ihre Anatomie zu zeichnen, und skizzierte Maschinen, die noch niemand bauen konnte.
    .more = Seine anatomischen Zeichnungen, nach etwa dreißig Leichen, blieben jahrhundertelang unveröffentlicht. Rund 7.000 Seiten Notizen sind erhalten, die meisten in Spiegelschrift.

# of d67b83ce
card-archimedes = Archimedes
    .text = Du darfst eine Verstärkung vom Helden einer anderen Person nehmen und an einen deiner Helden legen, der sie halten darf; sonst wird sie abgelegt.
    .science = Er fand das Hebelgesetz und warum Körper schwimmen, und schloss Pi mit 96-seitigen Vielecken ein.
    .more = Die Vielecke fassten Pi zwischen 3 10/71 und 3 1/7. Er wurde getötet, als Rom 212 v. Chr. Syrakus einnahm, das seine Maschinen verteidigen geholfen hatten.

# of 48cf0871
card-bfranklin = Benjamin Franklin
    .text = Nimm eine Inspiration vom Ablagestapel der Helden auf deine Hand; gibt es keine: Ziehe 1 Karte.
    .science = Er zeigte, dass Blitze elektrisch sind, und erfand den Blitzableiter.
    .more = Er nannte die beiden Arten von Ladung positiv und negativ. Mithilfe von Walfängern kartierte er auch den Golfstrom, und die Bifokalbrille wird ihm zugeschrieben.

# of c7cb19a9
card-shenkuo = Shen Kuo
    .text = Sieh die obersten 4 Entdeckungskarten an; du darfst eine anstelle einer anderen Feldkarte ins Feld legen, die abgelegt wird. Lege die übrigen in zufälliger Reihenfolge unter den Stapel.
    .science = Seine Pinselunterhaltungen am Traumbach von 1088 beschreiben den Magnetkompass und dass er nicht genau nach Norden zeigt.
    .more = Aus versteinerten Muscheln in Bergen schloss er, dass sich Land über lange Zeiten hebt und abträgt. Dasselbe Buch erzählt von beweglichen Lettern aus Ton, die Bi Sheng machte.

# of 6d2806c6
card-microscope = Mikroskop
    .science = Ein Lichtmikroskop zeigt Dinge bis hinunter zu etwa einem Fünftel eines tausendstel Millimeters.
    .more = Lichtwellen verwischen alles, was viel kleiner ist als ihre halbe Länge. Elektronen haben kürzere Wellen, und auch Fluoreszenzfarbstoffe, die einer nach dem anderen aufleuchten, überwinden die Grenze.

# of af561640
card-telescope = Teleskop
    .science = Ein Teleskop sammelt mehr Licht als das Auge und macht kleine Winkel groß.
    .more = Ein doppelt so breiter Spiegel sammelt viermal so viel Licht. Das von Galilei vergrößerte etwa zwanzigfach; am besten zeigte es, dass es etwas zu sehen gab.

# of 8e77f209
card-radium = Radiumprobe
    .science = Radium ist ein radioaktives Metall; von seiner häufigsten Form zerfällt die Hälfte der Atome in 1.600 Jahren.
    .more = Die Curies arbeiteten sich durch Tonnen von Pechblende für ein Zehntelgramm seines Chlorids. Radium kam in Zifferblätter und Stärkungsmittel, bevor man seine Gefahr verstand.

# of 8001b7fa
card-punchcards = Lochkarten
    .science = Löcher in Karten steuerten ab 1804 Webstühle und fütterten Computer bis in die 1970er-Jahre.
    .more = Herman Holleriths Maschinen zählten damit 1890 die Bevölkerung der USA. Eine Standardkarte hatte später 80 Spalten, darum sind viele Terminals 80 Zeichen breit.

# of 5dde62a5
card-radio = Radiogerät
    .science = Ein Radio wählt aus den vielen Wellen, die seine Antenne erreichen, eine Frequenz aus.
    .more = Eine Spule und ein Kondensator schwingen mit einer Frequenz wie eine Kinderschaukel, und andere Wellen bewegen sie kaum. Wer am Knopf dreht, verändert den Kondensator.

# of 3135f4cc
card-engine = Analytische Maschine
    .science = Babbages Analytische Maschine war mit einem Speicher für Zahlen und einer Mühle geplant, die mit ihnen rechnet; sie wurde nie fertig.
    .more = Eine Kurbel oder Dampf hätte sie angetrieben, und Lochkarten hätten ihr gesagt, was zu tun ist. Nur ein Teil der Mühle wurde gebaut, von Babbage und später von seinem Sohn.

# of 50353a25
card-dividers = Stechzirkel
    .science = Zwei Spitzen an einem Gelenk tragen eine Länge von einem Lineal oder einer Karte an eine andere Stelle.
    .more = Auf See schreitet man damit eine Seekarte ab, und beim Zeichnen teilt man eine Linie in gleiche Teile. Mit einem Bleistift an einem Ende wird daraus ein Zirkel.

# of 14c83dc6
card-steam = Dampfmaschine
    .science = Eine Dampfmaschine verwandelt den Druck heißen Dampfes in Bewegung.
    .more = Newcomens Maschine von 1712 pumpte Wasser aus Bergwerken. Der Versuch zu verstehen, wie viel Arbeit Wärme leisten kann, führte Carnot zur Thermodynamik.

# of 8c050bba
card-coil = Funkeninduktor
    .science = Ein Funkeninduktor erzeugt Funken hoher Spannung, indem er einen kleinen Strom ein- und ausschaltet.
    .more = Wenn der Strom in der inneren Spule endet, bricht ihr Magnetfeld zusammen und treibt einen Strom durch Tausende Windungen außen. Mit solchen Funken fand Hertz die Radiowellen und Röntgen die Röntgenstrahlen.

# of 3d350d0c
card-abacus = Abakus
    .science = Perlen auf Stäben stehen für Ziffern; eine geübte Hand rechnet damit sehr schnell.
    .more = Der japanische Soroban hat auf jedem Stab eine Perle für fünf und vier für eins. In einem Wettbewerb in Tokio schlug er 1946 einen elektrischen Rechner in vier von fünf Runden.

# of e2c40b89
card-astrolabe = Astrolabium
    .science = Ein Astrolabium ist ein Modell des Himmels, das aus der Höhe eines Sterns Zeit und Richtung angibt.
    .more = Ein Netz aus Sternen dreht sich über einer Platte, die für einen Breitengrad gezeichnet ist. Gelehrte der islamischen Welt brachten es zur Vollendung und fanden damit die Stunden des Gebets.

# of 0d06740e
card-calculator = Rechenmaschine
    .science = Pascals Rechenmaschine von 1642 addierte Zahlen mit Rädern, die von selbst auf die nächste Stelle übertragen.
    .more = Er war 19, als er sich daranmachte, seinem Vater zu helfen, einem Steuerbeamten. Etwa fünfzig wurden erprobt und rund zwanzig verkauft; subtrahieren musste man durch Addieren von Komplementen.

# of 5c76d46c
card-fieldstation = Feldstation
    .science = An einer Feldstation leben Forschende nah bei dem, was sie untersuchen, und können es jahrelang beobachten.
    .more = Lange Reihen sind ihr Schatz: In Rothamsted in England wird ein Weizenfeld seit 1843 mit seinen Nachbarn verglichen. Langsame Veränderungen zeigen sich nur dort.

# of b3556d27
card-garden = Botanischer Garten
    .science = Botanische Gärten halten beschriftete lebende Pflanzen für die Forschung; der in Padua steht seit 1545 an seinem Platz.
    .more = Eine Pflanze dort steht für ihre Art und kann jederzeit mit anderen verglichen werden. Samenbanken und seltene Arten in Gärten sind eine Reserve gegen das Aussterben.

# of 288f6ca9
card-lab = Universitätslabor
    .science = In Liebigs Labor in Gießen lernten Studierende Chemie, indem sie selbst Experimente machten.
    .more = Es begann 1824 und wurde in vielen Ländern zum Vorbild für den Unterricht. Mit Liebigs Apparat aus Glaskugeln konnten Studierende feststellen, wie viel Kohlenstoff ein Stoff enthält.

# of 916799e0
card-garage = Garagenwerkstatt
    .science = Mehrere Computerfirmen begannen in einer Garage, Hewlett-Packard unter ihnen.
    .more = Hewlett und Packard begannen 1938 in Palo Alto mit einem Tongenerator, von dem Disney acht kaufte. Die niedrige Miete war wichtiger als der Ort.

# of fd4b98e8
card-serverroom = Serverraum
    .science = Der meiste Strom, den Server aufnehmen, wird zu Wärme, darum müssen ihre Räume gekühlt werden.
    .more = Große Zentren baut man, wo Strom billig und die Luft kühl ist, und manche heizen mit ihrer Abwärme Häuser. Ein gutes braucht nur etwa ein Zehntel mehr Strom als seine Maschinen.

# of ffa0aca9
card-codecentre = Entschlüsselungszentrum
    .science = In Bletchley Park arbeiteten Tausende Menschen, die meisten Frauen, daran, feindliche Codes zu brechen.
    .more = Polnische Mathematiker hatten die Enigma schon vor dem Krieg gebrochen und teilten 1939, was sie wussten. Für eine andere Verschlüsselung wurde dort Colossus gebaut, einer der ersten elektronischen Computer.

# of dc460f48
card-machineshop = Maschinenwerkstatt
    .science = In einer Maschinenwerkstatt schneiden Drehbänke und Fräsen Metall in genaue Form.
    .more = Auf der Drehbank dreht sich das Werkstück, auf der Fräse das Werkzeug. Völlig gleiche Schrauben, um 1800 auf Maudslays Drehbank geschnitten, machten Teile austauschbar.

# of 917477ba
card-shipyard = Werft
    .science = Das Arsenal von Venedig baute Schiffe aus Einheitsteilen entlang einer Linie, Jahrhunderte vor den Fabriken.
    .more = In seiner Blütezeit arbeiteten dort rund tausend Menschen und konnten eine Galeere an einem Tag ausrüsten. Dante verglich eine Grube siedenden Pechs in der Hölle damit.

# of ad25646e
card-powerstation = Kraftwerk
    .science = Die Pearl Street Station begann 1882, einen Teil von New York zu beleuchten.
    .more = Edisons Gleichstrom reichte nicht viel weiter als eine Meile, darum musste das Werk mitten unter seinen Kunden stehen. Transformatoren, die Wechselstrom brauchen, beendeten das.

# of 802a2f58
card-lecture = Hörsaal
    .science = Ansteigende Sitzreihen lassen alle das Experiment auf dem Tisch sehen.
    .more = Das anatomische Theater in Padua, 1594 gebaut, hat sechs steile Ringe von Stehplätzen. In einem solchen Saal begannen 1825 Faradays Weihnachtsvorlesungen, die es noch heute gibt.

# of f766461f
card-library = Bibliothek von Alexandria
    .science = Die Bibliothek von Alexandria sammelte Schriftrollen aus der ganzen griechischen Welt.
    .more = Eratosthenes, der sie leitete, maß die Erde aus dem Winkel eines Schattens. Sie verfiel über Jahrhunderte, und kein einzelner Brand erklärt ihr Ende.

# of ba5a0378
card-wisdom = Haus der Weisheit
    .science = Im Haus der Weisheit in Bagdad übersetzten und erweiterten Gelehrte griechische, persische und indische Wissenschaft.
    .more = Die Brüder Banu Musa bauten in seinem Kreis erfindungsreiche Maschinen, und Hunain ibn Ishaq übersetzte Galen. Wie weit es ein Gebäude oder eine breitere Bewegung war, ist unter Historikern noch umstritten.

# of 3f24d219
card-eureka = Heureka!
    .text = Ziehe 3 Karten.
    .science = Archimedes soll Heureka gerufen haben, ich habe es gefunden, als er im Bad sah, wie man Rauminhalte misst.
    .more = Eine Krone aus Gold mit Silber darin nimmt mehr Raum ein als eine gleich schwere aus reinem Gold und verdrängt mehr Wasser. Aufgeschrieben hat die Geschichte zwei Jahrhunderte später Vitruv.

# of 9a865e4a
card-rival = Rivalisierende Theorie
    .text = Spiele sie als Antwort auf die Spielfähigkeit oder Inspiration einer anderen Person: Sie hat keine Wirkung. Der Held wertet trotzdem.
    .science = Zwei Theorien können dieselben Tatsachen erklären, bis ein Experiment zwischen ihnen entscheidet.
    .more = Um 1819 zeigte Poisson, dass der Schatten einer Scheibe in der Mitte einen hellen Fleck hätte, wenn Licht eine Welle wäre. Er meinte es als Einwand; Arago sah nach, und der Fleck war da.

# of 34a029f5
card-shift = Paradigmenwechsel
    .text = Lege jede Feldkarte ab, die nicht gerade gewertet wird, und lege neue aus.
    .science = Thomas Kuhn nannte es einen Paradigmenwechsel, wenn eine Wissenschaft ihr Grundbild der Welt ändert.
    .more = Sein Buch erschien 1962. Zwischen solchen Wechseln, sagte er, lösen Forschende Rätsel innerhalb eines Bildes, das sie nicht infrage stellen.

# of 5ad62a04
card-borrow = Geliehene Geräte
    .text = Nimm eine Verstärkung vom Helden einer anderen Person und lege sie an einen deiner Helden, der sie halten darf; sonst wird sie abgelegt.
    .science = Große Instrumente wie Teleskope werden geteilt; Forschende bewerben sich um Zeit daran.
    .more = Ausschüsse wählen unter den Anträgen aus, an den begehrtesten Teleskopen nur einen von mehreren. Etwas Zeit bleibt frei für das, was niemand planen kann, etwa einen explodierenden Stern.

# of 48fc4e54
card-cut = Mittelkürzung
    .text = Eine andere Person legt 2 zufällige Karten ab.
    .science = Die meiste Forschung lebt von Fördermitteln, die ein paar Jahre laufen.
    .more = Ein Gremium aus anderen Forschenden liest jeden Antrag, und oft wird weniger als einer von vieren bezahlt. Ein großer Teil eines Forschungsjahres vergeht damit, sie zu schreiben.

# of 916882ac
card-breakthrough = Durchbruch
    .text = Spiele sie in deinem eigenen Zug. Nach deiner Aktion darfst du in diesem Zug einen weiteren Helden spielen, um noch eine Entdeckung zu werten.
    .science = Manche Entdeckungen öffnen auf einmal ein ganzes Gebiet, wie 1895 die Röntgenstrahlen.
    .more = Röntgen veröffentlichte am 28. Dezember 1895 und nahm kein Patent. Binnen Wochen suchte man mit den neuen Strahlen nach gebrochenen Knochen, und Becquerels Suche nach weiteren führte zur Radioaktivität.

# of aa14e847
card-retraction = Rückzug einer Arbeit
    .text = Lege alle Verstärkungen vom Helden einer anderen Person ab.
    .science = Eine Arbeit, deren Ergebnisse sich als falsch erweisen, kann von ihrer Zeitschrift zurückgezogen werden.
    .more = Auf Betrug kann ein Rückzug folgen, aber auch auf einen ehrlichen Fehler, den die Verantwortlichen selbst gefunden haben. Die Arbeit bleibt lesbar, mit einem Vermerk, damit niemand unwissend darauf aufbaut.

# of 791242df
card-notebook = Verlorenes Notizbuch
    .text = Nimm eine Karte vom Ablagestapel der Helden auf deine Hand.
    .science = Ein Notizbuch von Ramanujan lag vergessen in einer Bibliothek, bis George Andrews es 1976 fand.
    .more = Es ist ein Stoß von mehr als hundert Blättern, die er in seinem letzten Jahr füllte. Zu beweisen, was darin steht, hat die Mathematik jahrzehntelang beschäftigt.

# of 838863c0
card-crossover = Fachübergreifende Förderung
    .text = Wähle einen deiner Helden. Für den Rest der Partie darf er Verstärkungen jedes Typs benutzen. Du darfst ihm sofort eine Verstärkung aus deiner Hand hinzufügen.
    .science = Vieles wird gefunden, wo zwei Gebiete sich treffen: Biologie und Physik ergaben die Struktur der DNA.
    .more = Francis Crick kam aus der Physik, James Watson vom Studium der Viren und Vögel. Neue Methoden wandern oft so, etwa als die Physik Röntgenstrahlen in die Biologie brachte.

# of 05ca139b
card-1S = Beobachtung (Naturwissenschaft, 3)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde.

# of eb1d1fa7
card-1T = Beobachtung (Technologie, 4)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of ce65fcde
card-1E = Beobachtung (Ingenieurwesen, 5)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of da193e45
card-1M = Beobachtung (Mathematik, 4)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 35e2808c
card-2S = Hypothese (Naturwissenschaft, 4)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde.

# of 95fdbe72
card-2T = Hypothese (Technologie, 3)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of 1b23be6d
card-2E = Hypothese (Ingenieurwesen, 4)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 663678bf
card-2M = Hypothese (Mathematik, 5)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 56609954
card-3S = Experiment (Naturwissenschaft, 5)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde.

# of c859b58c
card-3T = Experiment (Technologie, 4)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of cc1ae8f8
card-3E = Experiment (Ingenieurwesen, 3)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of f8d6b88c
card-3M = Experiment (Mathematik, 4)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 80047951
card-4S = Daten auswerten (Naturwissenschaft, 4)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde.

# of c5a9fc9d
card-4T = Daten auswerten (Technologie, 5)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of c84ac2b6
card-4E = Daten auswerten (Ingenieurwesen, 4)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of bf9e83e5
card-4M = Daten auswerten (Mathematik, 3)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 2e9f2300
card-5S = Ergebnisse veröffentlichen (Naturwissenschaft, 4)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde.

# of 85f61bfd
card-5T = Ergebnisse veröffentlichen (Technologie, 4)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of 25448ae5
card-5E = Ergebnisse veröffentlichen (Ingenieurwesen, 4)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of de9ad768
card-5M = Ergebnisse veröffentlichen (Mathematik, 4)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 03d2a563
card-1ST = Beobachtung (Naturwissenschaft/Technologie, 4)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of 7fed58b4
card-1EM = Beobachtung (Ingenieurwesen/Mathematik, 3)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 977fb54f
card-1SE = Beobachtung (Naturwissenschaft/Ingenieurwesen, 3)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 301f275b
card-1TM = Beobachtung (Technologie/Mathematik, 2)
    .science = Forschung beginnt mit genauem Hinsehen: Etwas wird bemerkt, gemessen und aufgeschrieben, bevor es erklärt wird.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 574777b2
card-2SE = Hypothese (Naturwissenschaft/Ingenieurwesen, 4)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 629021e2
card-2TM = Hypothese (Technologie/Mathematik, 3)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 63e73d9a
card-2SM = Hypothese (Naturwissenschaft/Mathematik, 3)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of f1925b29
card-2TE = Hypothese (Technologie/Ingenieurwesen, 2)
    .science = Eine Hypothese ist eine Erklärung, die sich als falsch herausstellen könnte, sodass man sie prüfen kann.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 7550cf67
card-3ST = Experiment (Naturwissenschaft/Technologie, 3)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of 944c3ba1
card-3EM = Experiment (Ingenieurwesen/Mathematik, 3)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 22d6d4ad
card-3SM = Experiment (Naturwissenschaft/Mathematik, 2)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of ff5fbe11
card-3TE = Experiment (Technologie/Ingenieurwesen, 4)
    .science = Ein Experiment ändert eines, lässt alles andere, wie es ist, und sieht, was folgt.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 8fc00a7f
card-4ST = Daten auswerten (Naturwissenschaft/Technologie, 2)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of afcf6cee
card-4EM = Daten auswerten (Ingenieurwesen/Mathematik, 3)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of db3ae3ce
card-4SE = Daten auswerten (Naturwissenschaft/Ingenieurwesen, 3)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 92524dda
card-4TM = Daten auswerten (Technologie/Mathematik, 4)
    .science = Messwerte streuen; ihre Auswertung unterscheidet ein Muster von dem, was Zufall sein mag.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 1f1f61df
card-5SE = Ergebnisse veröffentlichen (Naturwissenschaft/Ingenieurwesen, 2)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of c0a7e0e4
card-5TM = Ergebnisse veröffentlichen (Technologie/Mathematik, 3)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 8f0b1ee0
card-5SM = Ergebnisse veröffentlichen (Naturwissenschaft/Mathematik, 4)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of b28996e7
card-5TE = Ergebnisse veröffentlichen (Technologie/Ingenieurwesen, 3)
    .science = Veröffentlichte Ergebnisse können andere prüfen und wiederholen und darauf aufbauen.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of 7ca264df
card-WST = Jokerschritt (Naturwissenschaft/Technologie, 2)
    .science = Forschung verläuft selten geradeaus: Was ein Experiment zeigt, kann zu einer neuen Hypothese zurückführen.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr.

# of 1b072e0d
card-WEM = Jokerschritt (Ingenieurwesen/Mathematik, 2)
    .science = Forschung verläuft selten geradeaus: Was ein Experiment zeigt, kann zu einer neuen Hypothese zurückführen.
    .more = Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of d0d72219
card-WSM = Jokerschritt (Naturwissenschaft/Mathematik, 2)
    .science = Forschung verläuft selten geradeaus: Was ein Experiment zeigt, kann zu einer neuen Hypothese zurückführen.
    .more = In der Naturwissenschaft hat die Natur das letzte Wort: Eine Vorhersage, die scheitert, bringt eine Idee zu Fall, wie schön sie auch ist. Darum wiederholen andere, was gesehen wurde. In der Mathematik folgt das Bewiesene für immer aus seinen Annahmen; ob diese zur Welt passen, muss sich zeigen. Beweise von Euklid gelten noch heute.

# of 9a72bd64
card-WTE = Jokerschritt (Technologie/Ingenieurwesen, 2)
    .science = Forschung verläuft selten geradeaus: Was ein Experiment zeigt, kann zu einer neuen Hypothese zurückführen.
    .more = In der Technologie ist das Ergebnis etwas zum Benutzen, ein Programm, ein Instrument oder ein Verfahren, das andere ausprobieren können. Damit sehen und tun sie mehr. Im Ingenieurwesen baut man in den Grenzen von Kosten, Zeit und Sicherheit und belastet das Gebaute, bis es versagt. Was nachgab, geht in den nächsten Entwurf ein.

# of a79cbf5e
card-alltypes = Das ganze Akronym
    .text = Unter deinen Helden sind Naturwissenschaft, Technologie, Ingenieurwesen und Mathematik.

# of 03bbffe9
card-specialist = Spezialisierung
    .text = Mindestens 3 deiner Helden haben denselben Typ (Universalgenie nicht gezählt).

# of 51b3e9e7
card-equipped = Gut ausgerüstet
    .text = Mindestens 3 deiner Helden halten Gegenstände.

# of 08676b6c
card-travelled = Weit gereist
    .text = Mindestens 3 deiner Helden halten Orte.

# of 87a3c312
card-big = Großes Ergebnis
    .text = Eine deiner Entdeckungen ist mit ihren Verstärkungen 9 oder mehr wert.

# of de3b9a87
card-complete = Die ganze Methode
    .text = Du hast 5 Schritte gewertet.

# of 9690a818
card-solo = Mit bloßen Händen
    .text = Mindestens 2 deiner Helden halten keine Verstärkung.

# of 868c4c64
card-quiet = Stilles Genie
    .text = Du hast in der ganzen Partie keine Inspirationen gespielt.
