import { expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

const read = (text: string) => inspectPhrase(text, 'de')

test.each([
  ['1 Dose Kidneyb. abgetr.', 'kidney bean'],
  ['½ Bd Frühl.zwiebeln', 'scallion'],
  ['Hähn.brust 2 St.', 'chicken breast'],
  ['1 Fl. Sonnenbl.öl', 'sunflower oil'],
  ['Zitr. 2 (Bio)', 'lemon'],
  ['Thunfisch i. Öl', 'canned tuna'],
  ['Lachs m. Haut', 'salmon'],
  ['lachs tk 2 filetts', 'salmon'],
])('the reader writes out a shortened German name: %s', (text, name) => {
  const { english, unknown } = read(text)
  expect(english).toEqual([name])
  expect(unknown).toEqual([])
})

test('a shortened peanut butter contains peanut and no milk', () => {
  const { contains } = read('Erdn.butter 1 Gl.')
  expect(contains.peanut).toBe('yes')
  expect(contains.dairy).toBe('no')
})

test('fillets beside a food that is no animal stay a food of their own', () => {
  expect(read('Reis 2 Filets').vegan).not.toBe('yes')
})

test('the share of fat in dry matter is no "in"', () => {
  expect(read('Gouda 48% F. i. Tr.').english).toEqual(['gouda'])
})
