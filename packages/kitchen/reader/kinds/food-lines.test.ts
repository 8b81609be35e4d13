import { describe, expect, test } from 'vitest'
import { parseFoodLines } from './food-lines.ts'

describe('lines of foods', () => {
  test("a line says the food's class, its certain and likely allergens, its diet and its names", () => {
    const [springerle, curd] = parseFoodLines(`
      pastry | gluten eggs | dairy | vegetarian       | ? | Springerle, Änisbrötli
      milk   | dairy       |       | vegetarian..meat | - | curd
    `)
    expect(springerle).toEqual({
      class: 'pastry',
      contains: ['gluten', 'eggs'],
      mayContain: ['dairy'],
      otherwise: 'unknown',
      diet: 'vegetarian',
      dietAtWorst: 'vegetarian',
      names: ['Springerle', 'Änisbrötli'],
    })
    expect(curd).toEqual({ class: 'milk', contains: ['dairy'], mayContain: [], diet: 'vegetarian', dietAtWorst: 'meat', names: ['curd'] })
  })

  test('a line without columns continues the names of the line before', () => {
    const [only, ...others] = parseFoodLines('pastry | gluten | | vegan | ? | one,\n two, three')
    expect(only?.names).toEqual(['one', 'two', 'three'])
    expect(others).toEqual([])
  })

  test.each([
    ['class', 'cakes | gluten | | vegan | ? | one'],
    ['allergen', 'pastry | wheat | | vegan | ? | one'],
    ['diet', 'pastry | gluten | | vegan.. | ? | one'],
    ['rest', 'pastry | gluten | | vegan | | one'],
    ['columns', 'pastry | gluten | | vegan | ? |'],
    ['columns', 'pastry | gluten | | vegan | ? | one | two'],
  ])('a wrong %s is an error that quotes the line', (what, line) => {
    expect(() => parseFoodLines(line)).toThrow(`A line of foods has no such ${what}: ${line}`)
  })
})
