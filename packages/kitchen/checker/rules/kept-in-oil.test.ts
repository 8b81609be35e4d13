import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { languages } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { recipeFromText } from '#kitchen/testing/answered.ts'

const codes = languages.map(({ code }) => code)
const ofOil = { mealTypes: ['condiment'], targetMealType: 'condiment', selectedStaples: [], cuisine: 'Chinese' } as const

/** Sentences of chilling for half an hour, and of keeping for three weeks. */
const chilling = [
  ['en', 'Keep in the fridge for 20-30 minutes.', 'Keep in the fridge for 3 weeks.'],
  ['es', 'Dejar enfriar en la nevera unos 20-30 minutos.', 'Conservar en la nevera 3 semanas.'],
  ['fr', 'Garder au frais durant 20 à 30 minutes.', 'Garder au frais durant 3 semaines.'],
  ['de', 'Im Kühlschrank 20-30 Minuten auskühlen lassen.', 'Im Kühlschrank 3 Wochen aufbewahren.'],
  ['ru', 'Хранить в холодильнике 20-30 минут.', 'Хранить в холодильнике 3 недели.'],
  ['ar', 'نبرد في الثلاجة نحو 20-30 دقيقة.', 'نحفظ في الثلاجة 3 أسابيع.'],
  ['ja', '冷蔵庫に入れ、約20〜30分冷やす。', '冷蔵庫で3週間保存する。'],
  ['zh', '放入冰箱冷藏20至30分钟。', '放入冰箱，可保存3周。'],
] as const

test.each(codes)(
  'garlic in oil is eaten at once or kept cold for four days, and the checker finds a recipe that does not say so: %s',
  (language) => {
    const typed = [listNameOf('garlic', language), listNameOf('olive-oil', language)]
    const request = typedRequest(typed, { ...ofOil, mealTypes: ['condiment'], selectedStaples: [], language })
    const composed = compose(request, readRequest(request).brief, 'a key')
    expect(composed).not.toBeNull()
    if (composed === null) return
    const { recipe, leftOut } = composed
    expect(recipe.structure?.archetype).toBe('infused-oil')
    expect(recipe.instructions.at(-1)).toMatch(/4/)
    expect(checkRecipe(request, recipe, leftOut)).toEqual([])
    const silent = recipe.instructions.map((text) =>
      text
        .split(/(?<=[.。])\s*/)
        .filter((sentence) => !/(?<!\d)4\s?(?:days|Tag|días|jours|дней|أيام|日|天)/.test(sentence))
        .join(' '),
    )
    const findings = checkRecipe(request, { ...recipe, instructions: silent }, leftOut)
    expect(findings.map(({ rule, detail }) => [rule, detail.kind])).toEqual([['safety', 'kept-in-oil']])
  },
)

test.each(chilling)('garlic in oil that chills for minutes before the meal does not count as kept: %s', (language, chilled, kept) => {
  const said = (last: string) => {
    const [garlic, oil] = [listNameOf('garlic', language), listNameOf('olive-oil', language)]
    const text = { title: '-', description: '-', prepTime: '5 mins', cookTime: '15 mins', totalTime: '20 mins' }
    const written = { ...text, ingredients: [garlic, oil], instructions: [`${garlic}, ${oil}.`, last] }
    const request = typedRequest([], { ...ofOil, mealTypes: ['condiment'], selectedStaples: [], language })
    return checkRecipe(request, recipeFromText(written, { cuisine: 'Chinese', mealType: 'condiment', language })).map(
      ({ detail }) => detail.kind,
    )
  }
  expect(said(chilled)).not.toContain('kept-in-oil')
  expect(said(kept)).toContain('kept-in-oil')
})

test("the checker applies the garlic rule to any writer's recipe, but not to garlic with vinegar", () => {
  const request = typedRequest(['garlic', 'olive oil'], { ...ofOil, mealTypes: ['condiment'], selectedStaples: [] })
  const written = (ingredients: readonly string[], last: string) =>
    recipeFromText(
      {
        title: 'Garlic Oil',
        description: 'Garlic oil.',
        prepTime: '5 mins',
        cookTime: '15 mins',
        totalTime: '20 mins',
        ingredients,
        instructions: ['Peel the garlic.', `Warm the olive oil with the garlic for 15 minutes. ${last}`],
      },
      { cuisine: 'Chinese', mealType: 'condiment', language: 'en' },
    )
  const kindsIn = (ingredients: readonly string[], last: string) =>
    checkRecipe(request, written(ingredients, last)).flatMap(({ rule, detail }) => (rule === 'safety' ? [detail.kind] : []))
  const plain = ['120 ml olive oil', '6 cloves garlic']
  expect(kindsIn(plain, 'Leave to cool and pour into a bottle.')).toEqual(['kept-in-oil'])
  expect(kindsIn(plain, 'Keep in the refrigerator for up to 3 weeks.')).toEqual(['kept-in-oil'])
  expect(kindsIn(plain, 'Let cool, keep in the fridge and use within 4 days.')).toEqual([])
  expect(kindsIn(plain, 'Serve at once.')).toEqual([])
  expect(kindsIn(plain, 'Keep in the refrigerator for about 30 minutes.')).toEqual([])
  expect(kindsIn(plain, 'Keep in the refrigerator for 30 minutes, then store in a jar.')).toEqual(['kept-in-oil'])
  expect(kindsIn(plain, 'Simmer for 10 minutes, cool and refrigerate.')).toEqual(['kept-in-oil'])
  expect(kindsIn([...plain, '60 ml white vinegar'], 'Add the vinegar, cool and bottle.')).toEqual([])
})
