/** One colour in the tones a painter mixes from it, as #rrggbb. */
export interface Tones {
  base: string
  /** The side in shade. */
  dark: string
  /** What lies deepest. */
  deep: string
  /** Where the light falls. */
  light: string
}

/** `share` of the second colour in the first; both and the result are #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** The tones of a colour. Shade leans to brown and light to cream, as in a kitchen by daylight. */
export function tonesOf(base: string): Tones {
  return { base, dark: mix(base, '#4a1f10', 0.28), deep: mix(base, '#2a120c', 0.5), light: mix(base, '#fff6dc', 0.42) }
}

/** A colour further from grey, so that mixed food still looks good. */
export function vivid(colour: string, strength = 1.35): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const grey = parts.reduce((sum, part) => sum + part, 0) / 3
  return `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(grey + (part - grey) * strength)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A coordinate with one decimal and nothing superfluous. */
export function at(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** What a piece of food stands out with from what it lies on: a soft dark edge, the same however it is turned. */
export const edge = 'stroke="#2a120c30" stroke-width="1.8"'

/** A silhouette with that edge. */
export const body = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${edge}/>`

/** A disc with that edge. */
export const disc = (r: number, fill: string) => `<circle r="${r}" fill="${fill}" ${edge}/>`

/** Lines of one width. Ends are round: the picture says so once for all. */
export const lines = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** Dots, flecks or segments in a ring: dashes of so many pixels with so many between. */
export const ring = (r: number, colour: string, width: number, dashes = '', isRound = true) =>
  `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${isRound ? '' : ' stroke-linecap="butt"'}${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`

/** A flat patch inside a silhouette. */
export const patch = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
