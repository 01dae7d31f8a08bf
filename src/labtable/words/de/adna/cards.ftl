# of 563a3be3
card-A = Adenin
    .science = Adenin hat zwei Ringe und paart sich über zwei Wasserstoffbrücken mit Thymin.
    .more = Basen mit zwei Ringen heißen Purine. Adenin ist auch Teil von ATP, in dem Zellen Energie bereithalten, und in RNA paart es sich mit Uracil.

# of e68bc131
card-C = Cytosin
    .science = Cytosin hat einen Ring und paart sich über drei Wasserstoffbrücken mit Guanin.
    .more = Basen mit einem Ring heißen Pyrimidine. Zellen hängen oft eine Methylgruppe daran, um ein Gen stillzulegen. Ab und zu verliert es seine Aminogruppe und wird zu Uracil, das Reparaturenzyme finden und ersetzen.

# of ece186a9
card-G = Guanin
    .science = Guanin hat zwei Ringe und paart sich über drei Wasserstoffbrücken mit Cytosin.
    .more = Die dritte Brücke und die gute Stapelung von G und C machen Abschnitte, die reich daran sind, schwerer trennbar. Kristalle von Guanin lassen die Schuppen vieler Fische glitzern; vom Guano, dem Vogelkot, hat es seinen Namen.

# of 998e03fa
card-T = Thymin
    .science = Thymin hat einen Ring und paart sich über zwei Wasserstoffbrücken mit Adenin.
    .more = Es ist Uracil mit einer Methylgruppe. Weil Uracil kein Teil der DNA ist, kann eine Zelle erkennen, dass eines, das sie dort findet, einmal ein Cytosin war, und es reparieren.

# of 20ce4029
card-U = Uracil
    .science = Uracil steht in RNA an der Stelle von Thymin und gehört nicht in DNA.
    .more = In RNA paart es sich mit Adenin. In DNA erscheint es, wenn ein Cytosin zerfällt; ein Enzym namens Uracil-DNA-Glykosylase schneidet es heraus. Darum verdirbt ein U in diesem Spiel eine Kette.

# of 4fadcc53
card-agarose_gel = Agarosegel
    .text = 25 °C; ziehe 2 Basen
    .science = Agarose ist ein Zucker aus Meeresalgen, der zu einem Gel erstarrt; ein elektrisches Feld zieht DNA durch seine Poren, kurze Stücke schneller als lange.
    .more = Die Phosphate geben jedem Stück für seine Länge dieselbe Ladung, sodass das Gel allein nach Größe sortiert. Ein Gel von einem Prozent unterscheidet Stücke von einigen Hundert von solchen von zehntausend Basenpaaren.

# of c328378a
card-alkaline_phosphatase = Alkalische Phosphatase
    .text = 25/37 °C; mit einem beliebigen Puffer, Dephosphorylierung; entferne die letzten 2 Basen
    .science = Dieses Enzym nimmt die Phosphatgruppen von den Enden der DNA; ohne sie können die Enden eines Vektors nicht miteinander verbunden werden.
    .more = Ligase braucht an der 5′-Seite eines Einzelstrangbruchs ein Phosphat, darum kann sich ein behandelter Vektor nicht von selbst wieder schließen. Ein Insert, das seine eigenen Phosphate mitbringt, kann trotzdem mit ihm verbunden werden; die zwei Brüche, die bleiben, werden in der Zelle repariert.

# of c0ca5bf9
card-pcr = Amplifikation (PCR)
    .text = 55/65/80/100 °C; mit einem beliebigen Puffer, dNTPs, DNA-Polymerase, Magnesiumchlorid; decke 3 Basen auf und lege sie, dann decke 3 Basen auf und lege sie, dann ordne bis zu 3 Basen um
    .science = Zyklen aus Erhitzen und Abkühlen lassen eine Polymerase einen Abschnitt DNA immer wieder kopieren; jeder Zyklus kann die Zahl der Kopien verdoppeln.
    .more = Kary Mullis hatte 1983 den Einfall und bekam dafür 1993 einen Anteil am Nobelpreis für Chemie. Primer, kurze, auf Bestellung gemachte Stränge, bestimmen, welcher Abschnitt kopiert wird; dreißig Zyklen können tausend Millionen Kopien eines Moleküls machen.

# of 911253fa
card-bsa = Rinderserumalbumin (BSA)
    .text = gehört zu anderen Karten
    .science = Serumalbumin vom Rind verhindert, dass ein Enzym an den Wänden seines Röhrchens haftet und seine Kraft verliert.
    .more = Es ist eines der häufigsten Proteine des Blutes und tut der DNA selbst nichts. Es überzieht den Kunststoff und fängt ab, was dem Enzym schaden würde; heutige Puffer enthalten oft von vornherein Albumin.

# of 187d8bfb
card-deletion = Deletion
    .text = 25/37 °C; mit einem beliebigen Puffer; entferne 2 Basen deiner Wahl
    .science = Bei einer Deletion gehen Basen verloren, und der Strang schließt sich hinter ihnen; eine oder zwei zu verlieren verschiebt das Lesen von allem, was folgt.
    .more = Drei Buchstaben bilden ein Wort eines Proteins. Gehen drei verloren, fehlt eine Aminosäure; gehen eine oder zwei verloren, wird jedes Wort dahinter falsch gelesen, was man Leserasterverschiebung nennt.

# of 2c071c4a
card-dephosphorylation = Dephosphorylierung
    .text = mit einem beliebigen Puffer, Alkalische Phosphatase; hält Ligation auf
    .science = Das Phosphat von den Enden eines geschnittenen Vektors zu nehmen verhindert, dass seine zwei Enden miteinander verbunden werden.
    .more = Ein geschnittener Vektor hat zwei Enden, die zueinander passen, und sich selbst zu schließen geht schneller, als einem fremden Stück zu begegnen. Ohne 5′-Phosphate können seine Enden nicht miteinander verbunden werden, ein Insert mit Phosphaten aber kann trotzdem mit ihnen verbunden werden.

