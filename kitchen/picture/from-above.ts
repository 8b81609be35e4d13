import { type Area, type Canvas, type Seen, type Spot, scatter, surface, swing } from '#kitchen/picture/canvas.ts'
import { defineHandful, paintBed, paintCrust, paintFlecks, paintLiquid, paintSwirl } from '#kitchen/picture/fillings.ts'
import { lines, mix, vivid } from '#kitchen/picture/ink.ts'
import type { Palette } from '#kitchen/picture/palettes.ts'
import type { Scene } from '#kitchen/picture/scenes.ts'
import { shapes } from '#kitchen/picture/shapes/shapes.ts'
import { blend, type Foods, puree } from '#kitchen/picture/table.ts'
import { board, bowl, dish, pan, plate, pot, sauceBowl, tray } from '#kitchen/picture/vessels.ts'

export interface Subject {
  canvas: Canvas
  palette: Palette
  foods: Foods
  archetype: string
  /** How many pieces lie on it, 1 as many as there is room for. */
  plenty: number
}

const ellipse = (halfWidth: number, halfHeight = halfWidth, x = 200, y = 150): Area => ({ kind: 'ellipse', x, y, halfWidth, halfHeight })
const rectangle = (halfWidth: number, halfHeight: number): Area => ({ kind: 'rectangle', x: 200, y: 150, halfWidth, halfHeight })

const fewest = 2
const mostOfAll = 30

