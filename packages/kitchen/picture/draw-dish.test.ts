import { describe, expect, test } from 'vitest'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { cuisines, mealTypes } from '#kitchen/options.ts'
import { drawDish, type PictureInput } from '#kitchen/picture/draw-dish.ts'
import { saturate, tonesOf } from '#kitchen/picture/ink.ts'
import { lookOf } from '#kitchen/picture/look-of.ts'
import { sceneOf, scenes } from '#kitchen/picture/scenes.ts'
import { type ShapeName, shapes } from '#kitchen/picture/shapes/shapes.ts'
import type { RecipeLine, RecipeStep } from '#kitchen/recipe.ts'
import { randomRecipes } from '#kitchen/testing/random-recipes.ts'
import { howMany } from '../../../tests/how-many.ts'

const line = (ingredient: string | null, words = ingredient ?? ''): RecipeLine => ({
  ingredient,
  words,
  amount: null,
  measure: null,
  use: 'yours',
})

function aDish(archetype: string, ingredients: readonly string[], dish: Partial<PictureInput> = {}): PictureInput {
  const structure = { archetype, lines: ingredients.map((id) => line(id)), steps: [], times: { prep: 0, cook: 0, rest: 0, total: 0 } }
  return { cuisine: 'Italian', mealType: 'entrée', structure, ...dish }
}

/** The XML faults of an SVG: unclosed tags, unquoted attributes, references to missing ids. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g,
    (_, closes: string, name: string, __, isEmpty: string) => {
      if (closes && open.pop() !== name) faults.push(`</${name}> closes nothing`)
      if (!closes && !isEmpty) open.push(name)
      return ''
    },
  )
  if (rest !== '') faults.push(`not a tag: ${rest.slice(0, 60)}`)
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) if (!ids.has(id)) faults.push(`#${id} is not there`)
  if (/NaN|undefined|Infinity|\d\.\d{4}/.test(svg)) faults.push('a number that is none, or too exact')
  return [...faults, ...open]
}

const forbidden = /<(?:text|script|style|image|foreignObject|a|title)\b|\bstyle=|\bon\w+=|href="(?!#)|url\((?!#)|\p{Extended_Pictographic}/u
const heaviest = 8_000
const basket = ['chicken', 'rice', 'tomato', 'onion', 'basil', 'olive-oil', 'spaghetti', 'coconut-milk', 'sesame-seed', 'lemon'] as const

describe('pictures of a dish', () => {
  test.each(cuisines)('the picture is valid and light for every archetype and every meal: %s', (cuisine) => {
    for (const { id, meals } of archetypes) {
      for (const mealType of meals) {
        const svg = drawDish(aDish(id, basket, { cuisine, mealType }))
        expect(faultsOf(svg), id).toEqual([])
        expect(svg, id).not.toMatch(forbidden)
        expect(svg.length, id).toBeLessThanOrEqual(heaviest)
      }
    }
  })

  test('the picture of a random recipe is valid and light', () => {
    for (const { recipe } of randomRecipes(howMany(80, 400))) {
      const svg = drawDish(recipe)
      expect(faultsOf(svg), recipe.title).toEqual([])
      expect(svg).not.toMatch(forbidden)
      expect(svg.length, recipe.title).toBeLessThanOrEqual(heaviest)
    }
  })

  test('the picture is valid with every ingredient', () => {
    for (const id of ingredientIds) expect(faultsOf(drawDish(aDish('stir-fry', [id]))), id).toEqual([])
  })

  test('the picture is the same for the same dish', () => {
    expect(drawDish(aDish('curry', basket))).toBe(drawDish(aDish('curry', basket)))
  })

  test.each([
    ['another ingredient', aDish('curry', ['chicken', 'rice', 'spinach'])],
    ['another way of cooking', aDish('stir-fry', ['chicken', 'rice', 'tomato'])],
    ['another kitchen', aDish('curry', ['chicken', 'rice', 'tomato'], { cuisine: 'Korean' })],
  ])('the picture differs for %s', (_, dish) => {
    expect(drawDish(dish)).not.toBe(drawDish(aDish('curry', ['chicken', 'rice', 'tomato'])))
  })

  test('the picture shows the foods of the dish in their colours', () => {
    const carrots = drawDish(aDish('stir-fry', ['carrot']))
    expect(carrots).toContain('#e8762a')
    expect(drawDish(aDish('stir-fry', ['spinach']))).not.toContain('#e8762a')
  })

  test('the picture is valid for unknown archetypes, ingredients and words, and without structured data', () => {
    const strange: PictureInput[] = [
      aDish('moonlight-terrine', ['unobtainium', '', 'constructor', '__proto__']),
      aDish('__proto__', ['Omas "Geheimnis" <b>']),
      ...mealTypes.map((mealType): PictureInput => ({ cuisine: 'French', mealType })),
    ]
    for (const dish of strange) expect(faultsOf(drawDish(dish))).toEqual([])
  })

  test('the picture carries the given label, and is decoration without one', () => {
    const spoken = drawDish(aDish('curry', basket), 'A "curry" & <rice>')
    expect(spoken).toContain('role="img" aria-label="A &#34;curry&#34; &#38; &#60;rice&#62;"')
    expect(faultsOf(spoken)).toEqual([])
    expect(drawDish(aDish('curry', basket))).toContain('aria-hidden="true"')
  })
})

const step = (technique: string, lines: number[]): RecipeStep => ({ phase: 'cook', technique, lines, after: [], minutes: null, takes: 5 })

/** A dish of these ingredients with one step for each technique and the indexes of its lines. */
function aCookedDish(
  archetype: string,
  ingredients: readonly (string | RecipeLine)[],
  steps: readonly [technique: string, ...lines: number[]][],
  dish: Partial<PictureInput> = {},
): PictureInput {
  return {
    cuisine: 'Italian',
    mealType: 'entrée',
    structure: {
      archetype,
      lines: ingredients.map((one) => (typeof one === 'string' ? line(one) : one)),
      steps: steps.map(([technique, ...lines]) => step(technique, lines)),
      times: { prep: 0, cook: 0, rest: 0, total: 0 },
    },
    ...dish,
  }
}

