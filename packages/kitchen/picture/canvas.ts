import type { RandomSource } from '#kitchen/composer/random.ts'
import { formatCoordinate, tonesOf } from '#kitchen/picture/ink.ts'
import type { Look } from '#kitchen/picture/look.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'

export type VisibleLook = Extract<Look, { kind: 'piece' | 'garnish' | 'aside' }>

export interface Spot {
  x: number
  y: number
}

/**
 * The picture's size in pixels. Everything important lies between y = 36 and y = 264, because a card may crop it to
 * 16:9.
 */
export const pictureSize = { width: 400, height: 300 } as const

/** The picture painted so far. Each shape is written once and placed many times. */
export interface Canvas {
  readonly chance: RandomSource
  paint(svg: string): void
  /** Places a piece; `turn` is in degrees. */
  lay(look: VisibleLook, spot: Spot, turn?: number, scale?: number): void
  /** Stores a shape once per key and returns its id for later use. */
  define(svg: (id: string) => string, key?: string): string
  finish(): string
}

/** An empty canvas. `name` prefixes its ids, so two pictures on one page do not share them. */
export function startCanvas(name: string, chance: RandomSource): Canvas {
  const parts: string[] = []
  const symbols = new Map<string, string>()
  const idOf = (key: string) => `${name}${[...symbols.keys()].indexOf(key).toString(36)}`
  return {
    define(svg, key = `defined ${symbols.size}`) {
      if (symbols.has(key)) return idOf(key)
      symbols.set(key, '')
      symbols.set(key, svg(idOf(key)))
      return idOf(key)
    },
    chance,
    paint: (svg) => void parts.push(svg),
    lay(look, { x, y }, turn = chance.below(360), scale = 1) {
      const key = `${look.shape} ${look.colour} ${look.skin}`
      if (!symbols.has(key)) {
        symbols.set(key, '')
        symbols.set(key, `<g id="${idOf(key)}">${shapes[look.shape].draw(tonesOf(look.colour), tonesOf(look.skin))}</g>`)
      }
      const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`
      const scaled = scale === 1 ? '' : `scale(${formatCoordinate(scale)})`
      parts.push(`<use href="#${idOf(key)}" transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${scaled}"/>`)
    },
    finish: () =>
      `<defs>${[...symbols.values()].join('')}</defs>${parts.join('')}`
        .replace(/\d+\.\d{2,}/g, (number) => formatCoordinate(Number(number)))
        .replace(/(?<=[\d.]) (?=-)/g, ''),
  }
}

/** An area for food: an ellipse or a rectangle with these half axes. */
export interface Area extends Spot {
  kind: 'ellipse' | 'rectangle'
  halfWidth: number
  halfHeight: number
  /** Limits the area to a sector, in degrees. */
  sector?: readonly [from: number, to: number]
}

/** A random number from -1 to 1. */
export const randomSwing = (chance: RandomSource) => chance.below(2001) / 1000 - 1

function randomSpot(chance: RandomSource, area: Area): Spot {
  if (area.kind === 'rectangle')
    return { x: area.x + randomSwing(chance) * area.halfWidth, y: area.y + randomSwing(chance) * area.halfHeight }
  const [from, to] = area.sector ?? [0, 360]
  const angle = ((from + ((to - from) * chance.below(1000)) / 1000) * Math.PI) / 180
  const far = Math.sqrt(chance.below(1000) / 1000)
  return { x: area.x + Math.cos(angle) * far * area.halfWidth, y: area.y + Math.sin(angle) * far * area.halfHeight }
}

const candidates = 14

/**
 * Chooses spots in an area one by one: each time the best of a few random tries, farthest from earlier spots and from
 * `taken`.
 */
export function scatterSpots(chance: RandomSource, count: number, area: Area, taken: readonly Spot[] = []): Spot[] {
  const spots: Spot[] = []
  for (let placed = 0; placed < count; placed += 1) {
    const tries = Array.from({ length: candidates }, () => randomSpot(chance, area))
    const room = (spot: Spot) => Math.min(9e9, ...[...taken, ...spots].map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)))
    spots.push(tries.reduce((best, spot) => (room(spot) > room(best) ? spot : best)))
  }
  return spots
}

/** The size of an area in square pixels. */
export function areaSize({ kind, halfWidth, halfHeight, sector }: Area): number {
  const share = sector ? (sector[1] - sector[0]) / 360 : 1
  return (kind === 'ellipse' ? Math.PI : 4) * halfWidth * halfHeight * share
}
