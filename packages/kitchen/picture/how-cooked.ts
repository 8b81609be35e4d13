import type { VisibleLook } from '#kitchen/picture/canvas.ts'
import { classes } from '#kitchen/picture/classes.baked.ts'
import { mixColours } from '#kitchen/picture/ink.ts'
import { invisibleLook, type Look, pieceLook } from '#kitchen/picture/look.ts'
import { lookOf } from '#kitchen/picture/look-of.ts'
import type { ShapeName } from '#kitchen/picture/shapes/shapes.ts'
import type { Recipe } from '#kitchen/recipe.ts'

type Structure = NonNullable<Recipe['structure']>

/** A recipe line and how it looks when served. */
export interface ServedLine {
  look: Look
  /** The food was added at the end: on top or at the side. */
  isLate: boolean
  /** Rice, noodles or bread that was cooked separately and is served at the side. */
  isBeside: boolean
  /** The food is a whole bird or fish. */
  isWhole: boolean
}

const finishing: readonly string[] = ['scatter', 'serve-with', 'season', 'dress', 'layer', 'serve']
const cookedApart: readonly string[] = ['absorb', 'boil', 'toast', 'roast', 'grill', 'steam', 'warm-pan', 'drain', 'serve-with', 'season']
const browning: readonly string[] = ['sear', 'brown', 'fry', 'stir-fry', 'roast', 'bake', 'grill', 'toast', 'bake-in-pan']
const moistening: readonly string[] = ['simmer', 'braise', 'boil', 'steam', 'absorb', 'swirl-in']

/** The served look of every line after the steps, in line order. Without steps each food stays raw. */
export function servedLinesOf({ lines, steps }: Pick<Structure, 'lines' | 'steps'>): ServedLine[] {
  return lines.map((line, at) => {
    const own = steps.filter((step) => step.lines.includes(at)).map(({ technique }) => technique)
    const first = steps.findIndex((step) => step.lines.includes(at) && step.technique !== 'get-ready')
    // A step that names no food applies to everything in the vessel so far.
    const shared = first < 0 ? [] : steps.slice(first).flatMap((step) => (step.lines.length === 0 ? [step.technique] : []))
    const isLate = own.length > 0 && own.every((technique) => finishing.includes(technique))
    const name = line.ingredient ?? line.words
    const seen = asSpooned(lookOf(name), name, line.amount, own)
    const done = own.length > 0 && !isLate ? cookedLook(seen, name, own, [...own, ...shared]) : seen
    return {
      look: done,
      isLate,
      isBeside: isStarch(seen) && isApart(own),
      isWhole: isWhole(line) && own.some((technique) => browning.includes(technique) || moistening.includes(technique)),
    }
  })
}

const starches: readonly ShapeName[] = ['toast', 'round', 'wrap', 'tube', 'elbow', 'chip']
const isStarch = (look: Look) => look.kind === 'bed' || (look.kind === 'piece' && starches.includes(look.shape))
const isApart = (own: readonly string[]) =>
  own.length > 1 && own.includes('serve-with') && own.every((technique) => cookedApart.includes(technique))

/**
 * The grams from which a bird or fish counts as whole, in a recipe for four: the lexicon has no ids for whole animals.
 */
const wholeAnimalGrams = 1_000
const isWhole = ({ ingredient, amount, measure }: Structure['lines'][number]) =>
  ingredient === null && measure === 'g' && (amount ?? 0) >= wholeAnimalGrams

/** Grams or millilitres up to which jam or honey only seasons a dish. */
const seasoningUpTo = 60

function asSpooned(look: Look, name: string, amount: number | null, own: readonly string[]): Look {
  const isSweet = look.kind === 'wash' && Object.hasOwn(classes, name) && classes[name] === 'sweetener'
  return isSweet && (amount ?? 0) <= seasoningUpTo && !own.includes('scatter') ? { ...look, strength: 1 } : look
}

function cookedLook(look: Look, name: string, own: readonly string[], all: readonly string[]): Look {
  if (look.kind !== 'piece') return look
  if (own.includes('grind')) return { kind: 'bed', bed: 'beads', colour: mixColours(look.colour, '#b8702e', 0.35) }
  if (look.shape === 'egg-half') return lookOfEggs(look, own)
  const isDry =
    own.some((technique) => browning.includes(technique)) || all.some((technique) => technique === 'bake' || technique === 'grill')
  if (isDry) return brownedLook(look)
  return all.some((technique) => moistening.includes(technique)) ? poachedLook(look, name) : look
}

/** The look of eggs: only boiled eggs show halves; in batter, custard or coating eggs are invisible. */
function lookOfEggs(look: Look, own: readonly string[]): Look {
  if (own.some((technique) => technique === 'stir-fry' || technique === 'fry')) return pieceLook('curd', '#f8d462')
  if (own.includes('crack-in')) return pieceLook('fried-egg', '#fffaf0', '#f3a81f')
  if (own.includes('swirl-in')) return pieceLook('shaving', '#fbe08a')
  return own.includes('boil') || own.includes('steam') ? look : invisibleLook
}

const isPale = (colour: string) => Number.parseInt(colour.slice(3, 5), 16) > 0xb8

/** The look of meat or fish after dry heat: golden to brown, with a crust. */
function brownedLook(look: VisibleLook): Look {
  const { shape, colour, skin } = look
  const toFish = { colour: mixColours(colour, '#d9964e', isPale(colour) ? 0.3 : 0.62), skin: mixColours(skin, '#8a4a1c', 0.6) }
  if (shape === 'fillet') return { ...look, ...toFish, shape: 'seared-fillet' }
  if (shape === 'fish-chunk') return { ...look, ...toFish }
  if (shape === 'slice')
    return {
      ...look,
      shape: 'seared-slice',
      colour: mixColours(colour, '#a0673a', isPale(colour) ? 0.3 : 0.68),
      skin: mixColours(skin, '#4a2412', 0.5),
    }
  return shape === 'rasher' ? { ...look, colour: mixColours(colour, '#8a4a24', 0.4), skin: mixColours(skin, '#d9a05a', 0.4) } : look
}

/** The look of meat or fish after steam or broth: fish turns pink or white, meat grey-brown. */
function poachedLook(look: VisibleLook, name: string): Look {
  const { shape, colour, skin } = look
  if (shape !== 'fillet' && shape !== 'fish-chunk' && shape !== 'slice') return look
  const isFish = shape !== 'slice' || (Object.hasOwn(classes, name) && classes[name] === 'fish')
  const tone = isFish ? '#f3d6ba' : isPale(colour) ? '#ead2b4' : '#8f6a4e'
  return { ...look, colour: mixColours(colour, tone, 0.58), skin: mixColours(skin, tone, 0.4) }
}
