import { expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { genericNamesIn } from '#kitchen/reader/kinds/generic-names.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

const seeds = ['0', '1', '2']

/** The list names of a typed food, over several seeds. */
function listedAs(typed: string, language: Language, searchMode: 'ideas' | 'full'): string[] {
  return seeds.flatMap((seed) => {
    const outcome = cook(typedRequest([typed, 'carrots', 'rice'], { language, searchMode }), seed)
    if (outcome.state === 'refused') return []
    const { structure, ingredients } = outcome.recipe
    const at = structure?.lines.findIndex(({ use, ingredient }) => use === 'yours' && ingredient === null) ?? -1
    return at < 0 ? [] : [ingredients[at] ?? '']
  })
}

test.each(languageCodes)('the reader reads a generic name as no single ingredient, in %s', (language) => {
  for (const { names, class: kind } of genericNamesIn(language)) {
    for (const name of names) expect(readPhrase(name, language).foods, name).toMatchObject([{ ingredient: null, class: kind }])
  }
})

test.each<[Language, string, RegExp]>([
  ['en', 'fish', /\bfish$|\bfish,/],
  ['en', 'white fish fillets', /white fish fillets/],
  ['en', 'noodles', /\) noodles/],
  ['en', 'stock', /\) stock/],
  ['en', 'stock cubes', /stock \(stock cubes\)/],
  ['en', 'gluten-free stock cubes', /\) stock \(gluten-free stock cubes\)/],
  ['en', 'glutenfreie Brühwürfel', /\) stock \(glutenfreie Brühwürfel\)/],
  ['es', 'pescado', /de pescado/],
  ['es', 'filetes de pescado', /de pescado/],
  ['es', 'cubitos de caldo', /de caldo \(cubitos de caldo\)/],
  ['fr', 'poisson', /de poisson/],
  ['fr', 'fish', /de poisson/],
  ['fr', 'nouilles', /de nouilles/],
  ['de', 'Fischfilet', /Fischfilet/],
  ['de', 'fish', /Fisch/],
  ['de', 'Brühwürfel', /Brühe \(Brühwürfel\)/],
  ['de', 'Bouillonwürfel ohne Soja', /Brühe \(Bouillonwürfel ohne Soja\)/],
  ['es', 'carne', /de carne/],
  ['fr', 'viande', /de viande/],
  ['de', 'meat', /Fleisch/],
  ['ru', 'рыбу', /^Рыба — /],
  ['ru', 'лапша', /^Лапша — /],
  ['ru', 'бульонные кубики', /^Бульон — .*\(бульонные кубики\)/],
  ['ar', 'سمك', /^سمك:/],
  ['ar', 'مرق', /^مرق:/],
  ['ja', '魚', /^魚 /],
  ['ja', 'コンソメ', /^ブイヨン .*（コンソメ）/],
  ['zh', '鱼片', /^鱼片 /],
  ['zh', '面条', /^面条 /],
])('the recipe lists a food under the generic name that was typed, in %s: %s', (language, typed, line) => {
  const listed = [...listedAs(typed, language, 'ideas'), ...listedAs(typed, language, 'full')]
  expect(listed.length).toBeGreaterThan(2)
  expect(listed.filter((one) => !line.test(one))).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'noodles'],
  ['es', 'noodles'],
  ['fr', 'nouilles'],
  ['de', 'Asia-Nudeln'],
  ['ru', 'лапша'],
  ['ar', 'نودلز'],
  ['ja', '麺'],
  ['zh', '面条'],
])('generic noodles are doubtful when eggs or gluten are excluded: %s %s', (language, typed) => {
  for (const allergen of ['eggs', 'gluten'] as const) {
    const outcome = cook(typedRequest([typed, 'carrots', 'rice'], { language, searchMode: 'ideas', allergens: [allergen] }), '1')
    const left = outcome.state === 'refused' ? outcome.reasons : outcome.leftOut
    expect(left).toMatchObject([{ words: typed, subjects: [allergen] }])
  }
  expect(readPhrase(typed, language).foods[0]?.contains.eggs).toBe('likely')
})

test('generic stock may or may not be vegan', () => {
  for (const typed of ['stock', 'stock cubes']) expect(readPhrase(typed, 'en').foods).toMatchObject([{ vegan: 'unknown' }])
})
