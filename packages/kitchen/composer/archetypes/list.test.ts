import { describe, expect, test } from 'vitest'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { type Draft, startDraft, type Task } from '#kitchen/composer/draft.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { layTable } from '#kitchen/composer/table.ts'
import { hazardOf, type IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { drawnIngredients } from '#kitchen/testing/drawn-ingredients.ts'

const kitchens = ['Italian', 'French', 'Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'Mexican', 'African'] as const
type Method = (typeof kitchens)[number]

/** The draft of one archetype on a table, or null if it does not make the dish. */
function cooked(id: string, given: readonly IngredientId[], over: Partial<Brief> & { method?: Method; seed?: number } = {}): Draft | null {
  const { method = 'Italian', seed = 1, ...rest } = over
  const archetype = archetypes.find((one) => one.id === id)
  if (archetype === undefined) throw new Error(`no archetype ${id}`)
  const brief: Brief = {
    given: given.map((one) => anItem(one)),
    leftOut: [],
    staples: [],
    mayAdd: false,
    wantsMeat: false,
    isAllowed: () => true,
    cuisine: method,
    mealType: archetype.meals[0] ?? 'entrée',
    complexity: 'simple',
    ...rest,
  }
  const draft = startDraft()
  return archetype.cook({ table: layTable(brief, { method, flavour: method }, randomSourceFrom(seed)), draft }) ? draft : null
}

/** For each archetype in Full Match: the fewest foods it needs, and the verb that defines it. */
const fewest: readonly (readonly [id: string, given: readonly IngredientId[], verb: Task['verb']])[] = [
  ['gratin', ['potato', 'cream'], 'bake'],
  ['patties', ['ground-beef', 'onion'], 'form'],
  ['skewers', ['chicken', 'bell-pepper', 'olive-oil'], 'thread'],
  ['stuffed-vegetables', ['bell-pepper', 'rice', 'onion'], 'stuff'],
  ['stir-fried-noodles', ['egg-noodles', 'cabbage', 'vegetable-oil'], 'stir-fry'],
  ['warm-salad', ['arugula', 'chicken-breast', 'lemon-juice'], 'toss'],
  ['parcels', ['cod', 'tomato'], 'wrap-up'],
  ['hash', ['potato', 'onion', 'vegetable-oil', 'egg'], 'crack-in'],
  ['savoury-pancakes', ['flour', 'scallion', 'vegetable-oil'], 'bake-in-pan'],
  ['noodle-soup', ['udon', 'tofu', 'miso'], 'boil'],
  ['chowder', ['potato', 'cod', 'milk'], 'simmer'],
  ['legume-soup', ['red-lentil', 'onion'], 'simmer'],
  ['cold-soup', ['tomato', 'cucumber'], 'chill'],
  ['egg-drop-soup', ['egg', 'chicken-stock'], 'swirl-in'],
  ['relish', ['corn', 'white-vinegar'], 'simmer'],
  ['clafoutis', ['cherry', 'egg', 'flour', 'milk', 'sugar'], 'bake'],
  ['custard', ['egg', 'milk', 'sugar'], 'bake'],
  ['custard', ['dark-chocolate', 'egg', 'cream'], 'bake'],
  ['tart', ['shortcrust-pastry', 'leek', 'egg', 'cream'], 'whisk'],
  ['tart', ['puff-pastry', 'tomato', 'feta'], 'bake'],
  ['tart', ['phyllo', 'spinach', 'butter'], 'bake'],
  ['fruit-tart', ['puff-pastry', 'apple'], 'bake'],
  ['fruit-tart', ['shortcrust-pastry', 'pear', 'egg', 'milk', 'sugar'], 'whisk'],
  ['frozen-fruit', ['strawberry', 'sugar'], 'freeze'],
  ['granola', ['oats', 'almond', 'honey'], 'bake'],
  ['energy-balls', ['date', 'walnut'], 'roll'],
]

const somewhereTyped = (seed: number): IngredientId[] => randomSourceFrom(seed).shuffle(drawnIngredients).slice(0, 4)

describe('the archetypes', () => {
  test('the composer has at least sixty archetypes, each with its own id', () => {
    const ids = archetypes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(60)
  })

  test.each(fewest)('the archetype %s makes a dish of the fewest foods it needs and uses all of them', (id, given, verb) => {
    const draft = cooked(id, given)
    const used = draft?.tasks.flatMap((task) => [...task.items, ...task.and]).map((item) => item.words)
    expect(draft?.tasks.map((task) => task.verb)).toContain(verb)
    expect(used).toEqual(expect.arrayContaining([...given]))
  })

  test('every archetype cooks through the foods that can make someone ill, in every cuisine', () => {
    const raw: string[] = []
    let dishes = 0
    for (const { id } of archetypes)
      for (const [at, method] of kitchens.entries())
        for (let seed = 0; seed < 6; seed += 1) {
          const draft = cooked(id, somewhereTyped(seed * 97 + at), { method, seed, mayAdd: seed % 2 === 0, wantsMeat: seed % 3 === 0 })
          if (draft === null) continue
          dishes += 1
          const items = new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))
          const proved = new Set(draft.tasks.flatMap((task) => task.proofs).map(({ item }) => item.words))
          for (const item of items)
            if (hazardOf(item.kin) !== null && !proved.has(item.words)) raw.push(`${id} ${method} ${seed}: ${item.words}`)
        }
    expect(raw).toEqual([])
    expect(dishes).toBeGreaterThan(800)
  })

  test('every archetype names heat, minutes or a sign of doneness wherever food cooks', () => {
    const silent: string[] = []
    const stove: readonly Task['verb'][] = [
      'fry',
      'stir-fry',
      'sear',
      'brown',
      'simmer',
      'boil',
      'absorb',
      'steam',
      'roast',
      'bake',
      'grill',
      'toast',
    ]
    for (const { id } of archetypes)
      for (const method of kitchens) {
        const tasks = cooked(id, ['tomato', 'onion', 'rice', 'apple'], { method, mayAdd: true, complexity: 'elaborate' })?.tasks ?? []
        for (const task of tasks) {
          if (!stove.includes(task.verb)) continue
          const isHot = task.heat !== null || task.oven !== null
          const isLast = !tasks
            .slice(tasks.indexOf(task) + 1)
            .some((next) => next.verb === task.verb && next.vessel === task.vessel && next.continues)
          if (!isHot || task.minutes === null || (isLast && task.cue === null && task.proofs.length === 0))
            silent.push(`${id} ${method} ${task.verb}`)
        }
      }
    expect([...new Set(silent)]).toEqual([])
  })

  test('every archetype that bakes preheats the oven first', () => {
    for (const id of ['gratin', 'parcels', 'stuffed-vegetables', 'tray-roast', 'clafoutis', 'custard', 'granola', 'crumble', 'cake']) {
      const verbs =
        cooked(id, ['tomato', 'cod', 'apple', 'potato', 'oats'], { method: 'French', mayAdd: true })?.tasks.map((task) => task.verb) ?? []
      expect(verbs.filter((verb) => ['preheat', 'roast', 'bake'].includes(verb))[0] ?? 'preheat', id).toBe('preheat')
    }
  })
})

