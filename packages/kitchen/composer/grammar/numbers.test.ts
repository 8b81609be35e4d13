import { describe, expect, test } from 'vitest'
import { decimalComma, hoursAndMinutes, kitchenNumber, rangeOf, spoonsIn, wholeHoursOf } from '#kitchen/composer/grammar/numbers.ts'
import { cupsIn, millilitres, ovenTemperatures, poundsOf } from '#kitchen/composer/grammar/us-measures.ts'

describe('numbers in a recipe', () => {
  test('the grammar writes kitchen fractions with the connecting word of the language: 1と1/2', () => {
    expect([0.25, 0.3, 0.5, 0.67, 0.75, 1, 1.25, 2.5].map((value) => kitchenNumber(value))).toEqual([
      '1/4',
      '1/3',
      '1/2',
      '2/3',
      '3/4',
      '1',
      '1 1/4',
      '2 1/2',
    ])
    expect(kitchenNumber(1.5, 'と')).toBe('1と1/2')
  })

  test('the grammar measures in spoons below 60 ml only', () => {
    expect(spoonsIn(2.5)).toEqual({ spoon: 'tea', count: 0.5 })
    expect(spoonsIn(45)).toEqual({ spoon: 'table', count: 3 })
    expect(spoonsIn(60)).toBeNull()
  })

  test('a decimal comma has no needless places: 1,5', () => {
    expect([1, 1.5, 1.25, 2 / 3].map(decimalComma)).toEqual(['1', '1,5', '1,25', '0,67'])
  })

  test('the grammar writes a range only for two different numbers', () => {
    expect(rangeOf([5, 7], '–')).toBe('5–7')
    expect(rangeOf([5, 5], '–')).toBe('5')
  })

  test('the grammar writes whole hours from two hours on', () => {
    expect(wholeHoursOf([480, 480])).toBe(8)
    expect([wholeHoursOf([60, 60]), wholeHoursOf([130, 130]), wholeHoursOf([120, 180])]).toEqual([null, null, null])
  })

  test('the grammar leaves out hours or minutes that are zero', () => {
    const written = (minutes: number) =>
      hoursAndMinutes(
        minutes,
        (hours) => `${hours} h`,
        (rest) => `${rest} min`,
      )
    expect([0, 25, 60, 85, 480].map(written)).toEqual(['0 min', '25 min', '1 h', '1 h 25 min', '8 h'])
  })
})

describe('American measures', () => {
  test('the grammar rounds weights to quarters of an ounce, ounces and quarters of a pound', () => {
    expect([5, 14, 28, 100, 454, 600].map(poundsOf)).toEqual(['1/4 oz', '1/2 oz', '1 oz', '4 oz', '1 lb', '1 1/4 lb'])
  })

  test('the grammar counts in cups, and above four in whole cups', () => {
    expect([120, 360, 1100].map(cupsIn)).toEqual([0.5, 1.5, 5])
    expect([720, 1250, 1100].map(millilitres)).toEqual(['720 ml', '1 1/4 l', '1100 ml'])
  })

  test('the grammar writes oven temperatures in the marks of Celsius and Fahrenheit ovens', () => {
    expect([180, 200, 220, 240, null].map(ovenTemperatures)).toEqual([
      [180, 350],
      [200, 400],
      [220, 425],
      [240, 475],
      [200, 400],
    ])
  })
})
