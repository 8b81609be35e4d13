import { describe, expect, it } from 'vitest'
import { governingDiet } from '#kitchen/diet.ts'

describe('the governing diet', () => {
  it('is none when none was chosen', () => {
    expect(governingDiet([], 'entrée')).toBeNull()
    expect(governingDiet([], 'dessert')).toBeNull()
  })

  it('is the strictest of several', () => {
    expect(governingDiet(['pescatarian', 'vegetarian'], 'soup')).toBe('vegetarian')
    expect(governingDiet(['pescatarian', 'vegan', 'vegetarian'], 'soup')).toBe('vegan')
  })

  it('is non-vegetarian as soon as that was chosen', () => {
    expect(governingDiet(['vegan', 'non-vegetarian'], 'entrée')).toBe('non-vegetarian')
  })

  it('of a dessert asked for with meat or fish is vegetarian', () => {
    expect(governingDiet(['non-vegetarian'], 'dessert')).toBe('vegetarian')
    expect(governingDiet(['pescatarian'], 'dessert')).toBe('vegetarian')
    expect(governingDiet(['vegan', 'non-vegetarian'], 'dessert')).toBe('vegetarian')
    expect(governingDiet(['vegan'], 'dessert')).toBe('vegan')
  })
})
