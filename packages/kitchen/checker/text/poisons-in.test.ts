import { describe, expect, test } from 'vitest'
import { poisonsIn } from '#kitchen/checker/text/poisons-in.ts'
import type { Language } from '#kitchen/options.ts'

describe('words shared by recipes and poisons', () => {
  test.each<[Language, readonly string[]]>([
    ['en', ['Sweat the leeks until they are soft.', 'Lower the flame or the gas.']],
    ['es', ['Tostar hasta que suelte el perfume de las especias.']],
    ['fr', ['Chauffer jusqu’à ce que le parfum se dégage.', 'Un plat simple et parfumé.', 'Griller sur un feu de gaz.']],
    ['de', ['Anbraten, bis die Zwiebeln Farbe annehmen.', 'Ohne Farbe anschwitzen.', 'Den Teig kneten.', 'Über Holzkohle grillen.']],
    ['ru', ['Проверьте мясо градусником.']],
    ['ar', ['خففي نار الغاز.', 'قطع الجزر كأعواد الكبريت.', 'اغسل يديك بالصابون.']],
    ['ja', ['マッチ棒くらいに切る。', '芽には毒があるので取る。']],
    ['zh', ['用湿布盖好。', '芽有毒,要去掉。', '煤气灶上小火煮。']],
  ])('the checker finds no poison in ordinary steps with words such as "gas" or "parfum", %s', (language, steps) => {
    expect(steps.flatMap((step) => poisonsIn(step, language))).toEqual([])
  })

  test.each<[Language, string]>([
    ['es', 'Añadir 2 gotas de perfume.'],
    ['fr', 'Ajouter du parfum chanel.'],
    ['de', '100 ml Farbe zugeben.'],
    ['de', 'Knete zugeben.'],
    ['ar', 'أضف الغاز.'],
    ['ar', 'أضف الصابون.'],
    ['ja', '毒を加える。'],
    ['zh', '加入毒药。'],
  ])('the checker finds a poison where a step puts it into the food, %s: %s', (language, step) => {
    expect(poisonsIn(step, language)).not.toEqual([])
  })
})
