import type { RandomSource } from '#kitchen/composer/random.ts'
import type { Bed } from '#kitchen/lexicon/look.ts'
import { type Area, type Canvas, randomSwing, scatterSpots } from '#kitchen/picture/canvas.ts'
import { formatCoordinate, mixColours, strokePath } from '#kitchen/picture/ink.ts'

const whole = Math.round

function outline({ kind, x, y, halfWidth, halfHeight }: Area, fill: string, more = ''): string {
  if (kind === 'ellipse')
    return `<ellipse cx="${x}" cy="${y}" rx="${formatCoordinate(halfWidth)}" ry="${formatCoordinate(halfHeight)}" fill="${fill}"${more}/>`
  return `<rect x="${formatCoordinate(x - halfWidth)}" y="${formatCoordinate(y - halfHeight)}" width="${formatCoordinate(halfWidth * 2)}" height="${formatCoordinate(halfHeight * 2)}" rx="30" fill="${fill}"${more}/>`
}

const grown = (area: Area, by: number): Area => ({ ...area, halfWidth: area.halfWidth + by, halfHeight: area.halfHeight + by })

/** Paints sauce, broth or batter up to the edge of an area. */
export function paintLiquid(canvas: Canvas, area: Area, colour: string, isClear = false) {
  const { x, y, halfWidth, halfHeight } = area
  canvas.paint(outline(area, mixColours(colour, '#2a120c', 0.24)))
  canvas.paint(outline(grown({ ...area, y: y + 2 }, -3), colour))
  const sheen = `M${whole(x - halfWidth * 0.78)} ${whole(y - halfHeight * 0.2)}Q${whole(x - halfWidth * 0.7)} ${whole(y - halfHeight * 0.72)} ${whole(x - halfWidth * 0.12)} ${whole(y - halfHeight * 0.84)}`
  canvas.paint(strokePath(sheen, '#fff6dc', 5, 0.4))
  if (!isClear) return
  const drops = scatterSpots(canvas.chance, 9, grown(area, -12))
  const eyes = drops.map((drop) => `<circle cx="${whole(drop.x)}" cy="${whole(drop.y)}" r="${3 + canvas.chance.below(5)}"/>`).join('')
  canvas.paint(`<g fill="#fff0b8" fill-opacity=".3" stroke="${mixColours(colour, '#5a2a10', 0.3)}" stroke-opacity=".5">${eyes}</g>`)
}

/** Paints a smooth surface: a lighter spiral from a spoon, and drops of cream or oil. */
export function paintSwirl(canvas: Canvas, { x, y, halfWidth, halfHeight }: Area, colour: string, ribbon: string) {
  const reach = Math.min(halfWidth, halfHeight)
  const spiral = (scale: number) => {
    const r = reach * scale
    return `M${whole(x - r)} ${whole(y)}A${whole(r)} ${whole(r)} 0 0 1 ${whole(x + r * 0.86)} ${whole(y - r * 0.2)}A${whole(r * 0.8)} ${whole(r * 0.8)} 0 0 1 ${whole(x - r * 0.62)} ${whole(y + r * 0.3)}A${whole(r * 0.55)} ${whole(r * 0.55)} 0 0 1 ${whole(x + r * 0.36)} ${whole(y - r * 0.12)}`
  }
  canvas.paint(strokePath(spiral(0.82), mixColours(colour, '#2a120c', 0.16), 7, 0.55))
  canvas.paint(strokePath(spiral(0.66), ribbon, 6, 0.92))
  const drops = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 7) * Math.PI * 2 + randomSwing(canvas.chance) * 0.3
    return `M${whole(x + Math.cos(angle) * reach * 0.8)} ${whole(y + Math.sin(angle) * reach * 0.8)}h0`
  })
  canvas.paint(strokePath(drops.join(''), ribbon, 6, 0.85))
}

/** Paints a bed that other food lies on: rice, seeds, noodles. */
export function paintBed(canvas: Canvas, bed: Bed, colour: string, area: Area) {
  if (bed === 'strands' || bed === 'ribbons')
    return paintNoodles(canvas, bed === 'strands' ? { width: 6, each: 5 } : { width: 11, each: 3 }, colour, area)
  canvas.paint(outline(area, mixColours(colour, '#b8742e', 0.26)))
  const { x, y, halfWidth, halfHeight } = area
  if (halfWidth < 45) {
    canvas.paint(
      `<use href="#${storeHandfulOfGrains(canvas, bed, colour, halfHeight)}" transform="translate(${whole(x)} ${whole(y)})rotate(${canvas.chance.below(360)})"/>`,
    )
    return
  }
  const heap = storeHandfulOfGrains(canvas, bed, colour, Math.min(halfWidth, halfHeight) * 0.5)
  for (let n = 0; n < 7; n += 1) {
    const angle = (n * Math.PI) / 3
    const [dx, dy] = n === 6 ? [0, 0] : [Math.cos(angle) * halfWidth * 0.47, Math.sin(angle) * halfHeight * 0.47]
    canvas.paint(`<use href="#${heap}" transform="translate(${whole(x + dx)} ${whole(y + dy)})rotate(${n * 51})"/>`)
  }
}

