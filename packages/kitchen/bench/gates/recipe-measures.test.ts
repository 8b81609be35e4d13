import { describe, expect, it } from 'vitest'
import type { Recipe, RecipeLine } from '#kitchen/recipe.ts'
import { aStirFry } from '#kitchen/testing/a-recipe.ts'
import { type AmountTable, isUsualAmount } from './amounts.ts'
import { clockFaults, minutesOf } from './clock.ts'
import { distinctBigrams, wordsOf } from './distinct.ts'
import { concordanceByData, concordanceByText, mentionsIn, unlistedFoodsIn } from './mentions.ts'
import { findMissingSafety } from './safety-words.ts'
import { distinctOfRefreshes, methodOf } from './variety.ts'

const { recipe } = aStirFry()

function withSteps(instructions: string[]): Recipe {
  return { ...recipe, instructions }
}

describe('ingredient list and steps', () => {
  it('the list and the steps of a sound recipe agree, by text and by data', () => {
    const mentions = mentionsIn(recipe)
    expect(mentions.length).toBe(recipe.ingredients.length)
    expect(mentions.filter(({ first, isWater }) => first === null && !isWater)).toEqual([])
    expect(mentions.filter(({ step, isWater }) => step === null && !isWater)).toEqual([])
    expect(unlistedFoodsIn(recipe, mentions)).toEqual([])
  })

  it('a list without a step that names its lines does not agree', () => {
    const silent = withSteps(['Cook everything for 10 minutes.'])
    expect(mentionsIn(silent).every(({ first }) => first === null)).toBe(true)
  })

  it('a step that names an unlisted food does not agree', () => {
    const strange = withSteps([...recipe.instructions, 'Scatter over the walnuts.'])
    expect(unlistedFoodsIn(strange, mentionsIn(strange))).toEqual([{ where: `step ${strange.instructions.length}`, words: 'walnuts' }])
  })

  it('a title may name what is made from the list, and nothing else', () => {
    const titled = (title: string) => unlistedFoodsIn({ ...recipe, title }, mentionsIn(recipe)).map(({ words }) => words)
    const made = (archetype: string, title: string) => {
      const other = { ...recipe, title, ...(recipe.structure && { structure: { ...recipe.structure, archetype } }) }
      return unlistedFoodsIn(other, mentionsIn(recipe)).map(({ words }) => words)
    }
    expect(made('salsa', 'Chicken Salsa')).toEqual([])
    expect(made('jam', 'Broccoli Jam')).toEqual([])
    expect(made('jam', 'Broccoli Jam with Walnuts').join(' ')).toMatch(/Walnuts/)
    expect(made('stir-fry', 'Chicken with Jam').join(' ')).toMatch(/Jam/)
    expect(titled('Chicken and Lobster Salad').join(' ')).toMatch(/Lobster/)
  })
})

describe('order of first use', () => {
  const at = (first: number, step: number | null) => ({ words: '', isWater: false, food: null, first: [first, 0] as const, step })

  it('the concordance is the share of pairs listed in the order of their use', () => {
    expect(concordanceByText([at(0, 0), at(1, 1), at(2, 2)])).toBe(1)
    expect(concordanceByText([at(2, 2), at(1, 1), at(0, 0)])).toBe(0)
    expect(concordanceByText([at(0, 0), at(2, 2), at(1, 1)])).toBe(2 / 3)
  })

  it('ingredients used together count as ordered either way', () => {
    expect(concordanceByData([at(1, 0), at(0, 0)])).toBe(1)
    expect(concordanceByText([at(1, 0), at(1, 0)])).toBe(1)
  })
})

describe('times of a recipe', () => {
  it.each([
    ['45 mins', 45],
    ['1 hr', 60],
    ['1 hr 5 mins', 65],
    ['2 hours 1 min', 121],
    ['ساعة', 60],
    ['ساعتان و10 دقائق', 130],
    ['soon', null],
    ['', null],
  ])('the time "%s" is read in minutes', (text, minutes) => expect(minutesOf(text)).toBe(minutes))

  it('a total that is not the sum, or a card that differs from the data, is a fault', () => {
    expect(clockFaults(recipe)).toEqual([])
    expect(clockFaults({ ...recipe, cookTime: '999 mins' })).toHaveLength(1)
    const { structure } = recipe
    const times = { prep: 1, cook: 1, rest: 1, total: 2 }
    expect(clockFaults({ ...recipe, ...(structure && { structure: { ...structure, times } }) }).join()).toMatch(
      /total 2 is not 1 \+ 1 \+ 1/,
    )
  })
})

