import { describe, expect, test } from 'vitest'
import { recipeContextOf } from '#kitchen/composer/grammar/recipe-context.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan } from '#kitchen/testing/grammar/a-sentence.ts'

const [salt, beef, rice, onion] = [anItem('salt'), anItem('beef'), anItem('rice'), anItem('onion')]
const [first, second] = [waterItem({ ml: 120 }), waterItem({ ml: 400 })]
const plan = aPlan([
  ['season', { items: [salt], and: [beef] }],
  ['simmer', { items: [beef, onion], and: [first], vessel: 'pot', minutes: [60, 60] }],
  ['absorb', { items: [rice], and: [second], vessel: 'saucepan', minutes: [12, 15] }],
  ['season', { items: [salt], vessel: 'pot' }],
])
const context = recipeContextOf(plan)
const [early, braised, , late] = plan.steps.flatMap((step) => step.tasks).filter((task) => task.verb !== 'get-ready')

describe('the recipe context', () => {
  test('the recipe context knows which part of the salt a task takes, even when its heat is not written', () => {
    expect([salt, beef, onion].map(context.isDivided)).toEqual([true, false, false])
    expect(early && context.take([salt, beef], early)).toEqual({ whole: [beef], pours: [], parts: [salt], isLast: false })
    expect(late && context.take([salt], { ...late, heat: null })).toEqual({ whole: [], pours: [], parts: [salt], isLast: true })
  })

  test('the recipe context knows how much of the divided water a task takes', () => {
    expect(braised && context.take([onion, first], braised)).toMatchObject({ whole: [onion], pours: [120] })
    const once = aPlan([['simmer', { items: [onion], and: [first], vessel: 'pot', minutes: [5, 5] }]])
    const [task] = once.steps.flatMap((step) => step.tasks).filter((one) => one.verb === 'simmer')
    expect(task && recipeContextOf(once).take([first], task)).toMatchObject({ whole: [first], pours: [] })
  })

  test('the recipe context knows how much of a food is on the list', () => {
    expect(context.amountOf(onion)).toEqual(plan.lines.find(({ item }) => item === onion)?.amount)
    expect(context.amountOf(anItem('egg'))).toBeNull()
  })

  test('the recipe context chooses one wording for a recipe, and five in five consecutive voices', () => {
    const ways = ['a', 'b', 'c', 'd', 'e'] as const
    const inVoice = (voice: number) => recipeContextOf({ ...plan, voice })
    expect(inVoice(7).either(...ways)).toBe(inVoice(7).either(...ways))
    for (const first of [0, 3, 59]) {
      const chosen = [0, 1, 2, 3, 4].map((turn) => inVoice(first + turn).either(...ways))
      expect(new Set(chosen).size).toBe(5)
    }
  })

  test('the recipe context chooses a wording by style when the plan has no voice', () => {
    const styled = (style: number) => recipeContextOf(aPlan([['season', { items: [salt] }]], style)).either('a', 'b')
    expect([styled(0), styled(1), styled(2)]).toEqual(['a', 'b', 'a'])
  })
})
