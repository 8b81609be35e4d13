import { expect, test } from 'vitest'
import { containsDish } from '#kitchen/reader/match/dish-in-name.ts'
import type { DishInName } from '#kitchen/reader/words/dishes-in-names.ts'

test.each<[name: string, dish: DishInName, isContained: boolean]>([
  ['tomato soup', 'soup', true],
  ['soup bones', 'soup', false],
  ["soupe à l'oignon", 'soup', true],
  ['Kartoffelsuppe', 'soup', true],
  ['грибной суп', 'soup', true],
  ['番茄汤', 'soup', true],
  ['tomato-sauce', 'sauce', true],
  ['Bratensoße', 'sauce', true],
  ['sauce tomate', 'sauce', true],
  ['トマトソース', 'sauce', true],
  ['sauced beans', 'sauce', false],
  ['poulet désossé', 'sauce', false],
  ['vinaigrette', 'dressing', true],
  ['aliño para ensaladas', 'dressing', true],
  ['ドレッシング', 'dressing', true],
  ['salsa verde', 'salsa', true],
  ['莎莎酱', 'salsa', true],
  ['Salz', 'salsa', false],
  ['bean dip', 'dip', true],
  ['dipping chocolate', 'dip', false],
  ['明太子ディップ', 'dip', true],
  ['Erdbeermarmelade', 'jam', true],
  ['варенье', 'jam', true],
  ['いちごジャム', 'jam', true],
  ['jambon', 'jam', false],
  ['butter', 'butter', true],
  ['mantequilla de ajo', 'butter', true],
  ['сливочное масло', 'butter', true],
  ['оливковое масло', 'butter', false],
  ['butter beans', 'butter', false],
])('a name may contain the word for a dish: %s, %s: %s', (name, dish, isContained) => {
  expect(containsDish(name, dish)).toBe(isContained)
})
