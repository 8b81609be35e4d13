import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

const glutenOf = (text: string, language: Language) => inspectPhrase(text, language).contains.gluten

describe('flours', () => {
  test.each<[Language, readonly string[]]>([
    ['en', ['mushroom flour', 'tomato flour', 'blueberry flour', 'spinach flour', 'chickpea flour']],
    ['es', ['harina de champiñones', 'harina de espinacas', 'harina de arándanos']],
    ['fr', ['farine de champignons', 'farine de poisson', "farine d'épinards", 'farine de myrtilles']],
    ['de', ['Pilzmehl', 'Fischmehl', 'Tomatenmehl', 'Linsenmehl', 'Reiswaffeln']],
    ['ru', ['мука из грибов', 'мука из чечевицы', 'черничная мука']],
    ['ar', ['دقيق الفطر', 'دقيق السمك', 'دقيق السبانخ', 'دقيق العدس']],
    ['ja', ['きのこ粉', 'ほうれん草粉', 'トマト粉', '抹茶粉']],
    ['zh', ['蘑菇粉', '菠菜粉', '番茄粉', '奶酪粉']],
  ])('the reader rules out gluten in the flour of a plant without gluten, in %s', (language, texts) => {
    expect(texts.filter((text) => glutenOf(text, language) !== 'no')).toEqual([])
  })

  test.each<[Language, string]>([
    ['en', 'fish meal'],
    ['es', 'harina de pescado'],
    ['ru', 'мука из рыбы'],
  ])('the reader does not rule out gluten in the meal of a food that is no plant, in %s: %s', (language, text) => {
    expect(inspectPhrase(text, language)).toMatchObject({ vegetarian: 'no', contains: { gluten: 'unknown' } })
  })

  test.each<[Language, readonly string[]]>([
    ['en', ['rye flour', 'zblorp flour', 'seitan flour', 'milk flour']],
    ['es', ['harina de centeno', 'harina de zblorp']],
    ['fr', ['farine de seigle', 'farine de zblorp']],
    ['de', ['Roggenmehl', 'Milchmehl', 'Zwiebelcracker', 'Tomatencracker', 'Kräutercracker', 'Käsecracker']],
    ['ru', ['ржаная мука', 'молочная мука']],
    ['ar', ['دقيق الشعير']],
    ['ja', ['ライ麦粉', '小麦粉']],
    ['zh', ['黑麦粉', '小麦粉']],
  ])('the reader does not rule out gluten in flour of wheat relatives or unknown words, in %s', (language, texts) => {
    expect(texts.filter((text) => glutenOf(text, language) === 'no')).toEqual([])
  })
})
