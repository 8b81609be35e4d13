import { foldWord } from '#kitchen/reader/text/fold.ts'
import { formsOf, list, type WordForms } from '#kitchen/word-list.ts'

/** Compounds that shopping lists shorten, with a stroke before the last part. */
const compounds = list(
  `Kidney|bohnen, Apfel|mus, Frühlings|zwiebeln, Lauch|zwiebeln, Hähnchen|brust, Hähnchen|schenkel, Hähnchen|filet, Hähnchen|brustfilet,
  Hähnchen|keulen, Hähnchen|flügel, Puten|brust, Puten|schnitzel, Puten|geschnetzeltes, Puten|fleisch, Hühner|brust, Hühner|brühe,
  Gemüse|brühe, Rinder|brühe, Fleisch|brühe, Sonnenblumen|öl, Sonnenblumen|kerne, Kürbis|kerne, Kürbiskern|öl, Pinien|kerne, Cashew|kerne,
  Pflanzen|öl, Oliven|öl, Raps|öl, Lein|öl, Sesam|öl, Walnuss|öl, Kokos|öl, Kokos|milch, Kokos|raspel, Kokos|raspeln, Kokos|flocken,
  Erdnuss|butter, Erdnuss|mus, Mandel|mus, Mandel|milch, Soja|milch, Hafer|milch, Hafer|drink, Soja|drink, Soja|soße, Soja|sauce,
  Soja|joghurt, Soja|schnetzel, Butter|milch, Mager|milch, Voll|milch, Kondens|milch, Butter|schmalz, Schweine|schmalz, Gänse|schmalz,
  Schlag|sahne, Koch|sahne, Sauer|rahm, Natur|joghurt, Mager|quark, Speise|quark, Sahne|quark, Kräuter|quark, Frisch|käse, Hütten|käse,
  Schmelz|käse, Schafs|käse, Ziegen|käse, Reibe|käse, Hirten|käse, Berg|käse, Hart|käse, Ziegenfrisch|käse, Weizen|mehl, Dinkel|mehl,
  Roggen|mehl, Vollkorn|mehl, Mais|mehl, Reis|mehl, Buchweizen|mehl, Mandel|mehl, Kichererbsen|mehl, Panier|mehl, Semmel|brösel,
  Weizen|grieß, Hartweizen|grieß, Mais|grieß, Weizen|kleie, Hafer|kleie, Hafer|flocken, Dinkel|flocken, Speise|stärke, Mais|stärke,
  Kartoffel|stärke, Kartoffel|püree, Back|pulver, Trocken|hefe, Kakao|pulver, Pudding|pulver, Vanille|zucker, Puder|zucker, Rohr|zucker,
  Back|kakao, Paprika|pulver, Curry|pulver, Chili|pulver, Knoblauch|pulver, Zwiebel|pulver, Kreuz|kümmel, Muskat|nuss, Lorbeer|blätter,
  Cayenne|pfeffer, Pfeffer|körner, Meer|salz, Zimt|stangen, Wacholder|beeren, Erd|beeren, Heidel|beeren, Blau|beeren, Johannis|beeren,
  Stachel|beeren, Brom|beeren, Preisel|beeren, Him|beeren, Wein|trauben, Apfel|saft, Orangen|saft, Zitronen|saft, Limetten|saft,
  Tomaten|saft, Trauben|saft, Tomaten|mark, Tomaten|soße, Tomaten|sauce, Cocktail|tomaten, Cherry|tomaten, Kirsch|tomaten, Strauch|tomaten,
  Rispen|tomaten, Fleisch|tomaten, Dosen|tomaten, Salat|gurke, Schlangen|gurke, Gewürz|gurken, Essig|gurken, Blumen|kohl, Rosen|kohl,
  Weiß|kohl, Rot|kohl, Grün|kohl, Spitz|kohl, China|kohl, Sauer|kraut, Blatt|spinat, Rahm|spinat, Feld|salat, Kopf|salat, Eisberg|salat,
  Römer|salat, Knollen|sellerie, Stangen|sellerie, Stauden|sellerie, Zucker|schoten, Zucker|erbsen, Kicher|erbsen, Busch|bohnen,
  Brech|bohnen, Stangen|bohnen, Prinzess|bohnen, Sau|bohnen, Berg|linsen, Teller|linsen, Beluga|linsen, Süß|kartoffeln, Speise|kartoffeln,
  Ofen|kartoffeln, Hokkaido|kürbis, Butternut|kürbis, Muskat|kürbis, Stein|pilze, Austern|pilze, Misch|pilze, Vollkorn|brot,
  Vollkorn|nudeln, Vollkorn|reis, Toast|brot, Knäcke|brot, Weiß|brot, Misch|brot, Schwarz|brot, Fladen|brot, Blätter|teig, Hefe|teig,
  Pizza|teig, Lasagne|platten, Band|nudeln, Suppen|nudeln, Eier|nudeln, Reis|nudeln, Glas|nudeln, Mie|nudeln, Basmati|reis, Langkorn|reis,
  Jasmin|reis, Risotto|reis, Natur|reis, Milch|reis, Wild|reis, Reis|waffeln, Reis|papier, Hack|fleisch, Rinder|hack, Rinderhack|fleisch,
  Schweinehack|fleisch, Schweine|hack, Rind|fleisch, Schweine|fleisch, Lamm|fleisch, Kalb|fleisch, Puten|hack, Suppen|fleisch,
  Rinder|filet, Schweine|filet, Schweine|schnitzel, Schweine|braten, Rinder|braten, Rinder|gulasch, Schweine|gulasch, Schweine|bauch,
  Koch|schinken, Roh|schinken, Schinken|würfel, Speck|würfel, Brat|wurst, Brat|würste, Leber|wurst, Fleisch|wurst, Mett|wurst, Tee|wurst,
  Bock|wurst, Blut|wurst, Weiß|wurst, Lachs|filet, Räucher|lachs, Seelachs|filet, Kabeljau|filet, Rotbarsch|filet, Forellen|filet,
  Herings|filet, Fisch|stäbchen, Thun|fisch, Tinten|fisch, Riesen|garnelen, Mies|muscheln, Jakobs|muscheln, Venus|muscheln,
  Nordsee|krabben, Räucher|tofu, Natur|tofu, Soja|sprossen, Mungo|bohnen, Soja|bohnen, Erd|nüsse, Hasel|nüsse, Wal|nüsse, Para|nüsse,
  Pekan|nüsse, Lein|samen, Chia|samen, Mohn|samen, Johannisbeer|gelee, Ahorn|sirup, Agaven|dicksaft, Rüben|sirup, Pflaumen|mus,
  Zartbitter|schokolade, Vollmilch|schokolade, Apfel|essig, Weißwein|essig, Rotwein|essig, Balsamico|essig, Branntwein|essig, Weiß|wein,
  Rot|wein, Fisch|sauce, Austern|sauce, Worcester|sauce, Curry|paste, Mineral|wasser, Butter|kekse, Löffel|biskuits, Salz|stangen,
  Back|pflaumen, Röst|zwiebeln, Oliven|paste, Meer|rettich, Wasser|melone, Honig|melone, Granat|apfel, Grape|fruit, Petersilien|wurzel,
  Schwarz|wurzeln, Mager|joghurt, Sahne|joghurt, Frucht|joghurt, Limetten|blätter, Bambus|sprossen, Mandel|blättchen, Mandel|stifte,
  Walnuss|kerne, Wal|nusskerne, Puten|gulasch, Erdnuss|kerne, Haselnuss|kerne, Kürbis|kernöl, Apfel|ringe, Zucker|rüben, Vanille|schote,
  Vanille|eis, Vanille|pudding, Gries|pudding, Rinder|steak, Rinder|rouladen, Rinder|leber, Schweine|kotelett, Schweine|lende,
  Hühner|keulen, Enten|brust, Gänse|keule, Lamm|keule, Lamm|kotelett, Hirsch|gulasch, Wild|gulasch, Brat|kartoffeln, Pell|kartoffeln,
  Salz|kartoffeln, Salz|gurken, Senf|gurken, Silber|zwiebeln, Perl|zwiebeln, Schmor|zwiebeln, Gemüse|zwiebel, Gemüse|mais, Zucker|mais,
  Suppen|grün, Suppen|gemüse, Wok|gemüse, Rahm|gemüse, Misch|gemüse, Buchen|pilze, Kräuter|seitlinge, Austern|seitlinge`,
)

