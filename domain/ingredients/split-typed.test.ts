import { expect, test } from 'vitest'
import { endOfFinished, splitTyped } from '#domain/ingredients/split-typed.ts'
import { tidyIngredient } from '#domain/ingredients/tidy.ts'

const split = (text: string) => splitTyped(text).map(tidyIngredient)

test('a pasted list is split at commas, semicolons and line ends of any writing', () => {
  expect(split('chicken, rice;\n tomatoes\r\n\r\nユズ、味噌،ثوم')).toEqual(['chicken', 'rice', 'tomatoes', 'ユズ', '味噌', 'ثوم'])
})

test('the marks of a pasted list are removed from ingredients', () => {
  const list = '- 200 g spinach\n• garlic\n3) olive oil\n[ ] eggs\n- [ ] milk\n- [x] flour\n☐ leek\n✅ tea\n•rice\n1.5 l water\n-'
  expect(split(list)).toEqual(['200 g spinach', 'garlic', 'olive oil', 'eggs', 'milk', 'flour', 'leek', 'tea', 'rice', '1.5 l water'])
})

test.each([
  [
    '1 (14.5 oz) can diced tomatoes, undrained; 2 lbs boneless, skinless chicken thighs',
    ['1 (14.5 oz) can diced tomatoes, undrained', '2 lbs boneless skinless chicken thighs'],
  ],
  ['chicken thighs, boneless, skinless, rice, cooked', ['chicken thighs, boneless, skinless', 'rice, cooked']],
  ['2 ripe tomatoes, finely chopped, rice', ['2 ripe tomatoes, finely chopped', 'rice']],
  ['one large, ripe mango, peppers, cut into strips, leek', ['one large ripe mango', 'peppers, cut into strips', 'leek']],
  ['pasta, gluten-free, eggs', ['pasta, gluten-free', 'eggs']],
  [
    'Petersilie, glatt, 500 g kleine, festkochende Kartoffeln, Hähnchen, ohne Haut',
    ['petersilie, glatt', '500 g kleine festkochende kartoffeln', 'hähnchen, ohne haut'],
  ],
  [
    '2 cebollas, picadas, 3 dientes de ajo, pelados y picados, arroz',
    ['2 cebollas, picadas', '3 dientes de ajo, pelados y picados', 'arroz'],
  ],
  ['2 oignons, émincés, 500 g de poulet, coupé en dés, riz', ['2 oignons, émincés', '500 g de poulet, coupé en dés', 'riz']],
  [
    'лук, мелко нарезанный, 2 крупных, спелых помидора, варенье, сыр',
    ['лук, мелко нарезанный', '2 крупных спелых помидора', 'варенье', 'сыр'],
  ],
  ['طماطم، مقطعة، أرز، بدون ملح', ['طماطم، مقطعة', 'أرز، بدون ملح']],
  ['玉ねぎ、薄切り、卵（Mサイズ）3個、大根', ['玉ねぎ、薄切り', '卵（mサイズ）3個', '大根']],
  ['洋葱，切丝，大葱，鸡腿，去骨去皮', ['洋葱，切丝', '大葱', '鸡腿，去骨去皮']],
  ['2 луковицы, мелко нарезать, сыр', ['2 луковицы, мелко нарезать', 'сыр']],
  ['1 bunch kale, stems removed, chopped, rice', ['1 bunch kale, stems removed, chopped', 'rice']],
  ['▢ 2 Eier, Größe M, zimmerwarm, 250 g Mehl, gesiebt', ['2 eier, größe m, zimmerwarm', '250 g mehl, gesiebt']],
])('a preparation before or behind a comma stays with its food: %s', (text, ingredients) => {
  expect(split(text)).toEqual(ingredients)
})

test('an amount before a word that can be a food makes it a food', () => {
  expect(split('500 g de haché, 2 oignons, 200 г сыра, 2 яйца, 300 g frites, salade')).toEqual([
    '500 g de haché',
    '2 oignons',
    '200 г сыра',
    '2 яйца',
    '300 g frites',
    'salade',
  ])
})

test('an amount behind a comma moves before its food, unless that has an amount', () => {
  expect(split('garlic, minced, 3 cloves, Milch, 1 l, 2 eggs, 500 g, flour')).toEqual([
    '3 cloves garlic, minced',
    '1 l milch',
    '2 eggs',
    '500 g flour',
  ])
})

test('a comma in a number or in brackets does not split ingredients', () => {
  expect(split('1,5 kg Kartoffeln, 1 can (14 oz, drained) beans, rice')).toEqual([
    '1,5 kg kartoffeln',
    '1 can (14 oz, drained) beans',
    'rice',
  ])
})

test('a part that makes an ingredient too long for the list is left out', () => {
  const words = `beef, cut into ${'very '.repeat(25)}thin strips`
  expect(split(`${words}, rice`)).toEqual(['beef', 'rice'])
})

test('no food of the lexicon is taken for a preparation', () => {
  const foods = [
    'ground beef',
    'fresh dill',
    'gehacktes',
    'варенье',
    'вареники',
    'копчености',
    'picadillo',
    'minced meat',
    '大根',
    '小麦粉',
    '中華麺',
    'ei',
    'salt',
    'sake',
  ]
  expect(split(foods.join(', '))).toEqual(foods)
})

test('a comma finishes an ingredient during typing, once its food is there', () => {
  const finished = (typed: string, isContinued = false) => typed.slice(0, Math.max(0, endOfFinished(typed, isContinued)))
  expect(finished('rice,')).toBe('rice')
  expect(finished('rice, eggs; leek')).toBe('rice, eggs')
  for (const typed of ['rice', '1,', '1,5', 'milk 1,', '2 lbs boneless,', 'fresh, ', 'beans (drained,', ','])
    expect(finished(typed)).toBe('')
  // "diced" belongs to an ingredient that the same line added before.
  expect(finished('cooked,', true)).toBe('cooked')
  expect(finished('2 lbs boneless,', true)).toBe('')
})
