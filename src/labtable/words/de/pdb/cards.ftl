# of 67c4aab0
card-recruit = Forscher anwerben
    .text = einen Forscher mehr in der nächsten Runde

# of fdecd81c
card-lead = Das Feld anführen
    .text = den Leitungsmarker nehmen

# of a0353821
card-publish = Erste Ergebnisse veröffentlichen
    .text = 1 Erfolg

# of 822167bd
card-prep_1 = Proben vorbereiten (eine)
    .text = 1 Probe

# of fa483ef6
card-prep_2 = Proben vorbereiten (zwei)
    .text = 2 Proben

# of 982e9e8e
card-grow = Kristalle züchten
    .text = 1 Probe → 1 Kristall

# of 0c50264a
card-xray = Röntgenkristallographie
    .text = 1 Kristall → 2 Quadrate oder 1 Kristall → 1 Kreis

# of edf90108
card-nmr = NMR-Spektroskopie
    .text = 2 Proben → 1 Quadrat oder 2 Proben → 1 Dreieck

# of aa88b8f0
card-em = Elektronenmikroskopie
    .text = 1 Probe → 2 Kreise oder 1 Probe → 1 Quadrat

# of 56dbe12d
card-analyze = Daten auswerten
    .text = 2 Quadrate → 1 Dreieck oder 2 Kreise → 1 Dreieck

# of 45255464
card-graduate = Abschluss / Ruhestand
    .text = 1 Quadrat oder 1 Kreis oder 1 Dreieck

# of 754d14e2
card-innovate_1 = Innovation 1
    .text = 2 Quadrate und 1 Dreieck → die Karte beanspruchen

# of 086f08a8
card-innovate_2 = Innovation 2
    .text = 2 Kreise und 1 Dreieck → die Karte beanspruchen

# of 08eef980
card-innovate_3 = Innovation 3
    .text = 1 Quadrat, 1 Kreis und 1 Dreieck → die Karte beanspruchen

# of 24cd0f3c
card-automation = Automatisierung
    .text = 1 Probe oder 1 Kristall
    .science = Roboter setzen Tausende winziger Versuche an, damit eine gute Probe oder ein guter Kristall schneller und mit weniger Protein gefunden wird.
    .more = Viele Proteine kristallisieren nur in einer von Hunderten Mischungen aus Salz, Säuregrad und Temperatur, und niemand kann vorhersagen, in welcher. Roboter mischen Tropfen, die kleiner sind als ein millionstel Liter, fotografieren sie Tag für Tag und wechseln später im Röntgenstrahl die Kristalle, ohne dass ein Mensch Hand anlegt.

# of d7622ba3
card-electron_crystallography = Elektronenkristallographie
    .text = 1 Kristall → 1 Dreieck
    .science = Elektronen werden so stark gestreut, dass selbst Kristalle, die für Röntgenstrahlen viel zu klein sind, im Elektronenmikroskop ein Beugungsmuster geben.
    .more = Die Kristalle müssen dünner sein als etwa ein halber Mikrometer, sonst kommen die Elektronen nicht hindurch. Bei der Mikrokristall-Elektronenbeugung dreht sich ein Kristall langsam im Strahl, während eine schnelle Kamera sein Muster filmt. Lysozym war 2013 das erste Protein, das so gelöst wurde.

