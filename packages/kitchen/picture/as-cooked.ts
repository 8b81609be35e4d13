import { paintTart } from '#kitchen/picture/a-tart.ts'
import {
  ellipse,
  layGarnishes,
  layRawFoodBeside,
  type PictureSubject,
  rectangle,
  spotsBesideVessel,
  tossTogether,
  visibleFoodsOf,
} from '#kitchen/picture/arrange.ts'
import { scatterSpots, type VisibleLook } from '#kitchen/picture/canvas.ts'
import { paintBed, paintCrust, paintLiquid, storeHandfulOfGrains } from '#kitchen/picture/fillings.ts'
import { mixColours, saturate } from '#kitchen/picture/ink.ts'
import { unknownLook } from '#kitchen/picture/look-of.ts'
import type { Scene } from '#kitchen/picture/scenes.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import { blendColours, type VisibleFoods } from '#kitchen/picture/table.ts'
import { paintBakingDish, paintPan, paintPot, paintTray } from '#kitchen/picture/vessels.ts'

const warm = '#b8702e'

/** The colour of the cooking juices, mixed from the sauces in them: a spoonful of jam does not make the dish red. */
function sauceOf({ pieces, wash, body }: VisibleFoods): string {
  const juices = blendColours(pieces.slice(0, 2).map(({ colour }) => ({ colour: mixColours(colour, warm, 0.6), weight: 1 }))) ?? warm
  return wash ? mixColours(juices, wash, body) : juices
}

/** Lays a whole bird or fish over the food cooked with it. */
function layWhole({ canvas, foods }: PictureSubject, scale: number) {
  const { whole } = foods
  if (whole) canvas.lay(whole, { x: 200, y: 148 }, (whole.shape === 'bird' ? 70 : -15) + canvas.chance.below(30), scale)
}

/** Painters of dishes served in the vessel they were cooked in. */
export const paintersOfCookedDishes = {
  pot(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintPot(palette))
    const inside = ellipse(96)
    if (archetype === 'one-pot-rice' && foods.bed)
      paintBed(canvas, foods.bed.bed, foods.wash ? mixColours(foods.bed.colour, saturate(foods.wash), 0.4) : foods.bed.colour, inside)
    else {
      paintLiquid(canvas, inside, sauceOf(foods))
      if (foods.bed) paintBed(canvas, foods.bed.bed, mixColours(foods.bed.colour, sauceOf(foods), 0.3), ellipse(60))
    }
    tossTogether(subject, ellipse(74), 0.85)
    layWhole(subject, 0.92)
    layGarnishes(subject, ellipse(58))
    layRawFoodBeside(subject, spotsBesideVessel)
  },

  pan(subject: PictureSubject) {
    const { canvas, foods, archetype } = subject
    canvas.paint(paintPan())
    const inside = ellipse(94)
    if (archetype === 'frittata' || archetype === 'savoury-pancakes') {
      paintCrust(canvas, ellipse(100), archetype === 'frittata' ? '#f6cb55' : '#e8bb62', false)
      tossTogether(subject, ellipse(72), 0.62)
    } else {
      if (foods.bed) paintBed(canvas, foods.bed.bed, mixColours(foods.bed.colour, saturate(sauceOf(foods)), 0.3), inside)
      tossTogether(subject, ellipse(70), foods.bed ? 0.6 : 1.3)
    }
    layGarnishes(subject, ellipse(62))
  },

  tray(subject: PictureSubject) {
    const { canvas, foods, archetype } = subject
    canvas.paint(paintTray())
    if (archetype === 'cheese-crisps') for (const spot of crispPlaces) canvas.lay(cheeseCrispLook, spot, undefined, 0.8)
    else if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, rectangle(110, 62))
    if (archetype !== 'cheese-crisps')
      tossTogether(subject, rectangle(124, 74), foods.whole ? 0.8 : 1.1, undefined, foods.whole ? 1.15 : 1.3)
    layWhole(subject, 1.15)
    layGarnishes(subject, rectangle(110, 62), 7)
  },

  bake(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintBakingDish(palette))
    const inside = rectangle(126, 78)
    const isFruit = archetype === 'roasted-fruit'
    if (archetype === 'stuffed-vegetables') return layStuffed(subject)
    // The filling of a reheated pie cannot be seen.
    const looks = archetype === 'reheated-in-oven' ? foods.pieces.filter((look) => look !== unknownLook) : visibleFoodsOf(foods)
    const own =
      blendColours(looks.slice(0, 2).map(({ colour }) => ({ colour: mixColours(colour, '#c8641e', 0.3), weight: 1 }))) ?? '#d9913a'
    const juice = foods.wash ? mixColours(own, foods.wash, foods.body) : own
    const batter = foods.tint ? mixColours('#f3cd6a', foods.tint, 0.8) : '#f3cd6a'
    if (isFruit) paintLiquid(canvas, inside, mixColours(juice, '#c8742e', 0.3))
    else if (archetype === 'clafoutis') paintCrust(canvas, inside, batter, false)
    else if (archetype === 'custard')
      paintCrust(canvas, inside, foods.wash && !foods.tint ? mixColours(foods.wash, batter, 0.6) : batter, false)
    else {
      paintLiquid(canvas, inside, juice)
      tossTogether(subject, rectangle(108, 62), 0.5, looks)
      paintCrust(canvas, rectangle(126, 77), archetype === 'crumble' ? '#d9a055' : '#efb950', archetype === 'crumble')
    }
    tossTogether(subject, rectangle(104, 56), isFruit ? 1.05 : 0.42, looks, isFruit ? 1.2 : 1)
    layGarnishes(subject, rectangle(96, 52))
  },

  tart: paintTart,
} satisfies Partial<Record<Scene, (subject: PictureSubject) => void>>

