import { list } from '#kitchen/word-list.ts'

/** Poisonous plants, berries and seeds by folk names. */
const plants = list(
  `Teufelskirsche, Tollkraut, Wolfskirsche, Wutbeere, Irrbeere, Schlafkirsche, Zeitlose, Herbstzeitlosen, Giftkrokus,
  Nackte Jungfer, Nackte Jungfrau, Wiesensafran, Maiglöckchenkraut, Maililie, Maischelle, Faltriantenblume, Falterjahn,
  Fingerhutblätter, Fingerhutkraut, Fuchskraut, Waldglocke, Waldglöckchen, Mönchskappe, Mönchswurz, Wolfswurz,
  Ziegentod, Giftkraut, Eisenhutwurzel, Gelber Eisenhut, Apolloniakraut, Teufelswurz, Würgling, Stechapfelsamen,
  Zigeunerapfel, Donnerkugel, Tollkerbel, Bilsenkrautsamen, Dollkraut, Wüterich, Wüterling, Wasserwüterich, Parzenkraut,
  Schierlingskraut, Fleckenschierling, Giftpetersilie, Hundspeterlein, Gleiße, Tollkörbel, Rebendolde, Safranrebendolde,
  Taumelkerbel, Taumelloch, Taumel-Lolch, Taumellolch, Seidelbastrinde, Warzenbast, Ziland, Zeiland, Kellerhalsbeeren,
  Brennwurz, Spindelstrauch, Pfaffenkäppchen, Pfaffenhütchenbeeren, Spindelbaum, Rotkehlchenbrot, Bohnenbaum, Kleebaum,
  Gelbstrauch, Goldregenschoten, Goldregenbohnen, Wisteria, Blauregensamen, Blauregenschoten, Robinie, Robinienrinde,
  Scheinakazie Rinde, Eibenfrüchte, Eibensamen, Taxus, Taxusbeeren, Ifenbaum, Sevibaum, Sadebaumbeeren, Stinkwacholder,
  Lebensbaum, Lebensbaumzapfen, Zypressenzapfen, Buchsbaumblätter, Efeublätter, Hedera, Kirschlorbeerblätter,
  Kirschlorbeerfrüchte, Lorbeerkirschen, Ligusterfrüchte, Tintenbeere, Tintenbeeren, Rainweide, Hundsbeere, Hundsbeeren,
  Heckenkirschen, Rote Heckenkirsche, Doppelbeere, Teufelsbeere, Teufelsbeeren, Geißblatt, Jelängerjelieber,
  Schneebeeren, Pulverholz, Kreuzdornbeeren, Kreuzdorn, Purgierdorn, Hexendorn, Einbeeren, Fuchstraube, Sauauge,
  Teufelsauge, Teufelstraube, Christophskrautbeeren, Schwarzkraut, Hexentraube, Wolfskraut, Aronsstab, Zehrwurz,
  Pfaffenpint, Schlangenwurz, Sumpfcalla, Zimmercalla, Gefleckter Aronstabbeeren, Zaunrübenwurzel, Teufelsrübe,
  Gichtrübe, Hundsrübe, Tollrübe, Rotbeerige Zaunrübe, Mäuseholz, Alpranken, Giftbeere, Lampionblume, Lampionblumen,
  Attichfrüchte, Zwergholunderbeeren, Stinkholler, Hirschholunder, Hirschholler, unreife Holunderbeeren, Rizinusbohnen,
  Christuspalme, Wunderbaumsamen, Springwolfsmilch, Zypressenwolfsmilch, Teufelsmilch, Warzenkraut, Schöllkrautsaft,
  Goldwurz, Schwalbenkraut, Germer, Schneerose, Lauskraut, Läusekraut, Sturmhutwurzel, Hahnenfußblüten, Gifthahnenfuß,
  Sumpfdotterblume, Trollblume, Dotterblume, Windröschen, Kuhschelle, Osterglocken, Märzenbecher, Narzissenzwiebeln,
  Tulpenzwiebeln, Schneeglöckchenzwiebel, Hyazinthenzwiebeln, Traubenhyazinthe, Maiglöckerl, Almrausch, Alpenrose,
  Rhododendronhonig, Rosmarinheide, Sumpfporst, Porst, Wilder Rosmarin, Oleanderzweig, Diptam, Rainfarn, Wurmkraut,
  Wurmsamen, Wermutöl, Haselwurz, Osterluzei, Pestwurzwurzel, Jakobsgreiskraut, Jakobs-Kreuzkraut, Senecio, Natternkopf,
  Besenginsterblüten, Färberginster, Bitterlupine, Bitterlupinen, Zierlupine, Gartenlupine, Gartenwicke, Duftwicke,
  Zierkürbis, Zierkürbisse, Zierpaprika, Kartoffelkraut, Kartoffelbeere, Tomatenkraut, Rhabarberblatt, Kirschsteine`,
)

