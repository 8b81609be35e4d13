import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'de').foods.map(({ ingredient }) => ingredient)

describe('German shopping lists', () => {
  test.each([
    ['Reis von gestern (1 Schüssel)', ['cooked-rice']],
    ['Rest Reis', ['cooked-rice']],
    ['1 Dose Tomaten', ['canned-tomatoes']],
    ['Dose Thunfisch', ['canned-tuna']],
    ['2 Do. Tomaten', ['canned-tomatoes']],
    ['Blätterteig (Kühlregal, 1 Rolle)', ['puff-pastry']],
  ])('the reader takes the form and the notes of "%s" from its words', (typed, ids) => {
    expect(idsIn(typed)).toEqual(ids)
  })

  test.each([
    ['Honik', 'honey'],
    ['Hünchen', 'chicken'],
    ['Kakau', 'cocoa-powder'],
    ['Lax', 'salmon'],
    ['Krem fresch', 'creme-fraiche'],
    ['Rosmarien', 'rosemary'],
  ])('the reader reads a usual German misspelling: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  test.each([
    'Zwiebeln glasig dünsten',
    'Nudeln abgießen',
    '10 Minuten köcheln lassen',
    'Den Teig 1 Stunde gehen lassen',
    'Hähnchen bei 180 Grad in den Ofen schieben',
    'Birgit Kohl',
    'Hans-Peter Speck',
    'Berlin Kreuzberg',
    'Fußpilzcreme',
    'Wundcreme',
    'Wiener Walzer',
  ])('the reader finds no food in a German step, person, place or ointment: %s', (typed) => {
    const { foods, notFood } = readPhrase(typed, 'de')
    expect(foods.length === 0 || notFood.length > 0).toBe(true)
  })

  test.each([
    ['Butter zum Braten', 'butter'],
    ['Mehl zum Backen', 'flour'],
    ['Bratwurst vom Grillen', 'sausage'],
    ['Speck in Würfeln', 'bacon'],
    ['rosa Pfeffer', 'black-pepper'],
  ])('a purpose, a cut or a colour leaves a food what it is: "%s" is %s', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
  })

  test('a yoghurt of a maker of soya foods has no milk for certain and may have soya', () => {
    const [food] = readPhrase('Alpro Skyr Style', 'de').foods
    expect(food?.contains.soybean).toBe('likely')
    expect(food?.contains.dairy).not.toBe('yes')
  })
})
