import type { Noun } from '#kitchen/composer/grammar/es/names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** A participle that agrees with the cut food, by its stem: "finamente picada". */
interface Participle {
  stem: string
  before?: string
  after?: string
}

/** A cut in words: a participle, or a phrase that agrees with anything. */
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

/** Herbs and nuts are chopped small, onions cut in julienne, squid into rings. */
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

/** How a food is cut, in the words that go with it. */
export function cutWordsFor({ kin, class: foodClass }: Item, cut: Cut): CutWords | undefined {
  return cutsOfOne[kin]?.[cut] ?? cutsOfClass[foodClass]?.[cut] ?? cuts[cut]
}

/** A participle with the ending of its noun. */
export function participle({ before = '', stem, after = '' }: Participle, { isFeminine, isPlural }: Pick<Noun, 'isFeminine' | 'isPlural'>) {
  return `${before}${stem}${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''}${after}`
}
