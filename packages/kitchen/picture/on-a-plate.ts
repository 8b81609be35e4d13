import {
  ellipse,
  isBread,
  layGarnishes,
  layInCircle,
  layRawFoodBeside,
  type PictureSubject,
  paintDrizzle,
  spotsBesideVessel,
  tossTogether,
} from '#kitchen/picture/arrange.ts'
import { randomSwing, scatterSpots, type VisibleLook } from '#kitchen/picture/canvas.ts'
import { paintBed, paintFlecks, paintLiquid } from '#kitchen/picture/fillings.ts'
import { mixColours, strokePath } from '#kitchen/picture/ink.ts'
import type { Scene } from '#kitchen/picture/scenes.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import { pureeColourOf, type VisibleFoods } from '#kitchen/picture/table.ts'
import { paintBakingPaper, paintPlate } from '#kitchen/picture/vessels.ts'

/** A boiled dumpling. */
const dumpling: VisibleLook = { kind: 'piece', shape: 'pearl', colour: '#f0dfba', skin: '#c9a56a' }

/**
 * The colour of a sauce on the plate, or null: a spoonful of mustard is too little; a leftover dish always has one.
 */
const sauceOn = ({ wash, body }: VisibleFoods, archetype: string) => (body > 0.3 ? wash : archetype === 'reheated' ? '#b9733a' : null)

/** Painters of dishes on a plate. */
export const paintersOnAPlate = {
  plate(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    const sauce = sauceOn(foods, archetype)
    canvas.paint(paintPlate(palette))
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(86))
    else if (sauce && archetype !== 'warm-salad') paintLiquid(canvas, ellipse(87), sauce)
    const looks = archetype === 'dumplings' ? [dumpling, ...foods.pieces] : foods.pieces
    tossTogether(subject, ellipse(foods.bed ? 66 : 74), foods.bed ? 0.75 : 1.2, looks)
    if (foods.bed && foods.wash) paintDrizzle(canvas, foods.wash, 50)
    layGarnishes(subject, ellipse(60))
    layRawFoodBeside(subject, spotsBesideVessel)
  },

  main(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    const sauce = sauceOn(foods, archetype)
    canvas.paint(paintPlate(palette))
    if (archetype === 'parcels') {
      canvas.paint(paintBakingPaper())
      tossTogether(subject, ellipse(52, 40), 1.3, undefined, 0.9)
      layGarnishes(subject, ellipse(46, 34), 4)
      return
    }
    const [main, ...sides] = foods.whole ? [foods.whole, ...foods.pieces] : foods.pieces
    if (sauce) paintLiquid(canvas, ellipse(70, 58, 212, 164), sauce)
    if (foods.bed)
      paintBed(canvas, foods.bed.bed, foods.bed.colour, sides.length > 0 ? ellipse(50, 42, 164, 188) : ellipse(46, 54, 158, 142))
    if (sides.length > 0) tossTogether(subject, foods.bed ? ellipse(40, 36, 160, 114) : ellipse(44, 68, 154, 150), 1.1, sides.slice(0, 4))
    if (main) layMain(subject, main, archetype)
    layGarnishes(subject, ellipse(56), 4)
  },

  filled(subject: PictureSubject) {
    const { canvas, palette, foods } = subject
    canvas.paint(paintPlate(palette))
    const bread = foods.pieces.find(isBread)
    const round: VisibleLook = { kind: 'piece', shape: 'round', colour: bread?.colour ?? '#f0d196', skin: bread?.skin ?? '#b9793a' }
    const looks = foods.pieces.filter((look) => !isBread(look))
    for (const [x, y] of [
      [160, 116],
      [246, 140],
      [174, 196],
    ] as const) {
      canvas.lay(round, { x, y }, undefined, 1.1)
      if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(28, 24, x, y))
      for (const [at, spot] of scatterSpots(canvas.chance, Math.max(4, looks.length), ellipse(22, 20, x, y)).entries()) {
        const look = looks[at % Math.max(1, looks.length)]
        if (look) canvas.lay(look, spot, undefined, shapes[look.shape].reach > 20 ? 0.6 : 0.8)
      }
      if (foods.wash) canvas.paint(strokePath(`M${x - 22} ${y - 6}q8 12 14 0t14 2 12 0`, foods.wash, 4.4))
    }
    layGarnishes(subject, ellipse(58), 4)
  },

  stack(subject: PictureSubject) {
    const { canvas, palette, foods } = subject
    canvas.paint(paintPlate(palette))
    const { tint } = foods
    const cake: VisibleLook = {
      kind: 'piece',
      shape: 'round',
      colour: tint ? mixColours('#e9b45e', tint, 0.75) : '#e9b45e',
      skin: tint ?? '#c07f35',
    }
    for (const [x, y, turn] of [
      [186, 166, 20],
      [216, 158, 140],
      [196, 144, 250],
    ] as const)
      canvas.lay(cake, { x, y }, turn, 1.8)
    const top = ellipse(48, 42, 198, 142)
    if (foods.wash)
      paintLiquid(canvas, { ...top, halfWidth: 52, halfHeight: 42 }, foods.isCreamy ? '#fdf4de' : mixColours(foods.wash, '#d98a24', 0.3))
    tossTogether(subject, top, 1)
    layGarnishes(subject, top, 4)
  },

  cake(subject: PictureSubject) {
    const { canvas, palette, foods } = subject
    canvas.paint(paintPlate(palette))
    const { wash, tint } = foods
    const crumb = tint ? mixColours('#dfa24e', tint, 0.82) : wash ? mixColours('#dfa24e', wash, 0.45) : '#dfa24e'
    const dark = mixColours(crumb, '#4a1f10', 0.4)
    const sector = 'M196 152L281 148A85 85 0 1 1 238 78Z'
    canvas.paint(
      `<g><path d="${sector}" transform="translate(4 9)" opacity=".2"/><path d="${sector}" transform="translate(0 6)" fill="${dark}"/><path d="${sector}" fill="${crumb}"/></g>`,
    )
    const icing = tint ? mixColours(crumb, '#fff6dc', 0.14) : foods.isCreamy ? '#fdf4de' : mixColours(crumb, '#fff6dc', 0.5)
    canvas.paint(`<path d="${sector}" transform="translate(20 15)scale(.9)" fill="${icing}"/>`)
    const scaleOf = ({ shape }: VisibleLook) => (shapes[shape].reach > 16 ? 0.8 : 1)
    layInCircle(canvas, foods.pieces, { count: 11, x: 198, far: 56, from: 0.2, sweep: 4.9, scaleOf })
    layGarnishes(subject, ellipse(30, 30, 186, 158), 5)
  },

  balls(subject: PictureSubject) {
    const { canvas, palette, foods } = subject
    canvas.paint(paintPlate(palette))
    const colour = pureeColourOf(foods)
    const ball: VisibleLook = { kind: 'piece', shape: 'ball', colour: mixColours(colour, '#7a4a2a', 0.35), skin: colour }
    for (const [x, y] of [
      [152, 128],
      [198, 106],
      [246, 130],
      [162, 180],
      [212, 158],
      [250, 184],
      [204, 204],
    ] as const) {
      canvas.lay(ball, { x, y }, 0, 1.6)
      paintFlecks(canvas, foods.flecks.length > 0 ? foods.flecks : ['#f6e2b4'], ellipse(20, 18, x, y), 7)
    }
    layGarnishes(subject, ellipse(70), 5)
    layRawFoodBeside(subject, spotsBesideVessel)
  },
} satisfies Partial<Record<Scene, (subject: PictureSubject) => void>>

