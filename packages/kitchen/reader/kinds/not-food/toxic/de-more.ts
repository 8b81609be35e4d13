import { list } from '#kitchen/word-list.ts'

/** Parts of poisonous plants, with botanical and rural names. */
const plants = list(
  `Tollkirschenblätter, Tollkirschenwurzel, Tollkirschensaft, Wasserschierlingswurzel, Gartenschierling, Gartengleiße,
  Gartengleisse, Katzenpeterlein, Teufelszwirn, Hexenblume, Atropa, Hyoscyamus, Conium, Cicuta, Taxin, Solanin,
  Amygdalin, Johanniskrautkapseln, Kornrade, Kornraden, Kornradesamen, Herbstzeitlosensamen, Herbstzeitlosenknolle,
  Leichenblume, Nackte Hure, Läusezwiebel, Ochsenpinsel, Wiesenlilie, Hühnertod, Rasewurzel, Zahnwehkraut,
  Zigeunerkraut, Totenblumenkraut, Becherblume, Rossgift, Drudenbeere, Drudenbeeren, Drachenwurzel, Natternbeere,
  Natternbeeren, Schlangenkraut, Schlangenbeere, Schlangenbeeren, Rattenbeere, Rattenbeeren, Beilwurz, Beinholzbeeren,
  Roter Hartriegel, Hartriegelbeeren rot, Gemeiner Schneeball, Wolliger Schneeball, Schneeballbeeren, Schneeballfrüchte,
  Wasserholunder, Feuerdorn, Feuerdornbeeren, Zwergmispel, Zwergmispeln, Felsenmispel Cotoneaster, Cotoneaster,
  Cotoneasterbeeren, Prunkwinde, Prunkwindensamen, Trichterwinde, Trichterwindensamen, Zaunwinde, Ackerwinde,
  Feuerlilie, Kaiserkrone Blume, Kaiserkronenzwiebel, Schachblume, Schachblumenzwiebel, Maiglöckchensamen, Vielblütige Weißwurz,
  Salomonssiegel, Weißwurzbeeren, Eselsohrblätter, Riesenbärenklaustängel, Herkuleskrautstängel, Teufelsbrot,
  bittere Lupinensamen, Lupinensamen bitter, Passionsblumenblätter, Zaubernussbeeren, Seidelbastblüten,
  Efeubeerensaft, Eibennadeltee, Thujatee, Thujaöl, Buchsbaumtee, Oleanderblüten, Oleandertee, Engelstrompetenblüten,
  Engelstrompetentee, Stechapfelblätter, Stechapfeltee, Bilsenkrauttee, Eisenhutblätter, Eisenhutblüten,
  Fingerhuttee, Fingerhutblüten, Maiglöckchentee, Maiglöckchenwurzel, Maiglöckchenwasser, Narzissenblüten,
  Tulpenblätter, Hyazinthenblüten, Schneeglöckchenblätter, Krokusblätter, Herbstkrokus, Goldregenblüten, Goldregenrinde,
  Blauregenblüten, Glyzinienblüten, Glyzinienschoten, Robinienblätter, Robinienschoten, Ligusterblüten,
  Kirschlorbeerblatt, Kirschlorbeersamen, Kirschlorbeerkerne, Faulbaumrinde frisch, Kreuzkrautblätter,
  Jakobskreuzkrautblüten, Huflattichverwechslung Pestwurz, Schöllkrautblätter, Schöllkrauttee, Wolfsmilchsaft,
  Wolfsmilchmilch, Hahnenfußblätter, Scharfer Hahnenfuß, Sumpfdotterblumenknospen, Nieswurzpulver, Christrosenblätter,
  Rittersporn Samen, Ritterspornsamen, Akeleisamen, Wunderbaumbohnen, Paternostererbsen, Paternosterbohne, Paternosterbohnen,
  Mistelzweig, Misteltee stark, Stechpalmenblätter, Stechpalmenfrüchte, Aronstabwurzel, Aronstabknolle, Callablatt,
  Dieffenbachienblatt, Philodendronblatt, Monsterablatt, Alpenveilchenknolle, Weihnachtssternblätter, Clivienblätter,
  Amarylliszwiebel, Ritterstern Zwiebel, Wandelröschenbeeren, Korallenbäumchenbeeren, Korallenkirschen, Korallenkirsche,
  Kartoffelfrüchte, Tomatenstrünke grün, Rhabarberlaub, grüne Kartoffelbeeren, Zierkürbisfleisch, Bittermandeln ungekocht,
  Bittere Aprikosenkerne`,
)

