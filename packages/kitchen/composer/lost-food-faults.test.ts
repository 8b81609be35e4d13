import { describe, expect, test } from 'vitest'
import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { faultyDishesIn, type PlannedDish, planTurnsOf, randomDishes } from '#kitchen/testing/some-plans.ts'

const planned = randomDishes()

const stepsOf = new Map<PlannedDish, readonly string[]>()

/** The English steps of a dish, memoized. */
function englishSteps(dish: PlannedDish): readonly string[] {
  const steps = stepsOf.get(dish) ?? grammars.en(dish.plan).instructions
  stepsOf.set(dish, steps)
  return steps
}

/** The shares of one listed food that the steps name: each "half", and "the rest" for the last. */
function sharesOf(dish: PlannedDish, name: string): { share: 'half' | 'rest'; step: string }[] {
  const said = /(half|rest|left|remaining)(?: of)?(?: the)? ([^.;:]*)/g
  return englishSteps(dish).flatMap((step) =>
    [...step.matchAll(said)].flatMap(([, share, what]) =>
      what?.includes(name) ? [{ share: share === 'half' ? ('half' as const) : ('rest' as const), step }] : [],
    ),
  )
}

const divided = ['salt', 'black pepper', 'white pepper', 'coconut milk']

describe('shares of one food', () => {
  const addUp = (dish: PlannedDish) =>
    divided.every((name) => {
      const shares = sharesOf(dish, name).map(({ share }) => share)
      return shares.length === 0 || (shares.length === 2 && shares[0] === 'half')
    })

  test('the shares of a divided food add up to the whole, with a relish and without', () => {
    const chops = [1, 2].flatMap((times) =>
      planTurnsOf(
        typedRequest(['pork chops', 'apples'].slice(0, times), {
          cuisine: 'French',
          complexityMode: 'elaborate',
          selectedStaples: ['butter', 'salt and pepper', 'garlic'],
        }),
        12,
      ),
    )
    const all = [...chops, ...planned]
    expect(all.filter((dish) => sharesOf(dish, 'salt').length > 1).length).toBeGreaterThan(60)
    expect(faultyDishesIn(all, (dish) => !addUp(dish))).toEqual([])
  })
})

const cooking: readonly Verb[] = [
  'fry',
  'stir-fry',
  'sear',
  'brown',
  'bloom',
  'simmer',
  'braise',
  'boil',
  'absorb',
  'steam',
  'roast',
  'bake',
  'grill',
  'crack-in',
]
const plating: readonly Verb[] = ['serve-with', 'scatter', 'dress', 'layer', 'cover-with', 'take-out']
/** Verbs that take everything out of the pan: into a case, a blender or a bowl. */
const emptying: readonly Verb[] = ['fill', 'stuff', 'blend', 'mash', 'form', 'crush', 'whip']
const isFood = (item: Item) => isInGroup(item, 'protein', 'vegetable', 'fruit', 'dough', 'grain', 'cheese')

/** Cooked food that ends up neither in the last vessel nor on the plate. */
function lostIn(tasks: readonly Task[]): Item[] {
  const places = new Map<Item, string>()
  let dish = ''
  for (const { verb, items, and, subject, vessel, lane } of tasks) {
    const place = `${vessel} ${lane}`
    const named = [...items, ...and]
    // With breads or cakes of their own, other cooked foods are served as they are.
    if (verb === 'serve-with' && (subject === 'rounds' || subject === 'flatbreads'))
      for (const [item, where] of places) if (where !== 'aside') places.delete(item)
    if (plating.includes(verb) || vessel === 'plates') for (const item of named) places.delete(item)
    else if (verb === 'lift-out') for (const item of items) places.set(item, 'aside')
    else if (emptying.includes(verb) || subject === 'balls')
      for (const [item, where] of places) if (where === dish || named.includes(item)) places.delete(item)
    if (vessel === null || lane === 'side' || verb === 'lift-out' || vessel === 'small-bowl' || vessel === 'baking-paper') {
      if (lane === 'side' && cooking.includes(verb)) for (const item of items) places.set(item, place)
      continue
    }
    if (cooking.includes(verb)) for (const item of items) places.set(item, place)
    else if (verb !== 'toast' && verb !== 'melt') for (const item of named) if (places.has(item)) places.set(item, place)
    if (verb !== 'toast' && vessel !== 'salad-bowl') dish = place
    else if (vessel === 'salad-bowl' && named.some((item) => places.get(item) === place)) dish = place
  }
  return [...places].filter(([item, place]) => place !== dish && isFood(item)).map(([item]) => item)
}

const tasting: readonly Verb[] = ['season', 'dress', 'scatter']