# of 50703074
card-detergent = Detergens
    .text = hält alles außer Detergens auf
    .science = Detergenzien entfalten Proteine und zerstören Membranen; Spuren davon in einem Röhrchen können eine Reaktion verderben.
    .more = Ein Ende des Moleküls mag Wasser, das andere Fett, und das fettliebende Ende öffnet Proteine von innen. SDS ist das bekannteste: Ein Hundertstelprozent davon hält eine PCR an.

# of 0cc3eb3f
card-distilled_water = Destilliertes Wasser
    .text = Thermometer 1 Stufe hinunter
    .science = Wasser, das verdampft und wieder kondensiert ist, lässt seine Salze zurück.
    .more = Dampf trägt kein Salz, darum ist fast rein, was kondensiert. Für Reaktionen mit RNA muss das Wasser auch frei von RNasen sein, und Kochen allein zerstört diese nicht.

# of a2a05ae0
card-dmso = DMSO
    .text = 55/65/80/100 °C; ziehe 3 Basen
    .science = Dieses Lösungsmittel lockert die Paarung von Strängen, die reich an G und C sind, und hilft so einer Polymerase hindurch.
    .more = G und C halten einander mit drei Wasserstoffbrücken, A und T mit zwei; darum öffnen sich Abschnitte mit viel G und C spät und falten sich auf sich selbst zurück. Bis zu einem Zehntel des Volumens wird verwendet; mehr davon bremst die Polymerase.

# of 0a8e40cb
card-dnase_i = DNase I
    .text = kürze eine Kette mit weniger als 12 Basen auf 4
    .science = DNase I zerhackt DNA fast ohne Rücksicht auf ihre Buchstaben in kurze Stücke; im Körper bildet die Bauchspeicheldrüse sie für die Verdauung.
    .more = Sie braucht zum Arbeiten Calcium und Magnesium und schneidet oft nur einen Strang auf einmal. Wo Proteine auf der DNA sitzen, kommt sie nicht heran, und die Lücke im Muster, ein Fußabdruck, zeigt, wo sie saßen.

# of 1aff31de
card-dna_ladder = DNA-Leiter
    .text = entferne bis zu 3 Basen, bis die Ketten gleich sind
    .science = Eine Leiter ist eine Mischung aus DNA-Stücken bekannter Längen; neben einer Probe laufen gelassen, sind ihre Banden das Lineal.
    .more = Viele Leitern entstehen durch Schneiden eines bekannten Plasmids oder Virus, andere durch PCR. Kurze Stücke wandern weiter, darum ist die unterste Sprosse die kürzeste.

# of 8d688c82
card-dna_loading_dye = DNA-Ladepuffer
    .text = 25 °C; sieh die Hand der Gegenseite
    .science = Ladepuffer macht eine Probe schwer genug, um in ihre Tasche zu sinken, und zeigt, wie weit der Lauf gekommen ist.
    .more = Glycerin oder Zucker macht die Probe schwer. Der blaue Farbstoff läuft etwa so weit wie Stücke von einigen Hundert Basenpaaren; so kann man den Strom abschalten, bevor die DNA das Gel verlässt.

# of 79fce9ba
card-dna_polymerase = DNA-Polymerase
    .text = 55/65/80/100 °C; ordne bis zu 3 Basen um
    .science = DNA-Polymerasen fügen am 3′-Ende eines Strangs ein Nukleotid nach dem anderen an, wie es der Partnerstrang vorgibt.
    .more = Sie kann keinen Strang beginnen, nur einen verlängern, und immer von 5′ nach 3′. Viele Polymerasen lesen, was sie geschrieben haben, und nehmen einen falschen Buchstaben wieder heraus.

# of 2bac4a85
card-dntps = dNTPs
    .text = 55/65/80/100 °C; decke 3 Basen auf und lege sie
    .science = Die vier Bausteine der DNA, jeder mit drei Phosphaten; zwei davon abzuspalten bezahlt die neue Bindung.
    .more = Es sind dATP, dCTP, dGTP und dTTP, und eine Reaktion braucht alle vier in gleichen Mengen. In Zellen werden die zwei Phosphate, die abgehen, sofort gespalten, damit der Schritt nicht rückwärts läuft.

# of 5ad13709
card-dry_ice = Trockeneis
    .text = Thermometer auf −80 °C
    .science = Trockeneis ist gefrorenes Kohlendioxid; bei normalem Druck wird es bei etwa -78 Grad unmittelbar zu Gas.
    .more = Bei normalem Druck wird es nie flüssig, darum hinterlässt es keine Pfütze. In einem geschlossenen Raum verdrängt sein Gas die Luft; deshalb verwendet man es in gut gelüfteten Räumen und bewahrt es nie in dichten Gefäßen auf.

# of 2f5bd8b6
card-electrophoresis_tank = Elektrophoresekammer
    .text = 25 °C; nimm alle Basen von der Hand der Gegenseite
    .science = In der Kammer fließt ein Strom durch das Gel; DNA trägt negative Ladungen und wandert zum Pluspol.
    .more = Der Puffer in der Kammer leitet den Strom und hält den Säuregrad gleich. Bei einigen Volt pro Zentimeter dauert ein Lauf etwa eine Stunde; mehr Volt würden das Gel erwärmen und die Banden verschmieren.

# of 5b77543c
card-ethidium_bromide = Ethidiumbromid
    .text = 25 °C; nimm 2 zufällige Karten von der Hand der Gegenseite
    .science = Ethidium schiebt sich zwischen die Basenpaare und leuchtet unter ultraviolettem Licht orange; es kann Mutationen auslösen, also trage Handschuhe.
    .more = Zwischen den Basenpaaren leuchtet es etwa zwanzigmal so hell wie in Wasser. Beim Hineinschieben dehnt und entwindet es die Helix ein wenig.

# of a04de9ba
card-goggles = Schutzbrille
    .text = hält Ultraviolettes Licht auf
    .science = Ultraviolettes Licht verbrennt die Hornhaut, darum sieht niemand ohne Augenschutz auf ein Gel über der Lampe.
    .more = Gewöhnliche Brillen lassen an den Seiten Lücken. Ein Gesichtsschild schützt auch die Haut, die die Lampe unter einem Gel in Minuten verbrennt.

