import type { Noun } from '#kitchen/composer/grammar/es/names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** A participle by its stem, which agrees with the cut food: "finamente picada". */
interface Participle {
  stem: string
  before?: string
  after?: string
}

/** The words for a cut: a participle that agrees, or an invariable phrase. */
type CutWords = Participle | string

type Cuts = Partial<Record<Cut, CutWords>>

const finelyChopped: Participle = { before: 'finamente ', stem: 'picad' }
const choppedSmall: Participle = { stem: 'picad' }
const inPieces: Participle = { stem: 'trocead' }
const byHand: Participle = { stem: 'trocead', after: ' con las manos' }
const pulled: Participle = { stem: 'desmenuzad' }
const halved: Participle = { stem: 'partid', after: ' por la mitad' }

const cuts: Cuts = {
  diced: 'en dados',
  'finely-chopped': finelyChopped,
  chopped: inPieces,
  sliced: 'en rodajas',
  strips: 'en tiras',
  chunks: 'en trozos de 3 cm (1 pulgada)',
  minced: { before: 'muy ', stem: 'picad' },
  grated: { stem: 'rallad' },
  torn: 'en trozos',
  crumbled: pulled,
  halved,
  rinsed: { stem: 'enjuagad' },
  drained: { stem: 'escurrid' },
  juiced: { stem: 'exprimid' },
  mashed: { stem: 'machacad' },
}

/** Words for cuts by class: herbs and nuts are chopped, onions cut in julienne, squid in rings. */
const cutsOfClass: Partial<Record<IngredientClass, Cuts>> = {
  herb: { chopped: choppedSmall, torn: byHand, strips: 'en tiras finas' },
  'hardy-herb': { chopped: choppedSmall },
  allium: { chopped: choppedSmall, sliced: 'en juliana' },
  nut: { chopped: choppedSmall },
  chocolate: { chopped: choppedSmall },
  'dried-fruit': { chopped: choppedSmall },
  pickle: { chopped: choppedSmall },
  leaf: { torn: byHand },
  bread: { sliced: 'en rebanadas' },
  mushroom: { sliced: 'en láminas', torn: 'en tiras' },
  fruit: { sliced: 'en láminas' },
  berry: { sliced: 'en láminas' },
  pepper: { sliced: 'en tiras' },
  meat: { sliced: 'en lonchas' },
  poultry: { sliced: 'en filetes', torn: pulled },
  fish: { torn: pulled },
  'cured-fish': { torn: pulled, sliced: 'en láminas' },
  shellfish: { torn: pulled, sliced: 'en anillas' },
  'soft-cheese': { sliced: 'en láminas' },
  'hard-cheese': { sliced: 'en lonchas' },
  'plant-protein': { sliced: 'en láminas' },
  rice: { crumbled: { stem: 'suelt' } },
  wrap: { crumbled: inPieces },
}

const cutsOfOne: Partial<Record<IngredientId, Cuts>> = {
  scallion: { sliced: 'en rodajas' },
  banana: { sliced: 'en rodajas' },
  kiwi: { sliced: 'en rodajas' },
  persimmon: { sliced: 'en rodajas' },
  avocado: { sliced: 'en láminas' },
  baguette: { sliced: 'en rebanadas' },
  ham: { sliced: 'en lonchas' },
  'luncheon-meat': { sliced: 'en lonchas' },
  'pork-tenderloin': { sliced: 'en rodajas' },
  'beef-liver': { sliced: 'en filetes' },
  'vegan-sausage': { sliced: 'en rodajas' },
  'pickled-herring': { sliced: 'en trozos' },
  'young-jackfruit': { torn: pulled },
}

/** The words for a cut of this food. */
export function cutWordsFor({ kin, class: foodClass }: Item, cut: Cut): CutWords | undefined {
  return cutsOfOne[kin]?.[cut] ?? cutsOfClass[foodClass]?.[cut] ?? cuts[cut]
}

/** A participle with the ending of the noun's gender and number. */
export function participle({ before = '', stem, after = '' }: Participle, { isFeminine, isPlural }: Pick<Noun, 'isFeminine' | 'isPlural'>) {
  return `${before}${stem}${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''}${after}`
}
