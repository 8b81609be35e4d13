import type { PictureSubject } from '#kitchen/picture/arrange.ts'
import { type Area, randomSwing, scatterSpots, type VisibleLook } from '#kitchen/picture/canvas.ts'
import { paintFlecks } from '#kitchen/picture/fillings.ts'
import { mixColours, strokePath } from '#kitchen/picture/ink.ts'
import type { Scene } from '#kitchen/picture/scenes.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import { blendColours, pureeColourOf } from '#kitchen/picture/table.ts'

const glass = '#fffaf0'
const box = (x: number, y: number, halfWidth: number, halfHeight: number): Area => ({ kind: 'rectangle', x, y, halfWidth, halfHeight })

/** Lays whole herbs, halved fruit and similar raw food on the table, left and right of the vessel. */
function market({ canvas, foods }: PictureSubject, left: number, right: number) {
  const looks = [...foods.pieces.slice(0, 2), ...foods.asides, ...foods.garnishes]
  for (const [n, x] of [left, right, left + 30, right - 28].entries()) {
    const look = looks[n % Math.max(1, looks.length)]
    if (!look) return
    canvas.paint(`<ellipse cx="${x}" cy="${256 + (n % 2) * 8}" rx="24" ry="6" opacity=".16"/>`)
    canvas.lay(
      look,
      { x, y: 244 + (n % 2) * 8 + randomSwing(canvas.chance) * 3 },
      canvas.chance.below(80) - 40,
      shapes[look.shape].reach > 20 ? 0.9 : 1.25,
    )
  }
}

function dip({ canvas }: PictureSubject, looks: readonly VisibleLook[], area: Area, count: number, scale = 1) {
  for (const [at, spot] of scatterSpots(canvas.chance, looks.length === 0 ? 0 : count, area).entries()) {
    const look = looks[at % looks.length]
    if (look) canvas.lay(look, spot, undefined, shapes[look.shape].reach > 20 ? scale * 0.6 : scale)
  }
}