/** Does a picture contain a piece of this shape, in any colour? */
function shows(svg: string, shape: ShapeName): boolean {
  const outlines = (drawn: string) => [...drawn.matchAll(/ (?:d|rx|r)="([^"]+)"/g)].map(([, path]) => path)
  const [first] = outlines(shapes[shape].draw(tonesOf('#ffffff'), tonesOf('#ffffff'))).sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
  return first !== undefined && outlines(svg).includes(first.replace(/(?<=[\d.]) (?=-)/g, ''))
}

const sweet = { mealType: 'dessert' } as const

describe('pictures of cooked food', () => {
  const eggHalf = 'rx="11.5" ry="14.5"'

  test.each([
    [
      'fried rice',
      aCookedDish(
        'fried-rice',
        ['rice', 'egg'],
        [
          ['absorb', 0],
          ['stir-fry', 1],
          ['stir-fry', 0],
        ],
      ),
      'curd',
    ],
    [
      'tomatoes and eggs',
      aCookedDish(
        'stir-fry',
        ['egg', 'tomato'],
        [
          ['stir-fry', 0],
          ['stir-fry', 1, 0],
        ],
      ),
      'curd',
    ],
    [
      'a hash',
      aCookedDish(
        'hash',
        ['potato', 'egg'],
        [
          ['fry', 0],
          ['crack-in', 1],
        ],
      ),
      'fried-egg',
    ],
    [
      'an egg-drop soup',
      aCookedDish(
        'egg-drop-soup',
        ['egg', 'water'],
        [
          ['pour-in', 1],
          ['swirl-in', 0],
        ],
      ),
      'shaving',
    ],
  ] as const)('the picture shows the eggs of %s as they are cooked', (_, dish, shape) => {
    const svg = drawDish(dish)
    expect(shows(svg, shape)).toBe(true)
    expect(svg).not.toContain(eggHalf)
  })

  test('the picture shows no eggs in batter, custard or coating, and halves of boiled eggs', () => {
    const toasts = drawDish(
      aCookedDish(
        'sweet-toast',
        ['bread', 'egg', 'milk'],
        [
          ['whisk', 0, 1, 2],
          ['fry', 0],
        ],
        sweet,
      ),
    )
    expect(toasts).not.toContain(eggHalf)
    expect(shows(toasts, 'fried-egg')).toBe(false)
    expect(drawDish(aCookedDish('parcels', ['cod', 'egg'], [['whisk', 1], ['bake']]))).not.toContain(eggHalf)
    expect(
      drawDish(
        aCookedDish(
          'bowl',
          ['egg', 'rice'],
          [
            ['boil', 0],
            ['absorb', 1],
            ['layer', 0],
          ],
        ),
      ),
    ).toContain(eggHalf)
  })

  test.each(['salmon', 'tuna', 'beef-steak', 'duck'])('the picture shows no raw %s after searing, roasting, grilling or steaming', (id) => {
    const raw = lookOf(id)
    if (raw.kind !== 'piece') throw new Error(`${id} is no piece`)
    expect(drawDish(aDish('sear', [id]))).toContain(`"${raw.colour}"`)
    const heats = [[['sear', 0]], [['roast', 0]], [['thread', 0], ['grill']], [['steam', 0]]] as const
    for (const heat of heats)
      expect(
        drawDish(
          aCookedDish(
            'sear',
            [id],
            heat.map(([technique, ...at]) => [technique, ...at]),
          ),
        ),
      ).not.toContain(`"${raw.colour}"`)
    expect(
      drawDish(
        aCookedDish(
          'bowl',
          [id, 'rice'],
          [
            ['absorb', 1],
            ['layer', 0],
          ],
        ),
      ),
    ).toContain(`"${raw.colour}"`)
  })

  test.each(['tray-roast', 'stew', 'puree-soup', 'gratin', 'frittata'])(
    'the picture shows rice and bread that were cooked apart at the side of a %s',
    (archetype) => {
      const alone = drawDish(aCookedDish(archetype, ['chicken', 'carrot'], [['brown', 0, 1]]))
      const atTheSide = /<g transform="translate\(-18 8\)scale\(.88\)">/
      expect(alone).not.toMatch(atTheSide)
      for (const apart of ['rice', 'bread', 'macaroni']) {
        const svg = drawDish(
          aCookedDish(
            archetype,
            ['chicken', 'carrot', apart],
            [
              ['boil', 2],
              ['brown', 0, 1],
              ['serve-with', 2],
            ],
          ),
        )
        expect(svg, apart).toMatch(atTheSide)
        expect(
          drawDish(
            aCookedDish(
              archetype,
              ['chicken', 'carrot', apart],
              [
                ['brown', 0, 1],
                ['simmer', 2],
              ],
            ),
          ),
          apart,
        ).not.toMatch(atTheSide)
        expect(faultsOf(svg)).toEqual([])
      }
    },
  )

  test('the picture shows rice on the plate, and filled bread under its filling', () => {
    const plated = drawDish(
      aCookedDish(
        'sear',
        ['salmon', 'rice'],
        [
          ['absorb', 1],
          ['sear', 0],
          ['serve-with', 1],
        ],
      ),
    )
    const wrapped = drawDish(
      aCookedDish(
        'wraps',
        ['chicken', 'flour-tortilla'],
        [
          ['fry', 0],
          ['toast', 1],
          ['serve-with', 1],
        ],
      ),
    )
    for (const svg of [plated, wrapped]) expect(svg).not.toContain('scale(.88)')
  })

  test('the picture shows a whole chicken as a bird in any language, and leftover chicken in pieces', () => {
    const whole: RecipeLine = { ...line(null, 'ganzes Hähnchen'), amount: 1450, measure: 'g' }
    for (const archetype of ['tray-roast', 'stew']) {
      expect(shows(drawDish(aCookedDish(archetype, [whole, 'carrot'], [['roast', 0, 1]])), 'bird')).toBe(true)
      const cut = { ...whole, words: 'leftover roast chicken', amount: 400 }
      expect(shows(drawDish(aCookedDish(archetype, [cut, 'carrot'], [['roast', 0, 1]])), 'bird')).toBe(false)
    }
  })

  test('the picture shows crumbs for ground bread', () => {
    expect(shows(drawDish(aCookedDish('toasted-crumbs', ['bread'], [['toast', 0]], { mealType: 'condiment' })), 'toast')).toBe(true)
    expect(
      shows(
        drawDish(
          aCookedDish(
            'toasted-crumbs',
            ['bread'],
            [
              ['toast', 0],
              ['grind', 0],
            ],
            { mealType: 'condiment' },
          ),
        ),
        'toast',
      ),
    ).toBe(false)
  })

  test('the picture of a smooth soup shows only the foods scattered over it', () => {
    const simmered = drawDish(aCookedDish('puree-soup', ['tomato', 'water'], [['simmer', 0, 1]]))
    expect(shows(simmered, 'tomato')).toBe(false)
    const topped = drawDish(
      aCookedDish(
        'puree-soup',
        ['tomato', 'water', 'peas'],
        [
          ['simmer', 0, 1],
          ['scatter', 2],
        ],
      ),
    )
    expect(shows(topped, 'tomato')).toBe(false)
    expect(shows(topped, 'pea')).toBe(true)
  })

  test.each(['cake', 'pancakes', 'clafoutis', 'porridge'])(
    'the picture shows a dark %s with chocolate inside, and a pale one with chocolate on top',
    (archetype) => {
      const made = (technique: string) =>
        drawDish(aCookedDish(archetype, ['flour', 'milk', 'cream', 'cocoa-powder'], [['whisk', 0, 1, 2], [technique, 3], ['bake']], sweet))
      const darkest = (svg: string) =>
        [...svg.matchAll(/fill="#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"/g)].filter(
          ([, r, g, b]) => parseInt(`${r}`, 16) < 0xb8 && parseInt(`${g}`, 16) < 0x8c && parseInt(`${b}`, 16) < 0x70,
        ).length
      expect(darkest(made('whisk'))).toBeGreaterThan(darkest(made('scatter')))
    },
  )

  test('the picture of a broth is not as dark as the soy sauce that seasons it', () => {
    const soup = drawDish(
      aCookedDish(
        'broth-soup',
        ['water', 'carrot', 'soy-sauce'],
        [
          ['simmer', 0, 1],
          ['season', 2],
        ],
        { mealType: 'soup' },
      ),
    )
    const soy = lookOf('soy-sauce')
    if (soy.kind !== 'wash') throw new Error('soy sauce colours nothing')
    expect(soup).not.toContain(saturate(soy.colour, 1.2))
    const tomato = drawDish(aCookedDish('broth-soup', ['water', 'canned-tomatoes'], [['simmer', 0, 1]], { mealType: 'soup' }))
    expect(tomato).toContain(saturate('#c8371f', 1.2))
  })

  test('the picture shows a spoonful of jam as a seasoning', () => {
    const jam: RecipeLine = { ...line('jam'), amount: 22.5, measure: 'ml' }
    const stew = drawDish(
      aCookedDish(
        'stew',
        ['lamb', jam],
        [
          ['brown', 0],
          ['season', 1],
        ],
      ),
    )
    expect(stew).not.toContain(saturate('#a8243f', 1.2))
  })
})

