import { list } from '#kitchen/word-list.ts'

const foods = list(
  `Apfel, Birnen, Kirsch, Pflaumen, Zwetschgen, Erdbeer, Himbeer, Brombeer, Heidelbeer, Johannisbeer, Stachelbeer, Zitronen, Orangen, Bananen, Mango, Melonen, Pfirsich, Aprikosen, Marillen,
  Trauben, Feigen, Dattel, Oliven, Avocado, Kokosnuss, Haselnuss, Walnuss, Erdnuss, Mandel, Kastanien, Kartoffel, Tomaten, Gurken, Zwiebel, Knoblauch, Karotten, Möhren, Rüben, Kohl, Spargel, Salat, Spinat, Kürbis,
  Paprika, Bohnen, Erbsen, Linsen, Mais, Pilz, Trüffel, Petersilien, Milch, Butter, Käse, Sahne, Joghurt, Eier, Fleisch, Wurst, Schinken, Speck, Fisch, Lachs, Herings, Muschel, Krabben, Brot, Kuchen, Torten,
  Keks, Waffel, Nudel, Spaghetti, Pizza, Hafer, Honig, Schokoladen, Kaffee, Bier, Senf, Vanille, Zimt, Lavendel, Suppen, Obst, Gemüse, Kräuter, Gewürz`,
)

const things = list(
  `seife, shampoo, duschgel, gesichtsmaske, peeling, duftkerze, kerze, parfüm, bodylotion, handcreme, badesalz, lippenpflege, messer, schneider, schäler, presse, reibe, hobel, zange,
  automat, maschine, fabrik, händler, bauer, verkäufer, museum, kostüm, tattoo, tapete, plüschtier, poster, aufkleber, allergie, vergiftung, strauch, feld, acker, königin, prinzessin, züchter, kochbuch, duft, fleck, beet, pflanze, brunnen, bude, laden, ernte, plantage, dünger, waage, bürste, ausstecher, verkäuferin, händlerin, bäuerin, kette, ohrring, kissen, puzzle, emoji, plüsch, falle, schere, schüssel, gabel`,
)

/** Parts of the body, illnesses and people that a cream or an oil is for. */
const bodies = list(
  `Hand, Fuß, Gesichts, Augen, Nacht, Tages, Haut, Wund, Fußpilz, Nagelpilz, Hautpilz, Scheidenpilz, Pilz, Baby, Sonnen, Anti-Falten, Antifalten, Falten, Heil, Herpes, Akne, Pickel, Narben, Venen, Gelenk, Muskel, Rheuma,
  Schmerz, Brand, Bein, Lippen, Haar, Bart, Rasier, Körper, Massage, Nagel, Hornhaut, Hühneraugen, Warzen, Hämorrhoiden, Zahn, Mund, Nasen, Ohren, Rücken, Nacken, Busen, Po, Windel, Neurodermitis, Schuppen, Kopfhaut,
  Läuse, Zecken, Mücken, Insekten, Hunde, Katzen, Pferde, Euter, Melk, Leder, Schuh, Möbel, Auto, Feuchtigkeits, Reinigungs, Enthaarungs, Selbstbräuner, Bräunungs, Pflege, Cellulite, Dekolleté, Fieber, Husten, Schnupfen, Grippe`,
)

const remedies = list(
  `creme, cremes, salbe, gel, spray, lotion, öl, balsam, puder, tropfen, tabletten, kapseln, milch, maske, serum, fluid, tinktur, pflaster, seife, bad, butter, paste, wasser, saft, schaum, tonic, tonikum, kur, peeling, fett, wachs, zäpfchen, stift, essenz`,
)

/** Compounds of the body that are also a food, or part of one. */
const foodsToo: ReadonlySet<string> = new Set(
  list(
    'Nachtmilch, Heilwasser, Pilzpaste, Pilzbutter, Pilzessenz, Pilzöl, Pilzsaft, Pilzpulver, Pferdemilch, Sonnenbutter, Pferdefett, Pilztropfen, Heilsaft, Pferdesalbe, Pilzcreme, Rückenfett, Nackenfett, Beinfett, Pilzwasser, Pilzfett, Pferdebutter',
  ),
)

/** German compounds of a food and a thing, person or place (Apfelseife, Käsefabrik), and of what is put on a body. */
export const de: readonly string[] = [
  ...foods.flatMap((food) => things.map((thing) => `${food}${thing}`)),
  ...bodies.flatMap((body) => remedies.map((remedy) => `${body}${remedy}`)).filter((name) => !foodsToo.has(name)),
]
