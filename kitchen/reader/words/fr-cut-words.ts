import { list } from '#kitchen/reader/words/words.ts'

/** Words of French food names with the cut forms of lists and labels. No cut form is a word of its own. */
const cutForms: Readonly<Record<string, string>> = {
  abricot: 'abric',
  aiguillette: 'aiguil, aiguill',
  amande: 'amd, amand',
  arachide: 'arach',
  aubergine: 'auberg',
  balsamique: 'balsam, balsa, bals',
  basmati: 'basm, basma',
  betterave: 'bettr, betterav',
  beurre: 'beur, beurr',
  bicarbonate: 'bicarb',
  biscotte: 'biscot, biscott',
  blanc: 'blc',
  blancs: 'blcs',
  boulangère: 'boulang',
  boulgour: 'boulg',
  bouillon: 'bouil, bouill',
  brocoli: 'broco, brocol',
  cabillaud: 'cabill',
  cacahuète: 'cacah, cacahu',
  camembert: 'camemb',
  cannelle: 'cannel',
  carotte: 'carott',
  céleri: 'céler',
  champignon: 'chmp, champig, champigns',
  châtaigne: 'châtaig',
  chiche: 'chich',
  chocolat: 'chocol',
  ciboulette: 'ciboul',
  citron: 'citr, citro',
  clémentine: 'clémen, clément',
  complet: 'complt, cplt',
  complète: 'complèt',
  concassée: 'concas, concass',
  concentré: 'concent',
  concombre: 'concomb',
  confiture: 'confitur',
  coquillette: 'coquil, coquill',
  coriandre: 'coriand',
  cornichon: 'cornich',
  courgette: 'courg, courget',
  crème: 'crm',
  crevette: 'crevet, crvt',
  cuisse: 'cuiss',
  curcuma: 'curc, curcu',
  échalote: 'échal',
  écrémé: 'écrém',
  effilée: 'effil',
  emmental: 'emm, emment, emmenth',
  épaisse: 'épaiss',
  épeautre: 'épeaut',
  épinard: 'épin, épinar',
  escalope: 'escal, escalop',
  estragon: 'estrag',
  farine: 'farin, frn',
  feuilletée: 'feuill, feuillet',
  fraîche: 'frch, fraîch',
  framboise: 'framb, frambois',
  fromage: 'frmg, fromag',
  gingembre: 'ging, gingemb',
  gruyère: 'gruy, gruyèr',
  haché: 'hach, hché',
  haricot: 'haric',
  huile: 'hle, huil',
  jambon: 'jbn, jamb',
  lasagne: 'lasag, lasagn',
  légume: 'lég, légum',
  lentille: 'lentil, lentill',
  levure: 'levur',
  liquide: 'liq, liquid',
  macaroni: 'macar',
  maquereau: 'maquer',
  mascarpone: 'masc, mascarp',
  mayonnaise: 'mayon, mayonn',
  moutarde: 'moutard',
  mozzarella: 'moz, mozzar',
  muscade: 'musc, muscad',
  myrtille: 'myrt, myrtil',
  noisette: 'noiset, noisett',
  nouille: 'nouil',
  oignon: 'oign, ogn',
  pamplemousse: 'pamplem',
  parmesan: 'parm, parmes',
  pépite: 'pép, pépit',
  persil: 'persi',
  pistache: 'pistach',
  poireau: 'poirx',
  poivron: 'pvn, poivr',
  poulet: 'plt, poul',
  poudre: 'pdr, pdre, poud',
  provence: 'prov',
  raisin: 'rais',
  reblochon: 'reblo, rebloch',
  romarin: 'romar',
  roquefort: 'roquef',
  sardine: 'sard, sardin',
  sarrasin: 'sarras, sarr',
  saucisse: 'sauciss, saucis',
  saumon: 'saum',
  semoule: 'semoul',
  sésame: 'sésam',
  spaghetti: 'spag, spagh, spaghet',
  steak: 'stk',
  sucre: 'scr, sucr',
  tagliatelle: 'tagl, taglia, tagliat',
  tomate: 'tomat',
  tournesol: 'tourn, tournes',
  vanillé: 'vanil, vanill',
  vermicelle: 'vermic',
  viande: 'vde, viand',
  vinaigre: 'vgr, vinaig, vinaigr',
  volaille: 'volail, volaill',
  yaourt: 'yrt, yaou',
}

