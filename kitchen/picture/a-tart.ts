import { cornersOfTable, ellipse, finish, layInRings, layInRows, rectangle, type Subject, strew, toss } from '#kitchen/picture/arrange.ts'
import { paintCrust, paintLiquid } from '#kitchen/picture/fillings.ts'
import { mix } from '#kitchen/picture/ink.ts'
import { sheet, tin, tray } from '#kitchen/picture/vessels.ts'

const baked = '#dda650'

/**
 * Paints a tart, a quiche or a galette: round in its tin, or flat on the tray. Fruit lies in rings and rows, other
 * food is scattered.
 */
export function paintTart(subject: Subject) {
  const { canvas, foods, archetype, techniques } = subject
  // Pastry in a tin is baked before it is filled; a flat sheet is baked once, with its topping.
  const isCustard = foods.isCreamy || techniques.includes('whisk')
  const isUnrolled = !isCustard && techniques.filter((technique) => technique === 'bake').length === 1
  canvas.paint(isUnrolled ? tray() + sheet() : tin())
  const inside = isUnrolled ? rectangle(108, 62) : ellipse(86)
  // Pastry lies below everything; a lemon tart shows its fruit only on top.
  const pieces = foods.pieces.filter(({ shape }) => shape !== 'parcel')
  const looks = pieces.length > 0 || archetype === 'tart' ? pieces : foods.garnishes
  const [first] = looks
  const juice = mix(first ? mix(first.colour, first.skin, 0.4) : baked, baked, archetype === 'tart' ? 0.75 : 0.35)
  if (isCustard) paintCrust(canvas, ellipse(92), foods.tint ? mix('#f3cd6a', foods.tint, 0.8) : '#f3cd6a', false)
  else paintLiquid(canvas, inside, foods.wash ? mix(juice, foods.wash, foods.body) : juice)
  if (archetype === 'fruit-tart' && isUnrolled) layInRows(subject, looks.slice(0, 3), rectangle(102, 58))
  else if (archetype === 'fruit-tart') layInRings(subject, looks.slice(0, 3), isCustard ? 76 : 84)
  else toss(subject, isUnrolled ? rectangle(94, 50) : ellipse(66), isCustard ? 0.75 : 1.5, looks, 0.9)
  finish(looks === pieces ? subject : { ...subject, foods: { ...foods, garnishes: [] } }, isUnrolled ? rectangle(80, 40) : ellipse(60), 5)
  if (!isUnrolled) strew({ ...subject, foods: { ...foods, pieces } }, cornersOfTable)
}