# of 58d122e6
card-ihm = IH/M
    .text = 2 Quadrate → 1 Quadrat oder 2 Quadrate → 1 Kreis oder 2 Quadrate → 1 Dreieck oder 2 Kreise → 1 Quadrat oder 2 Kreise → 1 Kreis oder 2 Kreise → 1 Dreieck oder 2 Dreiecke → 1 Quadrat oder 2 Dreiecke → 1 Kreis oder 2 Dreiecke → 1 Dreieck oder 1 Quadrat und 1 Kreis → 1 Quadrat oder 1 Quadrat und 1 Kreis → 1 Kreis oder 1 Quadrat und 1 Kreis → 1 Dreieck oder 1 Quadrat und 1 Dreieck → 1 Quadrat oder 1 Quadrat und 1 Dreieck → 1 Kreis oder 1 Quadrat und 1 Dreieck → 1 Dreieck oder 1 Kreis und 1 Dreieck → 1 Quadrat oder 1 Kreis und 1 Dreieck → 1 Kreis oder 1 Kreis und 1 Dreieck → 1 Dreieck
    .science = Integrative und hybride Methoden passen ein einziges Modell gleichzeitig an mehrere Arten von Messungen an, für Maschinen, die für jede einzelne zu groß oder zu locker sind.
    .more = IH/M steht für integrative und hybride Methoden. Chemische Vernetzungen, unscharfe Bilder, gestreute Röntgenstrahlen und die Formen bekannter Teile sagen jeweils ein wenig darüber, wo die Stücke liegen; zusammen lassen sie nur wenige Anordnungen zu. So wurde 2007 zum ersten Mal die Kernpore der Hefe mit ihren mehr als 450 Proteinen kartiert.

# of a6ba1386
card-xfel = XFEL
    .text = 1 Kristall → 1 Dreieck
    .science = Die Pulse eines Freie-Elektronen-Röntgenlasers dauern Femtosekunden: Jeder erfasst einen Mikrokristall, kurz bevor er ihn zerstört.
    .more = XFEL steht für X-ray free-electron laser, also Freie-Elektronen-Röntgenlaser. Tausende winziger Kristalle strömen durch den Strahl, jeder wird einmal und von einer anderen Seite getroffen, und ein Computer fügt ihre Muster zusammen. Zu festen Zeiten nach einem Lichtblitz abgefeuert, ergeben die Pulse einen Film von einem Protein bei der Arbeit.

# of c4152140
card-3j3q = HIV-1-Kapsid
    .text = 3 Erfolge
    .science = Mehr als tausend Kopien eines einzigen Proteins schließen sich zu einem Kegel um die RNA von HIV und tragen sie zum Kern einer Zelle.
    .more = Sechserringe bedecken den größten Teil des Kegels, und genau zwölf Fünferringe schließen ihn. Dieses Modell von 2013 enthält 1.356 Proteine; Bilder aus dem Elektronenmikroskop wurden mit einer langen Computersimulation verbunden. Lenacapavir, ein Medikament, das nur zweimal im Jahr gespritzt wird, hält HIV auf, indem es an das Kapsid bindet.

# of 463d1429
card-1aoi = Nukleosom
    .text = 3 Erfolge
    .science = Acht Histonproteine bilden eine Spule, auf die etwa 147 Basenpaare DNA gewickelt sind; Chromosomen sind mit Millionen davon gepackt.
    .more = Die Kristallstruktur von 1997 zeigte, wie die DNA in nicht ganz zwei Windungen um die Histone läuft. Die Schwänze der Histone ragen zwischen den Windungen hervor, und kleine chemische Markierungen an ihnen entscheiden mit, welche Gene gelesen werden.

# of d9c77ec2
card-4ins = Insulin
    .text = 3 Erfolge
    .science = Zwei kurze, durch Disulfidbrücken verbundene Ketten sagen Muskel- und Fettzellen, dass sie Glucose aufnehmen sollen; die Bauchspeicheldrüse speichert das Hormon in Sechsergruppen um Zink.
    .more = Frederick Sanger las in den 1950er-Jahren die Reihenfolge seiner Aminosäuren, die erste eines Proteins überhaupt, und Dorothy Hodgkins Gruppe löste 1969 seine Struktur. Im Blut zerfallen die Sechsergruppen, und einzelne Moleküle finden den Rezeptor. Seit 1982 verwenden Menschen mit Diabetes menschliches Insulin, das Bakterien herstellen.

# of 85f9be0d
card-4tna = Transfer-RNA
    .text = 3 Erfolge
    .science = Eine L-förmige RNA liest mit einem Ende drei Buchstaben einer Botschaft und bringt am anderen die passende Aminosäure.
    .more = Diese bringt Phenylalanin und stammt aus Hefe. 1974 sahen zwei Gruppen zum ersten Mal mit atomarer Genauigkeit, wie sich ein RNA-Strang zu einer kompakten Form falten kann. Viele ihrer Basen werden nach der Herstellung verändert; das hält die Form fest und das Lesen genau.