/** How many of each kind cover about `share` of an area; the first weighs most. */
function counts(looks: readonly Seen[], area: Area, share: number, plenty: number): number[] {
  const most = Math.round(mostOfAll * plenty)
  const weights = looks.map((_, at) => 1 / (at + 2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const wanted = looks.map(({ shape }, at) => {
    const room = (surface(area) * share * (weights[at] ?? 0)) / sum
    return Math.max(fewest, Math.min(Math.max(11, most / looks.length), Math.round(room / (Math.PI * shapes[shape].reach ** 2 * 0.8))))
  })
  const total = wanted.reduce((all, count) => all + count, 0)
  return total <= most ? wanted : wanted.map((count) => Math.max(fewest, Math.round((count * most) / total)))
}

/** Everything tossed together. */
function toss({ canvas, foods, plenty }: Subject, area: Area, share: number, looks = foods.pieces, scale = 1) {
  const numbers = counts(looks, area, share, plenty)
  const all = canvas.chance.shuffle(looks.flatMap((look, at) => Array.from({ length: numbers[at] ?? 0 }, () => look)))
  const large = all.filter(({ shape }) => shapes[shape].reach > 20)
  const small = all.filter(({ shape }) => shapes[shape].reach <= 20)
  const spots = scatter(canvas.chance, all.length, area)
  for (const [at, look] of [...large, ...small].entries()) {
    const spot = spots[at]
    if (spot) canvas.lay(look, spot, undefined, isBread(look) ? 0.55 : scale)
  }
}

/** Herbs, wedges and flecks at the end. */
function finish({ canvas, foods }: Subject, area: Area, most = 6) {
  if (foods.flecks.length > 0) paintFlecks(canvas, foods.flecks, area)
  const each = foods.garnishes.length === 0 ? 0 : Math.max(2, Math.floor(most / foods.garnishes.length))
  const all = foods.garnishes.flatMap((look) => Array.from({ length: shapes[look.shape].reach < 8 ? each * 3 : each }, () => look))
  for (const [at, spot] of scatter(canvas.chance, all.length, area).entries()) {
    const look = all[at]
    if (look) canvas.lay(look, spot)
  }
}

/** A few of the ingredients beside the vessel, as they came from the market. */
function strew({ canvas, foods }: Subject, corners: readonly Spot[]) {
  const looks = [...foods.asides, ...foods.garnishes, ...foods.pieces.filter(({ shape }) => shapes[shape].reach < 20)]
  for (const [at, corner] of corners.entries()) {
    const look = looks[at % Math.max(1, looks.length)]
    if (!look) return
    canvas.lay(look, { x: corner.x + swing(canvas.chance) * 6, y: corner.y + swing(canvas.chance) * 6 }, undefined, 1.1)
  }
}

const cornersOfTable: readonly Spot[] = [
  { x: 62, y: 62 },
  { x: 334, y: 252 },
  { x: 44, y: 98 },
]

const isBread = ({ shape }: Seen) => shape === 'toast' || shape === 'round' || shape === 'wrap'
const warm = '#b8702e'

function sauceOf(foods: Foods): string {
  return foods.wash ?? blend(foods.pieces.slice(0, 2).map(({ colour }) => ({ colour: mix(colour, warm, 0.6), weight: 1 }))) ?? warm
}

/** The scenes that are looked down upon. */
export const fromAbove = {
  plate(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(plate(palette))
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(86))
    else if (foods.wash && archetype !== 'warm-salad') paintLiquid(canvas, ellipse(87), foods.wash)
    toss(subject, ellipse(foods.bed ? 66 : 74), foods.bed ? 0.75 : 1.2)
    if (foods.bed && foods.wash) paintDrizzle(canvas, foods.wash, 50)
    finish(subject, ellipse(60))
    strew(subject, cornersOfTable.slice(0, 2))
  },

  main(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(plate(palette))
    const [main, ...sides] = foods.pieces
    if (foods.wash) paintLiquid(canvas, ellipse(70, 58, 212, 164), foods.wash)
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(46, 54, 158, 142))
    if (sides.length > 0) toss(subject, ellipse(44, 68, 154, 150), 1.1, sides.slice(0, 4))
    if (main) layMain(subject, main, archetype)
    finish(subject, ellipse(56), 4)
  },

  bowl(subject: Subject) {
    const { canvas, palette, foods } = subject
    canvas.paint(bowl(palette))
    const inside = ellipse(96)
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, inside)
    else paintLiquid(canvas, inside, foods.isCreamy ? (foods.wash ?? '#f6ead0') : '#e9d9b4')
    const looks = foods.pieces.slice(0, 5)
    const turn = canvas.chance.below(360)
    for (const [at, look] of looks.entries()) {
      const wide = 360 / looks.length
      const sector: Area = { ...ellipse(looks.length === 1 ? 60 : 74), sector: [turn + at * wide + 8, turn + (at + 1) * wide - 8] }
      const number = Math.max(3, Math.min(8, Math.round((surface(sector) * 1.05) / (Math.PI * shapes[look.shape].reach ** 2))))
      for (const spot of scatter(canvas.chance, number, sector)) canvas.lay(look, spot, undefined, isBread(look) ? 0.6 : 1)
    }
    if (foods.wash && foods.bed) paintDrizzle(canvas, foods.wash, 58)
    finish(subject, ellipse(34), 5)
  },

  soup(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(bowl(palette))
    const inside = ellipse(96)
    const isSweet = archetype === 'fruit-salad' || archetype === 'poached-fruit' || archetype === 'compote'
    const fruit = blend(foods.pieces.slice(0, 2).map(({ colour, skin }) => ({ colour: mix(colour, skin, 0.5), weight: 1 })))
    const broth = isSweet
      ? mix(fruit ?? '#e8a84a', archetype === 'compote' ? '#a8462e' : '#f8e2ae', archetype === 'compote' ? 0.25 : 0.4)
      : archetype === 'creamy-soup' || archetype === 'chowder'
        ? mix(puree(foods), '#fbf1da', 0.5)
        : (foods.wash ?? '#e0aa4c')
    paintLiquid(canvas, inside, broth, !isSweet && !foods.isCreamy)
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(50, 46, 196, 150))
    toss(subject, ellipse(70), foods.bed ? 0.5 : isSweet ? 1.1 : 0.72)
    paintShadeOf(canvas, broth)
    finish(subject, ellipse(56))
  },

  smooth(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(bowl(palette))
    const isPorridge = archetype === 'congee' || archetype === 'sweet-rice'
    const colour = isPorridge ? mix(foods.wash ?? '#f8efd8', '#fdf4de', 0.72) : puree(foods)
    paintLiquid(canvas, ellipse(96), colour)
    if (isPorridge && foods.bed) paintBed(canvas, foods.bed.bed, mix(foods.bed.colour, colour, 0.5), ellipse(88))
    else paintSwirl(canvas, ellipse(88), colour, foods.isCreamy ? '#fdf6e4' : mix(colour, '#fff6dc', 0.5))
    const looks = foods.pieces.filter(({ shape }) => !isPorridge || shape !== 'arcs').slice(0, isPorridge ? 4 : 2)
    toss(subject, ellipse(isPorridge ? 46 : 30), isPorridge ? 0.8 : 0.6, looks)
    finish(subject, ellipse(34), 5)
  },

  pot(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(pot(palette))
    const inside = ellipse(96)
    if (archetype === 'one-pot-rice' && foods.bed)
      paintBed(canvas, foods.bed.bed, foods.wash ? mix(foods.bed.colour, vivid(foods.wash), 0.4) : foods.bed.colour, inside)
    else {
      paintLiquid(canvas, inside, sauceOf(foods))
      if (foods.bed) paintBed(canvas, foods.bed.bed, mix(foods.bed.colour, sauceOf(foods), 0.3), ellipse(60))
    }
    toss(subject, ellipse(74), 0.85)
    finish(subject, ellipse(58))
    strew(subject, cornersOfTable.slice(0, 2))
  },

  pan(subject: Subject) {
    const { canvas, foods, archetype } = subject
    canvas.paint(pan())
    const inside = ellipse(94)
    if (archetype === 'frittata' || archetype === 'savoury-pancakes') {
      paintCrust(canvas, ellipse(100), archetype === 'frittata' ? '#f6cb55' : '#e8bb62', false)
      toss(
        subject,
        ellipse(72),
        0.62,
        foods.pieces.filter(({ shape }) => shape !== 'egg-half'),
      )
    } else {
      if (foods.bed) paintBed(canvas, foods.bed.bed, mix(foods.bed.colour, vivid(sauceOf(foods)), 0.3), inside)
      toss(subject, ellipse(70), foods.bed ? 0.6 : 1.3)
    }
    finish(subject, ellipse(62))
  },

  tray(subject: Subject) {
    const { canvas, foods } = subject
    canvas.paint(tray())
    if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, rectangle(110, 62))
    toss(subject, rectangle(124, 74), 1.1, foods.pieces, 1.3)
    finish(subject, rectangle(110, 62), 7)
  },

  bake(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(dish(palette))
    const inside = rectangle(126, 78)
    const isFruit = archetype === 'roasted-fruit'
    if (archetype === 'stuffed-vegetables') return layStuffed(subject)
    const looks = foods.pieces
    const juice =
      foods.wash ?? blend(looks.slice(0, 2).map(({ colour }) => ({ colour: mix(colour, '#c8641e', 0.3), weight: 1 }))) ?? '#d9913a'
    if (isFruit) paintLiquid(canvas, inside, mix(juice, '#c8742e', 0.3))
    else if (archetype === 'clafoutis') paintCrust(canvas, inside, '#f3cd6a', false)
    else {
      paintLiquid(canvas, inside, juice)
      toss(subject, rectangle(108, 62), 0.5)
      paintCrust(canvas, rectangle(112, 62), archetype === 'crumble' ? '#d9a055' : '#efb950', archetype === 'crumble')
    }
    toss(subject, rectangle(104, 56), isFruit ? 1.05 : 0.42, looks, isFruit ? 1.2 : 1)
    finish(subject, rectangle(96, 52))
  },

  board(subject: Subject) {
    const { canvas, foods, archetype } = subject
    canvas.paint(board())
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
      toss(subject, { ...top, halfWidth: top.halfWidth * 0.78, halfHeight: top.halfHeight * 0.74 }, 1, toppings.slice(0, 4))
      finish(subject, { ...top, halfWidth: 26, halfHeight: 22 }, 3)
    }
  },

  filled(subject: Subject) {
    const { canvas, palette, foods } = subject
    canvas.paint(plate(palette))
    const bread = foods.pieces.find(isBread)
    const round: Seen = { kind: 'piece', shape: 'round', colour: bread?.colour ?? '#f0d196', skin: bread?.skin ?? '#b9793a' }
    const looks = foods.pieces.filter((look) => !isBread(look))
    for (const [x, y] of [
      [160, 116],
      [246, 140],
      [174, 196],
    ] as const) {
      canvas.lay(round, { x, y }, undefined, 1.1)
      if (foods.bed) paintBed(canvas, foods.bed.bed, foods.bed.colour, ellipse(28, 24, x, y))
      for (const [at, spot] of scatter(canvas.chance, Math.max(4, looks.length), ellipse(22, 20, x, y)).entries()) {
        const look = looks[at % Math.max(1, looks.length)]
        if (look) canvas.lay(look, spot, undefined, shapes[look.shape].reach > 20 ? 0.6 : 0.8)
      }
      if (foods.wash) canvas.paint(lines(`M${x - 22} ${y - 6}q8 12 14 0t14 2 12 0`, foods.wash, 4.4))
    }
    finish(subject, ellipse(58), 4)
  },

  saucer(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(sauceBowl(palette))
    const inside = ellipse(62)
    const herbs = foods.garnishes.filter(({ shape }) => ['basil', 'parsley', 'mint', 'dill', 'blades', 'snip', 'sprig'].includes(shape))
    const isChunky = archetype === 'salsa' || archetype === 'relish'
    const green = herbs[0] && !foods.isCreamy ? mix(herbs[0].colour, '#3f6f2c', 0.35) : null
    const colour =
      archetype === 'herb-sauce' ? (green ?? puree(foods)) : isChunky ? mix(puree(foods), '#8a3a1c', 0.25) : (foods.wash ?? puree(foods))
    paintLiquid(canvas, inside, colour)
    if (isChunky) {
      for (const [at, spot] of scatter(canvas.chance, 20, ellipse(46)).entries()) {
        const look = foods.pieces[at % Math.max(1, foods.pieces.length)]
        if (look) canvas.lay(look, spot, undefined, 0.7)
      }
    } else {
      paintSwirl(canvas, ellipse(54), colour, mix(colour, '#fff6dc', 0.4))
      if (foods.bed) paintBed(canvas, foods.bed.bed, mix(foods.bed.colour, colour, 0.5), ellipse(30))
    }
    finish(subject, ellipse(36), 4)
    const around = [...foods.pieces, ...foods.garnishes]
    for (let n = 0; n < 9 && around.length > 0; n += 1) {
      const angle = (n / 9) * Math.PI * 2 + 0.5
      const look = around[n % around.length]
      if (look)
        canvas.lay(
          look,
          { x: 200 + Math.cos(angle) * 92, y: 150 + Math.sin(angle) * 92 },
          undefined,
          shapes[look.shape].reach > 18 ? 0.55 : 0.8,
        )
    }
  },

  heap(subject: Subject) {
    const { canvas, palette, foods, archetype } = subject
    canvas.paint(bowl(palette, 100))
    const grains = foods.bed?.colour ?? foods.flecks[0] ?? foods.wash ?? '#c98a4a'
    const isNuts = archetype === 'candied-nuts'
    if (isNuts) paintLiquid(canvas, ellipse(84), '#7c4420')
    else paintBed(canvas, 'beads', grains, ellipse(84))
    const looks = [...foods.pieces, ...foods.garnishes]
    if (!isNuts) paintFlecks(canvas, foods.flecks.length > 0 ? foods.flecks : [mix(grains, '#fff6dc', 0.5)], ellipse(76), 60)
    if (looks.length > 0) toss(subject, ellipse(60), isNuts ? 1.7 : 0.5, looks)
    strew(subject, cornersOfTable)
  },

  stack(subject: Subject) {
    const { canvas, palette, foods } = subject
    canvas.paint(plate(palette))
    const cake: Seen = { kind: 'piece', shape: 'round', colour: '#e9b45e', skin: '#c07f35' }
    for (const [x, y, turn] of [
      [186, 166, 20],
      [216, 158, 140],
      [196, 144, 250],
    ] as const)
      canvas.lay(cake, { x, y }, turn, 1.8)
    const top = ellipse(48, 42, 198, 142)
    if (foods.wash)
      paintLiquid(canvas, { ...top, halfWidth: 52, halfHeight: 42 }, foods.isCreamy ? '#fdf4de' : mix(foods.wash, '#d98a24', 0.3))
    toss(
      subject,
      top,
      1,
      foods.pieces.filter(({ shape }) => shape !== 'egg-half'),
    )
    finish(subject, top, 4)
  },

  cake(subject: Subject) {
    const { canvas, palette, foods } = subject
    canvas.paint(plate(palette))
    const crumb = foods.wash ? mix('#dfa24e', foods.wash, 0.45) : '#dfa24e'
    const dark = mix(crumb, '#4a1f10', 0.4)
    const sector = 'M196 152L281 148A85 85 0 1 1 238 78Z'
    canvas.paint(
      `<g><path d="${sector}" transform="translate(4 9)" opacity=".2"/><path d="${sector}" transform="translate(0 6)" fill="${dark}"/><path d="${sector}" fill="${crumb}"/></g>`,
    )
    const icing = foods.isCreamy ? '#fdf4de' : mix(crumb, '#fff6dc', 0.5)
    canvas.paint(`<path d="${sector}" transform="translate(20 15)scale(.9)" fill="${icing}"/>`)
    const looks = foods.pieces.filter(({ shape }) => shape !== 'egg-half')
    for (let n = 0; n < 11 && looks.length > 0; n += 1) {
      const angle = (n / 11) * 4.9 + 0.2
      const look = looks[n % looks.length]
      if (look)
        canvas.lay(
          look,
          { x: 198 + Math.cos(angle) * 56, y: 150 + Math.sin(angle) * 56 },
          undefined,
          shapes[look.shape].reach > 16 ? 0.8 : 1,
        )
    }
    finish(subject, ellipse(30, 30, 186, 158), 5)
  },

  balls(subject: Subject) {
    const { canvas, palette, foods } = subject
    canvas.paint(plate(palette))
    const colour = puree(foods)
    const ball: Seen = { kind: 'piece', shape: 'ball', colour: mix(colour, '#7a4a2a', 0.35), skin: colour }
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
    finish(subject, ellipse(70), 5)
    strew(subject, cornersOfTable)
  },

  butter(subject: Subject) {
    const { canvas, foods } = subject
    canvas.paint(board())
    const colour = mix(foods.wash ?? '#f6d66c', '#f8dc7c', 0.6)
    const dark = mix(colour, '#8a5a1c', 0.35)
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
    finish(
      {
        ...subject,
        foods: { ...foods, flecks: [], garnishes: foods.garnishes.length > 0 ? foods.garnishes : foods.pieces },
      },
      ellipse(110, 24, 200, 222),
      5,
    )
  },
} satisfies Partial<Record<Scene, (subject: Subject) => void>>

