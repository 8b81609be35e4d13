import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import type { Knowledge } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { ReadPhrase } from '#kitchen/understand/corrected.ts'
import { understandPhrase } from '#kitchen/understand/understand-phrase.ts'

/** A reader that treats these words as misspelt and every other word normally. */
function misspelling(...words: string[]): ReadPhrase {
  return (text, language) => {
    const reading = readPhrase(text, language)
    const knownOf = (named: string): Knowledge => (words.some((word) => named.toLowerCase().includes(word)) ? 'misspelt' : 'whole')
    return { ...reading, foods: reading.foods.map((food) => ({ ...food, known: knownOf(food.words) })) }
  }
}

test.each([
  ['chikcen', 'en', 'chikcen', 'chicken', 'chicken'],
  ['500 g leftover chikcen', 'en', 'chikcen', '500 g leftover chicken', 'chicken'],
  ['soy sause', 'en', 'sause', 'soy sauce', 'soy sauce'],
  ['tomatto', 'en', 'tomatto', 'tomato', 'tomato'],
  ['2 tomattos', 'en', 'tomattos', '2 tomatoes', 'tomatoes'],
  ['brocolli', 'en', 'brocolli', 'broccoli', 'broccoli'],
  ['zwibel', 'de', 'zwibel', 'zwiebel', 'Zwiebel'],
  ['марковь', 'ru', 'марковь', 'морковь', 'морковь'],
] as const)(
  'the phrase %s (%s) is read as a food with a near name and keeps its amount and form',
  (typed, language, wrong, phrase, name) => {
    const reading = understandPhrase(typed, language, misspelling(wrong))
    expect(reading).toMatchObject({ state: 'read-as', corrected: phrase })
    expect(reading.foods[0]?.readAs).toContain(name)
  },
)

test('every misspelt name of a phrase is corrected', () => {
  const reading = understandPhrase('chikcen and tomatto', 'en', misspelling('chikcen', 'tomatto'))
  expect(reading.corrected).toBe('chicken and tomato')
  expect(reading.foods.map(({ readAs }) => readAs)).toEqual(['chicken', 'tomato'])
})

test('a corrected phrase has no doubts from its near name', () => {
  expect(understandPhrase('chikcen', 'en')).toMatchObject({ state: 'read-as', foods: [{ unknown: [], vegan: 'no' }] })
})

test('a phrase with many misspelt names stays as typed', () => {
  const words = ['chikcen', 'tomatto', 'oinon', 'spinich']
  expect(understandPhrase(words.join(' and '), 'en', misspelling(...words))).toMatchObject({ state: 'read-as', corrected: null })
})

test('a correction that the reader does not know as a whole is not offered', () => {
  const never: ReadPhrase = (text, language) => {
    const reading = readPhrase(text, language)
    return { ...reading, foods: reading.foods.map((food) => ({ ...food, known: 'misspelt' })) }
  }
  expect(understandPhrase('chikcen', 'en', never)).toMatchObject({ state: 'read-as', corrected: null })
})

test('a name in another language is translated into the preferred one, and a name of the preferred one is not', () => {
  const readAs = (typed: string, language: Language) => understandPhrase(typed, language).foods.map((food) => food.readAs)
  expect(readAs('jitomate', 'en')).toEqual(['tomatoes'])
  expect(readAs('mayonnaise', 'ja')).toEqual(['マヨネーズ'])
  expect(readAs('scallions', 'en')).toEqual([null])
  expect(readAs('морковку', 'ru')).toEqual([null])
  expect(readAs('leftover roast chicken', 'en')).toEqual([null])
})

test("an amount is given as the recipe uses it, with the food's form", () => {
  const understood = (typed: string, language: Language = 'en') => {
    const [food] = understandPhrase(typed, language).foods
    return [food?.amount, food?.forms]
  }
  expect(understood('1 can chickpeas')).toEqual([{ amount: 240, measure: 'g', isAsTyped: false }, ['canned', 'drained']])
  expect(understood('علبة حمص', 'ar')).toEqual([null, ['canned', 'drained']])
  expect(understood('2 lbs chicken thighs')).toEqual([{ amount: 908, measure: 'g', isAsTyped: false }, []])
  expect(understood('half a lemon')).toEqual([{ amount: 0.5, measure: 'piece', isAsTyped: false }, []])
  expect(understood('leftover roast chicken')).toEqual([null, ['cooked']])
  // The chip says "cooked rice", and not "cooked rice, cooked".
  expect(understood('rice from yesterday')).toEqual([null, []])
  expect(understood('1,5 kg Reis', 'de')).toEqual([{ amount: 1500, measure: 'g', isAsTyped: true }, []])
  expect(understood('chicken')).toEqual([null, []])
})

