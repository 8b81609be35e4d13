import { describe, expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import type { Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

interface Written {
  title?: string
  list: readonly string[]
  step?: string
}

/** The kinds of finding that the checker has for the names in a title and a step. */
function kindsIn(language: Language, { title = '1', list, step = '' }: Written): string[] {
  const request = aRequest({ language, searchMode: 'ideas', ingredients: [] })
  const found = checkRecipe(request, {
    title,
    description: '',
    imageUrl: null,
    prepTime: '5',
    cookTime: '5',
    servings: 4,
    difficulty: 'Easy',
    ingredients: [...list],
    instructions: step === '' ? [] : [step],
    mealType: 'entrée',
    cuisine: request.cuisine,
    language,
  })
  const isOfNames = (kind: unknown) => kind === 'title-claim' || kind === 'not-listed' || (kind === 'not-in-steps' && step !== '')
  return found.flatMap(({ detail }) => (isOfNames(detail.kind) ? [`${String(detail.kind)} ${String(detail.words)}`] : []))
}

describe('names that overlap', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'Cherry Tomato Salsa', ['300 g cherry tomatoes']],
    ['es', 'Mermelada de ciruelas pasas', ['300 g de ciruelas pasas']],
    ['es', 'Salsa de yogur de coco', ['300 g de yogur de coco']],
    ['es', 'Medallones de atún y tomates', ['2 latas de atún en lata', '3 tomates']],
    ['de', 'Paprika-Rote-Bete-Chutney', ['2 grüne Paprika', '300 g Rote Bete']],
    ['zh', '虾米粉热汤', ['虾仁 300克', '米粉 200克']],
    ['zh', '鸡蛋大褐菇煎蛋卷', ['鸡蛋 4个', '大褐菇 200克']],
    ['ja', 'フラワートルティーヤのカリカリフラワートルティーヤ', ['フラワートルティーヤ 4枚']],
  ])('a title claims only listed foods, although names overlap in it: %s %s', (language, title, list) =>
    expect(kindsIn(language, { title, list })).toEqual([]),
  )

  test.each<[Language, string, readonly string[]]>([
    ['en', 'Stir sour cream together in a bowl.', ['120 ml sour cream']],
    ['ru', 'Перемешайте чёрную смородину с сахаром.', ['Чёрная смородина — 300 г', 'Сахар — 3 ст. л.']],
    ['ja', '味をみながらみりんを加える。', ['みりん 大さじ2']],
  ])('a step uses a listed food, although the reader divides its words differently: %s %s', (language, step, list) =>
    expect(kindsIn(language, { step, list })).toEqual([]),
  )

  test.each<[Language, string, readonly string[]]>([
    ['en', 'Tomato Salsa with Cherry', ['300 g tomatoes']],
    ['en', 'Peanut Butter Cookies', ['100 g butter']],
    ['es', 'Salsa de yogur de coco', ['300 g de yogur']],
    ['zh', '虾米粉热汤', ['米粉 200克']],
  ])('the checker finds a title that claims a food missing from the list: %s %s', (language, title, list) =>
    expect(kindsIn(language, { title, list }).map((kind) => kind.split(' ')[0])).toContain('title-claim'),
  )

  test('a step with "peanut butter" does not use the butter in the list', () => {
    expect(kindsIn('en', { step: 'Stir in the peanut butter.', list: ['100 g peanut butter', '100 g butter'] })).toEqual([
      'not-in-steps 100 g butter',
    ])
  })
})

describe('listed names in steps', () => {
  const allergensIn = (language: Language, step: string, list: readonly string[]) =>
    checkLine(aRequest({ language, searchMode: 'ideas', allergens: ['gluten', 'dairy'] }), step, 'instruction', list).map(
      ({ detail }) => detail.allergen,
    )

  test.each<[Language, string, string]>([
    ['en', 'Toast the cassava bread.', '200 g cassava bread'],
    ['es', 'Tostar el pan de maíz.', '200 g de pan de maíz'],
  ])('a listed name in a step means the listed food, although its words alone mean another, %s: %s', (language, step, line) => {
    expect(allergensIn(language, step, [])).toEqual(['gluten'])
    expect(allergensIn(language, step, [line])).toEqual([])
  })

  test('a step with "cocoa, butter" or with "butter" alone does not mean the cocoa butter in the list', () => {
    expect(allergensIn('en', 'Melt the cocoa, butter and salt.', ['200 g cocoa butter'])).toEqual(['dairy'])
    expect(allergensIn('en', 'Melt the butter.', ['200 g cocoa butter'])).toEqual(['dairy'])
  })
})