describe('amounts of a recipe', () => {
  const table: AmountTable = { find: (names) => (names.includes('rice') ? { p02: '50', p98: '500' } : null) }
  const line = (ingredient: string | null, amount: number | null): RecipeLine => ({
    ingredient,
    words: '',
    amount,
    measure: 'g',
    use: 'yours',
  })

  it('an amount is compared with the table, scaled to the servings', () => {
    expect(isUsualAmount(line('rice', 300), 4, table)).toBe(true)
    expect(isUsualAmount(line('rice', 600), 4, table)).toBe(false)
    expect(isUsualAmount(line('rice', 600), 8, table)).toBe(true)
    expect(isUsualAmount(line('rice', 40), 4, table)).toBe(false)
  })

  it('an ingredient without an amount or a row is not judged', () => {
    expect([
      isUsualAmount(line('rice', null), 4, table),
      isUsualAmount(line(null, 9), 4, table),
      isUsualAmount(line('salt', 9), 4, table),
    ]).toEqual([null, null, null])
  })
})

describe('food safety by plain words', () => {
  const missingIn = (ingredients: string[], instructions: string[]) => findMissingSafety({ ...recipe, ingredients, instructions }).missing

  it.each([
    ['500 g chicken thighs', 'Fry until it reaches 63°C (145°F) inside.', ['poultry']],
    ['500 g chicken thighs', 'Roast at 200°C (390°F) for 40 minutes.', ['poultry']],
    ['500 g chicken thighs', 'Fry until it reaches 74°C (165°F) inside.', []],
    ['500 ml chicken stock', 'Pour in the stock.', []],
    ['400 g ground beef', 'Fry until browned.', ['mince']],
    ['400 g ground turkey', 'Fry until it reaches 71°C (160°F) inside.', ['poultry']],
    ['600 g beef', 'Simmer for 90 to 120 minutes, until tender.', []],
    ['600 g beef', 'Simmer for 10 minutes, until tender.', ['whole cuts']],
    ['1 kg mussels', 'Steam for 5 minutes, until they open; discard any that stay closed.', []],
    ['1 kg mussels', 'Steam for 5 minutes.', ['bivalves']],
    ['4 salmon fillets', 'Bake until opaque.', []],
    ['2 tbsp fish sauce', 'Season with the fish sauce.', []],
    ['3 eggs', 'Scramble briefly.', ['eggs']],
    ['300 g dried kidney beans', 'Slow-cook on low for 8 hours, until completely soft.', ['dried beans']],
    ['300 g dried kidney beans', 'Bring to a boil, then simmer for 10 minutes.', ['dried beans']],
    ['300 g dried kidney beans', 'Boil hard for ten minutes.', []],
    ['1 can kidney beans', 'Warm through.', []],
  ])('the line "%s" with the step "%s" is missing these safety signs', (line, step, missing) =>
    expect(missingIn([line], [step])).toEqual(missing),
  )
})

describe('variety of recipes', () => {
  it('distinct bigrams are counted within each step', () => {
    expect(distinctBigrams([wordsOf('Stir the pot, stir the pan.')])).toBe(4 / 5)
    expect(distinctBigrams([wordsOf('Stir.'), wordsOf('Serve.')])).toBe(1)
    expect(distinctBigrams([wordsOf('stir it'), wordsOf('stir it')])).toBe(1 / 2)
  })

  it('distinct bigrams of five refreshes count what they repeat of each other', () => {
    const one = distinctOfRefreshes([recipe])
    expect(distinctOfRefreshes([recipe, recipe, recipe, recipe, recipe])).toBeCloseTo(one / 5)
  })

  it('methods are distinguished by archetype and by techniques', () => {
    const { structure } = recipe
    if (structure === undefined) throw new Error('the stir-fry has its data')
    const other = { ...recipe, structure: { ...structure, archetype: 'stew' } }
    const shorter = { ...recipe, structure: { ...structure, steps: structure.steps.slice(1) } }
    expect(new Set([recipe, other, shorter].map(methodOf)).size).toBe(3)
  })
})