/** Poisonous fungi by folk names. */
const fungi = list(
  `Grüner Knolli, Knolli, Grüner Wulstling, Grüner Giftwulstling, Knollenblätterschwamm, Grüner Mörder, Weißer Knolli,
  Kegelhütiger Wulstling, Giftwulstling, Narzissengelber Wulstling, Königs-Fliegenpilz, Fliegenschwamm, Fliegenpilze,
  Mückenschwamm, Krötenschwamm, Pantherwulstling, Nadelholz-Häubling, Häubling, Überhäubling, Gift-Häubling, Galerina,
  Schleierlinge, Orangefuchsiger Schleierling, Spitzgebuckelter Orangeschleierling, Gift-Lorchel, Frühjahrs-Lorchel,
  Frühlingslorchel, Stockmorchel, Steinmorchel, Riesen-Rötling, Giftrötling, Gift-Rötling, Frühlingsgiftrötling,
  Niedergedrückter Rötling, Satans-Röhrling, Blutpilz, Gallenröhrling, Bitterling, Bitterpilz, Kremplinge,
  Empfindlicher Krempling, Speiteufel, Spei-Teufel, Kirschroter Speitäubling, Birkenreizker, Zottenreizker, Giftreizker,
  Grünspanträuschling, Tiger-Ritterling, Getigerter Ritterling, Schwefelritterling, Feld-Trichterling,
  Parfümierter Trichterling, Wohlriechender Trichterling, Risspilze, Rißpilz, Ziegelroter Rißpilz, Mairißpilz,
  Mai-Risspilz, Grünblättriger Schwefelkopf, Karbol-Champignon, Karbol-Egerling, Perlhuhnegerling, Giftegerlinge,
  Karbolchampignons, Hartbovist, Kartoffel-Bovist, Kartoffelboviste, Falscher Eierschwamm, Falscher Hallimasch,
  Gift-Schirmling, Fleischrosa Schirmling, Gift-Riesenschirmling, Ölbaumtrichterling, Spitzkegeliger Kahlkopf Pilze,
  Düngerling, Zauberpilze, Muscimol, Mutterkornroggen`,
)

/** Animals, chemicals, cleaners and medicines. */
const others = list(
  `Kugelfisch, Petermännchenstachel, Steinfisch, Kegelschnecke, Blaugeringelter Krake, Cyanobakterien, Krötenhaut,
  Kreuzotter, Viper, Kreuzspinne, Skorpion, Ölkäfer, Spanische Fliege, Eichenprozessionsspinner, Hornissen,
  Bärenklausaft, Riesen-Bärenklau, Herkuleskraut, Beifußblättriges Traubenkraut, Kermesbeeren, Indianerbeere,
  Kokkelskörner, Paternostererbsen, Krabbenaugenerbse, Brechnüsse, Krähenauge, Kalabarbohne, Upas, Curare, Zyanid,
  Kaliumcyanid, Blausäure, Arsenik, Rattentod, Strychninweizen, Giftweizen, Wühlmausgift, Wühlmausköder, Schneckengift,
  Ameisenpulver, Wespenspray, Mottenspray, Flohspray, Flohhalsband, Zeckenmittel, Parathion, DDT, Lindan, Unkraut-Ex,
  Unkrautex, Unkrautvernichtungsmittel, Moosvernichter, Rasendünger, Kunstdünger, Hakaphos, Kalkstickstoff, Grünspan,
  Bleizucker, Bleiweiß, Zinnober, Kobaltblau, Quecksilberthermometer, Rohrfrei, Drano, Abflussfrei, Rohrfrei-Granulat,
  Toilettenstein, Kloreiniger, WC-Ente, WC Ente, Danklorix, Dan Klorix, Klorix, Chlorbleichlauge, Chlortabletten,
  Poolchlor, Entkalkertabletten, Zitronensäure-Entkalker, Spülmaschinentab, Geschirrreiniger, Biff, Meister Propper,
  Stahlfix, Putzstein, Schmierseifenlauge, Kernseifenlauge, Backofenspray, Grillreiniger, Ceranfeldreiniger,
  Edelstahlputzmittel, Metallpolitur, Sidol, Bremsenreiniger, WD-40, Caramba, Ballistol, Nähmaschinenöl, Rostlöser,
  Rostumwandler, Kettensägenöl, Zweitaktöl, Superbenzin, Feuerzeuggas, Zitronellaöl, Citronellaöl, Duftöl, Teebaumöl,
  Eukalyptusöl, Kampfer, Kampferöl, Mottenkugel, Terpentinöl, Leinölfarbe, Holzschutzmittel, Xylamon, Xyladecor,
  Carbolineum, Abbeizer, Nitroverdünner, Kunstharzverdünner, Pinselreinigungsmittel, Kontaktkleber, Pattex, Heißkleber,
  Superkleber, Alleskleber, Fliesenkleber, Fugenmörtel, Moltofill, Baugips, Zementpulver, Wachsmalstifte, Fingerfarben,
  Tuschkasten, Tintenpatrone, Druckertinte, Edding, Kühlmittel, Kühlerfrostschutz, Glysantin, Scheibenfrostschutz,
  Enteisungsspray, Türschlossenteiser, Bremsenöl, Akkusäure, Knopfzelle, Knopfzellen, Rasierseife, Nagelkleber,
  Haarbleiche, Blondierung, Wasserstoffblond, Dauerwellenflüssigkeit, Enthaarer, Wundbenzol, Digitalis,
  Digitalistropfen, Atropin, Belladonna, Belladonnatropfen, Aconitum, Colchicin, Lachgaskartusche, Schlafmittel,
  Rattengiftköder, Kontrazeptiva, Verhütungspille, Blutdrucktabletten, Blutdrucksenker, Blutverdünner, Betablocker,
  Herztabletten, Schilddrüsentabletten, Hormontabletten, Insulinspritze, Voltaren Salbe, Voltarengel, Doc Salbe, Kytta,
  Mobilat, Pferdesalbe, Arnikasalbe, Zugsalbe, Wundsalbe, Zinksalbe, Penaten, Babyöl Penaten, Bübchen Creme, Atrix,
  Kaufmanns Creme, Mundspülung, Gebisshaftcreme, Corega Tabs, Corega, Kontaktlinsenlösung, Kontaktlinsenflüssigkeit`,
)

/** German folk names of poisonous things. */
export const de: readonly string[] = [...plants, ...fungi, ...others]