/** Cut forms that are also words, or cut forms of several words: they count only in a name of several words. */
const cutFormsInNames: Readonly<Record<string, string>> = {
  blanc: 'bl',
  blanche: 'blche',
  blanches: 'bl',
  blancs: 'bl',
  bœuf: 'bf, b',
  boulangère: 'boul',
  bouillon: 'bouillon cube, cube',
  brisée: 'bris',
  chimique: 'chim',
  chocolat: 'choc, choco',
  complet: 'compl, cpt',
  complète: 'compl',
  complètes: 'compl',
  concassées: 'conc',
  concentré: 'conc',
  confiture: 'conf',
  crème: 'cr',
  demi: '1/2, d',
  écrémé: 'écr',
  épaisse: 'ép',
  escalope: 'esc',
  farine: 'far, f',
  filet: 'fil',
  fraîche: 'fr',
  frais: 'fr',
  fromage: 'from, fr',
  haricots: 'har, h',
  herbes: 'hb',
  huile: 'h',
  jambon: 'jb',
  jaune: 'j',
  légumes: 'leg',
  levure: 'lev',
  noir: 'nr',
  nature: 'nat',
  olive: 'ol',
  pâte: 'p',
  pelées: 'pel',
  persil: 'pers',
  petits: 'pts, pt, ptits',
  plat: 'plt',
  pois: 'p',
  poivre: 'poiv',
  pommes: 'pom, p',
  poulet: 'pl',
  râpé: 'râp, rap',
  roux: 'rx',
  rouge: 'rge, r',
  rouges: 'rges, r',
  sauce: 'sce, sauc, sc, s',
  saucisses: 'sauc, sce',
  sucre: 'suc',
  terre: 't',
  tomate: 'tom',
  tomates: 'tom',
  vanille: 'van',
  vanillé: 'van',
  vert: 'vt, v',
  verte: 'vte',
  vertes: 'vtes, v',
  verts: 'vts, v',
  vin: 'v',
  vinaigre: 'vin',
  yaourt: 'ya, yog',
}

/** Names of several words that French cooks write shortened. */
const shortenedNames = list(
  `vin blanc, vin rouge, vin de riz, ail en poudre, amandes effilées, beurre de cacahuète, bicarbonate de soude, blanc de dinde, blanc de poulet, blancs de dinde,
  blancs de poulet, bouillon de bœuf, bouillon de légumes, bouillon de poulet, bouillon de volaille, carottes râpées, champignons de paris,
  chocolat au lait, chocolat blanc, chocolat noir, chocolat pâtissier, citron vert, compote de pomme, concentré de tomate, confiture de fraise,
  confiture d'abricot, coulis de tomate, crème de soja, crème épaisse, crème fraîche, crème fraîche épaisse, crème fraîche liquide,
  crème liquide, crème liquide entière, cuisse de poulet, escalope de dinde, escalope de poulet, farine complète, farine de blé, farine de maïs,
  farine de riz, farine de sarrasin, farine d'épeautre, farine de châtaigne, farine de pois chiche, farine de seigle, filet de cabillaud,
  filet de poulet, filet de saumon, flocons d'avoine, fromage à tartiner, fromage blanc, fromage de chèvre, fromage frais, fromage râpé,
  emmental râpé, gruyère râpé, parmesan râpé, haricots blancs, haricots rouges, haricots verts, herbes de provence, huile de colza,
  huile de noix, huile d'olive, huile de sésame, huile de tournesol, huile d'arachide, huile de coco, jambon blanc, jambon cru, jaune d'œuf,
  jus de citron, jus d'orange, jus de pomme, lait d'amande, lait de coco, lait de soja, lait demi-écrémé, lait écrémé, lentilles corail,
  lentilles vertes, levure boulangère, levure chimique, noix de coco râpée, noix de muscade, nouilles de riz, oignon rouge, oignons jaunes,
  pain complet, pain de mie complet, pâte brisée, pâte feuilletée, pâte sablée, pâtes complètes, pépites de chocolat, persil haché,
  persil plat, petits pois, piment d'espelette, pois cassés, pois chiches, poivre noir, poivron rouge, poivron vert, pommes de terre,
  poudre d'amandes, purée de tomate, raisins secs, riz basmati, riz complet, sauce soja, sauce tomate, saumon fumé, spaghettis complets,
  steak haché, steaks hachés, sucre de canne, sucre en poudre, sucre glace, sucre roux, sucre vanillé, tomates cerises,
  tomates concassées, tomates pelées, tomates séchées, viande hachée, vinaigre balsamique, vinaigre blanc,
  vinaigre de cidre, vinaigre de riz, vinaigre de vin, yaourt grec, yaourt nature, bœuf haché, porc haché, poitrine fumée, saucisses de toulouse, saucisse de toulouse, saucisses de strasbourg, thon en boîte,
  thon à l'huile, sardines à l'huile, sardines en boîte, maquereau fumé, truite fumée, jambon fumé, lardons fumés, filet mignon de porc, rôti de porc,
  côtes de porc, sauté de porc, sauté de dinde, cuisse de dinde, cuisse de canard, magret de canard, pavé de saumon, dos de cabillaud`,
)

