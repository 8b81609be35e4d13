import { expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

test.each([
  ['getr. Aprikosen 1 Pck', 'dried apricot'],
  ['Aprikosen getr.', 'dried apricot'],
  ['pass. Tomaten', 'tomato passata'],
])('a shortened German adjective beside its noun is written out: %s', (text, name) => {
  expect(inspectPhrase(text, 'de').english).toEqual([name])
})

test('a shortened adjective that is no name with its noun stays', () => {
  expect(inspectPhrase('gem. Hackfleisch', 'de').ingredients).toEqual(['ground-beef', 'ground-pork'])
})

test('grams before a noun are no colour', () => {
  expect(inspectPhrase('500 gr Bohnen', 'de').ingredients).toEqual(inspectPhrase('500 g Bohnen', 'de').ingredients)
})

test.each([
  ['Roggnmehl offen', 'rye-flour'],
  ['Schnitzel vom Schwein', 'pork-chop'],
  ['Kichererpsn', 'chickpea'],
])('a German name is read as it is spoken: %s', (text, id) => {
  expect(inspectPhrase(text, 'de').ingredients).toEqual([id])
})
