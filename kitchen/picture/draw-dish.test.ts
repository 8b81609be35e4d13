import { describe, expect, it, test } from 'vitest'
import { cuisines, mealTypes } from '#domain/options.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import { cook } from '#kitchen/cook.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { type DrawnDish, drawDish } from '#kitchen/picture/draw-dish.ts'
import { lookOf } from '#kitchen/picture/look-of.ts'
import { sceneOf, scenes } from '#kitchen/picture/scenes.ts'

const line = (ingredient: string | null, words = ingredient ?? ''): RecipeLine => ({
  ingredient,
  words,
  amount: null,
  measure: null,
  use: 'yours',
})

function aDish(archetype: string, ingredients: readonly string[], dish: Partial<DrawnDish> = {}): DrawnDish {
  const structure = { archetype, lines: ingredients.map((id) => line(id)), steps: [], times: { prep: 0, cook: 0, rest: 0, total: 0 } }
  return { cuisine: 'Italian', mealType: 'entrée', structure, ...dish }
}

/** What is wrong with an SVG as XML: tags that do not close, attributes without quotes, ids that are not there. */
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

  it('is sound and light for two hundred recipes as they are cooked', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const cooked = cook(randomRequest(seed), String(seed))
      if (cooked.state !== 'cooked') continue
      const svg = drawDish(cooked.recipe)
      expect(faultsOf(svg), cooked.recipe.title).toEqual([])
      expect(svg).not.toMatch(forbidden)
      expect(svg.length, cooked.recipe.title).toBeLessThanOrEqual(heaviest)
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
    const strange: DrawnDish[] = [
      aDish('moonlight-terrine', ['unobtainium', '', 'constructor', '__proto__']),
      aDish('__proto__', ['Omas "Geheimnis" <b>']),
      ...mealTypes.map((mealType): DrawnDish => ({ cuisine: 'French', mealType })),
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
  expect(sceneOf('toString', 'dessert')).toBe('glass')
})

test.each([
  ['smoked-mackerel', 'mackerel'],
  ['carrots', 'carrot'],
  ['baby-spinach', 'spinach'],
])('%s looks like %s', (id, like) => {
  expect(lookOf(id)).toEqual(lookOf(like))
})

test('peanut butter is no butter, coconut milk no coconut, and an oil is not seen', () => {
  expect(lookOf('peanut-butter').kind).toBe('wash')
  expect(lookOf('coconut-milk').kind).toBe('wash')
  expect(lookOf('sesame-oil').kind).toBe('unseen')
})