# of 6470ee6a
card-1gfl = Grün fluoreszierendes Protein
    .text = 3 Erfolge
    .science = Ein Fass aus elf Strängen schützt ein Leuchten, das drei seiner eigenen Aminosäuren erzeugen; an andere Proteine gehängt, zeigt es, wo sie in einer lebenden Zelle sind.
    .more = Es stammt aus der Qualle Aequorea victoria. Die leuchtende Gruppe entsteht von selbst aus Serin, Tyrosin und Glycin und braucht nichts als Sauerstoff, sodass fast jede lebende Zelle sie bilden kann. Osamu Shimomura, Martin Chalfie und Roger Tsien bekamen dafür 2008 den Nobelpreis für Chemie.

# of 3a89e735
card-1bkv = Kollagen
    .text = 3 Erfolge
    .science = Drei Ketten mit Glycin an jeder dritten Stelle winden sich zu einem straffen Seil, dem häufigsten Protein unseres Körpers.
    .more = Nur Glycin ist klein genug für das Innere des Seils; wo eine andere Aminosäure seinen Platz einnimmt, können Knochen spröde werden. Viele seiner Proline bekommen mithilfe von Vitamin C einen zusätzlichen Sauerstoff. Ohne das Vitamin ist das Seil schwach, und Skorbut ist die Folge.

# of 6bed07e6
card-1igt = Antikörper
    .text = 3 Erfolge
    .science = Zwei Arme, die in variablen Schleifen enden, fassen dasselbe Ziel zweimal, während der Stamm andere Teile des Immunsystems ruft.
    .more = Dieser Antikörper der Maus, gelöst 1997, war einer der ersten, die ganz zu sehen waren. Biegsame Gelenke lassen seine Arme Ziele in verschiedenem Abstand erreichen. Die Schleifen an den Spitzen unterscheiden sich von Antikörper zu Antikörper, und unser Körper kann Milliarden Arten herstellen.

# of ef09a777
card-1fha = Ferritin
    .text = 3 Erfolge
    .science = Vierundzwanzig Ketten bilden eine hohle Schale, die bis zu etwa 4.500 Eisenatome sicher als Mineral aufbewahrt, bis sie gebraucht werden.
    .more = Freies Eisen trägt zur Bildung von Sauerstoffradikalen bei, die der Zelle schaden, darum wird es weggeschlossen. Es gelangt durch enge Kanäle in die Schale, wird dort oxidiert und setzt sich als Mineral ab, das Rost sehr ähnlich ist. Ferritin im Blut zeigt bei einer Untersuchung, wie viel Eisen ein Körper gespeichert hat.

# of 9a6c7e37
card-4eyl = Beta-Lactamase
    .text = 3 Erfolge
    .science = NDM-1 öffnet mit zwei Zinkionen den Ring, dem Penicilline und ihre Verwandten ihre Wirkung verdanken, sodass Bakterien fast alle von ihnen überleben.
    .more = NDM-1 wurde 2009 zum ersten Mal beschrieben, in Bakterien eines Patienten, der in Neu-Delhi behandelt worden war. Sein Gen liegt auf kleinen DNA-Ringen, die von einem Bakterium zum anderen weitergegeben werden. Dieser Kristall enthält Meropenem, ein Antibiotikum für schwere Fälle, nachdem das Enzym dessen Ring geöffnet hat.

# of ab1b46ab
card-4hhb = Hämoglobin
    .text = 3 Erfolge
    .science = Vier Ketten tragen Sauerstoff aus der Lunge; wenn eine einen Sauerstoff aufnimmt, fällt es den anderen leichter.
    .more = Max Perutz arbeitete mehr als zwanzig Jahre daran und teilte sich 1962 den Nobelpreis für Chemie mit John Kendrew. Sauerstoff bindet in jeder Kette an ein Eisenatom; die Ketten verschieben sich dann gegeneinander, von einer gespannten in eine entspannte Anordnung. Dieser Eintrag zeigt die gespannte, ohne Sauerstoff.

