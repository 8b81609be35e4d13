import { expect, test } from 'vitest'
import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const isWhole = (text: string, language: Language) => {
  const { foods, unknown, notFood } = readPhrase(text, language)
  return foods.length > 0 && unknown.length + notFood.length === 0 && foods.every(({ known }) => known === 'whole')
}

const deniedOf = (text: string, language: Language, asked: readonly Allergen[] = allergens) =>
  asked.filter((allergen) => inspectPhrase(text, language).contains[allergen] === 'no')

test.each<[string, readonly Allergen[]]>([
  ['riz brik', ['gluten', 'eggs']],
  ['crème brik', ['gluten', 'eggs']],
  ['lait briks', ['gluten', 'eggs']],
  ['avoine brik', ['gluten', 'eggs']],
  ['soupe brick', ['gluten', 'eggs']],
  ['sauce brik', ['gluten', 'eggs']],
  ['veau 1 fond', ['gluten']],
  ['volaille un fond', ['gluten']],
  ['poisson 1 fond', ['gluten']],
  ['légumes un fond', ['gluten']],
  ['gâteau un fond', ['gluten']],
  ['poulet avec son jus', ['gluten']],
  ['poulet avec leur jus', ['gluten']],
  ['dinde + son jus', ['gluten']],
  ['lait 2 soja', ['dairy', 'soybean']],
  ['lait 2 riz', ['dairy']],
  ['lait 2 coco', ['dairy']],
  ['farine 2 riz', ['gluten']],
  ['farine 2 maïs', ['gluten']],
  ['ail rondelé', ['dairy']],
])('a French note hides no food: %s', (typed, asked) => {
  expect(deniedOf(typed, 'fr', asked)).toEqual([])
})

test.each([
  'farine coco',
  'farine sarrasin',
  'farine châtaigne',
  'farine pois chiche',
  'jambon moisi enlevé',
  'poulet moisi enlevé',
  'pain moisi enlevé',
  'langue de belle-mère',
  'foie de copain',
  'lait de mère',
  'amende effilées',
  'concentré tomat',
  'concentré 2 tomate',
  'quinoa cui',
  'somon fumé',
  'poulet cru 2blancs',
  'ail rondls',
  'carottes rapp',
  'mozz',
  'carrote en rondels',
])('a French food whose words are guessed, shortened, misspelt or spoilt denies nothing: %s', (typed) => {
  expect(isWhole(typed, 'fr')).toBe(false)
  expect(deniedOf(typed, 'fr')).toEqual([])
})

test.each([
  'mozzarella agua',
  'hebos 1/2 doc',
  'armejas',
  'almjas',
  'almehas',
  'vonito en aceite',
  'filetes lomo',
  'leche caducado ayr',
  'pescado fondo bote',
  'casi queso',
  'arroz(cocido)',
])('a Spanish food whose words are guessed, shortened, misspelt or spoilt denies nothing: %s', (typed) => {
  expect(deniedOf(typed, 'es')).toEqual([])
})

test.each(['pan casi sin gluten', 'harina casi sin gluten'])('"almost without" is no "without" in Spanish: %s', (typed) => {
  expect(isWhole(typed, 'es')).toBe(false)
})

test('two Spanish fruits and vegetables beside each other are two foods', () => {
  expect(readPhrase('cebolla mora', 'es').foods).toHaveLength(2)
})

test.each([
  ['crème fraîche', 'fr'],
  ['châtaignes', 'fr'],
  ['steaks hachés', 'fr'],
  ['poivrons grillés', 'fr'],
  ['huitre', 'fr'],
  ['feta entamée+eau', 'fr'],
  ['sel presq plus', 'fr'],
  ['lait brique', 'fr'],
  ['harina resto paquete', 'es'],
  ['leche dsd lunes', 'es'],
] as const)('a harmless note leaves the food known whole: %s', (typed, language) => {
  expect(isWhole(typed, language)).toBe(true)
})