/** Words between the nouns of a name that a hasty writer leaves out. */
const leftOut: ReadonlySet<string> = new Set(list("de, d', à, au, en, l'"))

const formsOf = (word: string, cut: Readonly<Record<string, string>>): string[] => (cut[word] === undefined ? [] : [...list(cut[word])])

/** The ways to write a word of a name. An adjective or a noun without its plural has the cut forms too. */
function waysOf(word: string): readonly string[] {
  if (leftOut.has(word)) return word === 'de' ? [word, '', 'd'] : [word, '']
  const bare = word.replace(/s$/, '')
  const cut = [word, bare].flatMap((one) => [...formsOf(one, cutForms), ...formsOf(one, cutFormsInNames)])
  return [word, ...new Set(cut)]
}

/** The most short forms of one name: of a long name the first ones are enough. */
const mostForms = 120

function shortFormsOf(name: string): readonly string[] {
  const words = name.replace(/([dl])'/g, "$1' ").split(/[\s-]/)
  const ways = words.map(waysOf).reduce<readonly (readonly string[])[]>(
    (made, forms) => made.flatMap((before) => forms.map((form) => [...before, form])),
    [[]],
  )
  return [...new Set(ways.map((way) => way.filter(Boolean).join(' ').replaceAll("' ", "'")))]
    .filter((short) => short.includes(' ') && short !== name && short !== words.join(' ').replaceAll("' ", "'"))
    .slice(0, mostForms)
}

/**
 * Shortened names of several words, each with the full name: "vin balsam", "far de sarrasin". A form of two names means
 * the earlier one, and a full name only itself: "vin de riz" is no vinegar.
 */
export const shortenedNamesInFull: Readonly<Record<string, string>> = Object.fromEntries(
  shortenedNames
    .flatMap((name) => shortFormsOf(name).map((short) => [short, name] as const))
    .filter(([short]) => !shortenedNames.includes(short))
    .reverse(),
)

/** Cut words, each with the word that is meant. */
export const cutWords: readonly (readonly [cut: string, word: string])[] = Object.entries(cutForms).flatMap(([word, cut]) =>
  list(cut).map((one) => [one, word] as const),
)

/** Words that a period cuts short: "framb. surg.", "far. de sarrasin". */
export const cutBeforePeriod: readonly string[] = [
  ...cutWords.map(([cut]) => cut),
  ...list(
    `far, suc, vin, sauc, boul, chim, choc, compl, concass, conf, moz, emm, nat, pers, poiv, ptits, râp, surg, entam, égoutt, décort, éminc, tranch,
    morc, barq, sach, fum, cui, rôt, pét, mûr, dés, congel, précuit, écr, ép, roug, vte, sal, grill, sèch, séch, ent`,
  ),
]
