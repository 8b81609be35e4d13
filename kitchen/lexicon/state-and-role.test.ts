import { describe, expect, it } from 'vitest'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import { type FoodState, foodStates, ingredientClasses, type Role, roles } from '#kitchen/lexicon/ingredient.ts'
import { englishNames, foodStateOf, type IngredientId, ingredientIds, lexicon, roleOf } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'

/** The English name of an ingredient: a label that was written independently of these tables. */
function nameOf(id: IngredientId): string {
  const names: EnglishNames = englishNames[id]
  return names.mass ?? names.many ?? names.one ?? ''
}

/**
 * A word of a name and the state it implies. "Smoked" in "smoked paprika" says what came before drying and grinding.
 */
const told: readonly (readonly [RegExp, FoodState])[] = [
  [/\b(?:canned|tinned)\b/, 'canned'],
  [/\b(?:dried|desiccated)\b/, 'dried'],
  [/\b(?:cooked|roasted)\b/, 'cooked'],
  [/\bpickled\b/, 'pickled'],
  [/\bfermented\b/, 'fermented'],
  [/\bfrozen\b/, 'frozen'],
  [/\bsmoked (?!paprika)/, 'smoked'],
]

describe('the state a food is bought in', () => {
  it('is the one its English name says', () => {
    const checked = ingredientIds.flatMap((id) => told.flatMap(([words, state]) => (words.test(nameOf(id)) ? [{ id, state }] : [])))
    expect(checked.length).toBeGreaterThan(15)
    expect(checked.filter(({ id, state }) => foodStateOf(id) !== state)).toEqual([])
  })

  it('is the one its id says, for what is sold in more than one', () => {
    const prefixed = ingredientIds.flatMap((id) => {
      const [state] = foodStates.filter((one) => id.startsWith(`${one}-`))
      return state === undefined ? [] : [{ id, state }]
    })
    expect(prefixed.length).toBeGreaterThan(10)
    expect(prefixed.filter(({ id, state }) => foodStateOf(id) !== state && id !== 'smoked-paprika')).toEqual([])
  })

  it('is canned for what is measured in cans, and dried for pulses that are weighed', () => {
    expect(ingredientIds.filter((id) => lexicon[id].measure === 'can' && foodStateOf(id) !== 'canned')).toEqual([])
    const weighed = ingredientIds.filter((id) => lexicon[id].class === 'legume' && lexicon[id].measure === 'g' && id !== 'fava-bean')
    expect(weighed.filter((id) => foodStateOf(id) !== 'dried')).toEqual([])
  })

  it('leaves no state unused', () => {
    expect(foodStates.filter((state) => ingredientIds.every((id) => foodStateOf(id) !== state))).toEqual([])
  })
})

describe('the role of a food in a dish', () => {
  it('is known for every class, and no role is without a food', () => {
    expect(ingredientClasses.filter((name) => !roles.includes(classFacts[name].role))).toEqual([])
    expect(roles.filter((role) => ingredientIds.every((id) => roleOf(id) !== role))).toEqual([])
  })

  it('is what a cook would say of foods of every role', () => {
    const expected = {
      rice: 'base',
      potato: 'base',
      chicken: 'main',
      tofu: 'main',
      chickpea: 'main',
      egg: 'main',
      paneer: 'main',
      broccoli: 'vegetable',
      mushroom: 'vegetable',
      apple: 'fruit',
      onion: 'aromatic',
      garlic: 'aromatic',
      'fish-sauce': 'seasoning',
      anchovy: 'seasoning',
      cumin: 'seasoning',
      butter: 'fat',
      'olive-oil': 'fat',
      milk: 'liquid',
      'chicken-stock': 'liquid',
      cream: 'creamy',
      'coconut-milk': 'creamy',
      mozzarella: 'cheese',
      lemon: 'acid',
      'rice-vinegar': 'acid',
      honey: 'sweetener',
      yeast: 'leavening',
      cornstarch: 'binder',
      panko: 'binder',
      walnut: 'crunch',
      parsley: 'finish',
    } satisfies Partial<Record<IngredientId, Role>>
    const wrong = ingredientIds.filter((id) => id in expected && new Map<string, string>(Object.entries(expected)).get(id) !== roleOf(id))
    expect(wrong).toEqual([])
  })
})
