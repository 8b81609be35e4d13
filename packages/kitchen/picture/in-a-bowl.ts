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
import { type Area, areaSize, type Canvas, scatterSpots, type VisibleLook } from '#kitchen/picture/canvas.ts'
import { paintBed, paintFlecks, paintLiquid, paintSwirl } from '#kitchen/picture/fillings.ts'
import { mixColours } from '#kitchen/picture/ink.ts'
import type { Scene } from '#kitchen/picture/scenes.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import { blendColours, pureeColourOf } from '#kitchen/picture/table.ts'
import { paintBowl, paintSauceBowl } from '#kitchen/picture/vessels.ts'

/** Painters of dishes in a bowl, seen from above. */
export const paintersInABowl = {
  bowl(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintBowl(palette))
    const inside = ellipse(96)
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, inside)
    else if (archetype === 'granola') paintBed(canvas, 'beads', foods.garnishes[0]?.colour ?? '#d9a860', inside)
    else paintLiquid(canvas, inside, foods.isCreamy ? (foods.wash ?? '#f6ead0') : '#e9d9b4')
    const looks = foods.pieces.slice(0, 5)
    const turn = canvas.chance.below(360)
    for (const [at, look] of looks.entries()) {
      const wide = 360 / looks.length
      const sector: Area = { ...ellipse(looks.length === 1 ? 60 : 74), sector: [turn + at * wide + 8, turn + (at + 1) * wide - 8] }
      const number = Math.max(3, Math.min(8, Math.round((areaSize(sector) * 1.05) / (Math.PI * shapes[look.shape].reach ** 2))))
      for (const spot of scatterSpots(canvas.chance, number, sector)) canvas.lay(look, spot, undefined, isBread(look) ? 0.6 : 1)
    }
    if (foods.wash && foods.bed) paintDrizzle(canvas, foods.wash, 58)
    layGarnishes(subject, ellipse(34), 5)
  },

  soup(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintBowl(palette))
    const inside = ellipse(96)
    const isSweet = archetype === 'fruit-salad' || archetype === 'poached-fruit' || archetype === 'compote'
    const fruit = blendColours(foods.pieces.slice(0, 2).map(({ colour, skin }) => ({ colour: mixColours(colour, skin, 0.5), weight: 1 })))
    const broth = isSweet
      ? mixColours(fruit ?? '#e8a84a', archetype === 'compote' ? '#a8462e' : '#f8e2ae', archetype === 'compote' ? 0.25 : 0.4)
      : archetype === 'creamy-soup' || archetype === 'chowder'
        ? mixColours(pureeColourOf(foods), '#fbf1da', 0.5)
        : mixColours(clearBrothColour, foods.wash ?? clearBrothColour, foods.body)
    paintLiquid(canvas, inside, broth, !isSweet && !foods.isCreamy)
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(50, 46, 196, 150))
    tossTogether(subject, ellipse(70), foods.bed ? 0.5 : isSweet ? 1.1 : 0.72)
    paintShadeOf(canvas, broth)
    layGarnishes(subject, ellipse(56))
  },

  smooth(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintBowl(palette))
    const isPorridge = unblendedArchetypes.includes(archetype)
    const colour = isPorridge
      ? mixColours(foods.tint ?? foods.wash ?? '#f8efd8', '#fdf4de', foods.tint ? 0.25 : 0.72)
      : pureeColourOf(foods)
    paintLiquid(canvas, ellipse(96), colour)
    if (isPorridge && foods.bed) paintBed(canvas, foods.bed.bed, mixColours(foods.bed.colour, colour, 0.5), ellipse(88))
    else paintSwirl(canvas, ellipse(88), colour, foods.isCreamy ? '#fdf6e4' : mixColours(colour, '#fff6dc', 0.5))
    const looks = isPorridge ? foods.pieces.filter(({ shape }) => shape !== 'arcs').slice(0, 4) : foods.onTop.slice(0, 2)
    tossTogether(subject, ellipse(isPorridge ? 46 : 30), isPorridge ? 0.8 : 0.6, looks)
    layGarnishes(subject, ellipse(34), 5)
  },

  saucer(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintSauceBowl(palette))
    const inside = ellipse(62)
    const herbs = foods.garnishes.filter(({ shape }) => ['basil', 'parsley', 'mint', 'dill', 'blades', 'snip', 'sprig'].includes(shape))
    const isChunky = archetype === 'salsa' || archetype === 'relish'
    const green = herbs[0] && !foods.isCreamy ? mixColours(herbs[0].colour, '#3f6f2c', 0.35) : null
    const colour =
      archetype === 'herb-sauce'
        ? (green ?? pureeColourOf(foods))
        : isChunky
          ? mixColours(pureeColourOf(foods), '#8a3a1c', 0.25)
          : foods.pieces.length > 0 && foods.body < 1
            ? pureeColourOf(foods)
            : (foods.wash ?? pureeColourOf(foods))
    paintLiquid(canvas, inside, colour)
    if (isChunky) {
      for (const [at, spot] of scatterSpots(canvas.chance, 20, ellipse(46)).entries()) {
        const look = foods.pieces[at % Math.max(1, foods.pieces.length)]
        if (look) canvas.lay(look, spot, undefined, 0.7)
      }
    } else {
      paintSwirl(canvas, ellipse(54), colour, mixColours(colour, '#fff6dc', 0.4))
      if (foods.bed) paintBed(canvas, foods.bed.bed, mixColours(foods.bed.colour, colour, 0.5), ellipse(30))
    }
    layGarnishes(subject, ellipse(36), 4)
    const around = [...foods.pieces, ...foods.garnishes]
    const scaleOf = ({ shape }: VisibleLook) => (shapes[shape].reach > 18 ? 0.55 : 0.8)
    layInCircle(canvas, around, { count: 9, x: 200, far: 92, from: 0.5, sweep: Math.PI * 2, scaleOf })
  },

  heap(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(paintBowl(palette, 100))
    const isNuts = archetype === 'candied-nuts'
    const own = foods.bed?.colour ?? foods.flecks[0] ?? foods.wash ?? '#c98a4a'
    const grains = isNuts ? mixColours(own, '#a8622a', 0.4) : own
    if (isNuts && foods.pieces.length + foods.garnishes.length > 0) paintLiquid(canvas, ellipse(84), '#a8622a')
    else paintBed(canvas, 'beads', grains, ellipse(84))
    if (isNuts) {
      const [fruit] = foods.pieces
      const nuts = foods.garnishes.length > 0 ? foods.garnishes : foods.pieces
      tossTogether(subject, ellipse(66), 1.7, nuts, nuts.every(({ shape }) => shapes[shape].reach < 12) ? 1.7 : 1)
      if (fruit && nuts !== foods.pieces) for (const spot of scatterSpots(canvas.chance, 4, ellipse(46))) canvas.lay(fruit, spot)
    } else {
      const looks = [...foods.pieces, ...foods.garnishes]
      paintFlecks(canvas, foods.flecks.length > 0 ? foods.flecks : [mixColours(grains, '#fff6dc', 0.5)], ellipse(76), 60)
      if (looks.length > 0) tossTogether(subject, ellipse(60), 0.5, looks)
    }
    layRawFoodBeside(subject, spotsBesideVessel)
  },
} satisfies Partial<Record<Scene, (subject: PictureSubject) => void>>

/** The colour of a broth without colouring foods. */
const clearBrothColour = '#e0aa4c'

/** Archetypes of soft food that is not blended, so its grains show. */
const unblendedArchetypes: readonly string[] = ['congee', 'sweet-rice', 'porridge', 'flour-porridge', 'sweet-starch']

/** Paints broth over the lower edge of the pieces in it. */
function paintShadeOf(canvas: Canvas, broth: string) {
  canvas.paint(`<circle cx="200" cy="150" r="90" fill="none" stroke="${broth}" stroke-width="9" opacity=".55"/>`)
}