/** Broth that closes over the lower edge of what swims in it. */
function paintShadeOf(canvas: Canvas, broth: string) {
  canvas.paint(`<circle cx="200" cy="150" r="90" fill="none" stroke="${broth}" stroke-width="9" opacity=".55"/>`)
}

function paintDrizzle(canvas: Canvas, colour: string, reach: number) {
  const third = Math.round((reach * 2) / 3)
  const d = [-0.6, 0, 0.6]
    .map(
      (row) =>
        `M${200 - reach} ${Math.round(150 + row * reach)}q${Math.round(third / 2)} ${Math.round(swing(canvas.chance) * 22)} ${third} 0t${third} 0 ${third} 0`,
    )
    .join('')
  canvas.paint(lines(d, colour, 5, 0.85))
}

/** The main thing of a plate: large pieces side by side, small ones heaped, skewered or in a row. */
function layMain({ canvas }: Subject, main: Seen, archetype: string) {
  if (archetype === 'skewers') {
    for (const row of [-34, 0, 34]) {
      canvas.paint(lines(`M128 ${150 + row + 12}L290 ${150 + row - 20}`, '#a9773f', 3.4))
      for (const n of [0, 1, 2, 3])
        canvas.lay(
          shapes[main.shape].reach > 20 ? { ...main, shape: main.shape === 'fillet' ? 'fish-chunk' : 'chunk' } : main,
          { x: 158 + n * 32, y: 156 + row - n * 6.4 },
          -10,
          0.95,
        )
    }
    return
  }
  const look: Seen =
    archetype === 'patties'
      ? { ...main, shape: 'patty', colour: mix(main.colour, '#a8622c', 0.45) }
      : archetype === 'parcels'
        ? { ...main, shape: 'parcel' }
        : main
  const { reach } = shapes[look.shape]
  if (reach > 30) {
    for (const [x, y] of [
      [226, 132],
      [220, 168],
    ] as const)
      canvas.lay(look, { x, y }, -24 + swing(canvas.chance) * 6, 1.25)
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
    for (const spot of scatter(canvas.chance, 7, ellipse(40, 46, 222, 150))) canvas.lay(look, spot, undefined, 1.15)
  }
}

