import { list } from '#kitchen/word-list.ts'

/** Salts, gases and solvents of laboratory, workshop and shed, and products with them. */
const chemicals = list(
  `Karbolineum, Carbolineum, Lackverdünner, Pinselreiniger, Abbeizer, Kreosot, Teeröl, Steinkohlenteer, Kupferchlorid, Kupferoxid, Kupfercarbonat, Kupferacetat, Grünspan, Kupfervitriol, Zinkchlorid, Zinksulfat, Zinkphosphid, Eisenchlorid, Eisen-III-chlorid, Bariumchlorid, Bariumcarbonat, Bariumsulfat,
  Natriumfluorid, Natriumhypochlorit, Natriumchlorit, Natriumchlorat, Kaliumchlorat, Kaliumpermanganat, Kaliumdichromat, Kaliumbromid, Ammoniumnitrat, Quecksilberchlorid, Quecksilberoxid, Bleiacetat,
  Bleizucker, Bleioxid, Mennige, Bleiweiß, Chromoxid, Cadmium, Kadmium, Cadmiumsulfid, Nickelsulfat, Kobaltchlorid, Lithiumchlorid, Silberjodid, Phosphor, Phosphorwasserstoff, Phosgen, Schwefelwasserstoff,
  Schwefeldioxid flüssig, Chlorgas, Senfgas, Stickoxid, Kohlenmonoxid, Benzol, Toluol, Xylol, Anilin, Phenol, Kresol, Hydrazin, Chloroform, Acrylamid, Trichlorethylen, Perchlorethylen,
  Malathion, DDT, Kupferkalkbrühe, Branntkalk, Ätzkalk, Löschkalk, Chlorkalk, Kalkstickstoff, Blaukorn, Düngesalz, Viehsalz, Auftausalz, Tausalz, Entfärbersalz, Fixiersalz, Lötwasser, Lötpaste, Flussmittel,
  Bremsenreiniger, Silberputzmittel, Silbertauchbad, Möbelpolitur, Bodenwachs, Bohnerwachs, Schimmelentferner, Imprägnierspray, Imprägniermittel, Lackfarbe, Rostumwandler, Rostlöser, Schmierfett, Lagerfett,
  Lederfett, Melkfett, Wollfett roh, Vogelleim, Holzleim, Tapetenkleister, Zahnzement, Fugenmasse, Dichtmasse, Spachtelmasse, Knetmasse, Gießharz, Epoxidharz, Kunstharz, Bauschaum, Montageschaum,
  Rasierschaum, Badeschaum, Löschschaum, Wundsalbe, Zinksalbe, Pflasterkleber, Cillit Bang, Vim, Finish Tabs, Spülmaschinensalz, Regeneriersalz`,
)

/** Poisonous garden, hedge and riverside plants, and stinging or poisonous animals. */
const nature = list(
  `Purgiernuss, Purgiernüsse, Brechnüsse, Maulwurfskraut, Bärenklau, Goldlack, Faulbaumrinde, Sommerflieder, Beinwellwurzel, Krokuszwiebel, Krokuszwiebeln, Akazienrinde, Robinienbohnen, Ruhrwurzel,
  Brechwurzel, Ipecacuanha, Jalapenwurzel Winde, Purgierwinde, Sadebaumspitzen, Rainfarnöl, Wurmkraut, Wurmsamen, Läusesamen, Stephanskraut, Stephanskörner, Läusekraut, Hirschkolbensumach, Giftsumach,
  Giftefeu, Gifteiche, Kratzbohne, Juckbohne, Augenbohne giftig, Kalabarbohne, Gottesurteilbohne, Paternosterkraut, Korallenstrauch, Korallenbohne, Teufelsapfel, Sodomsapfel, Galläpfel, Eichengallapfel,
 Klabusterbeere, Teufelsbeere, Giftbeere, Giftbeeren, Giftpflanze, Giftkraut, Giftpilze, Giftlattich, Schleierlinge, Risspilze, Häublinge, Rötlinge giftig, Feuerqualle, Giftqualle, Würfelqualle,
  Portugiesische Galeere, Blauringkrake, Kegelschnecke, Kegelschnecken, Pfeilgiftfrosch, Baumsteigerfrosch, Aga-Kröte, Feuersalamander, Steinfisch, Giftschlange, Skorpion, Tarantel, Ölkäfer, Spanische Fliege`,
)

/** Further German names of poisons. */
export const de: readonly string[] = [...chemicals, ...nature]
