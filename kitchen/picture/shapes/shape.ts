import type { Tones } from '#kitchen/picture/ink.ts'

/** How one piece of food looks from above, drawn around the origin. `reach` is its radius on the picture in pixels. */
export interface Shape {
  reach: number
  /** `flesh` is the colour of the food, `skin` that of its rim, yolk, stem or filling. */
  draw(flesh: Tones, skin: Tones): string
}
