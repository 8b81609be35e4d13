import { ellipse, isBread, layGarnishes, type PictureSubject, tossTogether } from '#kitchen/picture/arrange.ts'
import type { Spot } from '#kitchen/picture/canvas.ts'
import { paintBed, paintFlecks, paintLiquid } from '#kitchen/picture/fillings.ts'
import { mixColours } from '#kitchen/picture/ink.ts'
import type { Scene } from '#kitchen/picture/scenes.ts'
import { paintBoard } from '#kitchen/picture/vessels.ts'

/** Painters of dishes on a board. */
export const paintersOnABoard = {
  board(subject: PictureSubject) {
    const { canvas, foods, archetype } = subject
    canvas.paint(paintBoard())
    const bread = foods.pieces.find(isBread) ?? {
      kind: 'piece',
      shape: archetype === 'sweet-toast' ? 'toast' : 'round',
      colour: '#f0d196',
      skin: '#b9793a',
    }
    const toppings = foods.pieces.filter((look) => !isBread(look))
    const places: Spot[] = [
      { x: 136, y: 146 },
      { x: 262, y: 154 },
    ]
    for (const [at, spot] of places.entries()) {
      canvas.lay(bread, spot, at * 14 - 8, bread.shape === 'round' ? 1.65 : 1.6)
      const top = ellipse(bread.shape === 'wrap' ? 34 : 40, bread.shape === 'wrap' ? 16 : 34, spot.x, spot.y)
      if (foods.wash) paintLiquid(canvas, top, foods.wash)
      if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, { ...top, halfWidth: 30, halfHeight: 24 })
      tossTogether(subject, { ...top, halfWidth: top.halfWidth * 0.78, halfHeight: top.halfHeight * 0.74 }, 1, toppings.slice(0, 4))
      layGarnishes(subject, { ...top, halfWidth: 26, halfHeight: 22 }, 3)
    }
  },

  butter(subject: PictureSubject) {
    const { canvas, foods } = subject
    canvas.paint(paintBoard())
    const colour = mixColours(foods.wash ?? '#f6d66c', '#f8dc7c', 0.6)
    const dark = mixColours(colour, '#8a5a1c', 0.35)
    canvas.paint(
      `<g transform="rotate(-8 200 150)"><rect x="82" y="122" width="172" height="70" rx="33" opacity=".2"/><rect x="76" y="112" width="170" height="70" rx="33" fill="${dark}"/><rect x="76" y="110" width="170" height="64" rx="31" fill="${colour}"/><path d="M98 122H216" stroke="#fff6dc" stroke-width="5" opacity=".6"/></g>`,
    )
    for (const x of [262, 290, 318])
      canvas.paint(
        `<ellipse cx="${x}" cy="${150 - (x - 262) / 8}" rx="17" ry="33" fill="${dark}"/><ellipse cx="${x - 3}" cy="${149 - (x - 262) / 8}" rx="16" ry="32" fill="${colour}"/>`,
      )
    const specks = [...foods.flecks, ...foods.garnishes.map(({ colour: green }) => green), ...foods.pieces.map(({ colour: bit }) => bit)]
    if (specks.length > 0) {
      paintFlecks(canvas, specks, ellipse(78, 24, 162, 144), 34)
      paintFlecks(canvas, specks, ellipse(12, 26, 314, 142), 9)
    }
    layGarnishes(
      {
        ...subject,
        foods: { ...foods, flecks: [], garnishes: foods.garnishes.length > 0 ? foods.garnishes : foods.pieces },
      },
      ellipse(110, 24, 200, 222),
      5,
    )
  },
} satisfies Partial<Record<Scene, (subject: PictureSubject) => void>>