# of 47482359
card-heating_block = Heizblock
    .text = Thermometer 2 Stufen hinauf
    .science = Ein Metallblock mit Löchern für Röhrchen hält eine Temperatur ganz ohne Wasser.
    .more = Metall berührt das Röhrchen ringsum, darum erwärmt es gleichmäßig. Ein Deckel, der wärmer ist als der Block, verhindert, dass Wasser über der Probe kondensiert.

# of 233c2b32
card-ice_box = Eisbox
    .text = Thermometer auf 4 °C; hält Heizblock auf
    .science = Enzyme warten auf Eis, bis sie gebraucht werden: In der Kälte arbeiten sie nicht und verderben nicht.
    .more = Bei 0 Grad laufen die meisten Reaktionen viele Male langsamer als bei 37. Gelagert werden Enzyme noch kälter, bei -20, zur Hälfte in Glycerin, damit sie nicht gefrieren.

# of b033c4bc
card-klenow_fragment = Klenow-Fragment
    .text = 25 °C; hält Alkalische Phosphatase auf
    .science = Der große Teil der DNA-Polymerase I füllt die Enden eines geschnittenen Strangs auf, aber ihm fehlt die 5′→3′-Exonuklease des Enzyms.
    .more = Schneidet man Polymerase I mit einer Protease, geht der Teil ab, der die DNA vor ihr frisst, die 5′→3′-Exonuklease. Was bleibt, verlängert weiter Stränge und korrigiert weiter die eigenen Fehler von 3′ nach 5′. Hans Klenow beschrieb es 1970.

# of e850b152
card-ligase = Ligase
    .text = 4/16 °C
    .science = DNA-Ligase schließt das Rückgrat zwischen zwei benachbarten Nukleotiden; Zellen brauchen sie bei jeder Verdopplung ihrer DNA.
    .more = Sie schließt einen Bruch zwischen einem 3′-Hydroxyl und einem 5′-Phosphat und bezahlt mit ATP, in den meisten Bakterien mit NAD. Die Ligase des Virus T4 ist die in den meisten Gefrierschränken, denn sie verbindet auch glatte Enden.

# of 7c26cf61
card-ligation = Ligation
    .text = 4/16 °C; mit einem beliebigen Puffer, Ligase; verbinde das lose Stück wieder
    .science = Das Verbinden zweier DNA-Enden mit Ligase; Überhänge, die klebrigen Enden, verbindet man oft bei 16 Grad, wo sie lange genug zusammenhalten.
    .more = Passende Überhänge finden einander durch Basenpaarung für einen Augenblick; Ligase knüpft dann die Bindung auf Dauer. Wärme macht das Enzym schneller, aber die Paarung kürzer, darum sind 16 Grad der alte Kompromiss.

# of 471d6555
card-linker = Linker
    .text = 25/37 °C; setze 1 bis 3 Basen ein und verbinde das lose Stück
    .science = Ein Linker ist ein kurzer künstlicher Doppelstrang, der eine gewünschte Erkennungsstelle an das Ende eines Stücks DNA bringt.
    .more = Er wird mit einem glatten Ende verbunden und dann mit dem Enzym geschnitten, dessen Erkennungsstelle er trägt; das hinterlässt einen Überhang nach Wahl. Im Spiel bringt er ein paar Basen mit und heilt den Schnitt.

# of 2e4df51c
card-magnesium_chloride = Magnesiumchlorid
    .text = 55/65/80/100 °C
    .science = Polymerasen brauchen Magnesiumionen in ihrem Inneren; zu wenig hält das Kopieren an, zu viel macht es nachlässig.
    .more = Zwei Magnesiumionen halten den ankommenden Baustein an seinem Platz und machen sein Phosphat bereit. Bei der PCR stellt man es zwischen etwa einem und vier Millimol pro Liter ein.

# of 54dbe36e
card-nucleic_acid_denaturation = Denaturierung der Nukleinsäure
    .text = 100 °C; hält Thermocycler auf
    .science = Kurz vor dem Kochen lassen die beiden DNA-Stränge einander los; beim Abkühlen finden sie sich wieder.
    .more = Nur Wasserstoffbrücken und die Stapelung der Basen halten die Stränge zusammen; das Rückgrat bricht nicht. Die Temperatur, bei der die Hälfte getrennt ist, heißt Schmelztemperatur und steigt mit dem Anteil von G und C.

# of ef5d8108
card-non_toxic_dna_gel = Ungiftiges DNA-Gel
    .text = 25 °C; hält Ethidiumbromid auf
    .science = Neuere Farbstoffe zeigen DNA in einem Gel mit weit weniger Gefahr für die, die damit arbeiten, als Ethidium.
    .more = Solche Farbstoffe sind zu groß gebaut, um leicht in lebende Zellen zu gelangen, oder zeigen sich mit blauem statt ultraviolettem Licht. Blaues Licht schont die Augen und auch die DNA, die kloniert werden soll.

# of 4407f4b7
card-polylinker = Polylinker
    .text = 25/37 °C; setze 1 bis 5 Basen ein und verbinde das lose Stück
    .science = Ein Polylinker ist ein kurzer Abschnitt mit den Erkennungsstellen vieler Enzyme, sodass ein Vektor mit jedem von ihnen geöffnet werden kann.
    .more = Er heißt auch multiple Klonierungsstelle. Im Plasmid pUC19 liegt er in einem Gen, dessen Produkt Kolonien blau färbt; weiße Kolonien zeigen also, dass etwas eingesetzt wurde.

# of ea95abc0
card-rnase_a = RNase A
    .text = 37 °C; entferne das U
    .science = RNase A schneidet RNA hinter ihren Pyrimidinen und lässt DNA in Ruhe; sie ist so robust, dass Kochen ihr kaum schadet.
    .more = Vier Schwefelbrücken halten sie zusammen, sodass sie sich auch nach dem Kochen zurückfaltet. Sie war unter den ersten Proteinen, deren Reihenfolge der Aminosäuren gelesen wurde, und ihre Rückfaltung brachte Christian Anfinsen 1972 einen Nobelpreis.

