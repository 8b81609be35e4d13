import { hashText, randomSourceFrom } from '#kitchen/composer/random.ts'
import type { PictureSubject } from '#kitchen/picture/arrange.ts'
import { paintersOfCookedDishes } from '#kitchen/picture/as-cooked.ts'
import { paintSideDish } from '#kitchen/picture/at-the-side.ts'
import { paintTable, paintTools } from '#kitchen/picture/backdrop.ts'
import { pictureSize, startCanvas } from '#kitchen/picture/canvas.ts'
import { paintersFromTheSide } from '#kitchen/picture/from-the-side.ts'
import { paintersInABowl } from '#kitchen/picture/in-a-bowl.ts'
import { paintersOnABoard } from '#kitchen/picture/on-a-board.ts'
import { paintersOnAPlate } from '#kitchen/picture/on-a-plate.ts'
import { palettes } from '#kitchen/picture/palettes.ts'
import { type Scene, sceneOf } from '#kitchen/picture/scenes.ts'
import { visibleFoodsIn } from '#kitchen/picture/table.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** The fields of a recipe that decide its picture. Without structured data the meal type and the cuisine decide. */
export type PictureInput = Pick<Recipe, 'cuisine' | 'mealType' | 'structure'>

/** The largest size of a picture in bytes; a larger one is drawn again with fewer pieces. */
const largestBytes = 7_800
const shareOfPieces = [1, 0.75, 0.5, 0.35, 0.2] as const

/**
 * Draws a dish as one SVG of at most 8 kB, 400 by 300 pixels: its vessel, its main ingredients and the table of its
 * cuisine. The same dish always gives the same picture. The SVG has no text, script, style or outside address. A
 * screen reader says `label`; without a label the picture is decoration.
 */
export function drawDish(dish: PictureInput, label = ''): string {
  let drawing = ''
  for (const plenty of shareOfPieces) {
    drawing = drawOnce(dish, plenty)
    if (drawing.length <= largestBytes) break
  }
  const spoken = label === '' ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}" stroke-linecap="round" ${spoken}>${drawing}</svg>`
}

/** Scenes with room for fork and spoon beside the dish. */
const laidScenes: readonly Scene[] = ['plate', 'main', 'bowl', 'soup', 'smooth', 'filled', 'saucer', 'heap', 'stack', 'cake']

/** Food cooked separately that the scene shows with the rest: rice on a plate, bread with a filling. */
const keptWithTheRest: Partial<Record<Scene, 'grains' | 'bread'>> = {
  plate: 'grains',
  main: 'grains',
  bowl: 'grains',
  filled: 'bread',
  board: 'bread',
}

function drawOnce({ cuisine, mealType, structure }: PictureInput, plenty: number): string {
  const archetype = structure?.archetype ?? ''
  const { lines, steps } = structure ?? { lines: [], steps: [] }
  const key = hashText(JSON.stringify([cuisine, mealType, archetype, lines.map(({ ingredient, words }) => ingredient ?? words)]))
  const canvas = startCanvas(`${key.toString(36).slice(-3)}_`.replace(/^\d/, 'p'), randomSourceFrom(key))
  const palette = palettes[cuisine]
  const scene = sceneOf(structure?.archetype, mealType)
  paintTable(canvas, palette)
  const isLeftover = archetype.startsWith('reheated')
  const foods = visibleFoodsIn({ lines, steps }, mealType, { plenty, staying: keptWithTheRest[scene] ?? null, isLeftover })
  if (foods.beside) canvas.paint('<g transform="translate(-18 8)scale(.88)">')
  else if (laidScenes.includes(scene)) paintTools(canvas, palette.tool)
  const techniques = steps.map(({ technique }) => technique)
  scenePainters[scene]({ canvas, palette, foods, archetype, techniques, plenty })
  if (foods.beside) {
    canvas.paint('</g>')
    paintSideDish(canvas, palette, foods.beside)
  }
  return canvas.finish()
}

const scenePainters: Record<Scene, (subject: PictureSubject) => void> = {
  ...paintersOnAPlate,
  ...paintersInABowl,
  ...paintersOfCookedDishes,
  ...paintersOnABoard,
  ...paintersFromTheSide,
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`)
}
