import type { Tones } from '#kitchen/picture/ink.ts'

/** The drawing of one piece of food from above, around the origin. `reach` is its radius in pixels. */
export interface Shape {
  reach: number
  /** `flesh` is the food's colour, `skin` the colour of its rim, yolk, stem or filling. */
  draw(flesh: Tones, skin: Tones): string
}