# of ce6e3415
card-1rcx = RuBisCO
    .text = 3 Erfolge
    .science = Es bindet Kohlendioxid für fast alles Leben, aber nur wenige Moleküle pro Sekunde, sodass Blätter voll davon sind.
    .more = Dieses stammt aus Spinat und hat acht große und acht kleine Ketten. Oft verwechselt es Sauerstoff mit Kohlendioxid, und die Pflanze verbraucht dann Energie, um den Fehler zu beheben. Es ist vielleicht das häufigste Protein der Erde.

# of 9289f97b
card-6j8j = Spannungsgesteuerter Natriumkanal
    .text = 3 Erfolge
    .science = Geladene Helices spüren die Spannung an der Membran eines Nervs und öffnen eine Pore für Natrium; dieser Kanal, Nav1.7, lässt uns Schmerz fühlen.
    .more = Menschen, die ohne funktionierendes Nav1.7 geboren werden, fühlen keinen Schmerz; Veränderungen, durch die es sich zu leicht öffnet, lassen schon Wärme brennen. Darum sucht man nach Medikamenten, die diesen einen unserer neun Natriumkanäle schließen und Herz und Gehirn in Ruhe lassen. Diese Struktur von 2019 zeigt ihn zusammen mit Giften, die ihn blockieren.

# of 13900eda
card-1xi4 = Clathrin
    .text = 3 Erfolge
    .science = Dreibeinige Proteine flechten einen Käfig, der ein Stück Membran zu einem kleinen Beutel mit Fracht einzieht und nach getaner Arbeit zerfällt.
    .more = Dieser Käfig aus 36 dreibeinigen Stücken war 2004 so genau zu sehen, dass sich jedes Bein durch das Geflecht verfolgen ließ. Auf diese Weise nehmen Zellen Cholesterin und Eisen auf, und Nervenenden gewinnen nach einem Signal ihre Membran zurück. Manche Viren nehmen denselben Weg hinein.

# of 15ca0501
card-1n2c = Nitrogenase
    .text = 3 Erfolge
    .science = Bakterien, manche davon in den Wurzeln von Bohnen und Klee, spalten damit Stickstoff aus der Luft und machen Ammoniak; Pflanzen haben selbst keine Nitrogenase.
    .more = Die Dreifachbindung des Stickstoffs gehört zu den stärksten, die es gibt. Ein Cluster aus Eisen, Schwefel und Molybdän spaltet sie ganz ohne Hitze, doch für jedes Molekül gibt die Zelle etwa sechzehn ATP aus. Dieser Kristall enthält die beiden Proteine des Enzyms in dem kurzen Moment, in dem eines dem anderen Elektronen übergibt.

# of abd7dafd
card-6d6v = Telomerase
    .text = 3 Erfolge
    .science = Sie trägt ein eigenes Stück RNA als Vorlage und hängt Wiederholungen an die Enden der Chromosomen, die sonst bei jeder Teilung kürzer würden.
    .more = Diese stammt aus Tetrahymena, einem einzelligen Teichbewohner mit Tausenden kleiner Chromosomen, in dem die Telomerase entdeckt wurde. In den meisten Zellen unseres Körpers ist sie abgeschaltet; die meisten Krebsarten schalten sie wieder ein. Elizabeth Blackburn, Carol Greider und Jack Szostak bekamen 2009 den Nobelpreis für Medizin.

# of fd351b62
card-5is0 = Capsaicin-Rezeptor TRPV1
    .text = 3 Erfolge
    .science = Derselbe Kanal öffnet sich bei schmerzhafter Hitze und beim Capsaicin der Chilischoten; darum fühlt sich scharfes Essen heiß an.
    .more = Seine erste Struktur zeigte 2013, dass Elektronenmikroskope ohne Kristalle auskommen und trotzdem sehen, wie Seitenketten liegen. Hier sitzt der Kanal in einer kleinen Membranscheibe, blockiert durch Capsazepin. David Julius bekam 2021 für die Entdeckung des Kanals einen Anteil am Nobelpreis für Medizin.