test.each(['<svg><g></svg>', '<svg a=b></svg>', '<svg><use href="#x"/></svg>', '<svg>words</svg>', '<svg r="NaN"></svg>'])(
  'the check of pictures finds the fault in %s',
  (svg) => {
    expect(faultsOf(svg)).not.toEqual([])
  },
)

test('every archetype has a scene, and an unknown word has one too', () => {
  for (const meal of mealTypes) expect(scenes).toContain(sceneOf('gloop', meal))
  expect(sceneOf('lentil-soup', 'entrée')).toBe('soup')
  expect(sceneOf('rice-cream', 'condiment')).toBe('saucer')
  expect(sceneOf('plain-toasts', 'entrée')).toBe('board')
  expect(sceneOf('sweet-omelette', 'dessert')).toBe('stack')
  expect(sceneOf('toString', 'dessert')).toBe('glass')
})

test.each([
  ['smoked-mackerel', 'mackerel'],
  ['carrots', 'carrot'],
  ['baby-spinach', 'spinach'],
])('the ingredient %s looks like %s', (id, like) => {
  expect(lookOf(id)).toEqual(lookOf(like))
})

test.each([
  ['glutenfreie Bandnudeln', 'bed'],
  ['Räucherforellenfilet', 'fish-chunk'],
  ['queso de cabra curado', 'crumble'],
  ['лисички и другие грибы', 'mushroom'],
  ['خبز بلدي', 'toast'],
  ['白身魚', 'fish-chunk'],
  ['zblorp', 'dice'],
])('a food without a look of its own looks like its kind in any language: %s', (name, shape) => {
  const look = lookOf(name)
  expect('shape' in look ? look.shape : look.kind).toBe(shape)
})