/** Toxic fungi and animals. */
const fungiAndAnimals = list(
  `Bitterröhrling, Zottiger Birkenmilchling, Birkenmilchling, Birkenreizker, Perlpantherpilz, Pantherschwamm, Teufelsei,
  Fransiger Wulstling, Isabellfarbener Wulstling, Kegeliger Saftling, Schwärzender Saftling, Frühjahrsgiftlorchel,
  Mairisspilz, Weißer Risspilz, Erdblättriger Risspilz, Seidiger Risspilz, Weißer Rasling giftig, Lilastieliger Giftritterling,
  Getigerter Ritterling, Unverschämter Ritterling, Schwefelritterling, Schwefel-Ritterling, Seifenritterling,
  Riesen-Giftrötling, Gemeiner Gifthäubling, Überhäubling, Nadelholzhäublinge, Weißer Giftschirmling, Kastanienbrauner Schirmling,
  Stinkschirmling, Kammschirmling, Parkschirmling, Gelbfuchsiger Rübling giftig, Kirschroter Speitäubling, Zedernholztäubling,
  Galliger Täubling, Stinktäubling, Tigertäubling, Grünspanträuschling, Düngerling, Düngerlinge, Träuschling giftig,
  Dunkler Düngerling, Ockerrötlicher Giftröhrling, Falscher Satansröhrling, Wolfsröhrling, Purpurröhrling, Zinnobertäubling giftig,
  Ohrförmiger Seitling, Engelsflügel Pilz, Kronenbecherling, Blasiger Becherling, Morchelbecherling roh, Orangeroter Schleierling,
  Giftpilze, Knollenblätterpilze, Knollenblätterschwämme, Pantherpilze, Satanspilze, Gallenröhrlinge, Kartoffelboviste, Grüner Knollenblätterpilz,
  Barbenrogen, Barbenlaich, Fuguleber, Kugelfischleber, Kugelfischrogen, Petermännchengift, Petermännchenstachel, Krötensekret, Krötengift, Ölkäfer,
  Maiwurm, Spanische Fliegen, Rattenkot, Mäusekot, Taubenkot, Katzenkot`,
)

/** Chemicals, cleaners, garden poisons and medicines. */
const chemicals = list(
  `Bleizucker, Bleiacetat, Bleioxid, Bleiglätte, Cyankali, Kupfervitriol, Eisenvitriol, Zinkvitriol, Mennige, Kaliumpermanganat,
  Schweinfurter Grün, Scheelesches Grün, Auripigment, Königswasser, Scheidewasser, Esbit, Esbitwürfel, Trockenspiritus, Methylalkohol, Holzgeist, Holzalkohol,
  Glykol, Diethylenglykol, Ätzkali, Kalilauge, Branntkalk, Ätzkalk, Karbid, Calciumcarbid, Kalziumkarbid, Kleesalz, Oxalsäure,
  Oxalsäure Pulver, Höllenstein, Silbernitrat, Bariumcarbonat, Natriumazid, Natriumnitritlösung technisch, Phenol, Karbolsäure, Lysol, Kreosot, Xylol, Toluol,
  Benzol, Chloroform, Äther, Tetrachlorkohlenstoff, Trichlorethylen, Wasserglas Chemikalie, Wassertinte, Druckertinte, Klosteine, Spültabs,
  Klarspüler, Spezialsalz Spülmaschine, Spülmaschinensalz, Regeneriersalz, Waschsoda, Kristallsoda Waschmittel, Fleckensalz, Gallseife, Ochsengallenseife, Entfärber, Silberputzmittel,
  Messingpolitur, Möbelpolitur, Schuhcreme, Bohnerwachs, Autopolitur, Kühlmittel, Kühlerfrostschutz, Scheibenreiniger, Zweitaktöl, Getriebeöl, Hydrauliköl, Heizöl Extra leicht,
  Mäusekorn, Giftköder, Rattenkuchen, Mäuseweizen, Schneckenkörner, Ameisenpulver, Ameisenmittel, Wespenschaum, Wespenspray, Fliegenköder, Holzwurmtod, Holzschutzmittel,
  Rasen-Unkrautvernichter, Moosvernichter, Eisendünger, Hornmehl, Hornspäne, Blutmehl Dünger, Guano, Perlite, Vermiculit, Blaukorndünger, Tomatendünger, Zitrusdünger, Orchideendünger,
  Ibu 600, Ibu 400, Diclo, Diclo 75, Wick Inhalierstift, Globuli, Bachblüten, Bachblütentropfen, Rescue Tropfen, Rescue-Tropfen, Baldriantropfen, Baldriandragees, Klosterfrau Melissengeist,
  Prospan, Prospan Saft, Sinupret, Gelomyrtol, Umckaloabo, Meditonsin, Contramutan, Orthomol, Hämorrhoidensalbe, Zugsalbe, Ichthyolsalbe, Arnikasalbe, Pferdesalbe, Murmeltiersalbe, Murmelfett Salbe, Ringelblumensalbe,
  Lebertransalbe, Melkfett, Kamillensalbe, Eutersalbe, Japanisches Heilpflanzenöl, Tigerbalsam, Tiger Balm, Kajal, Kajalstift, Wimperntusche, Selbstbräuner, Haargel, Haartönung, Henna, Dauerwelle, Rasierschaum, 4711 Echt Kölnisch Wasser`,
)

/** Further German names of poisonous plants, mushrooms and chemicals. */
export const de: readonly string[] = [...plants, ...fungiAndAnimals, ...chemicals]
