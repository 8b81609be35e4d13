import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** E numbers that are made of animals, or may be; all others are mineral, vegetable or made by microbes. */
const fromAnimals = new Set([120, 441, 542, 901, 904, 913, 966, 1105])
const perhapsFromAnimals = [
  304, 422, 430, 431, 432, 433, 434, 435, 436, 442, 445, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 481, 482, 483, 491, 492, 493,
  494, 495, 570, 572, 585, 627, 631, 635, 640, 910, 920, 921,
]

/** The names of a run of E numbers, from the first to the last. */
function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((number) => !fromAnimals.has(number) && !perhapsFromAnimals.includes(number) && number !== 322)
    .map((number) => `e${number}`)
}

/** French names of what labels list besides foods: vitamins, salts, acids, emulsifiers, colours, and the E numbers. */
export const additives: readonly NamedKind[] = [
  { class: 'baking', diet: 'vegan', names: [...numbers(100, 1000), ...numbers(1001, 1521)] },
  { class: 'thickener', mayContain: ['soybean'], diet: 'vegan', names: list('e322') },
  {
    class: 'grain',
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('billette de céréales, extrudés de céréales'),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list('e1105') },
  { class: 'baking', diet: 'vegan', dietAtWorst: 'vegetarian', names: list('vitamine d, vitamine d3') },
  {
    class: 'thickener',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: [
      ...perhapsFromAnimals.map((number) => `e${number}`),
      ...list(
        `mono et diglycérides d'acides gras, monoglycéride, diglycéride, diglycérides, mono- et diglycérides, esters de mono et diglycérides, ester d'acide gras, esters d'acides gras, stéarate, stéarate de magnésium, acide stéarique, stéaroyl lactylate, polysorbate, glycine, cystéine, l-cystéine, guanylate disodique, inosinate disodique, enzyme, enzymes, présure, pepsine, acide aminé, carnitine, protéine, protéines, arôme, arômes, arôme naturel, arômes naturels`,
      ),
    ],
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `vitamine, vitamines, vitamine a, vitamine b, vitamine b1, vitamine b2, vitamine b6, vitamine b9, vitamine b12, vitamine c, vitamine d2, vitamine e, vitamine k, thiamine, riboflavine, niacine, acide folique, acide pantothénique, biotine, choline, bêta-carotène, carotène, lutéine, lycopène, chlorophylle, anthocyane, anthocyanes, caramel ordinaire, curcumine, indigotine, tartrazine, rouge de betterave, charbon végétal, dioxyde de titane, oxyde de fer, minéraux, minéral, sel minéral, sels minéraux, fer, zinc, magnésium, potassium, sodium, iode, sélénium, calcium, chlorure de calcium, chlorure de potassium, chlorure de sodium, chlorure de magnésium, carbonate de calcium, citrate, citrate de sodium, citrate de calcium, lactate, lactate de calcium, acide lactique, sorbate, sorbate de potassium, benzoate, benzoate de sodium, sulfite, sulfites, disulfite, métabisulfite, anhydride sulfureux, nitrite, nitrite de sodium, nitrate, salpêtre, propionate, propionate de calcium, acétate, ascorbate, tocophérol, tocophérols, érythorbate, phosphate, phosphates, polyphosphate, triphosphate, silice, dioxyde de silicium, talc alimentaire, sulfate de calcium, sulfate de magnésium, ferrocyanure, hydroxyde de calcium, chaux alimentaire, soude alimentaire, ferment, ferments, ferments lactiques, culture bactérienne, probiotique, transglutaminase, phytostérol, stérol végétal, stérols végétaux, esters de stérols végétaux, conservateur, antioxydant, acidifiant, correcteur d'acidité, stabilisant, agent de texture, antiagglomérant, agent levant, agent d'enrobage, humectant, agar-agar e406, cire de carnauba, carnauba, propylène glycol, polyols, polyol, cellulose microcristalline, fibre, fibres, fibre alimentaire, fibres alimentaires, hydroxypropylméthylcellulose, quillaia, extrait de quillaja, saponine, éthanol`,
    ),
  },
]