test('peanut butter does not look like butter, coconut milk does not look like coconut, and oil is not shown', () => {
  expect(lookOf('peanut-butter').kind).toBe('wash')
  expect(lookOf('coconut-milk').kind).toBe('wash')
  expect(lookOf('sesame-oil').kind).toBe('unseen')
})

describe('pictures of a tart', () => {
  const tin = '<circle r="106"'
  const pastries = ['puff-pastry', 'shortcrust-pastry', 'phyllo'] as const

  test.each(['tart', 'fruit-tart', 'apple-pie', 'onion-quiche', 'plum-galette'])(
    'the picture of a tart is round and in a tin: %s',
    (archetype) => {
      const svg = drawDish(aDish(archetype, ['puff-pastry', 'apple']))
      expect(svg).toContain(tin)
      expect(svg).not.toContain('rx="42"')
      expect(svg.length).toBeLessThanOrEqual(heaviest)
    },
  )

  test.each(pastries)('the picture shows the %s of a tart under the fruit and not among it', (pastry) => {
    const svg = drawDish(
      aCookedDish(
        'fruit-tart',
        [pastry, 'apple', 'sugar'],
        [
          ['toss', 1, 2],
          ['bake', 1, 0],
        ],
        sweet,
      ),
    )
    expect(shows(svg, 'parcel')).toBe(false)
    expect(shows(svg, 'fruit-slice')).toBe(true)
    expect(faultsOf(svg)).toEqual([])
  })

  test('the picture shows a tart on an unrolled sheet on its baking tray', () => {
    const baked = (...times: number[][]) =>
      drawDish(
        aCookedDish(
          'fruit-tart',
          ['puff-pastry', 'plum'],
          times.map((lines) => ['bake', ...lines] as const),
          sweet,
        ),
      )
    expect(baked([1, 0])).not.toContain(tin)
    expect(baked([0], [1, 0])).toContain(tin)
    for (const svg of [baked([1, 0]), baked([0], [1, 0])]) expect(shows(svg, 'fruit-half')).toBe(true)
  })

  test('the picture of a lemon tart shows lemons', () => {
    const svg = drawDish(aCookedDish('fruit-tart', ['puff-pastry', 'lemon'], [['bake', 1, 0]], sweet))
    expect(shows(svg, 'citrus-wedge')).toBe(true)
  })

  test('the picture of a tart with eggs and cream shows a custard filling', () => {
    const plain = drawDish(
      aCookedDish(
        'tart',
        ['puff-pastry', 'leek'],
        [
          ['fry', 1],
          ['bake', 1, 0],
        ],
      ),
    )
    const quiche = drawDish(
      aCookedDish(
        'tart',
        ['puff-pastry', 'leek', 'egg', 'cream'],
        [
          ['fry', 1],
          ['whisk', 2, 3],
          ['bake', 0],
        ],
      ),
    )
    const withMilk = drawDish(
      aCookedDish(
        'tart',
        ['puff-pastry', 'leek', 'egg', 'milk'],
        [
          ['fry', 1],
          ['whisk', 2, 3],
          ['bake', 0],
        ],
      ),
    )
    for (const svg of [quiche, withMilk]) expect(svg).toContain('#f3cd6a')
    expect(plain).not.toContain('#f3cd6a')
  })
})