# of 07fa6e6a
card-6vxx = Spike-Protein von SARS-CoV-2
    .text = 3 Erfolge
    .science = Drei Ketten bilden den Spike, mit dem das Coronavirus an unseren ACE2-Rezeptor bindet; die meisten Impfstoffe gegen COVID-19 bringen dem Körper bei, ihn zu erkennen.
    .more = Hier liegen alle drei Bindungsköpfe unten; um einen Rezeptor zu fassen, muss einer von ihnen sich aufrichten. Die Struktur war etwa zwei Monate nach dem ersten Genom des Virus öffentlich. Mehrere Impfstoffe tragen einen Spike, in dem zwei Aminosäuren durch Prolin ersetzt sind, damit er die Form behält, die er vor dem Kontakt mit einer Zelle hat.

# of 356c0714
card-1ruz = Hämagglutinin
    .text = 3 Erfolge
    .science = Mit ihm hält sich die Grippe an Zuckern unserer Zellen fest; dieses stammt vom Virus von 1918.
    .more = Sein Gen wurde aus aufbewahrtem Gewebe von Menschen gelesen, die in der Pandemie von 1918 starben. Ist das Virus in einer Zelle, lässt Säure das Protein wie eine Feder aufspringen und die beiden Membranen verschmelzen. Das H in Namen wie H5N1 steht dafür.

# of 240fa6b8
card-1hnv = Reverse Transkriptase von HIV-1
    .text = 3 Erfolge
    .science = Sie kopiert die RNA von HIV in DNA, mit vielen Fehlern; einige der ersten Medikamente gegen AIDS blockieren sie.
    .more = AZT, das erste Medikament gegen HIV, ist ein falscher Baustein, mit dem die neue DNA endet. Dieser Kristall zeigt ein Medikament anderer Art in einer Tasche neben dem aktiven Zentrum, wo es das Enzym an der Bewegung hindert. Weil das Enzym so viele Fehler macht, entkommt das Virus einem einzelnen Medikament bald; darum gibt man mehrere zusammen.

# of 53afffd3
card-3sn6 = G-Protein-gekoppelter Rezeptor
    .text = 3 Erfolge
    .science = Sieben Helices in der Membran spüren außen Adrenalin und schalten innen ein G-Protein ein; etwa ein Drittel aller Arzneimittel wirkt auf diese Familie.
    .more = Dieser Kristall von 2011 zeigt den Rezeptor, wie er gerade sein G-Protein einschaltet. Ein kleiner Antikörper aus einem Lama und ein angefügtes Enzym halfen, das Paar ruhig zu halten. Robert Lefkowitz und Brian Kobilka bekamen 2012 den Nobelpreis für Chemie.

# of 6f76f0be
card-5fij = ATP-Synthase
    .text = 3 Erfolge
    .science = Protonen, die durch die Membran fließen, drehen einen Rotor, und die drehende Achse presst ADP und Phosphat zu ATP zusammen.
    .more = Diese stammt aus Rinderherzen, und das Mikroskop sah sie mit ihrem Rotor in mehreren Stellungen. Ein menschlicher Körper stellt an einem Tag ungefähr sein eigenes Gewicht an ATP her und verbraucht es wieder. Paul Boyer und John Walker teilten sich 1997 den Nobelpreis für Chemie für den Nachweis, wie die Maschine arbeitet.

# of f8688c5b
card-1hsa = Haupthistokompatibilitätskomplex
    .text = 3 Erfolge
    .science = Er zeigt an der Oberfläche kurze Stücke der Proteine einer Zelle, damit T-Zellen die Zellen finden, in denen ein Virus am Werk ist.
    .more = Dies ist HLA-B27, eine der menschlichen Formen; oben in einer Furche liegt ein Stück aus etwa neun Aminosäuren. Diese Proteine unterscheiden sich von Mensch zu Mensch so sehr, dass ein verpflanztes Organ bald als fremd erkannt wird. Menschen mit HLA-B27 bekommen häufiger bestimmte Entzündungen der Wirbelsäule.

