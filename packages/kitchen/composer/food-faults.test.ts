import { describe, expect, test } from 'vitest'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { writeTitle } from '#kitchen/composer/grammar/en/titles.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { languages } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { faultyDishesIn, type PlannedDish, planTurnsOf, randomDishes, verbsOf } from '#kitchen/testing/some-plans.ts'

const plannedDishes = randomDishes()
const objectionable = (isWrong: (dish: PlannedDish) => boolean) => faultyDishesIn(plannedDishes, isWrong)

describe('faults in how a food is cooked', () => {
  test('the random dishes are more than two thousand and cover every meal', () => {
    expect(plannedDishes.length).toBeGreaterThan(2000)
    expect(new Set(plannedDishes.map(({ plan }) => plan.mealType)).size).toBe(4)
  })

  test('every gratin contains a food that binds it and a food that browns', () => {
    const binds = (item: Item) => isInGroup(item, 'dairy', 'liquid') || ['tomato', 'soft-cheese'].includes(item.class)
    const browns = (item: Item) => isInGroup(item, 'cheese', 'dairy') || item.kin === 'breadcrumbs' || item.kin === 'panko'
    const items = ({ tasks }: PlannedDish, wanted: (task: Task) => boolean) =>
      tasks.filter(wanted).flatMap((task) => [...task.items, ...task.and])
    const gratins = plannedDishes.filter(({ plan }) => plan.archetype === 'gratin')
    expect(gratins.length).toBeGreaterThan(10)
    for (const gratin of gratins) {
      const tossed = items(gratin, (task) => task.verb === 'toss' && task.vessel === 'baking-dish')
      const over = items(gratin, (task) => task.verb === 'cover-with')
      expect({ title: writeTitle(gratin.plan), isBound: tossed.some(binds), isCrusted: [...over, ...tossed].some(browns) }).toMatchObject({
        isBound: true,
        isCrusted: true,
      })
    }
  })

  test('no recipe blends a fruit salad or crushes a food before it is drained', () => {
    expect(objectionable((dish) => dish.headline.dish === 'fruit-salad' && verbsOf(dish).has('blend'))).toEqual([])
    expect(
      objectionable(({ tasks }) =>
        tasks.some(
          ({ verb, items }, at) =>
            (verb === 'crush' || verb === 'mash') &&
            tasks.slice(at + 1).some((later) => later.verb === 'drain' && later.items.some((item) => items.includes(item))),
        ),
      ),
    ).toEqual([])
  })

  test('no recipe fries, toasts or roasts a bottled extract', () => {
    const dry: readonly Verb[] = ['fry', 'bloom', 'toast', 'stir-fry', 'sear']
    expect(objectionable(({ tasks }) => tasks.some(({ verb, items }) => dry.includes(verb) && items.some(isBottledEssence)))).toEqual([])
  })

  test('no recipe browns a food "until browned"', () => {
    expect(objectionable(({ tasks }) => tasks.some(({ verb, cue }) => verb === 'brown' && cue === 'browned'))).toEqual([])
  })

  test('a soup of two foods is not half nut butter, and no recipe tears crab', () => {
    for (const typed of [
      ['almond butter', 'eggplant'],
      ['peanut butter', 'zucchini'],
      ['tahini', 'carrot'],
    ])
      for (const { plan } of planTurnsOf(typedRequest(typed, { mealTypes: ['soup'], targetMealType: 'soup', selectedStaples: [] }), 3)) {
        const butter = plan.lines.find(({ item }) => item.class === 'nut-butter')
        expect([writeTitle(plan), butter?.amount?.amount ?? 0]).toEqual([
          writeTitle(plan),
          expect.toSatisfy((ml: number) => ml > 0 && ml <= 60),
        ])
      }
    expect(lexicon.crab.cut ?? classFacts.shellfish.cut).toBe('whole')
  })

  test('no recipe rinses, boils or roasts crackers, crispbread, popcorn or breakfast cereals', () => {
    for (const [typed, language] of [
      ['rice crackers', 'en'],
      ['crispbread', 'en'],
      ['popcorn', 'en'],
      ['corn flakes', 'en'],
      ['puffed rice', 'en'],
      ['Reiscracker', 'de'],
      ['попкорн', 'ru'],
      ['コーンフレーク', 'ja'],
    ] as const)
      for (const { tasks, plan } of planTurnsOf(typedRequest([typed, language === 'en' ? 'avocado' : 'Tofu'], { language }), 4)) {
        const touched = tasks.filter(({ items }) => items.some(({ kin }) => kin === 'crackers'))
        expect([typed, writeTitle(plan), touched.map(({ verb }) => verb)]).toEqual([
          typed,
          writeTitle(plan),
          touched.map(() => expect.stringMatching(/^(?:serve-with|scatter)$/)),
        ])
        expect(tasks.filter(({ verb }) => verb === 'absorb')).toEqual([])
      }
    const [first] = planTurnsOf(typedRequest(['rice crackers', 'avocado']), 1)
    expect(first?.plan.lines.map(({ item }) => item.words)).toContain('rice crackers')
  })

  test('no recipe fries a single egg in a dry pan, or washes and peels it', () => {
    for (const cuisine of ['Italian', 'French', 'Thai', 'Mexican'] as const)
      for (const { tasks } of planTurnsOf(typedRequest(['eggs'], { cuisine, selectedStaples: [] }), 3)) {
        const verbs = tasks.map(({ verb }) => verb)
        expect(verbs).not.toContain('warm-pan')
        expect(verbs).not.toContain('get-ready')
      }
  })

  test('mashed potatoes are warmed beside a dish, never roasted or seared, and do not name it', () => {
    const dishes = [
      planTurnsOf(typedRequest(['mashed potatoes', 'salmon']), 8),
      planTurnsOf(typedRequest(['mashed potatoes', 'pork chops', 'peas'], { cuisine: 'French', searchMode: 'ideas' }), 8),
    ].flat()
    const isMash = (item: Item) => item.form === 'mashed'
    const dry: readonly Verb[] = ['roast', 'sear', 'grill', 'stir-fry', 'boil', 'mash']
    const isWrong = ({ tasks }: PlannedDish) => tasks.some(({ verb, items }) => dry.includes(verb) && items.some(isMash))
    expect(dishes.filter(({ tasks }) => tasks.some(({ items }) => items.some(isMash))).length).toBeGreaterThan(8)
    expect(dishes.filter(isWrong).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(dishes.some(({ headline }) => headline.beside !== null && isMash(headline.beside))).toBe(true)
  })

  test('a bowl does not pour over the plate the oil that was used up in the pan', () => {
    const bowls = planTurnsOf(
      typedRequest(['salmon', 'rice', 'onion', 'chili powder'], { cuisine: 'Korean', selectedStaples: ['cooking oil'] }),
      20,
    )
    const isOil = (item: Item) => isInGroup(item, 'fat') && item.kin !== 'sesame-oil'
    const isTwice = ({ plan, tasks }: PlannedDish) =>
      plan.archetype === 'bowl' &&
      tasks.some(({ verb, items }) => verb === 'dress' && items.length > 1 && items.some(isOil)) &&
      tasks.some(({ verb, items }) => verb === 'heat-fat' && items.some(isOil))
    expect(bowls.filter(({ plan }) => plan.archetype === 'bowl').length).toBeGreaterThan(0)
    expect(bowls.filter(isTwice).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isTwice)).toEqual([])
  })

  test('spaghetti, eggs and bacon make a frittata of spaghetti first', () => {
    const [first] = planTurnsOf(typedRequest(['spaghetti', 'eggs', 'bacon', 'parmesan']), 1)
    expect(first?.plan.archetype).toBe('frittata')
    expect(first?.tasks.find(({ verb }) => verb === 'toss')?.items.map(({ kin }) => kin)).toEqual(['spaghetti'])
    expect(first?.tasks.find(({ verb }) => verb === 'pour-over')?.proofs.map(({ item }) => item.kin)).toEqual(['egg'])
  })

  test('no list has half a tomato or half a cardamom pod', () => {
    const small = ['tomato', 'cardamom', 'potato', 'chili-pepper', 'egg', 'fig', 'passion-fruit', 'banana']
    const lines = plannedDishes.flatMap(({ plan }) => plan.lines).filter(({ item }) => small.includes(item.kin) && item.most === undefined)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.filter(({ amount }) => amount?.measure === 'piece' && amount.amount % 1 !== 0)).toEqual([])
  })

  test('a gratin does not bake fish as long as raw potatoes, and does not cook the fish before', () => {
    const gratins = [
      ['salmon', 'potatoes', 'cream', 'cheese', 'soy sauce'],
      ['shrimp', 'eggplant', 'leek', 'cream', 'parmesan', 'mustard'],
    ].flatMap((typed) =>
      planTurnsOf(typedRequest(typed, { cuisine: 'French', searchMode: 'ideas' }), 10).filter(({ plan }) => plan.archetype === 'gratin'),
    )
    expect(gratins.length).toBeGreaterThan(1)
    for (const { plan, tasks } of gratins) {
      const ofFish = tasks.filter(({ minutes, items }) => minutes !== null && items.some((item) => isInGroup(item, 'flesh')))
      expect([writeTitle(plan), ofFish.map(({ verb, minutes }) => [verb, minutes])]).toEqual([writeTitle(plan), [['bake', [15, 20]]]])
      const bakedAt = tasks.findIndex(({ verb }) => verb === 'bake')
      const late = tasks
        .slice(bakedAt)
        .flatMap(({ items }) => items.filter((item) => item.class === 'salty-sauce' || item.kin === 'mustard'))
      expect(late).toEqual([])
    }
  })

  test('a bowl does not boil, steam or grill loose minced meat', () => {
    const bowls = planTurnsOf(
      typedRequest(['ground pork', 'lentils', 'tomatoes', 'carrot'], { cuisine: 'African', selectedStaples: [] }),
      12,
    ).filter(({ plan }) => plan.archetype === 'bowl')
    expect(bowls.length).toBeGreaterThan(0)
    const isWrong = ({ plan, tasks }: PlannedDish) =>
      plan.archetype === 'bowl' &&
      tasks.some(
        ({ verb, items }) => ['simmer', 'steam', 'drain', 'grill', 'roast'].includes(verb) && items.some((item) => item.class === 'mince'),
      )
    expect(bowls.filter(isWrong).map(({ plan }) => writeTitle(plan))).toEqual([])
    expect(objectionable(isWrong)).toEqual([])
  })

  test('no recipe divides its salt into more than two shares', () => {
    expect(
      objectionable(({ plan, tasks }) =>
        plan.lines.some(
          ({ item }) =>
            (item.class === 'salt' || isPlainPepper(item)) &&
            tasks.filter(({ items, and }) => items.includes(item) || and.includes(item)).length > 2,
        ),
      ),
    ).toEqual([])
  })

  test('a date salad contains no added sugar', () => {
    expect(
      objectionable(
        ({ plan }) =>
          plan.archetype === 'fruit-salad' &&
          plan.lines.some(({ item }) => item.kin === 'date') &&
          plan.lines.some(({ item }) => isInGroup(item, 'sweet') && item.use !== 'yours'),
      ),
    ).toEqual([])
  })
})

