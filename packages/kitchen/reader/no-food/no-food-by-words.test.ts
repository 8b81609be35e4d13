import { expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const isNoFood = (text: string, language: 'en' | 'de') => {
  const { foods, notFood } = readPhrase(text, language)
  return foods.length === 0 && notFood.length > 0
}
const isFood = (text: string, language: 'en' | 'de') => readPhrase(text, language).foods.length > 0

it.each([
  'Turkey Creek',
  'Lake Honey',
  'Olive Grove Primary School',
  'Julia Onions',
  'egg allergy',
  'oyster farmer',
  'who ate the cheese',
  'my dog ate the sausages',
  'I hate onions',
  'Hot Chocolate (band)',
])('an English place, person, thing or sentence with a food in it is no food: %s', (phrase) => {
  expect(isNoFood(phrase, 'en')).toBe(true)
})

it.each([
  'Gasthaus zum Ochsen',
  'Julia Zwiebelberger',
  'Lisa Petersilie',
  'Familie Nudel',
  'ich hasse Zwiebeln',
  'wer hat den Käse gegessen',
  'Mein Hund hat die Wurst gefressen',
  'apfelgrün',
])('a German place, person, thing or sentence with a food in it is no food: %s', (phrase) => {
  expect(isNoFood(phrase, 'de')).toBe(true)
})

it.each([
  'rocky road',
  'cadbury rocky road',
  'lake trout',
  'cape gooseberry',
  'bay leaf',
  'hill radish',
  'oysters galway bay',
  'jack mackerel',
  'victoria plums',
  'apples from the farm shop',
  'buy milk',
  'we have rice',
])('an English food that shares a word with places, persons and sentences stays a food: %s', (phrase) => {
  expect(isFood(phrase, 'en')).toBe(true)
})

it.each(["Mont d'Or", 'Bergkäse', 'Linda Kartoffeln', 'Käse fest', 'noch Milch da', 'ich habe Eier', 'Pfeffer Mühle', 'Kloster Käse'])(
  'a German food that shares a word with places, persons and sentences stays a food: %s',
  (phrase) => {
    expect(isFood(phrase, 'de')).toBe(true)
  },
)