/** Painters of scenes seen from the side: jars, bottles and glasses. */
export const paintersFromTheSide = {
  jar(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    const isClear = archetype === 'quick-pickle' || archetype === 'confit'
    const fruit = blendColours(foods.pieces.slice(0, 3).map(({ colour, skin }) => ({ colour: mixColours(colour, skin, 0.45), weight: 1 })))
    const inside =
      archetype === 'confit'
        ? '#e9bb4e'
        : isClear
          ? mixColours('#f6ebc4', fruit ?? '#f6ebc4', 0.16)
          : mixColours(fruit ?? pureeColourOf(foods), archetype === 'jam' ? '#8a1f30' : '#9a4a1c', 0.3)
    const body = 'M142 100Q128 110 128 130V238Q128 256 148 256H252Q272 256 272 238V130Q272 110 258 100Z'
    canvas.paint(
      `<ellipse cx="206" cy="257" rx="92" ry="11" opacity=".2"/><path d="${body}" fill="${glass}" opacity=".55"/><path d="M134 130Q134 120 140 118H260Q266 120 266 130V236Q266 250 250 250H150Q134 250 134 236Z" fill="${inside}"/>`,
    )
    dip(subject, foods.pieces, box(200, 186, 48, 46), isClear ? 16 : 9, isClear ? 1 : 0.8)
    if (!isClear)
      canvas.paint(
        `<path d="M134 130Q134 120 140 118H260Q266 120 266 130V236Q266 250 250 250H150Q134 250 134 236Z" fill="${inside}" opacity=".45"/>`,
      )
    dip(subject, foods.garnishes, box(200, 180, 46, 44), 4)
    if (foods.flecks.length > 0) paintFlecks(canvas, foods.flecks, box(200, 186, 54, 54), 18)
    const [first, second] = palette.clothColours
    canvas.paint(
      `<path d="${body}" fill="none" stroke="${glass}" stroke-width="5" opacity=".85"/><path d="M146 132V226" stroke="#fff" stroke-width="7" opacity=".5"/><path d="M258 140V200" stroke="#fff" stroke-width="3" opacity=".35"/>` +
        `<path d="M124 98Q112 108 118 118 128 108 138 118 148 108 158 118 168 108 178 118 188 108 200 118 212 108 222 118 232 108 242 118 252 108 262 118 272 108 282 118 288 108 276 98L262 62Q200 44 138 62Z" fill="${palette.rim}"/><path d="M138 62Q200 44 262 62L266 72Q200 56 134 72Z" fill="${mixColours(palette.rim, '#fff6dc', 0.3)}"/>` +
        strokePath(
          'M150 68L140 108M176 60L170 110M200 58V112M224 60L230 110M250 68L260 108',
          first === palette.rim ? second : mixColours(first, '#fff6dc', 0.4),
          3,
          0.75,
        ) +
        `<path d="M128 92Q200 104 272 92" fill="none" stroke="#f3e3c3" stroke-width="6"/><path d="M212 97q14-14 20 0-8 10-20 0-14 12-20 0 6-14 20 0M210 100l-8 22M214 100l10 20" fill="none" stroke="#f3e3c3" stroke-width="4"/>`,
    )
    market(subject, 60, 342)
  },

  bottle(subject: PictureSubject) {
    const { canvas, palette, foods, archetype } = subject
    const wash = foods.wash ?? (archetype === 'infused-oil' ? null : pureeColourOf(foods))
    const inside =
      archetype === 'infused-oil'
        ? mixColours('#e8c04a', wash ?? '#e8c04a', 0.15)
        : archetype === 'syrup'
          ? mixColours(wash ?? '#d98a2a', '#c8741e', 0.35)
          : mixColours(wash ?? '#e6c25a', '#ecd48a', 0.35)
    const body =
      'M184 40H216V86Q216 100 228 110 248 124 248 148V240Q248 256 232 256H168Q152 256 152 240V148Q152 124 172 110 184 100 184 86Z'
    const fill = 'M170 124Q158 134 158 150V238Q158 250 170 250H230Q242 250 242 238V150Q242 134 230 124Z'
    canvas.paint(
      `<ellipse cx="206" cy="257" rx="70" ry="10" opacity=".2"/><path d="${body}" fill="${glass}" opacity=".5"/><path d="${fill}" fill="${inside}"/>`,
    )
    dip(subject, [...foods.garnishes, ...foods.pieces], box(200, 192, 26, 46), archetype === 'syrup' ? 3 : 7, 0.95)
    if (archetype !== 'infused-oil') canvas.paint(`<path d="${fill}" fill="${inside}" opacity=".4"/>`)
    if (foods.flecks.length > 0) paintFlecks(canvas, foods.flecks, box(200, 190, 34, 50), 22)
    canvas.paint(
      `<path d="${body}" fill="none" stroke="${glass}" stroke-width="5" opacity=".85"/><path d="M168 152V232" stroke="#fff" stroke-width="7" opacity=".55"/><path d="M192 52V88" stroke="#fff" stroke-width="4" opacity=".5"/><rect x="186" y="22" width="28" height="30" rx="5" fill="#b98250"/><rect x="186" y="22" width="28" height="8" rx="4" fill="#d9a877"/><path d="M180 96Q200 104 220 96" fill="none" stroke="${palette.rim}" stroke-width="7"/>`,
    )
    const saucer = `<ellipse cx="304" cy="256" rx="58" ry="8" opacity=".18"/><path d="M252 226H354Q350 254 303 254T252 226Z" fill="${palette.plate}"/><ellipse cx="303" cy="226" rx="51" ry="12" fill="${mixColours(palette.plate, '#3a2010', 0.16)}"/><ellipse cx="303" cy="227" rx="45" ry="9" fill="${inside}"/><path d="M258 238Q303 256 348 238" fill="none" stroke="${palette.rim}" stroke-width="3"/>`
    canvas.paint(saucer)
    market(subject, 66, 110)
  },

  glass(subject: PictureSubject) {
    const { canvas, foods, archetype } = subject
    const fruit = blendColours(foods.pieces.slice(0, 2).map(({ colour, skin }) => ({ colour: mixColours(colour, skin, 0.4), weight: 1 })))
    const cream = foods.isCreamy ? '#fdf4e0' : mixColours(foods.wash ?? fruit ?? '#f6e2b4', '#fff6dc', 0.3)
    const isChocolate = archetype === 'chocolate-pots'
    const chocolate = foods.tint ?? foods.wash ?? '#4e2a1c'
    const layers = isChocolate
      ? [chocolate, mixColours(chocolate, '#fff0d8', 0.16), mixColours(chocolate, '#2a120c', foods.tint ? 0.24 : 0.1)]
      : archetype === 'frozen-fruit'
        ? [fruit ?? '#e58a7a', mixColours(fruit ?? '#e58a7a', '#fff6dc', 0.35), fruit ?? '#e58a7a']
        : [cream, fruit ?? foods.wash ?? '#d98a4a', mixColours(cream, '#f0d9a8', 0.35)]
    for (const x of [132, 268]) {
      canvas.paint(`<g transform="translate(${x} 0)"><ellipse cx="4" cy="262" rx="50" ry="9" opacity=".2"/>`)
      canvas.paint(
        `<path d="M-52 116Q-50 216-22 226H22Q50 216 52 116Z" fill="${layers[0]}"/><path d="M-50 146Q-44 152 0 152T50 146Q46 196 34 212 0 220-34 212-46 196-50 146Z" fill="${layers[1]}"/><path d="M-42 188Q0 198 42 188 36 220 22 226H-22Q-36 220-42 188Z" fill="${layers[2]}"/>` +
          `<path d="M-56 104Q-54 218-24 232L-5 238V252Q-34 254-38 262H38Q34 254 5 252V238L24 232Q54 218 56 104" fill="${glass}" fill-opacity=".22" stroke="${glass}" stroke-width="4" stroke-opacity=".85"/><ellipse cy="114" rx="54" ry="13" fill="${mixColours(layers[0] ?? cream, '#2a120c', 0.14)}"/><ellipse cy="112" rx="51" ry="10" fill="${layers[0]}"/><path d="M-42 134Q-42 186-28 212" fill="none" stroke="#fff" stroke-width="5" opacity=".5"/></g>`,
      )
      if (archetype === 'frozen-fruit') {
        for (const [dx, dy, colour] of [
          [-22, 92, layers[1]],
          [22, 92, layers[0]],
          [0, 70, layers[1]],
        ] as const)
          canvas.paint(
            `<circle cx="${x + dx}" cy="${dy}" r="25" fill="${mixColours(colour ?? cream, '#2a120c', 0.18)}"/><circle cx="${x + dx - 1}" cy="${dy - 2}" r="22.6" fill="${colour}"/><path d="M${x + dx - 12} ${dy - 10}q5-6 11-6" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/>`,
          )
      } else {
        canvas.paint(
          `<path d="M${x - 34} 112C${x - 38} 92 ${x - 14} 88 ${x - 10} 92 ${x - 8} 78 ${x + 12} 78 ${x + 12} 92 ${x + 30} 88 ${x + 38} 100 ${x + 34} 112Q${x} 122 ${x - 34} 112Z" fill="${isChocolate ? '#fbf0dc' : cream}" stroke="#2a120c" stroke-opacity=".15" stroke-width="2"/>`,
        )
      }
      dip(subject, foods.pieces, { kind: 'ellipse', x, y: archetype === 'frozen-fruit' ? 88 : 98, halfWidth: 26, halfHeight: 12 }, 5, 0.9)
      dip(subject, foods.garnishes, { kind: 'ellipse', x, y: 86, halfWidth: 22, halfHeight: 10 }, foods.garnishes.length > 0 ? 3 : 0)
      if (foods.flecks.length > 0) paintFlecks(canvas, foods.flecks, { kind: 'ellipse', x, y: 98, halfWidth: 34, halfHeight: 14 }, 14)
    }
    market(subject, 44, 356)
  },
} satisfies Partial<Record<Scene, (subject: PictureSubject) => void>>
