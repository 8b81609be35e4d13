import { type Area, areaSize, type Canvas, randomSwing, type Spot, scatterSpots, type VisibleLook } from '#kitchen/picture/canvas.ts'
import { paintFlecks } from '#kitchen/picture/fillings.ts'
import { strokePath } from '#kitchen/picture/ink.ts'
import type { Palette } from '#kitchen/picture/palettes.ts'
import { cookedShapes } from '#kitchen/picture/shapes/cooked.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import type { VisibleFoods } from '#kitchen/picture/table.ts'

/** The input of the painter: the food, its vessel and how it was cooked. */
export interface PictureSubject {
  canvas: Canvas
  palette: Palette
  foods: VisibleFoods
  archetype: string
  /** The technique of each step. */
  techniques: readonly string[]
  /** The share of pieces to lay; 1 fills the room there is. */
  plenty: number
}

/** A round area on the table, in the middle of the picture by default. */
export const ellipse = (halfWidth: number, halfHeight = halfWidth, x = 200, y = 150): Area => ({
  kind: 'ellipse',
  x,
  y,
  halfWidth,
  halfHeight,
})

/** A rectangular area in the middle of the picture. */
export const rectangle = (halfWidth: number, halfHeight: number): Area => ({ kind: 'rectangle', x: 200, y: 150, halfWidth, halfHeight })

const fewest = 2
const mostOfAll = 30

