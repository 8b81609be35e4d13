import { describe, expect, test } from 'vitest'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import { type FoodState, foodStates, ingredientClasses, type Role, roles } from '#kitchen/lexicon/ingredient.ts'
import { foodStateOf, type IngredientId, ingredientIds, lexicon, listNameOf, roleOf } from '#kitchen/lexicon/lexicon.ts'

/** The English name of an ingredient: a label that was written independently of these tables. */
const nameOf = (id: IngredientId) => listNameOf(id, 'en')

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

describe('the state of a food when bought', () => {
  test("a food's state agrees with its English name: dried, canned, pickled", () => {
    const checked = ingredientIds.flatMap((id) => told.flatMap(([words, state]) => (words.test(nameOf(id)) ? [{ id, state }] : [])))
    expect(checked.length).toBeGreaterThan(15)
    expect(checked.filter(({ id, state }) => foodStateOf(id) !== state)).toEqual([])
  })

  test("a food's state agrees with its id when it is sold in several states", () => {
    const prefixed = ingredientIds.flatMap((id) => {
      const [state] = foodStates.filter((one) => id.startsWith(`${one}-`))
      return state === undefined ? [] : [{ id, state }]
    })
    expect(prefixed.length).toBeGreaterThan(10)
    expect(prefixed.filter(({ id, state }) => foodStateOf(id) !== state && id !== 'smoked-paprika')).toEqual([])
  })

  test('foods measured in cans are canned, and pulses measured by weight are dried', () => {
    expect(ingredientIds.filter((id) => lexicon[id].measure === 'can' && foodStateOf(id) !== 'canned')).toEqual([])
    const weighed = ingredientIds.filter((id) => lexicon[id].class === 'legume' && lexicon[id].measure === 'g' && id !== 'fava-bean')
    expect(weighed.filter((id) => foodStateOf(id) !== 'dried')).toEqual([])
  })

  test('every food state has at least one food', () => {
    expect(foodStates.filter((state) => ingredientIds.every((id) => foodStateOf(id) !== state))).toEqual([])
  })
})

describe('the role of a food', () => {
  test('every class has a role, and every role has a food', () => {
    expect(ingredientClasses.filter((name) => !roles.includes(classFacts[name].role))).toEqual([])
    expect(roles.filter((role) => ingredientIds.every((id) => roleOf(id) !== role))).toEqual([])
  })

  test('rice is a base, chicken is a main, and foods of every role have the expected one', () => {
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
