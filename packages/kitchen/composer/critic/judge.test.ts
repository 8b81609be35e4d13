import { describe, expect, test } from 'vitest'
import { criticRules, judgeDish } from '#kitchen/composer/critic/judge.ts'
import { type Draft, startDraft } from '#kitchen/composer/draft.ts'
import { type Item, waterItem } from '#kitchen/composer/item.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import type { MealType } from '#kitchen/options.ts'
import { anItem } from '#kitchen/testing/an-item.ts'

/** What the critic holds against a dish of these tasks for four. */
function faultsOf(mealType: MealType, cook: (add: Draft['add']) => void): string[] {
  const draft = startDraft()
  cook(draft.add)
  const plan = planFrom(draft, {
    archetype: 'planted',
    kitchen: { method: 'Italian', flavour: 'Italian' },
    cuisine: 'Italian',
    mealType,
    servings: 4,
    style: 0,
  })
  return judgeDish(plan).map(({ rule }) => rule)
}

const times = (item: Item, scale: number): Item => ({ ...item, scale })
const [onion, garlic, tomato, oil] = [anItem('onion'), anItem('garlic'), anItem('tomato'), anItem('olive-oil')]
const [salt, chicken, rice, egg] = [anItem('salt'), anItem('chicken-thigh'), anItem('rice'), anItem('egg')]

/** A pan of chicken and tomatoes without a fault; `more` adds to it before it is served. */
const pan =
  (more: (add: Draft['add']) => void = () => {}, salted: Item = times(salt, 2)) =>
  (add: Draft['add']) => {
    add('heat-fat', { items: [oil], vessel: 'frying-pan', heat: 'medium' })
    add('sear', { items: [chicken], vessel: 'frying-pan', heat: 'medium-high', minutes: [8, 10] })
    add('fry', { items: [onion], vessel: 'frying-pan', heat: 'medium', minutes: [5, 7] })
    add('bloom', { items: [garlic], vessel: 'frying-pan', minutes: [1, 2] })
    add('simmer', { items: [tomato], vessel: 'frying-pan', heat: 'low', minutes: [15, 20] })
    add('season', { items: [salted], vessel: 'frying-pan' })
    more(add)
  }

const soup = (waterMl: number) => (add: Draft['add']) => {
  add('heat-fat', { items: [oil], vessel: 'pot', heat: 'medium' })
  add('fry', { items: [onion], vessel: 'pot', heat: 'medium', minutes: [5, 7] })
  add('pour-in', { items: [waterItem({ ml: waterMl })], vessel: 'pot', heat: 'high', minutes: [4, 5], cue: 'bubbling' })
  add('simmer', { items: [anItem('carrot'), anItem('potato')], vessel: 'pot', heat: 'low', minutes: [15, 20] })
  add('season', { items: [times(salt, 3)], vessel: 'pot' })
}

const sweet =
  (more: (add: Draft['add']) => void, sugar = anItem('sugar')) =>
  (add: Draft['add']) => {
    add('mix', { items: [anItem('apple'), sugar, anItem('butter')], vessel: 'baking-dish' })
    more(add)
    add('bake', { subject: 'everything', vessel: 'baking-dish', oven: 180, minutes: [30, 35] })
  }