/** Stores a round handful of grains for repeated use; returns its id. */
export function storeHandfulOfGrains(canvas: Canvas, bed: 'grains' | 'beads', colour: string, reach: number): string {
  return canvas.define(
    (id) => `<g id="${id}" fill="none">${grains(canvas.chance, bed, colour, reach)}</g>`,
    `handful of ${bed} ${colour} ${reach}`,
  )
}

/** A round handful of grains in three tones. */
function grains(chance: RandomSource, bed: 'grains' | 'beads', colour: string, reach: number): string {
  const handful = Math.round((reach / 40) ** 2 * 15 + 5)
  const tones = [
    [mixColours(colour, '#8a4a1c', 0.26), 0.8, 1.1],
    [colour, 1.5, 1],
    [mixColours(colour, '#ffffff', 0.5), 0.7, 0.8],
  ] as const
  return tones
    .map(([tone, share, thick]) => {
      const d = scatterSpots(chance, Math.round(handful * share), {
        kind: 'ellipse',
        x: 0,
        y: 0,
        halfWidth: reach - 3,
        halfHeight: reach - 3,
      }).map((spot) => {
        const turn = chance.below(360)
        const [dx, dy] = bed === 'grains' ? [whole(Math.cos(turn) * 7), whole(Math.sin(turn) * 7)] : [0, 0]
        return `M${whole(spot.x)} ${whole(spot.y)}l${dx} ${dy}`
      })
      return `<path d="${d.join('')}" stroke="${tone}" stroke-width="${formatCoordinate((bed === 'grains' ? 4.8 : 7) * thick)}"/>`
    })
    .join('')
}

/** Paints a nest of noodles: several strands, each in its own shade. */
function paintNoodles(canvas: Canvas, { width, each }: { width: number; each: number }, colour: string, area: Area) {
  const dark = mixColours(colour, '#5a2a12', 0.34)
  const light = mixColours(colour, '#ffffff', 0.45)
  canvas.paint(outline(area, dark))
  for (let layer = 0; layer < (area.halfWidth < 40 ? 2 : 4); layer += 1) {
    const d = Array.from({ length: each }, () => noodleStrand(canvas.chance, area)).join('')
    const id = canvas.define((own) => `<path id="${own}" d="${d}" fill="none"/>`)
    canvas.paint(
      `<use href="#${id}" stroke="${dark}" stroke-width="${formatCoordinate(width + 2.4)}"/><use href="#${id}" stroke="${colour}" stroke-width="${width}"/>`,
    )
    if (layer % 2 === 1) canvas.paint(`<use href="#${id}" stroke="${light}" stroke-width="1.5" opacity=".7"/>`)
  }
}

/** A strand of noodle that winds around the middle of the bed. */
function noodleStrand(chance: RandomSource, { x, y, halfWidth, halfHeight }: Area): string {
  const share = 0.22 + chance.below(700) / 1000
  const [rx, ry] = [halfWidth * share, halfHeight * share]
  const [cx, cy] = [x + randomSwing(chance) * halfWidth * (0.92 - share) * 0.6, y + randomSwing(chance) * halfHeight * (0.92 - share) * 0.6]
  const from = (chance.below(360) * Math.PI) / 180
  const to = from + 2.6 + chance.below(220) / 100
  const end = (angle: number) => `${whole(cx + Math.cos(angle) * rx)} ${whole(cy + Math.sin(angle) * ry)}`
  return `M${end(from)}A${whole(rx)} ${whole(ry)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${end(to)}`
}

/** Paints seeds, flakes and ground spice over an area. */
export function paintFlecks(canvas: Canvas, colours: readonly string[], area: Area, count = 18) {
  for (const colour of colours.slice(0, 3)) {
    const d = scatterSpots(canvas.chance, Math.round(count / Math.min(3, colours.length)), grown(area, -6)).map(
      ({ x, y }) => `M${whole(x)} ${whole(y)}l${canvas.chance.below(5) - 2} ${canvas.chance.below(5) - 2}`,
    )
    canvas.paint(strokePath(d.join(''), colour, 2.6))
  }
}

/** Paints a crust of browned crumbs or melted cheese that shows a little of the food below. */
export function paintCrust(canvas: Canvas, area: Area, colour: string, isCrumbly: boolean) {
  const { chance } = canvas
  const dark = mixColours(colour, '#5a2410', 0.4)
  const light = mixColours(colour, '#fff6dc', 0.45)
  canvas.paint(outline(grown(area, -6), colour))
  const dots = (count: number) =>
    scatterSpots(chance, count, grown(area, -14))
      .map(({ x, y }) => `M${whole(x)} ${whole(y)}l${chance.below(7) - 3} ${chance.below(7) - 3}`)
      .join('')
  canvas.paint(
    isCrumbly
      ? strokePath(dots(46), dark, 11) + strokePath(dots(56), colour, 9.4) + strokePath(dots(34), light, 5)
      : strokePath(dots(16), dark, 15, 0.45) + strokePath(dots(16), light, 17, 0.6) + strokePath(dots(12), dark, 6, 0.5),
  )
}
