# of 2dacdd87
card-mouse = Maus
    .science = Fast alle menschlichen Gene, die Proteine bilden, haben ein Gegenstück in der Maus. Ihr Genom wurde 2002 gelesen.
    .more = Maus und Mensch trennten sich vor rund 80 Millionen Jahren, doch ihre Gene liegen auf vielen Abschnitten noch in derselben Reihenfolge. Inzuchtstämme, deren Mäuse sich fast völlig gleichen, gibt es seit mehr als hundert Jahren, sodass sich ein Ergebnis anderswo wiederholen lässt.

# of 1986190c
card-zebrafish = Zebrafisch
    .science = Seine Embryonen sind durchsichtig und wachsen außerhalb der Mutter, sodass man Organen beim Entstehen zusehen kann.
    .more = Ein Paar kann Hunderte Eier in der Woche legen. Einen Tag nach der Befruchtung steht der Bauplan des Körpers, und das Herz schlägt. Etwa sieben von zehn menschlichen Genen haben mindestens ein Gegenstück in diesem Fisch.

# of 281423c7
card-fly = Taufliege
    .science = Thomas Hunt Morgan zeigte an ihr, dass Gene auf Chromosomen liegen. Eine Generation dauert etwa zehn Tage.
    .more = 1910 fand Morgan ein Männchen mit weißen statt roten Augen und sah, dass das Merkmal mit dem Geschlecht der Nachkommen zusammenhing. Die Fliege hat nur vier Paare von Chromosomen. Etwa drei Viertel der Gene, von denen man weiß, dass sie menschliche Krankheiten verursachen, haben ein Gegenstück in ihr.

# of 02f43653
card-yeast = Bäckerhefe
    .science = Die Hefe von Brot und Bier war 1996 der erste Organismus mit Zellkern, dessen Genom gelesen wurde.
    .more = Sie hat etwa 6.000 Gene auf 16 Chromosomen. Viele haben menschliche Gegenstücke, und einige von diesen können sogar die Arbeit des Hefegens tun. Rund 600 Forschende in Europa, Nordamerika und Japan teilten sich das Lesen.

# of 5ed7b327
card-worm = Fadenwurm
    .science = Der erwachsene Zwitter hat 959 Körperzellen, und von jeder ist bekannt, woher sie kommt.
    .more = John Sulston und andere verfolgten unter dem Mikroskop jede Zellteilung vom Ei bis zum erwachsenen Tier. Der Wurm ist einen Millimeter lang und durchsichtig. 1998 wurde er das erste Tier, dessen Genom gelesen war.

# of 6e7290b0
card-frog = Frosch
    .science = Die Eier der Krallenfrösche sind groß, zahlreich und lassen sich leicht injizieren; darum erforscht man an ihnen gern Embryonen.
    .more = Xenopus laevis hat vier Chromosomensätze, X. tropicalis nur zwei, was seine Genetik einfacher macht. Ab den 1930er-Jahren diente laevis auch als Schwangerschaftstest: Ein Hormon im Urin schwangerer Frauen lässt das Weibchen Eier legen.

# of 33d62887
card-ciliate = Wimpertierchen
    .science = Eine Zelle, zwei Arten von Kern: ein kleiner für die Nachkommen und ein großer für den Alltag.
    .more = Tetrahymena lebt im Süßwasser, schwimmt mit Hunderten schlagender Härchen, den Wimpern, und teilt sich alle zwei bis drei Stunden. Zwei Nobelpreise gingen aus der Arbeit mit ihr hervor: für RNA, die als Enzym wirkt, und für die Enden der Chromosomen.

# of 67bce2f9
card-cress = Ackerschmalwand
    .science = Ein kleines Unkraut, das in etwa sechs Wochen von Samen zu Samen kommt; sein Genom war das erste einer Pflanze, das gelesen wurde.
    .more = Sie gehört zur Familie des Kohls und hat rund 135 Millionen Basenpaare auf fünf Chromosomen, gelesen im Jahr 2000. Blüten, die man in Bakterien mit einem Gen taucht, geben einige Samen mit diesem Gen; so muss keine Pflanze aus einzelnen Zellen gezogen werden.