/** Cheese melted to lace. */
const cheeseCrispLook: VisibleLook = { kind: 'piece', shape: 'round', colour: '#f3c35c', skin: '#c9812c' }
const crispPlaces = [
  { x: 96, y: 112 },
  { x: 166, y: 104 },
  { x: 236, y: 112 },
  { x: 306, y: 104 },
  { x: 96, y: 188 },
  { x: 166, y: 196 },
  { x: 236, y: 188 },
  { x: 306, y: 196 },
] as const

/** Shapes of vegetables that can be hollowed, the most likely first. */
const hollowShapes = ['strip', 'tomato', 'skin-coin', 'cap', 'mushroom', 'dice', 'coin', 'arcs'] as const

/** Lays stuffed halves of a vegetable in rows. */
function layStuffed(subject: PictureSubject) {
  const { canvas, foods } = subject
  const shell = hollowShapes.map((shape) => foods.pieces.find((look) => look.shape === shape)).find((look) => look !== undefined) ?? {
    colour: '#d9382a',
    skin: '#d9382a',
  }
  const inside = foods.bed?.colour ?? foods.wash ?? '#e3bb6e'
  const filling = foods.pieces.filter((look) => look !== shell)
  paintLiquid(canvas, rectangle(126, 78), '#c8742e')
  const handful = storeHandfulOfGrains(canvas, foods.bed?.bed === 'grains' ? 'grains' : 'beads', inside, 22)
  for (const [x, y] of stuffedPlaces) {
    canvas.paint(
      `<g transform="translate(${x} ${y})"><ellipse rx="40" ry="31" fill="${mixColours(shell.skin, '#2a120c', 0.3)}"/><ellipse cy="-2" rx="39" ry="29" fill="${shell.skin}"/><ellipse cy="-2" rx="32" ry="22" fill="${mixColours(inside, '#5a2a12', 0.35)}"/><use href="#${handful}" transform="translate(0-3)scale(1.4 .95)"/></g>`,
    )
    for (const [at, spot] of scatterSpots(canvas.chance, 2, ellipse(18, 9, x, y - 3)).entries()) {
      const look = filling[at % Math.max(1, filling.length)]
      if (look) canvas.lay(look, spot, undefined, shapes[look.shape].reach > 20 ? 0.4 : 0.65)
    }
  }
  layGarnishes(subject, rectangle(96, 46))
}

const stuffedPlaces = [
  [112, 112],
  [200, 112],
  [288, 112],
  [112, 188],
  [200, 188],
  [288, 188],
] as const
