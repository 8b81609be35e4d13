import { withoutJoiningWord } from '#kitchen/reader/words/short-forms/es-joining-words.ts'
import { diminutives, household, slips, withRemarks } from '#kitchen/reader/words/short-forms/es-names.ts'
import { formsOf, list, type WordForms } from '#kitchen/word-list.ts'

/** Tinned fish and shellfish by the food it is. */
const tinned: WordForms = {
  'atún en lata': 'atún, atún claro, bonito, bonito del norte, atún blanco, lata atún, latas atún, lomos atún, ventresca atún',
  'sardinas en lata': 'sardinas, sardinillas, sardina, sardinilla, lata sardinas, lata sardinillas',
  mejillones: 'mejillones, mejillón, lata mejillones, lata mejillón',
  anchoas: 'anchoas, anchoa, filetes anchoa, filetes anchoas',
  caballa: 'caballa, filetes caballa, lata caballa',
  berberechos: 'berberechos, lata berberechos',
  calamares: 'calamares, calamar',
  pulpo: 'pulpo, lata pulpo',
}

/** What a shopper writes behind them without "en": "atún aceite girasol", "mejillón escabeche". */
const tinnedIn = list(
  `aceite, aceite oliva, aceite de oliva, aceite girasol, aceite de girasol, aceite vegetal, oliva, girasol, natural, al natural, agua,
  en agua, en su jugo`,
)

const tinnedForms = formsOf(tinned).flatMap(([name, food]) => tinnedIn.map((way) => [`${name} ${way}`, food] as const))

/** Shellfish whose usual pickle has no more than vinegar, oil and spices. */
const pickledForms = list(tinned.mejillones ?? '').flatMap((name) =>
  list('escabeche, lata escabeche, en escabeche lata').map((pickle) => [`${name} ${pickle}`, 'mejillones'] as const),
)

/** Fishes and the cuts that a shopper writes before or behind them without "de": "tilapia filete", "lomos bacalao". */
const fishes = list(
  `merluza, salmón, bacalao, tilapia, trucha, lubina, dorada, panga, perca, lenguado, rape, pescadilla, caballa, pez espada, halibut,
  fletán, mero, corvina, reineta, basa, robalo, huachinango, mojarra, congrio, pejerrey, abadejo, gallo, bonito, raya, cazón, sierra,
  pargo, rodaballo, mújol, sargo`,
)
const cutsOfFish = list('filete, filetes, lomo, lomos, rodaja, rodajas, suprema, supremas, centro, centros, trozos, filetitos, medallones')
const fishForms = fishes.flatMap((fish) =>
  cutsOfFish.flatMap((cut) => [`${fish} ${cut}`, `${cut} ${fish}`, `${fish} en ${cut}`].map((form) => [form, fish] as const)),
)

/** Cuts of meat and fowl with the animal, as a shopper writes them without "de" or in the other order. */
const cutsOfMeat: WordForms = {
  pollo: `pechuga, pechugas, muslo, muslos, alitas, contramuslos, higaditos, jamoncitos, filetes, ala, alas, hígado, hígados,
    cuartos traseros, tiras, carne, caldo, pata, patas, solomillo, solomillos, pierna, piernas`,
  pavo: 'pechuga, muslo, filetes, solomillo, carne',
  cerdo: `lomo, chuleta, chuletas, costillas, solomillo, secreto, manteca, carne, costillar, panceta, carrillera, carrilleras, aguja,
    paletilla, paleta, filete, filetes, salchichas`,
  ternera: `filete, filetes, solomillo, chuleta, carne, hígado, carrillera, entrecot, entrecotte, falda, osobuco, aguja, costillas,
    escalopes`,
  vacuno: 'carne, filete, filetes',
  conejo: 'carne',
  pato: 'pechuga, muslo, muslos, hígado',
  res: 'bistec, costillas, carne, lengua, hígado, lomo, chuleta, filete, filetes, cola, fajitas',
  cordero: 'pierna, paletilla, chuletas, costillas, carne, chuletillas, cuello',
}
const meatForms = formsOf(cutsOfMeat).flatMap(([cut, animal]) =>
  [`${animal} ${cut}`, `${cut} ${animal}`].map((form) => [form, `${cut} de ${animal}`] as const),
)

const flowers = list(
  `romero, tomillo, brezo, eucalipto, castaño, lavanda, montaña, bosque, encina, naranjo, espliego, girasol, tilo, mil flores, la sierra,
  la alcarria, zarzamora`,
)
const honeyForms = flowers.flatMap((flower) => [`miel de ${flower}`, `miel ${flower}`].map((form) => [form, 'miel'] as const))

const plants = list('avena, soja, arroz, almendra, almendras, coco')
const drinkForms = plants.flatMap((plant) =>
  [`${plant} bebida`, `bebida vegetal de ${plant}`].map((form) => [form, `bebida de ${plant}`] as const),
)

const shapes = list('espirales, macarrones, espaguetis, fideos, tallarines, plumas, hélices, lacitos, fusilli, penne')
const pastaForms = shapes.flatMap((shape) => [`${shape} pasta`, `pasta ${shape}`].map((form) => [form, shape] as const))

/** Foods with their kind, age or use behind them, which changes nothing. */
const kindsBehind: WordForms = {
  'queso manchego': 'manchego curado, manchego semicurado, manchego añejo, manchego en cuña, manchego cuña',
  morcilla: 'morcilla arroz, morcilla cebolla, morcilla burgos',
  'queso rallado': 'queso rallado gratinar, queso rallado fundir',
  naranjas: 'naranjas zumo, naranjas jugo, naranjas mesa',
}

/** Diminutives and short forms of Spanish names, each with its full name; a listed form wins over a composed one. */
export const shortForms: Readonly<Record<string, string>> = Object.fromEntries([
  ...tinnedForms,
  ...pickledForms,
  ...fishForms,
  ...meatForms,
  ...honeyForms,
  ...drinkForms,
  ...pastaForms,
  ...withoutJoiningWord,
  ...formsOf(kindsBehind, household, diminutives, withRemarks, slips),
])
