import {
  ellipse,
  layGarnishes,
  layInRings,
  layInRows,
  layRawFoodBeside,
  type PictureSubject,
  rectangle,
  spotsBesideVessel,
  tossTogether,
} from '#kitchen/picture/arrange.ts'
import { paintCrust, paintLiquid } from '#kitchen/picture/fillings.ts'
import { mixColours } from '#kitchen/picture/ink.ts'
import { paintPastrySheet, paintTin, paintTray } from '#kitchen/picture/vessels.ts'

const bakedGround = '#dda650'

/**
 * Paints a tart, a quiche or a galette: round in its tin, or flat on the tray. Fruit lies in rings and rows, other
 * food is scattered.
 */
export function paintTart(subject: PictureSubject) {
  const { canvas, foods, archetype, techniques } = subject
  // Pastry in a tin is baked before it is filled; a flat sheet is baked once, with its topping.
  const isCustard = foods.isCreamy || techniques.includes('whisk')
  const isUnrolled = !isCustard && techniques.filter((technique) => technique === 'bake').length === 1
  canvas.paint(isUnrolled ? paintTray() + paintPastrySheet() : paintTin())
  const inside = isUnrolled ? rectangle(108, 62) : ellipse(86)
  // Pastry lies below everything; a lemon tart shows its fruit only on top.
  const pieces = foods.pieces.filter(({ shape }) => shape !== 'parcel')
  const looks = pieces.length > 0 || archetype === 'tart' ? pieces : foods.garnishes
  const [first] = looks
  const juice = mixColours(first ? mixColours(first.colour, first.skin, 0.4) : bakedGround, bakedGround, archetype === 'tart' ? 0.75 : 0.35)
  if (isCustard) paintCrust(canvas, ellipse(92), foods.tint ? mixColours('#f3cd6a', foods.tint, 0.8) : '#f3cd6a', false)
  else paintLiquid(canvas, inside, foods.wash ? mixColours(juice, foods.wash, foods.body) : juice)
  if (archetype === 'fruit-tart' && isUnrolled) layInRows(subject, looks.slice(0, 3), rectangle(102, 58))
  else if (archetype === 'fruit-tart') layInRings(subject, looks.slice(0, 3), isCustard ? 76 : 84)
  else tossTogether(subject, isUnrolled ? rectangle(94, 50) : ellipse(66), isCustard ? 0.75 : 1.5, looks, 0.9)
  layGarnishes(
    looks === pieces ? subject : { ...subject, foods: { ...foods, garnishes: [] } },
    isUnrolled ? rectangle(80, 40) : ellipse(60),
    5,
  )
  if (!isUnrolled) layRawFoodBeside({ ...subject, foods: { ...foods, pieces } }, spotsBesideVessel)
}