# of 6f61f4cd
card-spectrophotometer = Spektralphotometer
    .text = 25 °C; decke 2 Basen auf und lege sie
    .science = DNA verschluckt ultraviolettes Licht von 260 Nanometern; wie viel hinter dem Röhrchen fehlt, sagt, wie viel DNA darin ist.
    .more = Das Verschlucken besorgen die Basen. Proteine verschlucken am meisten bei 280 Nanometern; darum sagt das Verhältnis der beiden Zahlen, etwa 1,8 bei reiner DNA, wie sauber eine Probe ist.

# of c7fbbd5e
card-thermal_cycler = Thermocycler
    .text = Thermometer auf eine beliebige Stufe
    .science = Diese Maschine führt Röhrchen stundenlang durch ein Temperaturprogramm, auf Bruchteile eines Grades genau.
    .more = Ein Peltier-Element, eine Platte, die je nach Strom Wärme in die eine oder andere Richtung pumpt, erwärmt und kühlt den Block in Sekunden. Manche der ersten Maschinen setzten Röhrchen zwischen Wasserbädern um.

# of d37be4e8
card-uv_light = Ultraviolettes Licht
    .text = 25 °C; ordne bis zu 4 Basen um
    .science = Ultraviolettes Licht verschmilzt benachbarte T und C; schlecht repariert, werden sie zu Mutationen.
    .more = Die zwei verschmolzenen Buchstaben, meist zwei T, bilden einen Knick, an dem Polymerasen stehen bleiben. Licht kann es auch rückgängig machen: Ein Enzym namens Photolyase, das dem Menschen fehlt, trennt das Paar mit blauem Licht.

# of cc812edb
card-water_bath = Wasserbad
    .text = Thermometer auf 55 °C
    .science = Ein Bad aus warmem Wasser hält viele Röhrchen auf einer Temperatur, Tag und Nacht.
    .more = Wasser leitet Wärme gut, darum sind die Röhrchen bald so warm wie das Bad. Es ist die älteste Art, 37 Grad zu halten, die Körperwärme, bei der die meisten Enzyme von E. coli am besten arbeiten.

# of 6336131d
card-blue_buffer = Blauer Puffer
    .text = gehört zu anderen Karten
    .science = Im klassischen Viererset ist das Puffer 2 mit mittlerem Salz: 50 Millimol Natriumchlorid pro Liter.
    .more = Ein Puffer ist eine Lösung, die den Säuregrad gleich hält, während eine Reaktion läuft. Er bringt auch das Magnesium mit, das jedes Restriktionsenzym braucht, und das Salz, das jedes am liebsten hat.

# of 37fe9c2d
card-green_buffer = Grüner Puffer
    .text = gehört zu anderen Karten
    .science = Im klassischen Viererset ist das Puffer 4: Er enthält Kaliumacetat statt Natriumchlorid.
    .more = Ein Puffer ist eine Lösung, die den Säuregrad gleich hält, während eine Reaktion läuft. Kaliumacetat bekommt vielen Enzymen, und ein Puffer dieser Art genügt heute den meisten.

# of 1a356330
card-red_buffer = Roter Puffer
    .text = gehört zu anderen Karten
    .science = Im klassischen Viererset ist das Puffer 3 mit viel Salz: 100 Millimol Natriumchlorid pro Liter.
    .more = Ein Puffer ist eine Lösung, die den Säuregrad gleich hält, während eine Reaktion läuft. Salz lockert den Griff der Proteine an der DNA, und manche Enzyme arbeiten und wählen am besten mit viel davon.

# of f3b1cbf5
card-yellow_buffer = Gelber Puffer
    .text = gehört zu anderen Karten
    .science = Im klassischen Viererset ist das Puffer 1, dem kein Salz zugesetzt ist.
    .more = Ein Puffer ist eine Lösung, die den Säuregrad gleich hält, während eine Reaktion läuft. Salz lockert den Griff der Proteine an der DNA, und manche Enzyme arbeiten am besten ganz ohne.

# of 3b1d6f06
card-hindiii = HindIII
    .text = A^AGCTT, 37 °C, blau
    .science = Aus Haemophilus influenzae Rd; es hinterlässt 5′-Überhänge aus vier Basen. Derselbe Stamm gab HindII, das erste Enzym dieser Art, dessen Erkennungsstelle gelesen wurde.
    .more = Hamilton Smith fand HindII 1970 und bekam dafür 1978 einen Anteil am Nobelpreis. HindIII tauchte im selben Extrakt auf. Das damit geschnittene Virus Lambda wird noch heute als Leiter verkauft.

# of 00c2378e
card-ecori = EcoRI
    .text = G^AATTC, 37 °C, blau
    .science = Aus Escherichia coli RY13; es hinterlässt 5′-Überhänge aus vier Basen. Mit ihm wurden 1973 die ersten Gene in ein Plasmid gesetzt.
    .more = Seine Überhänge, AATT, sind das Lehrbuchbeispiel für klebrige Enden. Stanley Cohen und Herbert Boyer nutzten sie 1973. Bei zu wenig Salz wird es nachlässig und schneidet an ähnlichen Stellen, was man Star-Aktivität nennt.

# of 78b5a67c
card-xbai = XbaI
    .text = T^CTAGA, 37 °C, blau und BSA
    .science = Aus Xanthomonas badrii; es hinterlässt 5′-Überhänge aus vier Basen. Seine Enden passen zu denen, die SpeI und NheI hinterlassen.
    .more = Passende Enden lassen sich verbinden, auch wenn die Erkennungsstellen verschieden sind; die Naht schneidet dann keines der beiden Enzyme. XbaI und SpeI nutzen das beim Zusammenbau von BioBricks.

# of ae64f2d4
card-xhoi = XhoI
    .text = C^TCGAG, 37 °C, blau und BSA
    .science = Aus Xanthomonas holcicola; es hinterlässt 5′-Überhänge aus vier Basen. Seine Enden passen zu denen, die SalI hinterlässt.
    .more = Sein Überhang ist TCGA. Enden von XhoI und SalI lassen sich verbinden, und die Naht schneidet keines von beiden. Ihre Erkennungsstellen unterscheiden sich nur im ersten und im letzten Buchstaben.