/** The compounds in full. */
export const compoundNames: readonly string[] = compounds.map((written) => written.replace('|', ''))

/** Single words, each with its short forms; the short forms are no words of their own. */
const words: WordForms = {
  Zitrone: 'Zitr, Zitro, Citr',
  Mandeln: 'Mandl, Mandln',
  Zwiebeln: 'Zwbl, Zwiebl',
  Tomaten: 'Tomat',
  Möhren: 'Möhr, Möhrn',
  Paprika: 'Papr, Papri, Paprik',
  Zucchini: 'Zucchi, Zucc',
  Brokkoli: 'Brokko, Brocc',
  Petersilie: 'Petersi, Petrsl, Petersl',
  Schnittlauch: 'Schnittla, Schnittlch',
  Knoblauch: 'Knobla, Knofl, Knobl',
  Champignons: 'Champi, Champig, Champign, Champgn',
  Pfifferlinge: 'Pfiffer, Pfifferl',
  Garnelen: 'Garnel, Garnl',
  Thunfisch: 'Thunf, Thunfi, Thfisch, Thunfsch, Tunf',
  Joghurt: 'Joghu, Yogh, Jgh, Joghrt',
  Mozzarella: 'Mozza, Mozzar, Mozzare',
  Parmesan: 'Parmes',
  Emmentaler: 'Emmental, Emmentlr',
  Spaghetti: 'Spaghett, Spag',
  Makkaroni: 'Makk, Makka, Makkar',
  Tortellini: 'Tortell, Tortel',
  Margarine: 'Marga, Margar',
  Schokolade: 'Schok, Schokol, Schokola',
  Mayonnaise: 'Mayonn',
  Marmelade: 'Marmel',
  Ketchup: 'Ketch, Ketchu',
  Basilikum: 'Basilik',
  Rosmarin: 'Rosmar',
  Koriander: 'Koriand, Korian',
  Kurkuma: 'Kurkum',
  Ingwer: 'Ingw',
  Sellerie: 'Seller, Selleri',
  Radieschen: 'Radies',
  Rhabarber: 'Rhab, Rhabarb',
  Pastinaken: 'Pastin, Pastinak',
  Auberginen: 'Aubergin',
  Bananen: 'Banan',
  Pfirsiche: 'Pfirs',
  Aprikosen: 'Aprik, Aprikos',
  Forelle: 'Forell',
  Makrele: 'Makrel',
  Sardellen: 'Sardell, Sardel',
  Sardinen: 'Sardin',
  Hähnchen: 'Hähnch',
  Kidneybohnen: 'Kidneyb',
  Schnitzel: 'Schnitz',
  Würstchen: 'Würst, Würstch',
  Kartoffeln: 'Kartoffl, Kartf, Ktf',
  Haferflocken: 'Haferflo, Haferflck',
  Sonnenblumenöl: 'Sobluöl, Soblöl',
  Sonnenblumenkerne: 'Soblukerne, Sonnenblk, Sonnenblkerne',
  Kochschinken: 'Kochschi',
  Dinkelvollkornmehl: 'Dinkelvk, Dinkelvollkm, Dinkelvkmehl',
  Weizenvollkornmehl: 'Weizenvk, Weizenvkmehl, Weizenvollkm',
  Zartbitterschokolade: 'Zartbitterschok, Zartbitterschk',
  Rinderhackfleisch: 'Rihack',
  Laktosefreie: 'Laktosefr, Lactosefr, Laktfr',
  Fettarme: 'Fettarm, Fettrm',
}

