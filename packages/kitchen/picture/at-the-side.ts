import { ellipse } from '#kitchen/picture/arrange.ts'
import type { Canvas } from '#kitchen/picture/canvas.ts'
import { paintBed } from '#kitchen/picture/fillings.ts'
import type { Palette } from '#kitchen/picture/palettes.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import type { VisibleFoods } from '#kitchen/picture/table.ts'
import { paintBowl } from '#kitchen/picture/vessels.ts'

/** The size and position of the small side dish. */
const sideScale = 0.54
const sidePlace = { x: 320, y: 220 }

/** Draws a side dish: a small bowl of food with bread against its rim, or bread alone. */
export function paintSideDish(canvas: Canvas, palette: Palette, { bed, pieces }: NonNullable<VisibleFoods['beside']>) {
  canvas.paint(
    `<g transform="translate(${Math.round(sidePlace.x - 200 * sideScale)} ${Math.round(sidePlace.y - 150 * sideScale)})scale(${sideScale})">`,
  )
  if (bed || pieces.some(({ shape }) => shapes[shape].reach < 30)) canvas.paint(paintBowl(palette))
  if (bed) {
    // Large grains, so that a few fill the bowl: the main dish needs most of the picture's bytes.
    canvas.paint('<g transform="translate(200 150)scale(1.6)">')
    paintBed(canvas, bed.bed, bed.colour, ellipse(58, 58, 0, 0))
    canvas.paint('</g>')
  }
  for (const [at, look] of pieces.slice(0, 2).entries()) {
    const isSmall = shapes[look.shape].reach < 30
    const spots = isSmall ? inBowl : bed ? [{ x: 130, y: 236 }] : onTable
    for (const [n, spot] of spots.entries()) canvas.lay(look, { x: spot.x, y: spot.y + at * 20 }, n * 34 - 20, isSmall ? 1.5 : 1.6)
  }
  canvas.paint('</g>')
}

const onTable = [
  { x: 200, y: 130 },
  { x: 226, y: 186 },
] as const
const inBowl = [
  { x: 160, y: 118 },
  { x: 214, y: 106 },
  { x: 246, y: 152 },
  { x: 150, y: 170 },
  { x: 200, y: 150 },
  { x: 206, y: 202 },
] as const
