/** A colour and its darker and lighter tones, as #rrggbb. */
export interface Tones {
  base: string
  /** The tone of the shaded side. */
  dark: string
  /** The tone of the deepest parts. */
  deep: string
  /** The tone of the lit side. */
  light: string
}

/** Mixes `share` of the second colour into the first; colours are #rrggbb. */
export function mixColours(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** The tones of a colour. Shade leans to brown and light to cream, as in daylight. */
export function tonesOf(base: string): Tones {
  return { base, dark: mixColours(base, '#4a1f10', 0.28), deep: mixColours(base, '#2a120c', 0.5), light: mixColours(base, '#fff6dc', 0.42) }
}

/** A more saturated colour, so that mixed food looks appetizing. */
export function saturate(colour: string, strength = 1.35): string {
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

/** Writes a coordinate with at most one decimal and no trailing zero, to save bytes. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A soft dark outline that separates a piece from what it lies on, the same at every rotation. */
export const outlineStyle = 'stroke="#2a120c30" stroke-width="1.8"'

/** A filled path with that outline. */
export const filledPath = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${outlineStyle}/>`

/** A circle with that outline. */
export const filledCircle = (r: number, fill: string) => `<circle r="${r}" fill="${fill}" ${outlineStyle}/>`

/** Lines of one width. The picture's root element sets round ends for all lines. */
export const strokePath = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A ring of dots, flecks or segments; `dashes` gives their length and gap in pixels. */
export const dashedRing = (r: number, colour: string, width: number, dashes = '', isRound = true) =>
  `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${isRound ? '' : ' stroke-linecap="butt"'}${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`

/** A filled path without outline, inside a piece. */
export const flatPatch = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
