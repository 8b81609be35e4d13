import { pickBestSketch, wayAssignedTo } from '#kitchen/composer/assign-ways.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import { usualDishNameOf } from '#kitchen/composer/dish-naming.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { lastResorts } from '#kitchen/composer/last-resorts/list.ts'
import { methodKeyOf } from '#kitchen/composer/plan-steps.ts'
import { cuisineAffinityOf, type Sketch } from '#kitchen/composer/sketch.ts'
import { variantsOf } from '#kitchen/composer/variants.ts'
import { smallNumberOfWays, type WaysOfCooking } from '#kitchen/composer/ways.ts'
import type { Steps } from '#kitchen/steps.ts'

/** Titles repeat every fifth turn, so two ways with one name must not be five turns apart. */
export const titlePatternCount = 5

function withoutEchoes(ways: readonly Sketch[]): Sketch[] {
  const placed: Sketch[] = []
  const waiting = [...ways]
  while (waiting.length > 0) {
    const isEcho = (one: Sketch) =>
      placed.some(
        (other, at) =>
          (placed.length - at) % titlePatternCount === 0 && usualDishNameOf(other.archetype.id) === usualDishNameOf(one.archetype.id),
      )
    const next = Math.max(
      0,
      waiting.findIndex((one) => !isEcho(one)),
    )
    placed.push(...waiting.splice(next, 1))
  }
  return placed
}

/** One way of cooking: a sketch and the number of its method (0 is the first). */
export interface WayOfCooking {
  sketch: Sketch
  variant: number
}

/** How many refreshes in a row must differ; with fewer ways, the same ways use other methods. */
const enoughWays = 6

const isPlainest = ({ archetype }: Sketch) => lastResorts.includes(archetype)

/** The key of a way's archetype and method; two ways with the same tasks are the same. */
const methodKey = ({ sketch, variant }: WayOfCooking, brief: Brief) =>
  `${sketch.archetype.id} ${methodKeyOf(variant === 0 ? sketch.draft : elementAtCyclic(allMethodsOf(sketch, brief), variant))}`

/** The most times that one archetype may appear in five turns if food may be added and other archetypes exist. */
const mostRepeats = 2

/**
 * The order of all ways: real ones; if these are few, the same ways by other techniques; then ways that use less, the
 * plainest, and small variants. No way appears twice, and no archetype a third time before the rest.
 */
function withVariants(ways: readonly Sketch[], { full, others }: Pick<WaysOfCooking, 'full' | 'others'>, brief: Brief): WayOfCooking[] {
  const isReal = full.every(isPlainest) ? () => true : (one: Sketch) => !isPlainest(one)
  const found: WayOfCooking[] = []
  const thirds: WayOfCooking[] = []
  const seen = new Set<string>()
  const isThird = ({ sketch: { archetype } }: WayOfCooking) =>
    brief.mayAdd && found.filter((one) => one.sketch.archetype.id === archetype.id).length >= mostRepeats
  const fill = (most: number, more: () => readonly WayOfCooking[]) => {
    if (found.length >= most) return
    for (const way of more()) {
      if (found.length >= most) return
      const key = methodKey(way, brief)
      if (seen.has(key)) continue
      seen.add(key)
      if (isThird(way)) thirds.push(way)
      else found.push(way)
    }
  }
  const inRounds = (list: readonly WayOfCooking[]) => [...list].sort((a, b) => a.variant - b.variant)
  const techniquesOf = (sketch: Sketch) =>
    variantsOf(sketch.draft, brief.mealType).techniques.map((_, at): WayOfCooking => ({ sketch, variant: at + 1 }))
  const turnsOf = (sketch: Sketch) => {
    const { techniques, smallVariants } = variantsOf(sketch.draft, brief.mealType)
    return smallVariants.map((_, at): WayOfCooking => ({ sketch, variant: techniques.length + at + 1 }))
  }
  const asTheyAre = (some: readonly Sketch[]) => some.map((sketch): WayOfCooking => ({ sketch, variant: 0 }))
  fill(Number.POSITIVE_INFINITY, () => asTheyAre(ways.filter(isReal)))
  fill(enoughWays, () => inRounds(full.filter(isReal).flatMap(techniquesOf)))
  fill(enoughWays, () => asTheyAre(ways.filter((one) => !isReal(one))))
  fill(enoughWays, () => asTheyAre(others))
  fill(enoughWays, () => inRounds(ways.flatMap((sketch) => [...techniquesOf(sketch), ...turnsOf(sketch)])))
  return [...found, ...thirds.slice(0, Math.max(0, enoughWays - found.length))]
}

/** A dish by every method it has, its own first. */
export function allMethodsOf({ draft }: Sketch, { mealType }: Brief): [Draft, ...Draft[]] {
  const { techniques, smallVariants } = variantsOf(draft, mealType)
  return [draft, ...techniques, ...smallVariants]
}

/** The element at a position of an endlessly repeated list. */
export const elementAtCyclic = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0]

/** The worth from which a way counts as the cuisine's own classic, whatever other cuisines do. */
const surelyClassicWorth = 1.5

/** The ways in turn order. The surprise cuisine chooses, turn by turn, the way that fits that turn's method best. */
export function* orderWays({ full, partial, shared, others }: WaysOfCooking, brief: Brief, key: string): Steps<WayOfCooking[]> {
  // Typed food is not left out for variety, unless it is little or nearly no other way exists.
  const mostKept = Math.max(0, ...full.map(({ kept }) => kept))
  const isLittle = (one: Sketch) => full.length < 3 || one.kept >= 0.75 * mostKept
  const some = partial.filter(isLittle).slice(0, Math.max(0, smallNumberOfWays - full.length))
  if (!brief.mayAdd) {
    const archetype = yield* wayAssignedTo(brief)
    const classic = full.find((one) => (one.classic[kitchenOf(brief.cuisine, key, 0).method] ?? 0) >= surelyClassicWorth)
    const first = classic ?? [...full, ...shared].find((one) => one.archetype.id === archetype) ?? full[0]
    const all = withoutEchoes([...(first === undefined ? [] : [first]), ...full.filter((one) => one !== first), ...some])
    return withVariants(all, { full, others }, brief)
  }
  if (brief.cuisine !== 'Potluck-me') return withVariants(withoutEchoes([...full, ...some]), { full, others }, brief)
  const ways: Sketch[] = []
  for (let turn = 0; ways.length < full.length; turn += 1) {
    const { method } = kitchenOf(brief.cuisine, key, turn)
    const best = pickBestSketch(
      full.filter((one) => !ways.includes(one)),
      (one) => cuisineAffinityOf(one, method),
      new Map(),
    )
    if (best !== undefined) ways.push(best)
  }
  return withVariants(withoutEchoes([...ways, ...some]), { full, others }, brief)
}
