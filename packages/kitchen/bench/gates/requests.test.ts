import { expect, it } from 'vitest'
import { fullMatchRequest, gridRequest, gridSize, sampleOf } from './requests.ts'

it('the grid has every cuisine, meal type, diet and set of exclusions once', () => {
  const cells = new Set<string>()
  for (let cell = 0; cell < gridSize; cell += 1) {
    const { cuisine, targetMealType, dietTypes, allergens, searchMode } = gridRequest(cell)
    expect(searchMode).toBe('ideas')
    cells.add([cuisine, targetMealType, dietTypes, allergens].join(';'))
  }
  expect(gridSize).toBe(20_480)
  expect(cells.size).toBe(gridSize)
})

it('a sample of the grid is stable, without repeats and from the whole range', () => {
  const sample = sampleOf(gridSize, 300)
  expect(sampleOf(gridSize, 300)).toEqual(sample)
  expect(new Set(sample).size).toBe(300)
  expect(Math.max(...sample) - Math.min(...sample)).toBeGreaterThan(gridSize * 0.9)
  expect(sampleOf(5, 300)).toEqual([0, 1, 2, 3, 4])
})

it('a Full Match request types messy phrases and plain names, and knows what each means', () => {
  const messy = { words: 'tomatos', means: ['tomato'] }
  const kinds = new Set<string>()
  for (let seed = 0; seed < 50; seed += 1) {
    const { request, typed } = fullMatchRequest(seed, 'de', { en: [], es: [], fr: [], de: [messy], ru: [], ar: [], ja: [], zh: [] })
    expect(request).toMatchObject({ searchMode: 'full', language: 'de', ingredients: typed.map(({ words }) => words) })
    for (const one of typed) kinds.add(one === messy ? 'messy' : 'named')
  }
  expect(kinds).toEqual(new Set(['messy', 'named']))
})
