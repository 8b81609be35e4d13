import type { MealType } from '#domain/options.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import type { Seen } from '#kitchen/picture/canvas.ts'
import { mix, vivid } from '#kitchen/picture/ink.ts'
import type { Bed } from '#kitchen/picture/look.ts'
import { lookOf } from '#kitchen/picture/look-of.ts'

/** What the lines of a recipe put into a picture. */
export interface Foods {
  /** What one sees as pieces, the most important first. */
  pieces: Seen[]
  garnishes: Seen[]
  /** What lies beside it. */
  asides: Seen[]
  bed: { bed: Bed; colour: string } | null
  flecks: string[]
  /** The colour of sauce, broth or batter; null where nothing colours it. */
  wash: string | null
  /** Whether it has cream, milk or coconut in it. */
  isCreamy: boolean
}

/** So many kinds of pieces one picture can hold without becoming a muddle. */
const mostPieces = 6
const mostGarnishes = 3

const isAnimalShape = /chunk|cutlet|slice|drumstick|crumbs|fillet|fish|shrimp|shell|squid|scallop|egg|block|sausage|rasher|pearl/

/** Reads the lines of a recipe with a painter's eyes. Water, oil and salt are not seen. `plenty` below 1 leaves out the least of them. */
export function foodsOn(lines: readonly RecipeLine[], mealType: MealType, plenty = 1): Foods {
  const looks = lines.map((line) => lookOf(line.ingredient ?? line.words))
  const seen = looks.filter((look): look is Seen => look.kind === 'piece' || look.kind === 'garnish' || look.kind === 'aside')
  const pieces = distinct(seen.filter(({ kind }) => kind === 'piece'))
  const garnishes = distinct(seen.filter(({ kind }) => kind === 'garnish'))
  const isMain = ({ shape }: Seen) => isAnimalShape.test(shape)
  const ordered = mealType === 'dessert' ? pieces : [...pieces.filter(isMain), ...pieces.filter((look) => !isMain(look))]
  const bed = looks.find((look) => look.kind === 'bed')
  return {
    pieces: ordered.slice(0, Math.ceil(mostPieces * plenty)),
    garnishes: garnishes.slice(0, Math.ceil(mostGarnishes * plenty)),
    asides: distinct(seen.filter(({ kind }) => kind === 'aside')),
    bed: bed?.kind === 'bed' ? { bed: bed.bed, colour: bed.colour } : null,
    flecks: looks.flatMap((look) => (look.kind === 'fleck' ? [look.colour] : [])),
    wash: blend(looks.flatMap((look) => (look.kind === 'wash' ? [{ colour: look.colour, weight: look.strength ** 1.5 }] : []))),
    isCreamy: looks.some((look) => look.kind === 'wash' && look.strength === 3 && isPale(look.colour)),
  }
}

function distinct(looks: readonly Seen[]): Seen[] {
  return looks.filter((look, at) => looks.findIndex(({ shape, colour }) => shape === look.shape && colour === look.colour) === at)
}

const isPale = (colour: string) => [1, 3, 5].every((from) => Number.parseInt(colour.slice(from, from + 2), 16) > 0xc8)

/** Colours stirred together, each by its weight; null for none. */
export function blend(colours: readonly { colour: string; weight: number }[]): string | null {
  let stirred: { colour: string; weight: number } | null = null
  for (const next of colours) {
    const before: { colour: string; weight: number } = stirred ?? { colour: next.colour, weight: 0 }
    const weight = before.weight + next.weight
    stirred = { colour: mix(before.colour, next.colour, next.weight / weight), weight }
  }
  return stirred ? vivid(stirred.colour, 1.2) : null
}

/** The colour of all the food blended to a purée. */
export function puree({ pieces, wash, bed, isCreamy }: Foods): string {
  const solids = pieces
    .slice(0, 4)
    .map(({ colour, shape }, at) => ({ colour: shape === 'arcs' ? '#e9cf98' : colour, weight: 4 / (at + 1) }))
  const all = blend([
    ...solids,
    ...(bed ? [{ colour: bed.colour, weight: 3 }] : []),
    ...(wash ? [{ colour: wash, weight: isCreamy ? 4 : 2.4 }] : []),
  ])
  return all ?? '#e6b65c'
}