/** Shapes of what can be hollowed out, the likeliest first. */
const hollow = ['strip', 'tomato', 'skin-coin', 'cap', 'mushroom', 'dice', 'coin', 'arcs'] as const

/** Halves of a vegetable with their filling, in rows. */
function layStuffed(subject: Subject) {
  const { canvas, foods } = subject
  const shell = hollow.map((shape) => foods.pieces.find((look) => look.shape === shape)).find((look) => look !== undefined) ?? {
    colour: '#d9382a',
    skin: '#d9382a',
  }
  const inside = foods.bed?.colour ?? foods.wash ?? '#e3bb6e'
  const filling = foods.pieces.filter((look) => look !== shell)
  paintLiquid(canvas, rectangle(126, 78), '#c8742e')
  const handful = defineHandful(canvas, foods.bed?.bed === 'grains' ? 'grains' : 'beads', inside, 22)
  for (const [x, y] of stuffedPlaces) {
    canvas.paint(
      `<g transform="translate(${x} ${y})"><ellipse rx="40" ry="31" fill="${mix(shell.skin, '#2a120c', 0.3)}"/><ellipse cy="-2" rx="39" ry="29" fill="${shell.skin}"/><ellipse cy="-2" rx="32" ry="22" fill="${mix(inside, '#5a2a12', 0.35)}"/><use href="#${handful}" transform="translate(0-3)scale(1.4 .95)"/></g>`,
    )
    for (const [at, spot] of scatter(canvas.chance, 2, ellipse(18, 9, x, y - 3)).entries()) {
      const look = filling[at % Math.max(1, filling.length)]
      if (look) canvas.lay(look, spot, undefined, shapes[look.shape].reach > 20 ? 0.4 : 0.65)
    }
  }
  finish(subject, rectangle(96, 46))
}

const stuffedPlaces = [
  [112, 112],
  [200, 112],
  [288, 112],
  [112, 188],
  [200, 188],
  [288, 188],
] as const
