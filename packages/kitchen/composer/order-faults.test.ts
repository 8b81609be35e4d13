import { describe, expect, test } from 'vitest'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { randomRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { faultyDishesIn, type PlannedDish, planTurnsOf, randomDishes } from '#kitchen/testing/some-plans.ts'

const plannedDishes = randomDishes()
const objectionable = (isWrong: (dish: PlannedDish) => boolean) => faultyDishesIn(plannedDishes, isWrong)

describe('faults in the order of the work', () => {
  test('no recipe grills, roasts or steams food that lies on the plates, or stirs stuffed vegetables in a pan', () => {
    const cooks: readonly Verb[] = ['grill', 'roast', 'steam', 'fry', 'sear', 'bake']
    const ofDuck = planTurnsOf(typedRequest(['duck', 'cod', 'tempeh', 'basil'], { cuisine: 'Mexican', selectedStaples: [] }), 30)
    const bowls = ofDuck.filter(({ plan }) => plan.archetype === 'bowl')
    const isLate = ({ tasks }: PlannedDish) => {
      const at = tasks.findIndex(({ vessel }) => vessel === 'plates')
      const plated = tasks[at]?.items ?? []
      return at >= 0 && tasks.slice(at).some(({ verb, items }) => cooks.includes(verb) && items.some((item) => plated.includes(item)))
    }
    expect(bowls.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'grill')).length).toBeGreaterThan(0)
    expect(bowls.filter(isLate)).toEqual([])
    expect(objectionable(isLate)).toEqual([])
    const ofRice = planTurnsOf(typedRequest(['flattened rice', 'bell peppers', 'tamari'], { cuisine: 'Indian', searchMode: 'ideas' }), 30)
    const stuffed = ofRice.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'stuff'))
    expect(stuffed.length).toBeGreaterThan(0)
    const isStirred = ({ tasks }: PlannedDish) => {
      const at = tasks.findIndex(({ verb }) => verb === 'stuff')
      const full = tasks[at]?.and ?? []
      return at >= 0 && tasks.slice(at).some(({ verb, items }) => verb === 'fry' && items.some((item) => full.includes(item)))
    }
    expect(stuffed.filter(isStirred)).toEqual([])
    expect(objectionable(isStirred)).toEqual([])
  })

  test('every relish is mixed in a bowl, and every recipe takes a pan out before it cooks in it', () => {
    const relishes = plannedDishes.flatMap(({ tasks }) => tasks.filter(({ verb, vessel }) => verb === 'mix' && vessel === 'small-bowl'))
    expect(relishes.length).toBeGreaterThan(0)
    expect(relishes.filter(({ opens }) => !opens)).toEqual([])
    // Does a task toast or boil without naming a vessel?
    const isNowhere = (task: Task, at: number, tasks: readonly Task[]) =>
      task.heat !== null &&
      task.vessel !== null &&
      !['toast', 'boil'].includes(task.verb) &&
      !tasks.slice(0, at + 1).some(({ vessel, opens }) => opens && vessel === task.vessel)
    expect(objectionable(({ tasks }) => tasks.some(isNowhere))).toEqual([])
  })

  test('no recipe counts single minutes above half an hour', () => {
    const isOdd = (minutes: number) => (minutes > 90 ? minutes % 10 !== 0 : minutes > 30 && minutes % 5 !== 0)
    expect(objectionable(({ tasks }) => tasks.some(({ minutes }) => minutes?.some(isOdd)))).toEqual([])
    for (const { plan } of plannedDishes) expect(plan.times.total).toBe(plan.times.prep + plan.times.cook + plan.times.rest)
  })

  test('no recipe heats food after it lies on the plates, or wraps food in parcels that is already cooked', () => {
    const heats: readonly Verb[] = [
      'boil',
      'absorb',
      'steam',
      'simmer',
      'braise',
      'fry',
      'stir-fry',
      'sear',
      'brown',
      'grill',
      'roast',
      'bake',
    ]
    const shares = (one: Task, other: Task) => one.items.some((item) => other.items.includes(item))
    const parsnips = planTurnsOf(
      typedRequest(['cooked rice', 'black pepper', 'parsnips', 'Greek yogurt'], { cuisine: 'French', selectedStaples: [] }),
      8,
    )
    const isWrong = ({ tasks }: PlannedDish) =>
      tasks.some(
        (task, at) =>
          (task.vessel === 'plates' && tasks.slice(at + 1).some((later) => heats.includes(later.verb) && shares(later, task))) ||
          (task.verb === 'wrap-up' &&
            tasks.slice(0, at).some((one) => heats.includes(one.verb) && one.minutes !== null && shares(one, task))),
      )
    expect(parsnips.filter(isWrong).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isWrong)).toEqual([])
  })

  test('eggs are cracked into the pan only while the food they belong to is in it', () => {
    const hashes = planTurnsOf(typedRequest(['potatoes', 'eggs', 'onion'], { searchMode: 'ideas' }), 8).filter(
      ({ plan }) => plan.archetype === 'hash',
    )
    expect(hashes.length).toBeGreaterThan(0)
    const isLeft = ({ tasks }: PlannedDish) =>
      tasks.some(
        (task, at) =>
          task.verb === 'crack-in' &&
          !tasks.slice(0, at).some((one) => one.vessel === task.vessel && one.items.some((item) => isInGroup(item, 'vegetable'))),
      )
    expect(objectionable((dish) => dish.plan.archetype === 'hash' && isLeft(dish))).toEqual([])
    expect(hashes.filter(isLeft)).toEqual([])
  })

  test('no recipe cooks for "more minutes" a food that only came to the boil', () => {
    const cooks: readonly Verb[] = ['boil', 'absorb', 'steam', 'simmer', 'braise', 'fry', 'stir-fry', 'roast', 'grill', 'bake', 'sear']
    expect(
      objectionable(({ tasks }) =>
        tasks.some(
          ({ continues, minutes }, at) => continues && minutes !== null && !tasks.slice(0, at).some(({ verb }) => cooks.includes(verb)),
        ),
      ),
    ).toEqual([])
  })

  test('no recipe adds to the pot a food that browned there and was never taken out', () => {
    const isTwice = ({ tasks }: PlannedDish) =>
      tasks.some(({ verb, vessel, items }, at) => {
        if (verb !== 'brown') return false
        const again = tasks.findIndex(
          (task, later) => later > at && task.verb === 'simmer' && task.items.some((item) => items.includes(item)),
        )
        const isOut = tasks.slice(at, Math.max(at, again)).some((task) => task.verb === 'lift-out')
        return again > at && tasks[again]?.vessel === vessel && !isOut
      })
    const browned = plannedDishes.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'brown'))
    const dishes = Array.from({ length: 40 }, (_, at) => planTurnsOf(randomRequest(71_500 + at * 10), 8)).flat()
    expect(dishes.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'brown')).length + browned.length).toBeGreaterThan(20)
    expect([...objectionable(isTwice), ...dishes.filter(isTwice)]).toEqual([])
  })

  test('no soup boils again after the salad beside it is mixed', () => {
    const soups = planTurnsOf(randomRequest(73_004), 24)
    const isLate = ({ tasks }: PlannedDish) => {
      const salad = tasks.findIndex(({ vessel }) => vessel === 'salad-bowl')
      return salad >= 0 && tasks.slice(salad).some(({ verb }) => verb === 'boil-up')
    }
    expect(soups.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'boil-up')).length).toBeGreaterThan(0)
    expect(soups.filter(isLate)).toEqual([])
  })

  test('no pasta or potatoes boil long before the dish they are served with is done', () => {
    const isDrained = ({ verb, lane, items }: Task) =>
      verb === 'boil' && lane === 'side' && items.some((item) => isInGroup(item, 'dough') || item.class === 'root')
    const waits = ({ tasks }: PlannedDish) => {
      const at = tasks.findIndex(isDrained)
      const boiled = tasks[at]?.items ?? []
      const isMet = (task: Task) =>
        task.joins || task.phase !== 'cook' || [...task.items, ...task.and].some((item) => boiled.includes(item))
      const met = tasks.findIndex((task, index) => index > at && isMet(task))
      const between = at < 0 ? [] : tasks.slice(at + 1, met < 0 ? tasks.length : met)
      return between.reduce((sum, { lane, minutes }) => sum + (lane === 'main' ? (minutes?.[1] ?? 0) : 0), 0)
    }
    const stews = [
      planTurnsOf(typedRequest(['pasta', 'chicken', 'potatoes', 'carrots'], { cuisine: 'French', searchMode: 'ideas' }), 12),
      planTurnsOf(typedRequest(['rice vermicelli', 'corn', 'lentils', 'coconut milk'], { searchMode: 'ideas' }), 12),
    ].flat()
    expect([...plannedDishes, ...stews].filter(({ tasks }) => tasks.some(isDrained)).length).toBeGreaterThan(40)
    expect(stews.filter((dish) => waits(dish) >= 25).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable((dish) => waits(dish) >= 25)).toEqual([])
  })

  test('"meanwhile" stands only after a step that cooks by itself, and never twice in a row', () => {
    expect(
      objectionable(({ plan }) =>
        plan.steps.some(
          (step, at) => step.isMeanwhile && ((plan.steps[at - 1]?.minutes ?? null) === null || plan.steps[at - 1]?.isMeanwhile === true),
        ),
      ),
    ).toEqual([])
  })

  test('no step says "more minutes" of a food that has not cooked in that vessel before', () => {
    const isWrong = ({ tasks }: PlannedDish) =>
      tasks.some(
        ({ continues, minutes, verb, vessel }, at) =>
          continues &&
          minutes !== null &&
          !tasks.slice(0, at).some((one) => one.minutes !== null && one.verb === verb && one.vessel === vessel),
      )
    expect(objectionable(isWrong)).toEqual([])
  })
})