# of b6c62a5d
card-5gjr = Proteasom
    .text = 3 Erfolge
    .science = Proteine, die mit Ubiquitin markiert sind, werden entfaltet, in sein Fass gefädelt und in kurze Stücke geschnitten.
    .more = Mehr als dreißig verschiedene Proteine bilden ein Fass mit einer Kappe an jedem Ende, die nur einlässt, was markiert ist. Es beseitigt beschädigte Proteine und auch die, die weichen müssen, bevor eine Zelle sich teilen darf. Bortezomib, ein Medikament, das es blockiert, wird gegen das multiple Myelom eingesetzt, einen Blutkrebs.

# of d5ad67da
card-4u7u = CRISPR-Cas
    .text = 3 Erfolge
    .science = Bakterien bewahren Stücke von Virus-DNA als Gedächtnis auf; der Komplex Cascade vergleicht vorbeikommende DNA mit einer RNA-Kopie davon.
    .more = Elf Proteine halten entlang ihres Rückens eine Leit-RNA aus 61 Buchstaben. Wo vorbeikommende DNA dazu passt, wird ein weiteres Protein, Cas3, gerufen und schneidet sie in Stücke. Cas9, das beides allein kann, wurde zum Werkzeug für das Verändern von Genen; Emmanuelle Charpentier und Jennifer Doudna bekamen 2020 den Nobelpreis für Chemie.

# of c5d72c17
card-4pbu = Photosystem II
    .text = 3 Erfolge
    .science = Licht treibt einen Cluster aus Mangan und Calcium an, der Wasser spaltet; der Sauerstoff, den wir atmen, ist das, was übrig bleibt.
    .more = Der Cluster enthält vier Manganatome und ein Calciumatom und braucht vier Lichtschritte für ein Molekül Sauerstoff. Bei dieser Arbeit von 2014 wurden winzige Kristalle mit Laserblitzen beleuchtet und dann Schritt für Schritt mit einzelnen Pulsen eines Röntgenlasers erfasst.

# of df8b86a3
card-3jc8 = Pilusmaschine
    .text = 3 Erfolge
    .science = Eine Maschine durch die Zellwand schiebt einen langen Faden hinaus und zieht ihn wieder ein; Myxococcus zieht sich damit vorwärts.
    .more = Sie wurde nie kristallisiert: Elektronentomographie zeigte sie in ganzen gefrorenen Zellen, und bekannte Teile wurden in das Bild eingepasst. Solche Fäden ziehen mit mehr als 100 Piconewton, was ihren Motor zu einem der stärksten bekannten macht. Viele Bakterien, die uns krank machen, halten sich damit fest.

# of ad101d81
card-4v5d = Ribosom
    .text = 3 Erfolge
    .science = Zwei große Körper aus RNA und Protein lesen eine Botschaft und verknüpfen Aminosäuren in ihrer Reihenfolge; das Verknüpfen selbst leistet die RNA.
    .more = Dieses stammt aus Thermus thermophilus, einem Bakterium heißer Quellen, und enthält die Botschaft und drei Transfer-RNAs. Viele Antibiotika blockieren die Ribosomen von Bakterien und lassen unsere in Ruhe. Venkatraman Ramakrishnan, Thomas Steitz und Ada Yonath bekamen 2009 den Nobelpreis für Chemie.

# of dfd8bc0f
card-5ire = Zika-Virus
    .text = 3 Erfolge
    .science = Je einhundertachtzig Kopien von zwei Proteinen bedecken die Membran des Virus in einem gleichmäßigen, zwanzigseitigen Muster.
    .more = Es wurde 2016 gelöst, während sich das Virus in Amerika ausbreitete. Es sieht dem Dengue-Virus sehr ähnlich; am meisten unterscheiden sich die beiden in der Nähe eines Zuckers auf ihrer Oberfläche. Stechmücken übertragen es, und eine Infektion in der Schwangerschaft kann das Gehirn des Kindes schädigen.