# of 87a4c404
card-sequencing = DNA-Sequenzierung
    .science = Sequenzieren liest die Reihenfolge der vier Basen in einem Abschnitt DNA oder in einem ganzen Genom.
    .more = Frederick Sangers Methode von 1977 las einige Hundert Basen auf einmal. Heutige Maschinen lesen viele Millionen kurzer Stücke zugleich oder einzelne Stücke von vielen Tausend Basen. Ein Computer setzt sie dann wie ein Puzzle zusammen.

# of da46caf2
card-microscopy = Mikroskopie
    .science = Fluoreszierende Proteine lassen ein Mikroskop zeigen, wo in einer lebenden Zelle ein Protein am Werk ist.
    .more = Das grün fluoreszierende Protein stammt aus einer Qualle; mit einem anderen Protein verbunden, leuchtet es überall dort, wohin dieses geht. Weil Licht eine Welle ist, zeigt ein gewöhnliches Lichtmikroskop nichts, was viel feiner ist als 200 Nanometer; neuere Methoden umgehen diese Grenze.

# of 360902cc
card-expression = Genexpressionsanalyse
    .science = Die Menge der RNA, die von einem Gen gebildet wird, sagt, wie stark das Gen in einem Gewebe eingeschaltet ist.
    .more = Ein Microarray misst die RNA Tausender bekannter Gene zugleich; RNA-Sequenzierung zählt, was an RNA da ist. Fast alle Zellen eines Körpers haben dieselben Gene: Was eine Nervenzelle von einer Leberzelle unterscheidet, ist, welche davon eingeschaltet sind.

# of cfb637cb
card-compute = Computeranalyse
    .science = Der Vergleich von Sequenzen im Computer findet verwandte Gene in Organismen, die sich vor Hunderten Millionen Jahren getrennt haben.
    .more = BLAST, veröffentlicht 1990, durchsucht riesige Sammlungen nach Sequenzen, die deiner ähneln, und sagt, wie viele ebenso gute Treffer durch Zufall auftauchen würden. Ohne solche Programme wäre ein Genom ein Haufen Buchstaben.

# of 0a538837
card-editing = Genomeditierung
    .science = CRISPR-Cas9 schneidet DNA an einer Stelle, die eine kurze Leit-RNA bestimmt; die Reparatur kann das Gen dann verändern.
    .more = Die Schere kommt aus Bakterien, die sie gegen Viren benutzen. 2012 zeigten Emmanuelle Charpentier, Jennifer Doudna und ihre Teams, wie man sie auf eine gewählte Sequenz richtet; die beiden bekamen 2020 den Nobelpreis für Chemie.

# of d1c77f66
card-screen = Mutanten-Screen
    .science = Ein Screen erzeugt viele zufällige Mutanten und behält die wenigen mit einem ungewöhnlichen Merkmal, um die Gene dahinter zu finden.
    .more = Chemikalien oder Strahlung verursachen die Mutationen. Oft zeigen erst die Enkel das Merkmal, weil beide Kopien eines Gens verändert sein müssen. Man muss dafür vorher nicht ahnen, auf welche Gene es ankommt.

# of 293689c7
card-cross = Genetische Kreuzung
    .science = Die Nachkommen ausgewählter Eltern zu zählen zeigt, wie ein Merkmal vererbt wird; so machte es Mendel mit Erbsen.
    .more = Gregor Mendel zählte Tausende Erbsenpflanzen und veröffentlichte 1866, dass Merkmale sich nicht vermischen: Eines, das bei den Kindern verborgen ist, kehrt bei einem Viertel der Enkel zurück. Gene, die nah beieinander liegen, werden meist zusammen vererbt; so gaben Kreuzungen auch die ersten Karten der Chromosomen.