describe('cooked foods', () => {
  test('every cooked food ends in the dish or on the plate', () => {
    const gnocchi = planTurnsOf(
      typedRequest(['pesto', 'gnocchi', 'cherry tomatoes', 'mozzarella', 'prosciutto'], {
        selectedStaples: ['cooking oil', 'salt and pepper'],
      }),
      8,
    )
    const dishes = [...gnocchi, ...planned]
    expect(gnocchi.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'grill' || verb === 'roast')).length).toBeGreaterThan(0)
    expect(faultyDishesIn(dishes, ({ tasks }) => lostIn(tasks).length > 0)).toEqual([])
  })

  test('patties that were shaped and set aside go back into the dish', () => {
    const isLeft = ({ tasks }: PlannedDish) =>
      tasks.some(
        ({ verb, subject }, at) =>
          verb === 'lift-out' &&
          subject !== null &&
          !tasks.slice(at).some((task) => ['return', 'serve-with', 'fill'].includes(task.verb) && task.subject === subject),
      )
    const beef = typedRequest(['minced beef', 'kidney beans', 'canned tomatoes', 'cheddar'], {
      cuisine: 'Mexican',
      searchMode: 'ideas',
      complexityMode: 'elaborate',
      selectedStaples: ['cooking oil', 'salt and pepper', 'spices and herbs', 'garlic'],
    })
    const dishes = [...planTurnsOf(beef, 12), ...planned]
    expect(
      dishes.filter(({ tasks }) => tasks.some(({ verb, subject }) => verb === 'lift-out' && subject === 'patties')).length,
    ).toBeGreaterThan(2)
    expect(faultyDishesIn(dishes, isLeft)).toEqual([])
  })

  test('a pot has food in it before it is tasted', () => {
    const isEmpty = ({ tasks }: PlannedDish) =>
      tasks.some(
        ({ verb, vessel, and }, at) =>
          tasting.includes(verb) &&
          vessel !== null &&
          and.length === 0 &&
          !tasks.slice(0, at).some((task) => task.vessel === vessel && !['heat-fat', 'warm-pan', 'lift-out'].includes(task.verb)),
      )
    expect(faultyDishesIn(planned, isEmpty)).toEqual([])
  })

  test('gnocchi and filled pasta are drained and never absorb their water', () => {
    const soft = ['gnocchi', 'ravioli', 'tortellini'].flatMap((name) => planTurnsOf(typedRequest([name, 'spinach', 'butter'], {}), 10))
    expect(
      soft.filter(({ tasks }) => tasks.some(({ verb, items }) => verb === 'boil' && items.some((item) => isInGroup(item, 'dough')))).length,
    ).toBeGreaterThan(8)
    expect(
      faultyDishesIn(soft, ({ tasks }) =>
        tasks.some(({ verb, items }) => verb === 'absorb' && items.some((item) => isInGroup(item, 'dough'))),
      ),
    ).toEqual([])
  })
})

test('canned tomatoes cook down to a sauce and are never fried, grilled or tossed as a salad', () => {
  const dry: readonly Verb[] = ['fry', 'stir-fry', 'sear', 'grill', 'toss']
  const isDry = ({ verb, items, vessel }: Task) =>
    dry.includes(verb) && (verb !== 'toss' || vessel === 'salad-bowl') && items.some((item) => item.kin === 'canned-tomatoes')
  const tins = (['Mexican', 'Italian', 'French', 'African'] as const).flatMap((cuisine) =>
    planTurnsOf(typedRequest(['minced beef', 'kidney beans', 'canned tomatoes', 'cheddar'], { cuisine, searchMode: 'ideas' }), 10),
  )
  expect(faultyDishesIn([...tins, ...planned], ({ tasks }) => tasks.some(isDry))).toEqual([])
  expect(tins.filter(({ plan }) => plan.archetype === 'hash')).toEqual([])
})

describe('the order of the heat', () => {
  test('meat browns before garlic or spices are in the pot, in every cuisine', () => {
    const isLate = ({ tasks }: PlannedDish) => {
      const bloom = tasks.findIndex(({ verb }) => verb === 'bloom')
      return bloom >= 0 && tasks.slice(bloom).some(({ verb, vessel }) => verb === 'brown' && vessel === tasks[bloom]?.vessel)
    }
    const curries = (['Indian', 'Thai'] as const).flatMap((cuisine) =>
      planTurnsOf(typedRequest(['chicken', 'coconut milk', 'garlic'], { cuisine, searchMode: 'ideas' }), 8),
    )
    expect(curries.filter(({ tasks }) => tasks.some(({ verb }) => verb === 'brown')).length).toBeGreaterThan(2)
    expect(faultyDishesIn([...curries, ...planned], isLate)).toEqual([])
  })

  test('eggplant is never cooked only until crisp-tender', () => {
    const aubergines = planTurnsOf(typedRequest(['aubergine', 'ground pork'], { cuisine: 'Chinese', searchMode: 'ideas' }), 8)
    const hasBite = ({ cue, items }: Task) => cue === 'crisp-tender' && items.some((item) => item.kin === 'eggplant')
    expect(aubergines.length).toBe(8)
    expect(faultyDishesIn([...aubergines, ...planned], ({ plan, tasks }) => plan.mealType === 'entrée' && tasks.some(hasBite))).toEqual([])
  })
})
