import { describe, expect, test } from 'vitest'
import { ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { spiceRack } from '#kitchen/spice-rack.ts'
import { ingredientsOfStaples } from '#kitchen/staples.ts'

describe('staples', () => {
  test('an empty selection of staples covers no ingredient', () => {
    expect(ingredientsOfStaples([])).toEqual([])
  })

  test('staples cover no animal food unless butter is selected', () => {
    const ids = ingredientsOfStaples(['cooking oil', 'salt and pepper', 'sugar', 'rice', 'spices and herbs', 'garlic'])
    expect(ids.filter((id) => lexicon[id].diet !== 'vegan')).toEqual([])
  })

  test('"spices and herbs" covers the dried spices of the rack that the page lists', () => {
    expect(ingredientsOfStaples(['spices and herbs'])).toEqual([...spiceRack])
    expect(spiceRack).toEqual(expect.arrayContaining(['cumin', 'dried-thyme', 'bay-leaf', 'cinnamon']))
  })

  test('"spices and herbs" covers no fresh herb and no blend of one cuisine', () => {
    const fresh = ingredientIds.filter((id) => lexicon[id].class === 'herb')
    const blends = ingredientIds.filter((id) => lexicon[id].class === 'spice-blend')
    const others = [
      'rosemary',
      'thyme',
      'sage',
      'oregano',
      'curry-leaf',
      'kaffir-lime-leaf',
      'shiso',
      'vanilla',
      'saffron',
      'peanut',
      'tahini',
    ]
    const never: readonly string[] = [...fresh, ...blends, ...others]
    expect(never).toContain('garam-masala')
    expect(spiceRack.filter((id) => never.includes(id))).toEqual([])
  })

  test('"cooking oil" covers plant oils and no lard or margarine', () => {
    expect(ingredientsOfStaples(['cooking oil']).sort()).toEqual(['coconut-oil', 'olive-oil', 'peanut-oil', 'sesame-oil', 'vegetable-oil'])
  })

  test('a staple covers the kinds of its food, the plainest first', () => {
    expect(ingredientsOfStaples(['sugar'])).toEqual(['sugar', 'brown-sugar', 'powdered-sugar'])
    expect(ingredientsOfStaples(['garlic', 'salt and pepper'])).toEqual(['garlic', 'garlic-powder', 'salt', 'black-pepper', 'white-pepper'])
    expect(ingredientsOfStaples(['rice'])).toEqual(['rice', 'basmati-rice', 'jasmine-rice', 'arborio-rice', 'brown-rice', 'sushi-rice'])
    expect(ingredientsOfStaples(['butter'])).toEqual(['butter'])
  })
})
