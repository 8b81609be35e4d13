import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('foods without wheat', () => {
  test.each([
    ['en', 'wheat-free bread'],
    ['en', 'wheat-free rye bread'],
    ['en', 'spelt bread without wheat'],
    ['es', 'pan sin trigo'],
    ['es', 'pan de centeno sin trigo'],
    ['es', 'pan de espelta sin trigo'],
    ['fr', 'pain sans blé'],
    ['fr', "pain d'épeautre sans blé"],
    ['fr', 'pain de seigle sans blé'],
    ['de', 'weizenfreies Brot'],
    ['de', 'weizenfreies Dinkelbrot'],
    ['de', 'weizenfreies Roggenbrot'],
    ['de', 'weizenfreie Gerste'],
    ['de', 'Roggenbrot ohne Weizen'],
    ['ru', 'хлеб без пшеницы'],
    ['ru', 'ржаной хлеб без пшеницы'],
    ['ar', 'خبز بدون قمح'],
    ['ar', 'خبز شعير خالي من القمح'],
    ['ja', '小麦不使用のパン'],
    ['ja', '小麦不使用のライ麦パン'],
    ['zh', '无小麦面包'],
    ['zh', '不含小麦的黑麦面包'],
  ] as const)('the %s reader does not rule out gluten in "%s", because rye, barley and spelt contain it', (language, text) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBe(1)
    expect(foods.map(({ contains }) => contains.gluten)).not.toContain('no')
  })

  test.each([
    ['en', 'gluten-free bread'],
    ['es', 'pan sin gluten'],
    ['fr', 'pain sans gluten'],
    ['de', 'glutenfreies Brot'],
    ['ru', 'хлеб без глютена'],
    ['ar', 'خبز خالي من الغلوتين'],
    ['ja', 'グルテンフリーのパン'],
    ['zh', '无麸质面包'],
  ] as const)('the %s reader rules out gluten in "%s"', (language, text) => {
    expect(readPhrase(text, language).foods.map(({ contains }) => contains.gluten)).toEqual(['no'])
  })
})