# of fabc77fc
card-haeiii = HaeIII
    .text = GG^CC, 37 °C, blau
    .science = Aus Haemophilus aegyptius; es hinterlässt glatte Enden. Kriminaltechnische Labore in den USA schnitten damit ihre genetischen Fingerabdrücke.
    .more = Vier Buchstaben treten durch Zufall etwa alle 256 Basen auf, darum schneidet es oft. Genetische Fingerabdrücke dieser Art verglichen die Längen der Stücke; heute ist die PCR kurzer Wiederholungen an ihre Stelle getreten.

# of 30de80e5
card-hinfi = HinfI
    .text = G^ANTC, 37 °C, blau
    .science = Aus Haemophilus influenzae Rf; es hinterlässt 5′-Überhänge aus drei Basen. Kriminaltechnische Labore in Großbritannien schnitten damit ihre genetischen Fingerabdrücke.
    .more = N steht für eine beliebige Base. Der Überhang aus drei Buchstaben hat dieses N in der Mitte, darum passen nicht je zwei Enden zueinander. Bis auf dieses N liest sich die Erkennungsstelle auf beiden Strängen gleich.

# of ffeb4e98
card-mspi = MspI
    .text = C^CGG, 37 °C, blau
    .science = Aus einer Art der Gattung Moraxella; es hinterlässt 5′-Überhänge aus zwei Basen. Anders als HpaII stört es eine Methylgruppe am inneren C nicht, sodass die beiden zusammen Methylierung zeigen.
    .more = Wirbeltiere markieren viele ihrer CG-Paare mit einer Methylgruppe, oft dort, wo Gene stillgelegt sind. Einen Schnitt mit MspI und einen mit HpaII zu vergleichen war ein früher Weg, das zu sehen. Wo benutzte Gene beginnen, sind solche Paare meist frei davon.

# of 032a21f5
card-fati = FatI
    .text = ^CATG, 55 °C, blau
    .science = Aus Flavobacterium aquatile NL3; es hinterlässt 5′-Überhänge aus vier Basen. NlaIII und CviAII lesen dieselben Buchstaben und schneiden anderswo.
    .more = Enzyme, die dieselben Buchstaben lesen und anderswo schneiden, heißen Neoschizomere. Die Enden, die sie hinterlassen, sind verschieden; so kann man danach wählen, was verbunden werden soll.

# of 275fe432
card-tasi = TasI
    .text = ^AATT, 65 °C, blau
    .science = Aus Thermus aquaticus; es hinterlässt 5′-Überhänge aus vier Basen. Es liebt die Hitze; MluCI tut dasselbe bei Körpertemperatur.
    .more = AATT ist auch der Überhang, den EcoRI hinterlässt, darum lassen sich die beiden verbinden. Stellen mit viel A und T sind in Genomen, die reich daran sind, häufig, und dort schneidet es sehr oft.

# of fd134e4a
card-tsei = TseI
    .text = G^CWGC, 65 °C, blau und BSA
    .science = Aus einer Art der Gattung Thermus; es hinterlässt 5′-Überhänge aus drei Basen. Das W steht für A oder T.
    .more = Eine Erkennungsstelle mit einem W ist zwei in einer: GCAGC und GCTGC. Jede ist die andere, gelesen auf dem Partnerstrang.

# of c540fdd9
card-smai = SmaI
    .text = CCC^GGG, 25 °C, grün
    .science = Aus Serratia marcescens Sb; es hinterlässt glatte Enden. Es arbeitet am besten bei Raumtemperatur.
    .more = Seine glatten Enden lassen sich mit jedem anderen glatten Ende verbinden, aber langsam, weil sie inzwischen nichts zusammenhält. XmaI liest dieselben Buchstaben und hinterlässt Überhänge.

# of dd08935b
card-apai = ApaI
    .text = GGGCC^C, 25 °C, grün und BSA
    .science = Aus Acetobacter pasteurianus; es hinterlässt 3′-Überhänge aus vier Basen. Bsp120I liest dieselben Buchstaben und schneidet stattdessen nach dem ersten G.
    .more = Überhänge am 3′-Ende werden von einer Polymerase nicht aufgefüllt, sondern abgeknabbert. Die Polymerase des Phagen T4 kann das gut und hinterlässt glatte Enden.

# of 2f0d295f
card-cviaii = CviAII
    .text = C^ATG, 25 °C, grün
    .science = Aus einem Chlorella-Virus (PBCV-1); es hinterlässt 5′-Überhänge aus zwei Basen. Es wird von einem Virus gebildet, das Grünalgen befällt, und arbeitet bei Raumtemperatur.
    .more = Das Virus trägt Enzyme, wie Bakterien sie haben, und verdaut mit ihnen anscheinend die DNA der Alge. Die eigene DNA schützt es durch Methylgruppen. Der Schnitt fällt vor das A von CATG, sodass AT überhängt.

# of 77fe2b0f
card-ndei = NdeI
    .text = CA^TATG, 37 °C, grün
    .science = Aus Neisseria denitrificans; es hinterlässt 5′-Überhänge aus zwei Basen. Das ATG in seiner Erkennungsstelle ist ein Startcodon, praktisch, um ein Gen von seinem ersten Buchstaben an zu klonieren.
    .more = Beim Klonieren mit ihm kommt ein Gen genau hinter die Signale eines Expressionsvektors. Nahe am Ende eines Stücks schneidet es nicht gut, darum bekommen Primer davor ein paar Buchstaben mehr.

# of 4ac1dc02
card-nlaiii = NlaIII
    .text = CATG^, 37 °C, grün und BSA
    .science = Aus Neisseria lactamica; es hinterlässt 3′-Überhänge aus vier Basen. SAGE, ein früher Weg, die Botschaften in einer Zelle zu zählen, verankert damit seine Markierungen.
    .more = Es schneidet hinter dem letzten Buchstaben, sodass die ganze Erkennungsstelle zum Überhang wird. Seine vier Buchstaben kommen alle paar Hundert Basen vor, in fast jeder Botschaft einer Zelle.

# of 836b7e14
card-hhai = HhaI
    .text = GCG^C, 37 °C, grün und BSA
    .science = Aus Haemophilus haemolyticus; es hinterlässt 3′-Überhänge aus zwei Basen. Seine Partnerin, die Methylase desselben Bakteriums, war das erste Protein, bei dem man sah, wie es eine Base aus der Helix klappt.
    .more = Die Base dreht sich ganz aus der Helix in eine Tasche des Enzyms, wo sie ihre Methylgruppe bekommt. Die Struktur wurde 1994 veröffentlicht, und bei vielen Reparaturenzymen sah man später dasselbe.