# of 32d0b83d
card-pcr = PCR und Klonierung
    .science = Jeder Zyklus einer PCR verdoppelt ein Stück DNA ungefähr; so können dreißig Zyklen eine Milliarde Kopien machen.
    .more = Hitze trennt die beiden Stränge, kurze Primer markieren das Stück, und eine Polymerase aus einem Bakterium heißer Quellen kopiert es, immer wieder. Kary Mullis hatte 1983 den Einfall und bekam 1993 einen Anteil am Nobelpreis für Chemie. Beim Klonieren setzt man ein Stück in einen DNA-Ring ein, den Bakterien vermehren.

# of fced29c9
card-grant = Forschungsförderung
    .text = ziehe 2 Ressourcenkarten
    .science = Ein großer Teil der Grundlagenforschung wird aus Fördermitteln bezahlt, um die sich Forschende bewerben und über die andere Forschende urteilen.
    .more = Ein Antrag sagt, was getan werden soll, warum und für wie viel Geld. Fachleute beurteilen und ordnen die Anträge, und bei großen Förderern werden die meisten abgelehnt. Sie zu schreiben kostet Forschende einen guten Teil ihrer Zeit.

# of b64b5adc
card-freezer = Tiefkühlvorrat
    .text = nimm eine Spezies- oder Technikkarte vom Ablagestapel
    .science = Viele Stämme kann man einfrieren und Jahre später auftauen; Larven des Wurms C. elegans überleben in flüssigem Stickstoff.
    .more = Eiskristalle würden Zellen zerreißen, darum kühlt man sie langsam in einer schützenden Flüssigkeit wie Glycerin ab. Bei den −196 °C flüssigen Stickstoffs läuft kaum noch Chemie ab, und eine Probe hält sich Jahrzehnte.

# of 5f86c1cf
card-core = Core Facility
    .text = zählt als beliebige Technik, die deinem Projekt fehlt
    .science = In Core Facilitys teilen sich viele Labore teure Geräte und die Menschen, die damit umgehen können.
    .more = Ein Sequenzierer oder ein Elektronenmikroskop kann mehr kosten, als ein Labor je bezahlen könnte, und kein einzelnes Labor würde es auslasten. Geteilt läuft es die ganze Zeit, und das Personal unterrichtet und unterstützt alle, die es buchen.

# of 005af504
card-stockcentre = Stammzentrum
    .text = zählt als beliebige Spezies, die deinem Projekt fehlt
    .science = Das Zentrum in Bloomington hält Zehntausende Fliegenstämme am Leben und verschickt sie an Labore in aller Welt.
    .more = Fliegenstämme lassen sich schwer einfrieren, darum setzt man jeden alle paar Wochen auf frisches Futter, Jahr für Jahr. Ähnliche Zentren halten Mäuse, Würmer, Hefe, Zebrafische und die Samen der Ackerschmalwand.

# of 27c235c9
card-backup = Ersatzproben
    .text = hält den nächsten Angriff auf ein Projekt von dir auf
    .science = Biobanken bewahren Proben an mehr als einem Ort auf, damit nicht ein kaputter Gefrierschrank ein Projekt beendet.
    .more = Eine Biobank enthält Blut, Gewebe oder andere Proben mit Angaben, woher jede stammt. Auch Pflanzen haben ihre: Das Gewölbe auf Spitzbergen hält Ersatzsamen in der Kälte, und 2015 wurden die ersten herausgeholt, um solche zu ersetzen, die wegen des Krieges in Syrien unerreichbar waren.

# of f4db89ae
card-pivot = Richtungswechsel
    .text = gib ein gewöhnliches Projekt auf und nimm seine Ressourcen zurück
    .science = 1928 bemerkte Alexander Fleming, dass ein Schimmelpilz auf einer verdorbenen Platte Bakterien tötete; dem nachzugehen führte zum Penicillin.
    .more = Fleming konnte selbst nicht viel von dem Stoff gewinnen. Ab 1939 machten Howard Florey, Ernst Chain und ihr Team in Oxford ein Medikament daraus. Fleming, Florey und Chain teilten sich den Nobelpreis von 1945.