test.each(['2 tins tuna', '2 tns tuna', 'canned tuna', 'tinned tuna', 'tin of tuna', 'tuna in oil'])(
  'however a cook writes canned tuna, it is drained, and only its name says that it is canned: %s',
  (typed) => {
    expect(understandPhrase(typed, 'en').foods).toMatchObject([{ name: 'canned tuna', forms: ['drained'] }])
  },
)

test('a form that the name of the food says is not said again', () => {
  const formsOf = (typed: string) => understandPhrase(typed, 'en').foods.map(({ name, forms }) => [name, ...forms])
  expect(['2 cans tomatoes', 'smoked salmon', 'geräucherter Thunfisch', 'dried white beans'].map(formsOf)).toEqual([
    [['canned tomatoes']],
    [['smoked salmon']],
    [['tuna', 'smoked']],
    [['white beans', 'dried']],
  ])
})

test.each([
  ['blorp sauce', ['kind']],
  ['blorp sauce Eier', ['kind', 'beside']],
  ['milk flour Eier', ['kind', 'beside']],
  ['pesto Eier', ['beside', 'beside']],
  ['auntie quiche lorraine', ['beside']],
  ['quiche lorraine', [null]],
  ['sauce', [null]],
  ['milk, Eier', [null, null]],
])('understandPhrase gives the doubt of a food known in part, and none of a food known whole: %s', (typed, doubts) => {
  expect(understandPhrase(typed, 'en').foods.map(({ doubt }) => doubt)).toEqual(doubts)
})

test('an amount of zero and an absurd amount are doubts', () => {
  const doubtOf = (typed: string) => understandPhrase(typed, 'en').foods[0]?.amountDoubt
  expect(['0 tomatoes', '1000000 kg rice', '2 eggs', 'rice'].map(doubtOf)).toEqual(['none', 'absurd', null, null])
})

test('the allergens that a food contains, may contain and is not known to be without are given apart', () => {
  expect(understandPhrase('pesto', 'en').foods[0]).toMatchObject({ contains: [], likely: ['dairy'], unknown: ['eggs'], vegan: 'no' })
  expect(understandPhrase('500 g flour', 'en').foods[0]).toMatchObject({ contains: ['gluten'], likely: [], vegan: 'yes' })
  // Mayonnaise as sold in Japan.
  expect(understandPhrase('マヨネーズ', 'ja').foods[0]).toMatchObject({ contains: ['eggs'], likely: ['soybean'] })
})

test('an unknown word comes with near names and with the phrase that each would make', () => {
  const reading = understandPhrase('500 g flower', 'en')
  expect(reading.state).toBe('unknown')
  expect(reading.unknown[0]?.near).toContainEqual({ name: 'all-purpose flour', phrase: '500 g all-purpose flour' })
  expect(understandPhrase('zblorp', 'en')).toMatchObject({ state: 'unknown', foods: [], unknown: [{ words: 'zblorp', near: [] }] })
})

test('a phrase with a food and an unknown word is unknown and names the food', () => {
  const reading = understandPhrase('chicken zblorp', 'en')
  expect(reading.state).toBe('unknown')
  expect(reading.foods.map(({ name }) => name)).toEqual(['chicken'])
  expect(reading.unknown.map(({ words }) => words)).toEqual(['zblorp'])
})

test('a non-food is named beside any other words', () => {
  expect(understandPhrase('bleach', 'en')).toMatchObject({ state: 'not-food', notFood: ['bleach'] })
  expect(understandPhrase('death cap', 'en')).toMatchObject({ state: 'not-food', unknown: [] })
})

test.each([
  ['gluten-free flour', 'en'],
  ['Gluten-Free Flour', 'en'],
  ['black-eyed peas', 'en'],
  ['self raising flour', 'en'],
] as const)('a hyphen or capital in a name does not count as another reading: %s', (typed, language) => {
  const reading = understandPhrase(typed, language)
  expect(reading.state).toBe('known')
  expect(reading.foods.map(({ readAs }) => readAs)).toEqual([null])
})