/** The fewest letters that are left of a first part: "Hähn.brust", "Frü.zwiebeln". */
const shortestFirst = 3
/** The fewest letters that are left of a last part: "Reisp" may be rice paper or rice pudding. */
const shortestLast = 3
/** The most letters that are left of a last part: "Kidneyb.", "Paprikapulv.". */
const longestLast = 6
/** The most letters of a last part whose first part is shortened too: "Sonnenbl. k.". */
const longestLastBehindPeriod = 4

interface ShortForm {
  said: string
  meant: string
}

/** First parts that are words of their own before another food: "aus Pilze", "Mai". */
const otherWords: ReadonlySet<string> = new Set(['Aus', 'Man', 'Mai', 'Was', 'Mit', 'Ein', 'Son', 'Hin'])

const ofCompounds = compounds.flatMap((written): ShortForm[] => {
  const [first = '', last = ''] = written.split('|')
  const meant = first + last
  const lasts = Array.from({ length: Math.min(longestLast, last.length - 1) }, (_, at) => last.slice(0, at + 1)).filter(
    ({ length }) => length >= shortestLast,
  )
  const firsts = Array.from({ length: Math.max(0, first.length - shortestFirst - 1) }, (_, at) => first.slice(0, shortestFirst + at))
  return [
    ...lasts.map((cut) => ({ said: first + cut, meant })),
    ...firsts.flatMap((cut) =>
      otherWords.has(cut)
        ? []
        : [last, ...lasts.filter(({ length }) => length <= longestLastBehindPeriod)].map((end) => ({ said: `${cut} ${end}`, meant })),
    ),
  ]
})

