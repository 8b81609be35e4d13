import { expect, test } from 'vitest'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { type Cuisine, languages } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { planTurnsOf } from '#kitchen/testing/some-plans.ts'

test("a dessert's title and description name its fruit or rice and not its flavouring", () => {
  for (const [typed, cuisine] of [
    [['matcha', 'cream', 'sugar'], 'Japanese'],
    [['ginger', 'sugar'], 'Chinese'],
    [['cardamom', 'sugar'], 'Indian'],
    [['cinnamon', 'honey'], 'African'],
  ] satisfies [string[], Cuisine][]) {
    const request = typedRequest(typed, { mealTypes: ['dessert'], targetMealType: 'dessert', cuisine, searchMode: 'ideas' })
    const dishes = planTurnsOf(request, 5)
    expect(dishes.length).toBeGreaterThan(0)
    for (const { headline, plan } of dishes) {
      const hasFood = plan.lines.some(({ item }) => isInGroup(item, 'fruit', 'grain', 'crunch'))
      const flavours = headline.mains.filter((item) => isInGroup(item, 'spice', 'aromatic') || item.kin === 'matcha')
      expect([plan.archetype, hasFood ? flavours.map(({ kin }) => kin) : []]).toEqual([plan.archetype, []])
    }
  }
})

test('no step names four plates or glasses when fewer people eat', () => {
  const four =
    /four (\w+ )?(plates|glasses|sheets)|vier (Teller|Gläser|große Bögen)|quatre (assiettes|verres|grandes)|cuatro (platos|vasos|hojas)|четыр\S+ (тарел|креман|больш)|أربعة? (أطباق|كؤوس|قطع)|4枚の|4つの|4个/
  for (const [typed, meal] of [
    ['1 carrot', 'entrée'],
    ['3 eggs', 'entrée'],
    ['1 apple', 'dessert'],
  ] as const)
    for (const { plan } of planTurnsOf(typedRequest([typed], { mealTypes: [meal], targetMealType: meal, searchMode: 'full' }), 6)) {
      expect(plan.servings).toBeLessThan(4)
      for (const { code } of languages) expect(grammars[code](plan).instructions.join(' ')).not.toMatch(four)
    }
})