/** How many pieces of each look cover about `share` of an area; the first look gets the most. */
function countsPerLook(looks: readonly VisibleLook[], area: Area, share: number, plenty: number): number[] {
  const most = Math.round(mostOfAll * plenty)
  const weights = looks.map((_, at) => 1 / (at + 2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const wanted = looks.map(({ shape }, at) => {
    const room = (areaSize(area) * share * (weights[at] ?? 0)) / sum
    return Math.max(fewest, Math.min(Math.max(11, most / looks.length), Math.round(room / (Math.PI * shapes[shape].reach ** 2 * 0.8))))
  })
  const total = wanted.reduce((all, count) => all + count, 0)
  return total <= most ? wanted : wanted.map((count) => Math.max(fewest, Math.round((count * most) / total)))
}

/** Tosses all looks together over an area. A dish of only chillies or nuts shows those. */
export function tossTogether(
  { canvas, foods, plenty }: PictureSubject,
  area: Area,
  share: number,
  looks = visibleFoodsOf(foods),
  scale = 1,
) {
  const numbers = countsPerLook(looks, area, share, plenty)
  const all = canvas.chance.shuffle(looks.flatMap((look, at) => Array.from({ length: numbers[at] ?? 0 }, () => look)))
  const large = all.filter(({ shape }) => shapes[shape].reach > 20)
  const small = all.filter(({ shape }) => shapes[shape].reach <= 20)
  const spots = scatterSpots(canvas.chance, all.length, area)
  for (const [at, look] of [...large, ...small].entries()) {
    const spot = spots[at]
    if (spot) canvas.lay(look, spot, undefined, isBread(look) ? 0.55 : scale)
  }
}

/** The looks that fill a dish: its pieces, or its nuts, chillies and herbs if it has no pieces. */
export const visibleFoodsOf = ({ pieces, garnishes, bed }: VisibleFoods) => (pieces.length > 0 || bed ? pieces : garnishes)

/** Lays herbs, wedges and flecks on top. */
export function layGarnishes({ canvas, foods }: PictureSubject, area: Area, most = 6) {
  if (foods.flecks.length > 0) paintFlecks(canvas, foods.flecks, area)
  const each = foods.garnishes.length === 0 ? 0 : Math.max(2, Math.floor(most / foods.garnishes.length))
  const all = foods.garnishes.flatMap((look) => Array.from({ length: shapes[look.shape].reach < 8 ? each * 3 : each }, () => look))
  for (const [at, spot] of scatterSpots(canvas.chance, all.length, area).entries()) {
    const look = all[at]
    if (look) canvas.lay(look, spot)
  }
}

/** The distance between rows, in multiples of the shape's `reach`: slices overlap like tiles. */
const rowDistanceOf = ({ shape }: VisibleLook) => (shape === 'fruit-slice' ? 0.95 : 1.8)

/** Lays foods in rings from the rim inwards, as fruit lies on a tart. Each ring is one food, backs to the rim. */
export function layInRings({ canvas, plenty }: PictureSubject, looks: readonly VisibleLook[], outermost: number) {
  let far = outermost
  for (let ring = 0; far > -6; ring += 1) {
    const look = looks[ring % Math.max(1, looks.length)]
    if (!look) return
    const { reach } = shapes[look.shape]
    const scale = Math.min(1.3, 24 / reach)
    const wide = reach * scale
    const from = Math.max(0, far - wide)
    const count = from < wide ? 1 : Math.max(3, Math.floor(((Math.PI * 2 * from) / (wide * 1.7)) * Math.max(0.6, plenty)))
    for (let n = 0; n < count; n += 1) {
      const angle = (n / count) * Math.PI * 2 + ring * 0.4
      const way = count === 1 ? 0 : from
      canvas.lay(look, { x: 200 + Math.cos(angle) * way, y: 150 + Math.sin(angle) * way }, (angle * 180) / Math.PI - 90, scale)
    }
    far -= wide * rowDistanceOf(look)
  }
}

/** Lays foods in rows, as on a flat sheet of pastry. Each row is one food. */
export function layInRows({ canvas, plenty }: PictureSubject, looks: readonly VisibleLook[], { x, y, halfWidth, halfHeight }: Area) {
  let top = y - halfHeight
  for (let row = 0; top < y + halfHeight - 6; row += 1) {
    const look = looks[row % Math.max(1, looks.length)]
    if (!look) return
    const { reach } = shapes[look.shape]
    const scale = Math.min(1.3, 22 / reach)
    const wide = reach * scale
    const count = Math.max(4, Math.floor(((halfWidth * 2) / (wide * 1.8)) * Math.max(0.6, plenty)))
    for (let n = 0; n < count; n += 1) canvas.lay(look, { x: x - halfWidth + ((n + 0.5) / count) * halfWidth * 2, y: top + wide }, 0, scale)
    top += wide * rowDistanceOf(look)
  }
}

/** An arc around the middle of the picture at the distance `far`; angles in radians, clockwise from the right. */
interface Arc {
  count: number
  x: number
  far: number
  from: number
  sweep: number
  scaleOf: (look: VisibleLook) => number
}

/** Lays foods one after another along an arc. */
export function layInCircle(canvas: Canvas, looks: readonly VisibleLook[], { count, x, far, from, sweep, scaleOf }: Arc) {
  for (let n = 0; n < count; n += 1) {
    const look = looks[n % Math.max(1, looks.length)]
    if (!look) return
    const angle = (n / count) * sweep + from
    canvas.lay(look, { x: x + Math.cos(angle) * far, y: 150 + Math.sin(angle) * far }, undefined, scaleOf(look))
  }
}

const fromFire: readonly string[] = Object.keys(cookedShapes)

/** Lays a few raw ingredients beside the vessel. */
export function layRawFoodBeside({ canvas, foods }: PictureSubject, corners: readonly Spot[]) {
  const looks = [
    ...foods.asides,
    ...foods.garnishes,
    ...foods.pieces.filter(({ shape }) => shapes[shape].reach < 20 && !fromFire.includes(shape)),
  ]
  for (const [at, corner] of corners.entries()) {
    const look = looks[at % Math.max(1, looks.length)]
    if (!look) return
    canvas.lay(look, { x: corner.x + randomSwing(canvas.chance) * 6, y: corner.y + randomSwing(canvas.chance) * 6 }, undefined, 1.1)
  }
}

/** Free spots beside the vessel, clear of the fork and the knife. */
export const spotsBesideVessel: readonly Spot[] = [
  { x: 62, y: 62 },
  { x: 334, y: 252 },
]

/** Is the look a bread that other food lies on? */
export const isBread = ({ shape }: VisibleLook) => shape === 'toast' || shape === 'round' || shape === 'wrap'

/** Paints a wavy line of sauce over the dish. */
export function paintDrizzle(canvas: Canvas, colour: string, reach: number) {
  const third = Math.round((reach * 2) / 3)
  const d = [-0.6, 0, 0.6]
    .map(
      (row) =>
        `M${200 - reach} ${Math.round(150 + row * reach)}q${Math.round(third / 2)} ${Math.round(randomSwing(canvas.chance) * 22)} ${third} 0t${third} 0 ${third} 0`,
    )
    .join('')
  canvas.paint(strokePath(d, colour, 5, 0.85))
}