describe('odd and tiny lists', () => {
  test('strawberries and salmon make salmon with a strawberry relish, and never share a pan', () => {
    const dishes = planTurnsOf(typedRequest(['strawberries', 'salmon'], { searchMode: 'ideas', cuisine: 'Mexican' }), 3)
    for (const { tasks, headline, plan } of dishes) {
      expect(headline.mains.map(({ kin }) => kin)[0]).toBe('salmon')
      expect(tasks.some(({ items }) => ['strawberry', 'salmon'].every((kin) => items.some((item) => item.kin === kin)))).toBe(false)
      expect(writeTitle(plan)).toMatch(/Strawberry (?:Relish|Salsa)/)
      const served = languages.map(({ code }) => grammars[code](plan).instructions.at(-1) ?? '')
      expect(served[languages.findIndex(({ code }) => code === 'en')]).toMatch(/the relish/)
      for (const words of served) expect(words).toMatch(/relish|релиш|レリッシュ|佐餐小菜|المتبل|condimento/i)
    }
    expect(dishes).toHaveLength(3)
  })

  test('flour and water make a dough that is kneaded and rests', () => {
    const [dish] = planTurnsOf(typedRequest(['flour', 'water']), 1)
    expect(dish?.plan.times.prep).toBeGreaterThanOrEqual(10)
    expect(dish?.plan.times.rest).toBeGreaterThanOrEqual(15)
  })
})