# of 5db04a00
card-hpych4v = HpyCH4V
    .text = TG^CA, 37 °C, grün
    .science = Aus Helicobacter pylori CH4; es hinterlässt glatte Enden. Das Magenbakterium, aus dem es stammt, trägt mehr solche Enzyme als fast jedes andere.
    .more = Glatte Enden haben keinen Überhang. Helicobacter pylori nimmt leicht DNA auf, und ein ganzes Regal solcher Enzyme ist vielleicht sein Schutz vor dem, was es aufnimmt.

# of 641bf190
card-hpy188i = Hpy188I
    .text = TCN^GA, 37 °C, grün
    .science = Aus Helicobacter pylori J188; es hinterlässt 3′-Überhänge aus einer Base. In der Mitte seiner Erkennungsstelle darf jeder Buchstabe stehen.
    .more = Ein Überhang aus einer Base hält kaum; solche Enden lassen sich fast so langsam verbinden wie glatte. Welche Base überhängt, ist nicht festgelegt, denn sie ist der freie Buchstabe.

# of e0d43cf0
card-fnu4hi = Fnu4HI
    .text = GC^NGC, 37 °C, grün
    .science = Aus Fusobacterium nucleatum 4H; es hinterlässt 5′-Überhänge aus einer Base. Das Bakterium lebt im Mund des Menschen.
    .more = Seine Erkennungsstelle enthält einen freien Buchstaben, also liest es GCAGC, GCCGC, GCGGC und GCTGC. Das macht aus einer Stelle vier.

# of 20e9c6b6
card-cviki_1 = CviKI-1
    .text = RG^CY, 37 °C, grün
    .science = Aus einem Chlorella-Virus (CA-1A); es hinterlässt glatte Enden. Ein Virus von Grünalgen bildet es; wenige Enzyme schneiden so oft.
    .more = R steht für A oder G und Y für C oder T, also liest es vier Erkennungsstellen: AGCC, AGCT, GGCC und GGCT. Im Mittel taucht alle 64 Basen eine davon auf.

# of 2fa5937b
card-smli = SmlI
    .text = C^TYRAG, 55 °C, grün
    .science = Aus Stenotrophomonas maltophilia; es hinterlässt 5′-Überhänge aus vier Basen. Y steht für C oder T, R für A oder G.
    .more = Die Buchstaben Y und R sind kurz für Pyrimidin und Purin, die kleinen Basen mit einem Ring und die großen mit zweien. A paart sich immer mit T und C mit G, darum liegt in jeder Sprosse eine von jeder Art.

# of dbf04344
card-bstbi = BstBI
    .text = TT^CGAA, 65 °C, grün
    .science = Aus Bacillus stearothermophilus B225; es hinterlässt 5′-Überhänge aus zwei Basen. Es will 65 Grad, denn sein Bakterium ist in der Hitze zu Hause.
    .more = Enzyme aus Bakterien heißer Orte sind oft robust. TaqI liest die inneren vier Buchstaben seiner Erkennungsstelle, und die Überhänge der beiden passen zueinander. Bei beiden hängt CG über.

# of 21518168
card-tati = TatI
    .text = W^GTACW, 65 °C, grün
    .science = Aus Thermus aquaticus CBA1-331; es hinterlässt 5′-Überhänge aus vier Basen. W steht für A oder T, an beiden Enden seiner Erkennungsstelle.
    .more = W ist kurz für „weak“, schwach: A und T halten einander mit zwei Wasserstoffbrücken, C und G, mit S für „strong“ bezeichnet, mit drei. Der Überhang ist GTAC, was immer W ist.

# of 8c339287
card-bamhi = BamHI
    .text = G^GATCC, 37 °C, rot und BSA
    .science = Aus Bacillus amyloliquefaciens H; es hinterlässt 5′-Überhänge aus vier Basen. Seine Enden passen zu denen, die BclI und DpnII hinterlassen.
    .more = Sein Überhang ist GATC, der am weitesten verbreitete von allen: BglII, BclI, DpnII und Sau3AI hinterlassen ihn auch. Stücke, die das eine geschnitten hat, lassen sich mit denen eines anderen verbinden.

# of 3a6f3ad6
card-psti = PstI
    .text = CTGCA^G, 37 °C, rot und BSA
    .science = Aus Providencia stuartii 164; es hinterlässt 3′-Überhänge aus vier Basen. Es öffnet das Resistenzgen von pBR322, darum wurden frühe Genbibliotheken mit ihm gebaut.
    .more = Seine 3′-Enden hängen über. An das geöffnete Plasmid hängte man Schwänze aus G, an das Stück Schwänze aus C; verbunden ergaben sie wieder die Erkennungsstelle, sodass sich das Stück herausschneiden ließ.

# of fffc023c
card-sali = SalI
    .text = G^TCGAC, 37 °C, rot und BSA
    .science = Aus Streptomyces albus G; es hinterlässt 5′-Überhänge aus vier Basen. Seine Enden passen zu denen, die XhoI hinterlässt.
    .more = Es braucht viel Salz, wie es der rote Puffer hat. Sein Überhang TCGA ist auch der von XhoI. Das CG-Paar in seiner Erkennungsstelle ist bei Wirbeltieren selten, deren DNA es kaum schneidet.

# of 2226040c
card-ecorv = EcoRV
    .text = GAT^ATC, 37 °C, rot und BSA
    .science = Aus Escherichia coli J62 pLG74; es hinterlässt glatte Enden. Kristallstrukturen zeigen, wie stark es die DNA biegt, bevor es schneidet.
    .more = Die Helix wird in der Mitte der Erkennungsstelle um etwa 50 Grad gebogen, was die zu schneidende Bindung nahe an das Magnesium bringt. An anderen Stellen bindet es fast ebenso gut, biegt die DNA aber nicht und schneidet nicht.

