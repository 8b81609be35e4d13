import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import type { Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { aRecipe, aStep } from '#kitchen/testing/answered.ts'

function isForOthers(language: Language, text: string, servings: number): boolean {
  const recipe = aRecipe({ title: '1', servings, language }, [5, 5, 0], [], [aStep(text, { technique: 'serve' })])
  return checkRecipe(aRequest({ language }), recipe).some(({ detail }) => detail.kind === 'plates')
}

describe('plates in a serving step', () => {
  test.each<[Language, string]>([
    ['en', 'Arrange the egg on four warm plates.'],
    ['es', 'Repartir el arroz en cuatro platos.'],
    ['fr', 'Répartir le riz dans quatre assiettes.'],
    ['de', 'Den Reis auf vier Tellern anrichten.'],
    ['ru', 'Разложите рис на четырёх тарелках.'],
    ['ar', 'نوزع الأرز على أربعة أطباق.'],
    ['ja', '4枚の皿に盛る。'],
    ['zh', '把米饭分在4个盘子里。'],
  ])('the checker finds a number of plates that differs from the servings, %s: %s', (language, text) => {
    expect(isForOthers(language, text, 1)).toBe(true)
    expect(isForOthers(language, text, 4)).toBe(false)
  })

  test.each<[Language, string]>([
    ['en', 'Put the flour and the crumbs in two shallow bowls.'],
    ['en', 'Serve with two glasses of water and 4 slices of bread.'],
    ['en', 'Serve on plates.'],
    ['en', 'Divide the dough into 8 pieces and put them on a plate.'],
    ['fr', 'Diviser la pâte en 8 portions.'],
    ['fr', "Servir avec deux verres d'eau."],
    ['ar', 'نصب 5 أكواب من الماء.'],
  ])('the checker counts no bowls for crumbs and no plates without a number, %s: %s', (language, text) =>
    expect(isForOthers(language, text, 1)).toBe(false),
  )
})
