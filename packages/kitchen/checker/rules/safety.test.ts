import { describe, expect, test } from 'vitest'
import { aBakedSalmon, aFrittata, aStirFry } from '#kitchen/testing/a-recipe.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

describe('the safety rule', () => {
  test('the safety rule requires a temperature or a sign that chicken is done', () => {
    const { request, recipe } = aStirFry()
    expect(rulesBroken(request, withText(recipe, '74°C (165°F)', 'hot'))).toEqual(['safety'])
    expect(rulesBroken(request, withText(recipe, '74°C (165°F)', '60°C (140°F)'))).toEqual(['safety'])
    for (const safe of ['74 °C', '165°F', '75°C']) expect(rulesBroken(request, withText(recipe, '74°C (165°F)', safe))).toEqual([])
  })

  test.each(['Hähnchenfrikadellen', 'Gefluegelbratwurst', 'chicken sausage', 'saucisses de poule', 'куриные котлеты', '鸡肉丸'])(
    'the safety rule requires 74 °C of poultry in any shape: %s',
    (typed) => {
      const { request, recipe } = aStirFry()
      const shaped = withText(withText(recipe, 'chicken breasts', typed), 'the chicken reaches', 'they reach')
      expect(rulesBroken(request, withText(shaped, '74°C (165°F)', '71°C (160°F)'))).toContain('safety')
      expect(rulesBroken(request, shaped)).not.toContain('safety')
    },
  )

  test('the safety rule rejects chicken that is pink inside', () => {
    const { request, recipe } = aStirFry()
    expect(rulesBroken(request, withText(recipe, 'stir-fry for 5-7 minutes,', 'stir-fry for 5-7 minutes, still pink inside,'))).toEqual([
      'safety',
    ])
    expect(rulesBroken(request, withText(recipe, 'stir-fry for 5-7 minutes,', 'stir-fry for 5-7 minutes, no longer pink inside,'))).toEqual(
      [],
    )
  })

  test('the safety rule requires set eggs and opaque fish', () => {
    const frittata = aFrittata()
    expect(rulesBroken(frittata.request, withText(frittata.recipe, 'until the eggs are set, 71°C (160°F) inside', 'until runny'))).toEqual([
      'safety',
    ])
    const salmon = aBakedSalmon()
    expect(
      rulesBroken(
        salmon.request,
        withText(salmon.recipe, 'until the salmon is opaque and flakes easily, 63°C (145°F) inside', 'until done'),
      ),
    ).toEqual(['safety'])
  })
})