# of 22f2741c
card-contam = Kontamination
    .text = lege eine Ressource vom Projekt einer anderen Person ab
    .science = Hunderte Zelllinien stellten sich als von anderen Zellen überwuchert heraus, am häufigsten von HeLa.
    .more = HeLa-Zellen wurden 1951 aus dem Tumor von Henrietta Lacks entnommen, ohne sie zu fragen. Sie wachsen so gut, dass wenige von ihnen eine ganze Schale übernehmen können. Ein Register führt die Linien auf, die nicht sind, was ihr Etikett sagt; ein DNA-Profil zeigt, welche Zellen man wirklich hat.

# of e763b5a0
card-scooped = Überholt
    .text = ein Projekt einer anderen Person mit 1 oder 2 Ressourcen verliert sie
    .science = Entdeckungen machen oft mehrere zugleich: Wallace kam auf die natürliche Selektion, während Darwin noch schrieb.
    .more = Arbeiten von Charles Darwin und Alfred Russel Wallace wurden 1858 in derselben Sitzung verlesen. Die Infinitesimalrechnung fanden Newton und Leibniz, den Sauerstoff Scheele und Priestley.

# of eae63d47
card-poach = Abgeworbener Postdoc
    .text = nimm einer anderen Person eine zufällige Ressourcenkarte
    .science = Postdocs sind ausgebildete Forschende mit kurzen Verträgen, die oft von Labor zu Labor ziehen.
    .more = Postdoc ist kurz für „postdoctoral researcher“: jemand mit Doktortitel, der einige Jahre in einem fremden Labor arbeitet, bevor er eine eigene Stelle findet. Postdocs leisten einen großen Teil der täglichen Forschungsarbeit.

# of 4d7e4ae8
card-reviewer = Noch mehr Überarbeitung
    .text = eine andere Person zieht im nächsten Zug 1 Karte weniger
    .science = Bevor eine Arbeit veröffentlicht wird, lesen andere Fachleute sie und verlangen oft weitere Experimente.
    .more = Die Zeitschrift fragt zwei oder drei Leute desselben Fachs, deren Namen man meist nicht erfährt. Sie können nicht beweisen, dass ein Ergebnis stimmt, aber sie finden Lücken und Fehler. Die wirkliche Prüfung kommt, wenn andere die Arbeit wiederholen.

# of 1feb6a5b
card-cycle = Der Fahrplan der Zelle
    .text = braucht Bäckerhefe, Mutanten-Screen
    .science = Leland Hartwell fand die Gene, die einer Zelle sagen, wann sie sich teilen soll, in Hefemutanten, die auf halbem Weg stehen bleiben.
    .more = Hartwell teilte sich den Nobelpreis von 2001 mit Paul Nurse und Tim Hunt, die Teile derselben Maschinerie in einer anderen Hefe, in menschlichen Zellen und in Seeigeln fanden. Er zeigte auch, dass eine Zelle ihre DNA prüft, bevor sie sich teilt. Wo diese Kontrollen versagen, kann Krebs beginnen.

# of 314ebc38
card-telomere = Die Enden des Chromosoms
    .text = braucht Wimpertierchen, DNA-Sequenzierung
    .science = Elizabeth Blackburn las in Tetrahymena die Wiederholungen an den Enden der Chromosomen und fand mit Carol Greider das Enzym, das sie anhängt.
    .more = Bei jedem Kopieren verliert ein Chromosom ein wenig von seinem Ende; die Wiederholungen sind das, was es entbehren kann, und das Enzym Telomerase hängt neue an. Blackburn, Greider und Jack Szostak teilten sich den Nobelpreis von 2009. In Tetrahymena lautet die Wiederholung TTGGGG, beim Menschen TTAGGG.

# of bbcb1fb1
card-flower = Wann geblüht wird
    .text = braucht Ackerschmalwand, Genetische Kreuzung
    .science = Viele Pflanzen blühen erst nach einem Winter: Die Kälte bringt ein Gen zum Schweigen, das das Blühen zurückhält.
    .more = In der Ackerschmalwand heißt das Gen FLC. Wochen der Kälte packen seine DNA dicht zusammen, und es schweigt noch, wenn der Frühling kommt. In den Samen wird es wieder eingeschaltet: Eine Pflanze erinnert sich an den Winter, ihre Nachkommen nicht.

