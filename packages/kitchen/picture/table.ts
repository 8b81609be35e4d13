import type { Bed } from '#kitchen/lexicon/look.ts'
import type { MealType } from '#kitchen/options.ts'
import type { VisibleLook } from '#kitchen/picture/canvas.ts'
import { type ServedLine, servedLinesOf } from '#kitchen/picture/how-cooked.ts'
import { mixColours, saturate } from '#kitchen/picture/ink.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** A bed of grains or noodles and its colour. */
export interface ColouredBed {
  bed: Bed
  colour: string
}

/** The visible parts of a recipe, ready to paint. */
export interface VisibleFoods {
  /** The visible pieces, the most important first. */
  pieces: VisibleLook[]
  /** Pieces that were added on top at the end. */
  onTop: VisibleLook[]
  /** A whole bird or fish, which is not among the pieces. */
  whole: VisibleLook | null
  garnishes: VisibleLook[]
  /** Raw food that lies on the table beside the dish. */
  asides: VisibleLook[]
  bed: ColouredBed | null
  /** Food cooked separately and served at the side: rice, noodles or bread. */
  beside: { bed: ColouredBed | null; pieces: VisibleLook[] } | null
  flecks: string[]
  /** The colour of sauce, broth or batter; null if the dish has none. */
  wash: string | null
  /** How much of the sauce has that colour: 0 none, 1 all. */
  body: number
  /**
   * The colour of chocolate, coffee or molasses in a dough, which is stronger than the colour of milk; null if the
   * dough has none.
   */
  tint: string | null
  /** Does the dish contain cream, milk or coconut? */
  isCreamy: boolean
}

/** The most kinds of pieces that one picture shows clearly. */
const mostKindsOfPieces = 6
const mostGarnishes = 3

const isAnimalShape = /chunk|cutlet|slice|drumstick|crumbs|fillet|fish|shrimp|shell|squid|scallop|egg|block|sausage|rasher|pearl/

interface PlacementOptions {
  plenty?: number
  staying?: 'grains' | 'bread' | null
  isLeftover?: boolean
}

/**
 * Finds the visible foods of a recipe's lines and steps; water, oil and salt are invisible. `plenty` below 1 leaves
 * out the smallest amounts. `staying` keeps separately cooked food with the rest: rice on a plate, the bread of a
 * wrap. A kilogram of an `isLeftover` food is a dish, not a whole bird.
 */
export function visibleFoodsIn(
  structure: Pick<Structure, 'lines' | 'steps'>,
  mealType: MealType,
  { plenty = 1, staying = null, isLeftover = false }: PlacementOptions = {},
): VisibleFoods {
  const served = servedLinesOf(structure).map((one) => (isLeftover ? { ...one, isWhole: false } : one))
  const stays = ({ look }: ServedLine) => staying === 'bread' && look.kind === 'piece'
  const main = served.filter((one) => !one.isWhole && (!one.isBeside || stays(one)))
  const looks = main.map(({ look }) => look)
  const seen = seenOf(main)
  const pieces = withoutRepeats(seen.filter(({ kind }) => kind === 'piece'))
  const garnishes = withoutRepeats(seen.filter(({ kind }) => kind === 'garnish'))
  const isMain = ({ shape }: VisibleLook) => isAnimalShape.test(shape)
  const ordered = mealType === 'dessert' ? pieces : [...pieces.filter(isMain), ...pieces.filter((look) => !isMain(look))]
  const washes = main.flatMap(({ look, isLate }) => (look.kind === 'wash' ? [{ ...look, isLate }] : []))
  const tints = washes.filter(({ colour, strength, isLate }) => strength >= 3 && isDark(colour) && !isLate)
  const apart = served.filter((one) => one.isBeside && !stays(one))
  const [bed, bedApart] = [heapIn(main), heapIn(apart)]
  const isBedHere = staying === 'grains' && bed === null
  const atSide = { bed: isBedHere ? null : bedApart, pieces: withoutRepeats(seenOf(apart)) }
  return {
    pieces: ordered.slice(0, Math.ceil(mostKindsOfPieces * plenty)),
    onTop: withoutRepeats(seenOf(main.filter(({ isLate }) => isLate)).filter(({ kind }) => kind === 'piece')),
    whole: seenOf(served.filter(({ isWhole }) => isWhole)).map(asWhole)[0] ?? null,
    garnishes: garnishes.slice(0, Math.ceil(mostGarnishes * plenty)),
    asides: withoutRepeats(seen.filter(({ kind }) => kind === 'aside')),
    bed: isBedHere ? bedApart : bed,
    beside: atSide.bed || atSide.pieces.length > 0 ? atSide : null,
    flecks: looks.flatMap((look) => (look.kind === 'fleck' ? [look.colour] : [])),
    wash: blendColours(washes.map(({ colour, strength }) => ({ colour, weight: strength ** 1.5 }))),
    body: Math.min(1, washes.reduce((sum, { strength }) => sum + strength, 0) / 4),
    tint: blendColours(tints.map(({ colour, strength }) => ({ colour, weight: strength }))),
    isCreamy: washes.some(({ colour, strength }) => strength === 3 && isPale(colour)),
  }
}