/** Lays the main food of a plate: large pieces side by side; small ones heaped, skewered or in a row. */
function layMain({ canvas }: PictureSubject, main: VisibleLook, archetype: string) {
  if (archetype === 'skewers') {
    for (const row of [-34, 0, 34]) {
      canvas.paint(strokePath(`M128 ${150 + row + 12}L290 ${150 + row - 20}`, '#a9773f', 3.4))
      for (const n of [0, 1, 2, 3])
        canvas.lay(
          shapes[main.shape].reach > 18 ? { ...main, shape: /fillet/.test(main.shape) ? 'fish-chunk' : 'chunk' } : main,
          { x: 158 + n * 32, y: 156 + row - n * 6.4 },
          -10,
          0.95,
        )
    }
    return
  }
  const look: VisibleLook = archetype === 'patties' ? { ...main, shape: 'patty', colour: mixColours(main.colour, '#a8622c', 0.45) } : main
  const { reach } = shapes[look.shape]
  if (reach > 50) canvas.lay(look, { x: 216, y: 150 }, 60, 0.92)
  else if (reach > 30) {
    for (const [x, y] of [
      [226, 132],
      [220, 168],
    ] as const)
      canvas.lay(look, { x, y }, -24 + randomSwing(canvas.chance) * 6, 1.25)
  } else if (reach > 18) {
    for (const [n, [x, y]] of (
      [
        [204, 116],
        [234, 146],
        [212, 182],
      ] as const
    ).entries())
      canvas.lay(look, { x, y }, n * 18 - 30, 1.25)
  } else {
    for (const spot of scatterSpots(canvas.chance, 7, ellipse(40, 46, 222, 150))) canvas.lay(look, spot, undefined, 1.15)
  }
}