describe('the dishes of the archetypes', () => {
  test('every archetype uses the typed fish or makes no dish of it', () => {
    for (const { id, meals } of archetypes) {
      if (!meals.includes('entrée') && !meals.includes('soup')) continue
      const draft = cooked(id, ['salmon', 'rice', 'cucumber', 'soy-sauce'], { method: 'Japanese', mayAdd: true })
      if (draft !== null)
        expect(
          draft.tasks.some((task) => task.items.some((item) => item.kin === 'salmon')),
          id,
        ).toBe(true)
    }
  })

  test('no archetype fries or boils cucumber or lettuce', () => {
    const hot: string[] = []
    for (const { id } of archetypes)
      for (const task of cooked(id, ['cucumber', 'lettuce', 'tofu', 'rice', 'vegetable-oil'])?.tasks ?? [])
        if (task.heat !== null && task.minutes !== null && task.items.some((item) => item.kin === 'cucumber' || item.kin === 'lettuce'))
          hot.push(`${id} ${task.verb}`)
    expect(hot).toEqual([])
  })

  test('the poached fruit archetype refuses strawberries', () => {
    expect(cooked('poached-fruit', ['strawberry', 'sugar'])).toBeNull()
    expect(cooked('poached-fruit', ['pear', 'sugar'])).not.toBeNull()
  })

  test('every archetype fries garlic after the foods that take longer', () => {
    const early: string[] = []
    for (const { id, meals } of archetypes) {
      if (!meals.includes('entrée')) continue
      const tasks = cooked(id, ['chicken', 'carrot', 'eggplant', 'garlic', 'vegetable-oil'])?.tasks ?? []
      const at = tasks.findIndex((task) => task.verb === 'bloom')
      const after = tasks
        .slice(at + 1)
        .filter((task) => at >= 0 && task.vessel === tasks[at]?.vessel && (task.heat === 'high' || task.heat === 'medium-high'))
      const minutes = after
        .filter((task) => ['fry', 'stir-fry', 'sear'].includes(task.verb))
        .reduce((sum, task) => sum + (task.minutes?.[1] ?? 0), 0)
      if (minutes > 6) early.push(`${id}: ${minutes} minutes`)
    }
    expect(early).toEqual([])
  })

  test('a noodle soup stirs miso in at the end', () => {
    const tasks = cooked('noodle-soup', ['udon', 'tofu', 'miso', 'vegetable-oil', 'scallion'], { method: 'Japanese' })?.tasks ?? []
    const at = tasks.findIndex((task) => task.items.some((item) => item.kin === 'miso'))
    expect(tasks[at]?.verb).toBe('stir-in')
    expect(tasks.slice(at).some((task) => task.verb === 'simmer')).toBe(false)
  })

  test('a stew is salted before it browns and seasoned again at the end', () => {
    const tasks = cooked('stew', ['beef', 'carrot', 'onion', 'salt', 'vegetable-oil'])?.tasks ?? []
    const seasoned = tasks.flatMap((task, at) =>
      task.verb === 'season' && task.items.some((item) => isInGroup(item, 'salty')) ? [at] : [],
    )
    expect(seasoned.length).toBe(2)
    expect(seasoned[0]).toBeLessThan(tasks.findIndex((task) => task.verb === 'brown'))
    expect(seasoned[1]).toBeGreaterThan(tasks.findLastIndex((task) => task.verb === 'simmer'))
  })
})
