import { expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import type { Allergen, Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

function allergensIn(language: Language, step: string, listed: readonly string[]): unknown[] {
  const request = aRequest({ language, allergens: ['gluten', 'eggs', 'dairy'], searchMode: 'ideas' })
  const found = checkLine(request, step, 'instruction', listed).filter(({ rule }) => rule === 'allergen')
  return [...new Set(found.flatMap(({ detail }) => (detail.allergen === null ? [] : [detail.allergen])))]
}

/**
 * A step whose verb implies a food, the allergens of that food, and an ingredient line that makes the step harmless.
 */
const deeds: readonly (readonly [Language, string, readonly Allergen[], string])[] = [
  ['en', 'Dredge the fish, shaking off what is too much.', ['gluten'], '50 g rice flour'],
  ['en', 'Coat the cutlets in crumbs.', ['gluten'], '80 g gluten-free breadcrumbs'],
  ['en', 'Fry the breaded cutlets.', ['gluten'], '80 g gluten-free breadcrumbs'],
  ['en', 'Dip the pieces into the batter.', ['gluten'], '100 g chickpea flour'],
  ['en', 'Top with crème.', ['dairy'], '100 ml coconut cream'],
  ['es', 'Enharinar los filetes.', ['gluten'], '50 g de harina de arroz'],
  ['es', 'Empanar los filetes.', ['gluten'], '80 g de pan rallado sin gluten'],
  ['es', 'Rebozar los filetes y freír.', ['gluten', 'eggs'], '50 g de harina de garbanzo'],
  ['es', 'Pasar los trozos por la masa.', ['gluten'], '100 g de harina de garbanzo'],
  ['fr', 'Fariner les filets.', ['gluten'], '50 g de farine de riz'],
  ['fr', 'Singer, puis mouiller.', ['gluten'], '30 g de fécule de maïs'],
  ['fr', 'Paner les escalopes.', ['gluten'], '80 g de chapelure sans gluten'],
  ['fr', 'Tremper les morceaux dans la pâte.', ['gluten'], '100 g de farine de pois chiche'],
  ['fr', 'Crémer la sauce.', ['dairy'], '100 ml de crème de coco'],
  ['de', 'Die Filets mehlieren.', ['gluten'], '50 g Reismehl'],
  ['de', 'Die Schnitzel panieren.', ['gluten'], '80 g glutenfreie Semmelbrösel'],
  ['de', 'Die Stücke durch den Teig ziehen.', ['gluten'], '100 g Kichererbsenmehl'],
  ['ru', 'Запанируйте рыбу.', ['gluten'], '50 г рисовой муки'],
  ['ru', 'Обмакните кусочки в жидкое тесто.', ['gluten'], '100 г нутовой муки'],
  ['ru', 'Забелите суп.', ['dairy'], '100 мл кокосовых сливок'],
  ['ar', 'نغمس القطع في العجين.', ['gluten'], '100 غ دقيق الحمص'],
  ['ja', '魚に粉をはたく。', ['gluten'], '片栗粉 大さじ3'],
  ['ja', '魚に衣をつけて揚げる。', ['gluten', 'eggs'], '米粉 50g'],
  ['zh', '鱼块拍粉。', ['gluten'], '玉米淀粉 30克'],
  ['zh', '鱼块裹上面糊。', ['gluten'], '粘米粉 50克'],
]

test.each(deeds)('a verb brings the allergens of the food that it implies, %s: %s', (language, step, brought) => {
  expect(allergensIn(language, step, [])).toEqual(brought)
})

test.each(deeds)('a verb brings no allergen when the list has a harmless food for it, %s: %s', (language, step, _, line) => {
  expect(allergensIn(language, step, [line])).toEqual([])
})

test.each<[Language, string, readonly Allergen[]]>([
  ['fr', 'Dorer au jaune.', ['eggs']],
  ['fr', 'Lier aux jaunes hors du feu.', ['eggs']],
  ['fr', 'Paner à l’anglaise.', ['gluten', 'eggs']],
  ['de', 'Die Suppe legieren.', ['eggs']],
  ['ru', 'Смочите рыбу в льезоне.', ['eggs']],
])('a verb may imply an egg, %s: %s', (language, step, brought) => {
  expect(allergensIn(language, step, [])).toEqual(brought)
})

test.each<[Language, string]>([
  ['en', 'Dredge the fish in the rice and press it on.'],
  ['en', 'Rub in with your fingers until it looks like crumbs.'],
  ['en', 'Pour the batter into the pan.'],
  ['es', 'Extender la masa.'],
  ['fr', 'Étaler la pâte.'],
  ['fr', 'Émincer les blancs de poireaux et les poivrons jaunes.'],
  ['fr', "Cuire les haricots à l'anglaise."],
  ['de', 'Den Teig ausrollen.'],
  ['ja', '粉をふくまで茹でる。'],
  ['ja', 'きな粉をまぶす。'],
  ['zh', '倒入面糊。'],
  ['ar', 'نغمس القطع في الخليط من الجهتين.'],
  ['ru', 'Обмакните кусочки в смесь.'],
])('a verb that only resembles one for crumbs or eggs brings no allergen, %s: %s', (language, step) =>
  expect(allergensIn(language, step, ['200 g rice'])).toEqual([]),
)

test('"crémer la sauce" is not vegan, unless the list has coconut cream', () => {
  const request = aRequest({ language: 'fr', dietTypes: ['vegan'], searchMode: 'ideas' })
  const verdicts = (listed: readonly string[]) =>
    checkLine(request, 'Crémer la sauce.', 'instruction', listed).filter(({ rule }) => rule === 'diet')
  expect(verdicts([])).toHaveLength(1)
  expect(verdicts(['100 ml de crème de coco'])).toEqual([])
})

test('the checker finds the allergens that verbs imply in a whole recipe', () => {
  const request = aRequest({ language: 'fr', allergens: ['gluten', 'eggs'], searchMode: 'ideas', ingredients: [] })
  const found = checkRecipe(request, {
    title: 'Escalopes de poulet',
    description: '',
    imageUrl: null,
    prepTime: '15 min',
    cookTime: '10 min',
    servings: 4,
    difficulty: 'Easy',
    ingredients: ['600 g de blancs de poulet', '3 c. à s. d’huile', '1 c. à c. de sel'],
    instructions: [
      'Fariner les blancs de poulet, dorer au jaune et paner à l’anglaise.',
      'Faire dorer dans l’huile 10 min à 74 °C à cœur, saler.',
    ],
    mealType: 'entrée',
    cuisine: request.cuisine,
    language: 'fr',
  })
  const allergens = found.filter(({ rule }) => rule === 'allergen').map(({ detail }) => detail.allergen)
  expect(new Set(allergens)).toEqual(new Set(['gluten', 'eggs']))
})