# of 910b6322
card-dpnii = DpnII
    .text = ^GATC, 37 °C, rot
    .science = Aus Streptococcus pneumoniae, früher Diplococcus genannt; es hinterlässt 5′-Überhänge aus vier Basen. Es lässt die Erkennungsstelle in Ruhe, wenn ihr A methyliert ist; DpnI schneidet nur dann.
    .more = Das Bakterium heißt heute Streptococcus pneumoniae; die Enzyme behalten in ihren ersten Buchstaben den alten Namen. DpnI und DpnII stammen aus verschiedenen Stämmen, und kein Virus kann vor beiden sicher sein.

# of e4b709fb
card-ddei = DdeI
    .text = C^TNAG, 37 °C, rot
    .science = Aus Desulfovibrio desulfuricans; es hinterlässt 5′-Überhänge aus drei Basen. In der Mitte seiner Erkennungsstelle darf jeder Buchstabe stehen.
    .more = Sein Bakterium atmet Sulfat statt Sauerstoff und lebt im Schlamm. C^TNAG liest vier Erkennungsstellen, eine für jeden Buchstaben in der Mitte.

# of 04debc84
card-scrfi = ScrFI
    .text = CC^NGG, 37 °C, rot
    .science = Aus Streptococcus cremoris F; es hinterlässt 5′-Überhänge aus einer Base. Das Bakterium hilft bei der Käseherstellung.
    .more = Das Bakterium heißt heute Lactococcus cremoris. Molkereien kennen Viren, die ihre Kulturen töten, und solche Enzyme sind eine Abwehr dagegen.

# of e22263cf
card-apoi = ApoI
    .text = R^AATTY, 50 °C, rot und BSA
    .science = Aus Arthrobacter protophormiae; es hinterlässt 5′-Überhänge aus vier Basen. Jede Erkennungsstelle von EcoRI ist auch eine von seinen.
    .more = R und Y lassen ihm vier Erkennungsstellen, von denen GAATTC eine ist. Sein Überhang AATT ist auch der von EcoRI. So lassen sich die Enden der beiden verbinden.

# of 62fa6a68
card-bcli = BclI
    .text = T^GATCA, 50 °C, rot
    .science = Aus Bacillus caldolyticus; es hinterlässt 5′-Überhänge aus vier Basen. Es kann DNA aus gängigen Stämmen von E. coli nicht schneiden, die das A in seiner Erkennungsstelle methylieren.
    .more = Die Dam-Methylase von E. coli markiert das A in jedem GATC, was den Reparaturenzymen zeigt, welcher Strang der alte ist. Um mit BclI zu schneiden, vermehrt man die DNA in einem Stamm ohne sie.

# of 22cb6488
card-maeii = MaeII
    .text = A^CGT, 50 °C, rot
    .science = Aus Methanococcus aeolicus PL-15/H; es hinterlässt 5′-Überhänge aus zwei Basen. Die Mikrobe ist ein Archaeon, das Methan bildet.
    .more = Archaeen sind eine eigene Domäne des Lebens, neben den Bakterien und uns anderen. Ihre Enzyme gegen fremde DNA sehen denen der Bakterien sehr ähnlich.

# of b4ef7eae
card-maeiii = MaeIII
    .text = ^GTNAC, 55 °C, rot
    .science = Aus Methanococcus aeolicus PL-15/H; es hinterlässt 5′-Überhänge aus fünf Basen. Die Mikrobe ist ein Archaeon, das Methan bildet.
    .more = Sein Überhang ist die ganze Erkennungsstelle aus fünf Buchstaben. Zwei solche Enden passen nur, wenn ihre mittleren Buchstaben es tun. Bis auf diesen Buchstaben, N, liest sich die Stelle auf beiden Strängen gleich.

# of c545c55b
card-taqi = TaqI
    .text = T^CGA, 65 °C, rot und BSA
    .science = Aus Thermus aquaticus YTI; es hinterlässt 5′-Überhänge aus zwei Basen. Von diesem Bakterium heißer Quellen haben wir auch die Taq-Polymerase.
    .more = Thermus aquaticus fanden Thomas Brock und Hudson Freeze 1966 im Yellowstone. Niemand suchte dort nach einem Werkzeug; zwanzig Jahre später machte seine Polymerase die PCR einfach.

# of 836d03bb
card-taii = TaiI
    .text = ACGT^, 65 °C, rot
    .science = Aus Thermus aquaticus cs1-331; es hinterlässt 3′-Überhänge aus vier Basen. MaeII und HpyCH4IV lesen dieselben Buchstaben, schneiden aber nach dem A.
    .more = Es schneidet hinter dem T, die anderen hinter dem A, darum sind seine Überhänge an den 3′-Enden und ihre an den 5′-Enden. Das ganze ACGT hängt über.

# of 5764dd05
card-tru9i = Tru9I
    .text = T^TAA, 65 °C, rot
    .science = Aus Thermus ruber 9; es hinterlässt 5′-Überhänge aus zwei Basen. MseI, das dieselben Buchstaben liest, ist ein Arbeitspferd der AFLP-Fingerabdrücke.
    .more = AFLP schneidet ein Genom mit zwei Enzymen und kopiert einige der Stücke; so lassen sich zwei Pflanzen vergleichen, ohne einen Buchstaben von ihnen zu kennen. TTAA ist häufig, wo A und T sind.

# of 5b3c0084
card-kpni = KpnI
    .text = GGTAC^C, 37 °C, gelb und BSA
    .science = Aus Klebsiella pneumoniae OK8; es hinterlässt 3′-Überhänge aus vier Basen. Acc65I liest dieselben Buchstaben und schneidet stattdessen nach dem ersten G.
    .more = Es ist eines der wenigen täglich gebrauchten, deren Überhang am 3′-Ende ist. Mit Acc65I lässt sich dieselbe Erkennungsstelle andersherum öffnen. Bei beiden hängt GTAC über, bei einem an den 3′-Enden, beim anderen an den 5′-Enden.