/** For each rule, a dish with its fault. */
const planted: Readonly<Record<string, readonly [MealType, (add: Draft['add']) => void]>> = {
  'salted-in-measure': ['entrée', pan(undefined, times(salt, 14))],
  'enough-to-eat': ['entrée', (add) => add('toast', { items: [times(rice, 0.2)], vessel: 'frying-pan', heat: 'medium', minutes: [3, 4] })],
  'soup-is-wet': ['soup', soup(100)],
  'fat-in-measure': ['entrée', pan((add) => add('dress', { items: [times(anItem('vegetable-oil'), 8)] }))],
  'side-of-starch': [
    'entrée',
    pan((add) => add('absorb', { items: [times(rice, 2.5)], vessel: 'saucepan', heat: 'low', minutes: [16, 18] })),
  ],
  'one-starch': [
    'entrée',
    pan((add) => {
      add('absorb', { items: [times(rice, 1)], vessel: 'saucepan', heat: 'low', minutes: [16, 18] })
      add('boil', { items: [times(anItem('pasta'), 1)], vessel: 'large-pot', minutes: [9, 12] })
      add('serve-with', { items: [times(anItem('baguette'), 1.5)], joins: true })
    }),
  ],
  'sweet-in-measure': ['dessert', sweet(() => {}, times(anItem('sugar'), 12))],
  'sour-in-measure': ['entrée', pan((add) => add('dress', { items: [times(anItem('white-vinegar'), 30)] }))],
  'garlic-in-measure': ['entrée', pan((add) => add('scatter', { items: [times(anItem('garlic', { cut: 'minced' }), 9)] }))],
  'egg-holds': [
    'entrée',
    pan((add) => add('pour-over', { items: [times(egg, 0.3)], vessel: 'frying-pan', heat: 'low', minutes: [6, 8], cue: 'set' })),
  ],
  'nothing-waits': [
    'entrée',
    (add) => {
      add('absorb', { items: [rice], and: [waterItem({ ml: 500 })], vessel: 'saucepan', heat: 'low', minutes: [16, 18], lane: 'side' })
      pan((more) => more('braise', { items: [anItem('beef')], vessel: 'pot', heat: 'low', minutes: [120, 150] }))(add)
      add('serve-with', { items: [rice], joins: true })
    },
  ],
  'paste-is-fried': ['entrée', pan((add) => add('scatter', { items: [anItem('red-curry-paste')] }))],
  'flour-is-cooked': ['entrée', pan((add) => add('scatter', { items: [anItem('flour')] }))],
  'crumbs-are-toasted': ['entrée', pan((add) => add('scatter', { items: [anItem('breadcrumbs')] }))],
  'garlic-is-not-burnt': [
    'entrée',
    (add) => {
      add('heat-fat', { items: [oil], vessel: 'frying-pan', heat: 'high' })
      add('fry', { items: [times(garlic, 1)], vessel: 'frying-pan', heat: 'high', minutes: [10, 12] })
      pan()(add)
    },
  ],
  'tender-herbs-come-late': [
    'entrée',
    pan((add) => add('simmer', { items: [anItem('parsley')], vessel: 'frying-pan', heat: 'low', minutes: [25, 30] })),
  ],
  'nothing-curdles': [
    'entrée',
    pan((add) => add('pour-in', { items: [anItem('yogurt')], vessel: 'frying-pan', heat: 'high', minutes: [3, 4], cue: 'bubbling' })),
  ],
  'raw-stays-raw': [
    'entrée',
    pan((add) => add('fry', { items: [anItem('lettuce')], vessel: 'frying-pan', heat: 'medium', minutes: [4, 5] })),
  ],
  'fine-oil-is-not-fried': [
    'entrée',
    (add) => {
      add('heat-fat', { items: [anItem('sesame-oil')], vessel: 'wok', heat: 'high' })
      pan()(add)
    },
  ],
  'pan-is-hot': [
    'entrée',
    (add) => {
      add('fry', { items: [anItem('bell-pepper')], vessel: 'wok', heat: 'medium', minutes: [5, 6] })
      pan()(add)
    },
  ],
  'no-onion-in-sweets': ['dessert', sweet((add) => add('mix', { items: [onion], vessel: 'baking-dish' }))],
  'no-meat-in-sweets': ['dessert', sweet((add) => add('mix', { items: [anItem('bacon')], vessel: 'baking-dish' }))],
  'not-too-many-flavours': [
    'entrée',
    pan((add) =>
      add('scatter', {
        items: (
          [
            'cumin',
            'paprika',
            'turmeric',
            'cinnamon',
            'nutmeg',
            'cloves',
            'cardamom',
            'thyme',
            'rosemary',
            'parsley',
            'mint',
            'basil',
            'dill',
          ] as const
        ).map((id) => anItem(id)),
      }),
    ),
  ],
  'meat-and-fish-apart': [
    'entrée',
    pan((add) => add('fry', { items: [anItem('beef'), anItem('cod')], vessel: 'frying-pan', heat: 'medium', minutes: [5, 6] })),
  ],
}

describe('the critic', () => {
  test('has nothing against a pan, a soup and a baked apple as a cook makes them', () => {
    expect(faultsOf('entrée', pan())).toEqual([])
    expect(faultsOf('soup', soup(1_000))).toEqual([])
    expect(
      faultsOf(
        'dessert',
        sweet(() => {}),
      ),
    ).toEqual([])
  })

  test.each(Object.entries(planted))('finds a planted fault: %s', (rule, [mealType, cook]) => {
    expect(faultsOf(mealType, cook)).toContain(rule)
  })

  test('has each of its rules tried by a planted fault', () => {
    expect(Object.keys(planted).sort()).toEqual(criticRules.map(({ id }) => id).sort())
  })
})