const ofWords = formsOf(words).map(([said, meant]): ShortForm => ({ said, meant }))

/** Foods shortened on shopping lists, folded, each with its full name. A form of two foods is left out. */
export const shortNames: ReadonlyMap<string, string> = withOneMeaning([...ofCompounds, ...ofWords])

function withOneMeaning(forms: readonly ShortForm[]): Map<string, string> {
  const meanings = new Map<string, Set<string>>()
  for (const { said, meant } of forms) {
    const key = said.split(' ').map(foldWord).join(' ')
    meanings.set(key, (meanings.get(key) ?? new Set()).add(meant))
  }
  return new Map([...meanings].flatMap(([said, meant]) => (meant.size === 1 ? [[said, [...meant].join('')] as const] : [])))
}

/** Joining words that a period shortens: "i. Öl", "m. Haut", "o. Knochen", "i. eig. Saft". */
export const shortJoiningWords: ReadonlyMap<string, string> = new Map([
  ['i', 'in'],
  ['m', 'mit'],
  ['o', 'ohne'],
  ['eig', 'eigenen'],
])

/**
 * Adjectives with their short forms; without an ending they may stand behind a noun: "Oliven grün". The letters of a
 * short form may stand for several.
 */
const adjectives: WordForms = {
  getrocknet: 'getr, getrock, getrockn, getro',
  gekocht: 'gek, gekoch, gekcht',
  gemahlen: 'gem, gemahl, gemah',
  gehackt: 'geh, gehack, gehckt',
  gerieben: 'ger, gerieb, geri',
  geräuchert: 'ger, geräuch, geräu',
  geschält: 'gesch, geschäl, geschlt',
  gehobelt: 'geho, gehob',
  gestückelt: 'gest, gestück',
  gesalzen: 'ges, gesalz',
  geröstet: 'gerö, geröst',
  passiert: 'pass, pas, passi',
  stückig: 'stück',
  eingelegt: 'eingel, einglg',
  gefroren: 'gefr, gefror, gfr',
  schwarz: 'schw, schwrz',
  weiß: 'w, ws',
  rot: 'r',
  gelb: 'glb',
  braun: 'br',
  sauer: 'saur',
  fettarm: 'fettrm',
  edelsüß: 'edels',

  grün: 'gr, grn',
  saur: 'saur, s',
  griechisch: 'griech, gr',
  körnig: 'körn',
  kandiert: 'kand',
  geschlagen: 'geschl',
}

const endings = ['', 'e', 'er', 'es', 'en'] as const

/** Shortened adjectives, folded, each with what it may mean in full. */
export const shortParticiples: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(Object.entries(adjectives).flatMap(([full, forms]) => [full, ...list(forms)].map(foldWord)))].map((short) => [
    short,
    Object.entries(adjectives).flatMap(([full, forms]) =>
      [full, ...list(forms)].map(foldWord).includes(short) ? endings.map((ending) => foldWord(full + ending)) : [],
    ),
  ]),
)

/** Words that only with their period are short forms: "pan." is breaded, while "pan" is Spanish bread. */
export const shortWithPeriod: ReadonlyMap<string, string> = new Map([
  ['pan', 'panierte'],
  ['vollk', 'vollkorn'],
  ['vk', 'vollkorn'],
  ['mar', 'marinierte'],
  ['ital', 'italienische'],
  ['span', 'spanische'],
  ['franz', 'französische'],
  ['turk', 'türkische'],
  ['bulg', 'bulgarische'],
  ['bulgar', 'bulgarische'],
  ['holl', 'holländische'],
])