# of b12b91ed
card-ncoi = NcoI
    .text = C^CATGG, 37 °C, gelb
    .science = Aus Nocardia corallina; es hinterlässt 5′-Überhänge aus vier Basen. Das ATG in seiner Erkennungsstelle ist ein Startcodon, praktisch, um ein Gen von seinem ersten Buchstaben an zu klonieren.
    .more = Proteine beginnen mit dem Wort ATG. Ein Gen, das dort angefügt wird, beginnt mit seinem eigenen ersten Wort, und das G dahinter ist der erste Buchstabe des zweiten. Die ganze Erkennungsstelle ist CCATGG.

# of f7f24f53
card-hpaii = HpaII
    .text = C^CGG, 37 °C, gelb
    .science = Aus Haemophilus parainfluenzae; es hinterlässt 5′-Überhänge aus zwei Basen. Eine Methylgruppe am inneren C hält es auf und MspI nicht, sodass die beiden zusammen Methylierung zeigen.
    .more = Sein Name und der von MspI stehen in Tausenden Arbeiten über Methylierung beieinander. Lässt HpaII eine Stelle aus, die MspI schneidet, ist das C methyliert. Beide lesen CCGG, das in der Mitte ein CG-Paar hat.

# of 7fcb467f
card-hpych4iv = HpyCH4IV
    .text = A^CGT, 37 °C, gelb
    .science = Aus Helicobacter pylori CH4; es hinterlässt 5′-Überhänge aus zwei Basen. MaeII liest und schneidet genauso, will aber mehr Wärme.
    .more = Sein Überhang ist CG, so kurz, dass er nur in der Kälte hält. Methylgruppen an diesem CG halten es auf, darum wird auch mit ihm nach Methylierung gesucht.

# of 48d23f19
card-hpych4iii = HpyCH4III
    .text = ACN^GT, 37 °C, gelb
    .science = Aus Helicobacter pylori CH4; es hinterlässt 3′-Überhänge aus einer Base. In der Mitte seiner Erkennungsstelle darf jeder Buchstabe stehen.
    .more = Sein Überhang ist der eine freie Buchstabe, darum passen zwei Enden nur, wenn diese Buchstaben sich paaren. Die Erkennungsstelle ist ACNGT, und der Schnitt fällt hinter das N.

# of 1da3c146
card-rsai = RsaI
    .text = GT^AC, 37 °C, gelb
    .science = Aus Rhodobacter sphaeroides; es hinterlässt glatte Enden. CviQI liest dieselben Buchstaben, schneidet aber nach dem G.
    .more = Sein Bakterium kann von Licht leben, und seine purpurnen Membranen halfen, die Photosynthese zu verstehen. Vier Buchstaben genügen, um ein Plasmid in eine Handvoll Stücke zu schneiden.

# of 0b05f5a7
card-alui = AluI
    .text = AG^CT, 37 °C, gelb
    .science = Aus Arthrobacter luteus; es hinterlässt glatte Enden. Die Alu-Elemente, die häufigsten Wiederholungen des menschlichen Genoms, sind nach ihm benannt.
    .more = Mehr als eine Million Alu-Elemente machen ein Zehntel unseres Genoms aus. Die meisten tragen ein AGCT, und so fielen sie zuerst auf: als ein Haufen gleich langer Stücke in einem Gel.

# of 4d05723a
card-hinp1i = HinP1I
    .text = G^CGC, 37 °C, gelb
    .science = Aus Haemophilus influenzae P1; es hinterlässt 5′-Überhänge aus zwei Basen. HhaI liest dieselben Buchstaben, schneidet aber vor dem letzten C.
    .more = Es und HhaI sind Neoschizomere: dieselben Buchstaben, ein anderer Schnitt. Methylgruppen halten beide auf. Bei HinP1I hängt CG an den 5′-Enden über, bei HhaI an den 3′-Enden.

# of 98a17f08
card-mluci = MluCI
    .text = ^AATT, 37 °C, gelb
    .science = Aus Micrococcus luteus; es hinterlässt 5′-Überhänge aus vier Basen. TasI liest dieselben Buchstaben, will aber 65 Grad.
    .more = Es schneidet vor dem ersten Buchstaben, sodass die ganze Erkennungsstelle zum Überhang wird, der zu dem von EcoRI passt. Seine vier Buchstaben sind in DNA mit viel A und T häufig.

# of 37bc353f
card-cviqi = CviQI
    .text = G^TAC, 25 °C, gelb und BSA
    .science = Aus einem Chlorella-Virus (NY-2A); es hinterlässt 5′-Überhänge aus zwei Basen. Ein Virus von Grünalgen bildet es; es arbeitet bei Raumtemperatur.
    .more = Bei ihm hängt TA über, RsaI hinterlässt glatte Enden. Viren von Chlorella haben mehrere solche Enzyme geliefert. Seine Erkennungsstelle ist GTAC, geschnitten hinter dem G.

# of 323797cf
card-bsshii = BssHII
    .text = G^CGCGC, 50 °C, gelb
    .science = Aus Bacillus stearothermophilus H3; es hinterlässt 5′-Überhänge aus vier Basen. CG ist in menschlicher DNA selten, darum schneidet es dort kaum und hinterlässt lange Stücke.
    .more = In Wirbeltieren werden methylierte C im Lauf der Zeiten gern zu T, darum ist CG mehrfach seltener als durch Zufall. Die Stellen, die bleiben, häufen sich an den Anfängen von Genen.

# of 297666c6
card-bsiwi = BsiWI
    .text = C^GTACG, 55 °C, gelb
    .science = Aus einer Art der Gattung Bacillus; es hinterlässt 5′-Überhänge aus vier Basen. Seine Enden passen zu denen, die Acc65I hinterlässt.
    .more = Seinen Überhang GTAC teilt es mit Acc65I. Zwei CG-Paare machen seine Erkennungsstelle in Wirbeltieren selten. Es ist zur Hand, wo große Stücke gewünscht sind.

# of 4ed21ca3
card-tfii = TfiI
    .text = G^AWTC, 65 °C, gelb
    .science = Aus Thermus filiformis; es hinterlässt 5′-Überhänge aus drei Basen. Es will 65 Grad und schneidet nur die Hälfte von dem, was HinfI schneidet.
    .more = W erlaubt A oder T in der Mitte, wo HinfI jeden Buchstaben nimmt; so liest es zwei der vier Erkennungsstellen von HinfI. Die anderen zwei haben dort G oder C.