# of 2e8187eb
card-death = Zellen, die wissen, wann sie sterben
    .text = braucht Fadenwurm, Mikroskopie, Mutanten-Screen
    .science = In jedem Zwitter des Wurms sterben planmäßig dieselben 131 Zellen; Mutanten, in denen sie leben, führten zu den Genen des programmierten Zelltods.
    .more = Der Nobelpreis von 2002 ging an Sydney Brenner, Robert Horvitz und John Sulston. Die Gene ced-3 und ced-4 des Wurms, ohne die diese Zellen weiterleben, haben Verwandte beim Menschen. Zu wenig von diesem Tod hilft Krebs beim Wachsen, zu viel zerstört gesundes Gewebe.

# of 91d8ac8f
card-body = Kopf, Mitte, Schwanz
    .text = braucht Taufliege, Mutanten-Screen, Genetische Kreuzung
    .science = Christiane Nüsslein-Volhard und Eric Wieschaus sortierten Tausende Fliegenmutanten und fanden die Gene, die den Körper in Segmente teilen.
    .more = Sie arbeiteten um 1980 in Heidelberg und sahen sich die Mutanten gemeinsam an, durch ein Mikroskop für zwei. Manchen Larven fehlte jedes zweite Segment. Sie teilten sich den Nobelpreis von 1995 mit Edward Lewis, der untersucht hatte, wie jedes Segment seine Eigenart bekommt.

# of 29c0dc62
card-heart = Ein gebrochenes Herz heilen
    .text = braucht Zebrafisch, Mikroskopie, Genomeditierung
    .science = Ein Zebrafisch kann ein Fünftel seiner Herzkammer nachwachsen lassen, nachdem es abgeschnitten wurde.
    .more = Es bleibt kaum eine Narbe: Herzmuskelzellen neben der Wunde teilen sich und füllen die Lücke in etwa zwei Monaten. Der menschliche Herzmuskel tut das kaum, und nach einem Herzinfarkt bleibt eine Narbe.

# of ae1a8378
card-egg = Vom Ei zur Kaulquappe
    .text = braucht Frosch, Mikroskopie, Genexpressionsanalyse
    .science = John Gurdon zog Kaulquappen aus Froscheiern mit dem Kern einer Darmzelle: Die Gene waren alle noch da.
    .more = Gurdon veröffentlichte das 1962. 2006 machte Shinya Yamanaka aus Hautzellen von Mäusen mit nur vier Genen wieder Stammzellen. Die beiden teilten sich den Nobelpreis von 2012.

# of 5dc7343d
card-drought = Eine Pflanze ohne Durst
    .text = braucht Ackerschmalwand, Genomeditierung, DNA-Sequenzierung
    .science = Wenn der Boden austrocknet, lässt das Hormon Abscisinsäure eine Pflanze die Poren ihrer Blätter schließen und weniger Wasser verlieren.
    .more = Die Poren, Spaltöffnungen genannt, lassen Kohlendioxid hinein und Wasser hinaus; zwei Schließzellen öffnen und schließen jede von ihnen. Eine Pflanze, die sie schließt, spart Wasser, nimmt aber weniger Kohlendioxid auf und wächst langsamer.

# of 5db78b9f
card-disease = Ein Mausmodell für Krankheiten
    .text = braucht Maus, Genomeditierung, Genetische Kreuzung, Genexpressionsanalyse
    .science = Gene Targeting schaltet in Mäusen ein ausgewähltes Gen ab und zeigt, was ohne es schiefgeht.
    .more = Mario Capecchi, Martin Evans und Oliver Smithies teilten sich den Nobelpreis von 2007. Das Gen wird in embryonalen Stammzellen ersetzt, und aus ihnen werden Mäuse gezüchtet. Bis dahin waren auf diese Weise mehr als zehntausend Mausgene abgeschaltet worden.