type Structure = NonNullable<Recipe['structure']>

const seenOf = (served: readonly ServedLine[]) =>
  served
    .map(({ look }) => look)
    .filter((look): look is VisibleLook => look.kind === 'piece' || look.kind === 'garnish' || look.kind === 'aside')

function heapIn(served: readonly ServedLine[]): ColouredBed | null {
  const found = served.map(({ look }) => look).find((look) => look.kind === 'bed')
  return found?.kind === 'bed' ? { bed: found.bed, colour: found.colour } : null
}

/** The look of a whole animal: a fish has the colour of its skin; anything else roasted whole is a bird. */
const asWhole = ({ shape, skin }: VisibleLook): VisibleLook =>
  /fish|fillet/.test(shape)
    ? { kind: 'piece', shape: 'whole-fish', colour: mixColours(skin, '#d9a05a', 0.4), skin: mixColours(skin, '#5a3a20', 0.4) }
    : { kind: 'piece', shape: 'bird', colour: '#cf8a3c', skin: '#cf8a3c' }

const isDark = (colour: string) => [1, 3, 5].every((from) => Number.parseInt(colour.slice(from, from + 2), 16) < 0x90)

function withoutRepeats(looks: readonly VisibleLook[]): VisibleLook[] {
  return looks.filter((look, at) => looks.findIndex(({ shape, colour }) => shape === look.shape && colour === look.colour) === at)
}

const isPale = (colour: string) => [1, 3, 5].every((from) => Number.parseInt(colour.slice(from, from + 2), 16) > 0xc8)

/** Mixes colours by weight; null without colours. */
export function blendColours(colours: readonly { colour: string; weight: number }[]): string | null {
  let stirred: { colour: string; weight: number } | null = null
  for (const next of colours) {
    const before: { colour: string; weight: number } = stirred ?? { colour: next.colour, weight: 0 }
    const weight = before.weight + next.weight
    stirred = { colour: mixColours(before.colour, next.colour, next.weight / weight), weight }
  }
  return stirred ? saturate(stirred.colour, 1.2) : null
}

/** The colour of all the food blended to a purée. */
export function pureeColourOf({ pieces, wash, bed, isCreamy }: VisibleFoods): string {
  const solids = pieces
    .slice(0, 4)
    .map(({ colour, shape }, at) => ({ colour: shape === 'arcs' ? '#e9cf98' : colour, weight: 4 / (at + 1) }))
  const all = blendColours([
    ...solids,
    ...(bed ? [{ colour: bed.colour, weight: 3 }] : []),
    ...(wash ? [{ colour: wash, weight: isCreamy ? 4 : 2.4 }] : []),
  ])
  return all ?? '#e6b65c'
}
