import { describe, expect, it, test } from 'vitest'
import { cuisines, mealTypes } from '#domain/options.ts'
import type { RecipeLine, RecipeStep } from '#domain/recipes/recipe.ts'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { drawDish, type PictureInput } from '#kitchen/picture/draw-dish.ts'
import { saturate, tonesOf } from '#kitchen/picture/ink.ts'
import { lookOf } from '#kitchen/picture/look-of.ts'
import { sceneOf, scenes } from '#kitchen/picture/scenes.ts'
import { type ShapeName, shapes } from '#kitchen/picture/shapes/shapes.ts'
import { randomRecipes } from '#kitchen/random-recipes.ts'
import { howMany } from '../../tests/how-many.ts'

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

describe('the picture of a dish', () => {
  it.each(cuisines)('is sound for every way of cooking and every meal: %s', (cuisine) => {
    for (const { id, meals } of archetypes) {
      for (const mealType of meals) {
        const svg = drawDish(aDish(id, basket, { cuisine, mealType }))
        expect(faultsOf(svg), id).toEqual([])
        expect(svg, id).not.toMatch(forbidden)
        expect(svg.length, id).toBeLessThanOrEqual(heaviest)
      }
    }
  })

  it('is sound and light for recipes as they are cooked', () => {
    for (const { recipe } of randomRecipes(howMany(130, 400))) {
      const svg = drawDish(recipe)
      expect(faultsOf(svg), recipe.title).toEqual([])
      expect(svg).not.toMatch(forbidden)
      expect(svg.length, recipe.title).toBeLessThanOrEqual(heaviest)
    }
  })

  it('is sound with every ingredient in it', () => {
    for (const id of ingredientIds) expect(faultsOf(drawDish(aDish('stir-fry', [id]))), id).toEqual([])
  })

  it('is the same for the same dish', () => {
    expect(drawDish(aDish('curry', basket))).toBe(drawDish(aDish('curry', basket)))
  })

  it.each([
    ['another ingredient', aDish('curry', ['chicken', 'rice', 'spinach'])],
    ['another way of cooking', aDish('stir-fry', ['chicken', 'rice', 'tomato'])],
    ['another kitchen', aDish('curry', ['chicken', 'rice', 'tomato'], { cuisine: 'Korean' })],
  ])('is another one for %s', (_, dish) => {
    expect(drawDish(dish)).not.toBe(drawDish(aDish('curry', ['chicken', 'rice', 'tomato'])))
  })

  it('shows what is in the dish', () => {
    const carrots = drawDish(aDish('stir-fry', ['carrot']))
    expect(carrots).toContain('#e8762a')
    expect(drawDish(aDish('stir-fry', ['spinach']))).not.toContain('#e8762a')
  })

  it('has room for what nobody has told it of: archetypes, ingredients, words, recipes without a structure', () => {
    const strange: PictureInput[] = [
      aDish('moonlight-terrine', ['unobtainium', '', 'constructor', '__proto__']),
      aDish('__proto__', ['Omas "Geheimnis" <b>']),
      ...mealTypes.map((mealType): PictureInput => ({ cuisine: 'French', mealType })),
    ]
    for (const dish of strange) expect(faultsOf(drawDish(dish))).toEqual([])
  })

  it('says the label it is given, and is decoration without one', () => {
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

describe('the picture of what was cooked', () => {
  const eggHalf = 'rx="11.5" ry="14.5"'

  it.each([
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
  ] as const)('has the eggs as they are in %s', (_, dish, shape) => {
    const svg = drawDish(dish)
    expect(shows(svg, shape)).toBe(true)
    expect(svg).not.toContain(eggHalf)
  })

  it('shows no eggs where they are batter, custard or coating, and halves where they are boiled', () => {
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

  it.each(['salmon', 'tuna', 'beef-steak', 'duck'])('has no raw %s on a plate after it was seared, roasted, grilled or steamed', (id) => {
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

  it.each(['tray-roast', 'stew', 'puree-soup', 'gratin', 'frittata'])(
    'has rice and bread that were made apart at the side of a %s',
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

  it('keeps rice on the plate, and the bread that is filled under its filling', () => {
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

  it('has a chicken that was cooked whole as a whole one, in any language, and cut meat in pieces', () => {
    const whole: RecipeLine = { ...line(null, 'ganzes Hähnchen'), amount: 1450, measure: 'g' }
    for (const archetype of ['tray-roast', 'stew']) {
      expect(shows(drawDish(aCookedDish(archetype, [whole, 'carrot'], [['roast', 0, 1]])), 'bird')).toBe(true)
      const cut = { ...whole, words: 'leftover roast chicken', amount: 400 }
      expect(shows(drawDish(aCookedDish(archetype, [cut, 'carrot'], [['roast', 0, 1]])), 'bird')).toBe(false)
    }
  })

  it('has crumbs where bread was ground', () => {
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

  it('has nothing in a smooth soup but what was scattered over it', () => {
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

  it.each(['cake', 'pancakes', 'clafoutis', 'porridge'])(
    'has a dark %s where there is chocolate in it, and a pale one where it is on top',
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

  it('has no broth as dark as the soy sauce that seasons it', () => {
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

  it('takes a spoonful of jam for a seasoning', () => {
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

describe('the faults of a picture', () => {
  it.each(['<svg><g></svg>', '<svg a=b></svg>', '<svg><use href="#x"/></svg>', '<svg>words</svg>', '<svg r="NaN"></svg>'])(
    '%s is found out',
    (svg) => {
      expect(faultsOf(svg)).not.toEqual([])
    },
  )
})

test('every way of cooking that is known has a scene of its own choosing, and any word at all has one', () => {
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
])('%s looks like %s', (id, like) => {
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
])('a food without an entry looks like its kind in any language: %s', (name, shape) => {
  const look = lookOf(name)
  expect('shape' in look ? look.shape : look.kind).toBe(shape)
})

test('peanut butter is no butter, coconut milk no coconut, and an oil is not seen', () => {
  expect(lookOf('peanut-butter').kind).toBe('wash')
  expect(lookOf('coconut-milk').kind).toBe('wash')
  expect(lookOf('sesame-oil').kind).toBe('unseen')
})

describe('a tart', () => {
  const tin = '<circle r="106"'
  const pastries = ['puff-pastry', 'shortcrust-pastry', 'phyllo'] as const

  it.each(['tart', 'fruit-tart', 'apple-pie', 'onion-quiche', 'plum-galette'])(
    'is round and in a tin, whatever it is called: %s',
    (archetype) => {
      const svg = drawDish(aDish(archetype, ['puff-pastry', 'apple']))
      expect(svg).toContain(tin)
      expect(svg).not.toContain('rx="42"')
      expect(svg.length).toBeLessThanOrEqual(heaviest)
    },
  )

  it.each(pastries)('has its %s under the fruit and not among it', (pastry) => {
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

  it('on a sheet that was unrolled lies on the tray it was baked on', () => {
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

  it('of lemons shows lemons', () => {
    const svg = drawDish(aCookedDish('fruit-tart', ['puff-pastry', 'lemon'], [['bake', 1, 0]], sweet))
    expect(shows(svg, 'citrus-wedge')).toBe(true)
  })

  it('is filled with custard where there are eggs and cream or milk', () => {
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

describe('what would be missing from a picture', () => {
  it('chillies, nuts and herbs fill a dish that has nothing else', () => {
    const svg = drawDish(aCookedDish('tray-roast', ['dried-chili'], [['roast', 0]]))
    expect([...svg.matchAll(/<use /g)].length).toBeGreaterThan(8)
  })

  it('white chocolate makes no dark pots', () => {
    const pots = (chocolate: string) => drawDish(aCookedDish('chocolate-pots', [chocolate, 'water'], [['stir-in', 0, 1]], sweet))
    expect(pots('dark-chocolate')).toContain(`"${saturate('#4e2a1c', 1.2)}"`)
    expect(pots('white-chocolate')).toContain(`"${saturate('#f8ecd2', 1.2)}"`)
    expect(pots('white-chocolate')).not.toContain(`"${saturate('#4e2a1c', 1.2)}"`)
  })

  it('candied almonds are almonds, whatever is served with them', () => {
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

  it('what was baked in paper lies in its paper', () => {
    const svg = drawDish(aCookedDish('parcels', ['cod', 'tomato'], [['wrap-up', 0, 1], ['bake']]))
    for (const shape of ['fish-chunk', 'tomato'] as const) expect(shows(svg, shape)).toBe(true)
    expect(shows(svg, 'parcel')).toBe(false)
  })

  it('soy sauce in a sauce of carrots does not make it black', () => {
    const sauce = drawDish(aCookedDish('cooked-sauce', ['carrot', 'soy-sauce', 'water'], [['simmer', 0, 1, 2]], { mealType: 'condiment' }))
    const soy = lookOf('soy-sauce')
    if (soy.kind !== 'wash') throw new Error('soy sauce colours nothing')
    expect(sauce).not.toContain(`"${saturate(soy.colour, 1.2)}"`)
  })

  it('a kilogram of leftovers is no bird', () => {
    const left: RecipeLine = { ...line(null, 'leftover chili'), amount: 1050, measure: 'g' }
    const svg = drawDish(aCookedDish('reheated', [left], [['steam', 0]]))
    expect(shows(svg, 'bird')).toBe(false)
    expect(shows(svg, 'dice')).toBe(true)
    expect(shows(drawDish(aCookedDish('reheated-in-oven', [left], [['bake', 0]])), 'dice')).toBe(false)
  })

  it('a spoonful of mustard is no pool of sauce', () => {
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

  it('dumplings and cheese crisps are there, though no line is called so', () => {
    expect(shows(drawDish(aCookedDish('dumplings', ['flour', 'water'], [['mix', 0, 1], ['boil']])), 'pearl')).toBe(true)
    expect(shows(drawDish(aCookedDish('cheese-crisps', ['cheddar'], [['bake', 0]])), 'round')).toBe(true)
  })
})