# of f0b51174
card-ageing = Warum wir alt werden
    .text = braucht Bäckerhefe, Fadenwurm, Genexpressionsanalyse, Computeranalyse
    .science = Eine Veränderung im einzelnen Gen daf-2 verdoppelt das Leben eines Wurms; weniger von einem verwandten Signal verlängert das der Hefe.
    .more = Cynthia Kenyon und ihr Team berichteten 1993 davon. Das Gen bildet einen Rezeptor für Hormone, die Insulin sehr ähnlich sind. Auch Fliegen und Mäuse mit weniger von diesem Signal können länger leben.

# of 593054a3
card-clock = Die innere Uhr
    .text = braucht Taufliege, Maus, PCR und Klonierung, Genexpressionsanalyse
    .science = Das Gen period gibt den Tagesrhythmus der Fliegen vor, und Mäuse halten mit nahen Verwandten von ihm die Zeit.
    .more = Das Protein, das period bildet, bremst sein eigenes Gen: Es sammelt sich in der Nacht an und wird am Tag abgebaut, sodass seine Menge einmal in etwa 24 Stunden schwingt. Jeffrey Hall, Michael Rosbash und Michael Young teilten sich den Nobelpreis von 2017.

# of a5c4acbe
card-scramble = Das zerstückelte Genom
    .text = braucht Wimpertierchen, PCR und Klonierung, DNA-Sequenzierung, Computeranalyse
    .science = Wenn Tetrahymena ihren großen Kern aufbaut, schneidet sie etwa ein Drittel ihrer DNA heraus und fügt den Rest wieder zusammen.
    .more = Kleine RNAs aus dem kleinen Kern markieren, was gehen soll; vieles davon sind Überreste springender Gene. Eine Verwandte, Oxytricha, geht weiter und bringt die Stücke, die bleiben, in eine neue Reihenfolge.

# of 6a4b0165
card-family = Ein Stammbaum der Wirbeltiere
    .text = braucht Zebrafisch, Frosch, Maus, DNA-Sequenzierung, Computeranalyse
    .science = DNA-Abschnitte, die Fisch, Frosch und Maus fast Buchstabe für Buchstabe gemeinsam haben, sind seit rund 400 Millionen Jahren wichtig.
    .more = Die meisten dieser Abschnitte bilden kein Protein; viele sind Schalter, die Genen sagen, wo und wann sie wirken sollen. Der Stammbaum aus DNA stimmt meist mit dem aus Fossilien überein: Die Linien von Zebrafisch und Landtieren trennten sich vor mehr als 400 Millionen Jahren.

# of ca6f818f
card-safety = Sicherheitsschulung im Labor
    .text = braucht Mikroskopie, PCR und Klonierung
    .science = Labore, die mit lebenden Erregern umgehen, arbeiten auf einer von vier Sicherheitsstufen, und wer hinein will, wird vorher geschult.
    .more = Stufe 1 gilt für harmlose Organismen wie Backhefe. Stufe 4 gilt für die gefährlichsten wie das Ebolavirus; mit ihnen arbeitet man in dichten Werkbänken oder in Anzügen mit eigener Luftversorgung.

# of 93ace566
card-animal = Sachkundenachweis Tierversuche
    .text = braucht Maus, Zebrafisch
    .science = Forschung an Tieren folgt den drei R: Replace (Tiere ersetzen, wo es geht), Reduce (ihre Zahl verringern), Refine (die Methoden verfeinern).
    .more = William Russell und Rex Burch benannten die drei R 1959. In vielen Ländern darf ein Tierversuch erst beginnen, wenn eine Kommission bestätigt hat, dass er nötig ist und nicht ohne Tiere geht.

# of 1f8a88b4
card-data = Prüfung von Daten und Ethik
    .text = braucht DNA-Sequenzierung, Computeranalyse
    .science = Gute Daten sind auffindbar, zugänglich, interoperabel und wiederverwendbar, auf Englisch kurz FAIR.
    .more = Die Grundsätze wurden 2016 veröffentlicht. Interoperable Daten lassen sich mit denen anderer Labore zusammenführen, weil sie dieselben Formate und Namen verwenden. Genome von Menschen brauchen außerdem Umsicht, denn sie verraten auch etwas über Verwandte, die nie gefragt wurden.