describe('details of a picture', () => {
  test('the picture of a dish of chillies alone is full of chillies', () => {
    const svg = drawDish(aCookedDish('tray-roast', ['dried-chili'], [['roast', 0]]))
    expect([...svg.matchAll(/<use /g)].length).toBeGreaterThan(8)
  })

  test('the picture of pots of white chocolate is not dark', () => {
    const pots = (chocolate: string) => drawDish(aCookedDish('chocolate-pots', [chocolate, 'water'], [['stir-in', 0, 1]], sweet))
    expect(pots('dark-chocolate')).toContain(`"${saturate('#4e2a1c', 1.2)}"`)
    expect(pots('white-chocolate')).toContain(`"${saturate('#f8ecd2', 1.2)}"`)
    expect(pots('white-chocolate')).not.toContain(`"${saturate('#4e2a1c', 1.2)}"`)
  })

  test('the picture of candied almonds shows almonds beside any other food', () => {
    const svg = drawDish(
      aCookedDish(
        'candied-nuts',
        ['almond', 'sugar', 'plum'],
        [
          ['fry', 0],
          ['stir-in', 1],
          ['serve-with', 2],
        ],
        sweet,
      ),
    )
    expect(shows(svg, 'drop')).toBe(true)
  })

  test('the picture shows food that was baked in paper in its paper', () => {
    const svg = drawDish(aCookedDish('parcels', ['cod', 'tomato'], [['wrap-up', 0, 1], ['bake']]))
    for (const shape of ['fish-chunk', 'tomato'] as const) expect(shows(svg, shape)).toBe(true)
    expect(shows(svg, 'parcel')).toBe(false)
  })

  test('the picture of a carrot sauce with soy sauce is not black', () => {
    const sauce = drawDish(aCookedDish('cooked-sauce', ['carrot', 'soy-sauce', 'water'], [['simmer', 0, 1, 2]], { mealType: 'condiment' }))
    const soy = lookOf('soy-sauce')
    if (soy.kind !== 'wash') throw new Error('soy sauce colours nothing')
    expect(sauce).not.toContain(`"${saturate(soy.colour, 1.2)}"`)
  })

  test('the picture of a kilogram of leftovers shows no bird', () => {
    const left: RecipeLine = { ...line(null, 'leftover chili'), amount: 1050, measure: 'g' }
    const svg = drawDish(aCookedDish('reheated', [left], [['steam', 0]]))
    expect(shows(svg, 'bird')).toBe(false)
    expect(shows(svg, 'dice')).toBe(true)
    expect(shows(drawDish(aCookedDish('reheated-in-oven', [left], [['bake', 0]])), 'dice')).toBe(false)
  })

  test('the picture shows no pool of sauce for a spoonful of mustard', () => {
    const pool = (sauce: string) =>
      drawDish(
        aCookedDish(
          'steamed',
          ['cauliflower', sauce],
          [
            ['steam', 0],
            ['dress', 1],
          ],
        ),
      ).includes('rx="87"')
    expect(pool('mustard')).toBe(false)
    expect(pool('pesto')).toBe(true)
  })

  test('the picture shows dumplings and cheese crisps although no line names them', () => {
    expect(shows(drawDish(aCookedDish('dumplings', ['flour', 'water'], [['mix', 0, 1], ['boil']])), 'pearl')).toBe(true)
    expect(shows(drawDish(aCookedDish('cheese-crisps', ['cheddar'], [['bake', 0]])), 'round')).toBe(true)
  })
})
