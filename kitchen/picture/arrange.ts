import { type Area, type Canvas, type Seen, type Spot, scatter, surface, swing } from '#kitchen/picture/canvas.ts'
import { paintFlecks } from '#kitchen/picture/fillings.ts'
import { lines } from '#kitchen/picture/ink.ts'
import type { Palette } from '#kitchen/picture/palettes.ts'
import { cookedShapes } from '#kitchen/picture/shapes/cooked.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import type { Foods } from '#kitchen/picture/table.ts'

/** The subject of the picture, and its vessel. */
export interface Subject {
  canvas: Canvas
  palette: Palette
  foods: Foods
  archetype: string
  /** The techniques, step by step. */
  techniques: readonly string[]
  /** How many pieces lie on it, 1 as many as there is room for. */
  plenty: number
}

/** A round place on the table, its middle that of the picture unless said otherwise. */
export const ellipse = (halfWidth: number, halfHeight = halfWidth, x = 200, y = 150): Area => ({
  kind: 'ellipse',
  x,
  y,
  halfWidth,
  halfHeight,
})

/** A square place in the middle of the picture. */
export const rectangle = (halfWidth: number, halfHeight: number): Area => ({ kind: 'rectangle', x: 200, y: 150, halfWidth, halfHeight })

const fewest = 2
const mostOfAll = 30

/** How many of each kind cover about `share` of an area; the first weighs most. */
function counts(looks: readonly Seen[], area: Area, share: number, plenty: number): number[] {
  const most = Math.round(mostOfAll * plenty)
  const weights = looks.map((_, at) => 1 / (at + 2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const wanted = looks.map(({ shape }, at) => {
    const room = (surface(area) * share * (weights[at] ?? 0)) / sum
    return Math.max(fewest, Math.min(Math.max(11, most / looks.length), Math.round(room / (Math.PI * shapes[shape].reach ** 2 * 0.8))))
  })
  const total = wanted.reduce((all, count) => all + count, 0)
  return total <= most ? wanted : wanted.map((count) => Math.max(fewest, Math.round((count * most) / total)))
}

/** Everything tossed together; of a dish of chillies or nuts alone it is those. */
export function toss({ canvas, foods, plenty }: Subject, area: Area, share: number, looks = solidsOf(foods), scale = 1) {
  const numbers = counts(looks, area, share, plenty)
  const all = canvas.chance.shuffle(looks.flatMap((look, at) => Array.from({ length: numbers[at] ?? 0 }, () => look)))
  const large = all.filter(({ shape }) => shapes[shape].reach > 20)
  const small = all.filter(({ shape }) => shapes[shape].reach <= 20)
  const spots = scatter(canvas.chance, all.length, area)
  for (const [at, look] of [...large, ...small].entries()) {
    const spot = spots[at]
    if (spot) canvas.lay(look, spot, undefined, isBread(look) ? 0.55 : scale)
  }
}

/** What fills a dish: its pieces, or else its nuts, chillies and herbs. */
export const solidsOf = ({ pieces, garnishes, bed }: Foods) => (pieces.length > 0 || bed ? pieces : garnishes)

/** Herbs, wedges and flecks at the end. */
export function finish({ canvas, foods }: Subject, area: Area, most = 6) {
  if (foods.flecks.length > 0) paintFlecks(canvas, foods.flecks, area)
  const each = foods.garnishes.length === 0 ? 0 : Math.max(2, Math.floor(most / foods.garnishes.length))
  const all = foods.garnishes.flatMap((look) => Array.from({ length: shapes[look.shape].reach < 8 ? each * 3 : each }, () => look))
  for (const [at, spot] of scatter(canvas.chance, all.length, area).entries()) {
    const look = all[at]
    if (look) canvas.lay(look, spot)
  }
}

/** How far apart rows of it lie, in its own reach: slices overlap like tiles. */
const depthOf = ({ shape }: Seen) => (shape === 'fruit-slice' ? 0.95 : 1.8)

/** The foods in rings from a rim inwards, each round its own food, as fruit is laid on a tart: backs to the rim. */
export function layInRings({ canvas, plenty }: Subject, looks: readonly Seen[], outermost: number) {
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
    far -= wide * depthOf(look)
  }
}

/** The foods in rows, as they are laid on pastry that was unrolled; each row its own food. */
export function layInRows({ canvas, plenty }: Subject, looks: readonly Seen[], { x, y, halfWidth, halfHeight }: Area) {
  let top = y - halfHeight
  for (let row = 0; top < y + halfHeight - 6; row += 1) {
    const look = looks[row % Math.max(1, looks.length)]
    if (!look) return
    const { reach } = shapes[look.shape]
    const scale = Math.min(1.3, 22 / reach)
    const wide = reach * scale
    const count = Math.max(4, Math.floor(((halfWidth * 2) / (wide * 1.8)) * Math.max(0.6, plenty)))
    for (let n = 0; n < count; n += 1) canvas.lay(look, { x: x - halfWidth + ((n + 0.5) / count) * halfWidth * 2, y: top + wide }, 0, scale)
    top += wide * depthOf(look)
  }
}

/** An arc round the middle of the picture, `far` from it: angles in radians, clockwise from the right. */
interface Arc {
  count: number
  x: number
  far: number
  from: number
  sweep: number
  scaleOf: (look: Seen) => number
}

/** The foods one after the other along an arc. */
export function layInCircle(canvas: Canvas, looks: readonly Seen[], { count, x, far, from, sweep, scaleOf }: Arc) {
  for (let n = 0; n < count; n += 1) {
    const look = looks[n % Math.max(1, looks.length)]
    if (!look) return
    const angle = (n / count) * sweep + from
    canvas.lay(look, { x: x + Math.cos(angle) * far, y: 150 + Math.sin(angle) * far }, undefined, scaleOf(look))
  }
}

const fromFire: readonly string[] = Object.keys(cookedShapes)

/** A few of the ingredients beside the vessel, as they came from the market. */
export function strew({ canvas, foods }: Subject, corners: readonly Spot[]) {
  const looks = [
    ...foods.asides,
    ...foods.garnishes,
    ...foods.pieces.filter(({ shape }) => shapes[shape].reach < 20 && !fromFire.includes(shape)),
  ]
  for (const [at, corner] of corners.entries()) {
    const look = looks[at % Math.max(1, looks.length)]
    if (!look) return
    canvas.lay(look, { x: corner.x + swing(canvas.chance) * 6, y: corner.y + swing(canvas.chance) * 6 }, undefined, 1.1)
  }
}

/** Where something lies beside the vessel, clear of the fork and the knife. */
export const cornersOfTable: readonly Spot[] = [
  { x: 62, y: 62 },
  { x: 334, y: 252 },
]

/** Is it bread, which other things lie on? */
export const isBread = ({ shape }: Seen) => shape === 'toast' || shape === 'round' || shape === 'wrap'

/** A sauce in a wavy line over what lies there. */
export function paintDrizzle(canvas: Canvas, colour: string, reach: number) {
  const third = Math.round((reach * 2) / 3)
  const d = [-0.6, 0, 0.6]
    .map(
      (row) =>
        `M${200 - reach} ${Math.round(150 + row * reach)}q${Math.round(third / 2)} ${Math.round(swing(canvas.chance) * 22)} ${third} 0t${third} 0 ${third} 0`,
    )
    .join('')
  canvas.paint(lines(d, colour, 5, 0.85))
}
