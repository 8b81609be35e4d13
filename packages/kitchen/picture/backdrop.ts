import type { Canvas } from '#kitchen/picture/canvas.ts'
import { formatCoordinate, mixColours, strokePath } from '#kitchen/picture/ink.ts'
import type { Cloth, Palette, Tool } from '#kitchen/picture/palettes.ts'

const steps = (from: number, to: number, by: number) => Array.from({ length: Math.ceil((to - from) / by) }, (_, n) => from + n * by)

/** Paints the table and its cloth with light from the upper left. */
export function paintTable(canvas: Canvas, { ground, cloth, clothColours }: Palette) {
  canvas.paint(`<path d="M0 0H400V300H0Z" fill="${ground}"/>`)
  canvas.paint(strokePath('M0 52H400M0 128H400M0 204H400M0 280H400', mixColours(ground, '#3a1c10', 0.2), 1.4, 0.5))
  canvas.paint(
    strokePath(
      'M20 22h90M250 30h70M310 92h60M14 98h40M330 168h50M10 176h50M60 246h80M270 250h90',
      mixColours(ground, '#3a1c10', 0.16),
      1.4,
      0.4,
    ),
  )
  canvas.paint(clothOf[cloth](clothColours, canvas))
}

const runner = (colour: string, inside: string) =>
  `<g transform="rotate(-9 200 150)" stroke-linecap="butt"><path d="M-30 73H430V239H-30Z" opacity=".16"/><path d="M-30 68H430V232H-30Z" fill="${colour}"/>${inside}</g>`

const clothOf: Record<Cloth, (colours: readonly [string, string, string], canvas: Canvas) => string> = {
  check: ([linen, red]) =>
    `<g transform="rotate(-14 200 150)" stroke-linecap="butt"><path d="M52 0H356V316H52Z" opacity=".14"/><path d="M48-6H350V308H48Z" fill="${linen}"/>` +
    `<path d="${steps(66, 340, 48)
      .map((x) => `M${x}-6V308`)
      .join('')}${steps(14, 308, 48)
      .map((y) => `M48 ${y}H350`)
      .join('')}" stroke="${red}" stroke-width="24" opacity=".42"/>` +
    `<path d="M52-2V304M346-2V304" stroke="${red}" stroke-width="1.6" stroke-dasharray="5 4"/></g>`,
  stripes: ([linen, blue, pale]) =>
    runner(
      linen,
      `<path d="M-30 86H430M-30 214H430" stroke="${blue}" stroke-width="9"/><path d="M-30 99H430M-30 201H430" stroke="${pale}" stroke-width="3.4"/><path d="M-30 150H430" stroke="${pale}" stroke-width="5" opacity=".5"/>`,
    ),
  leaf: ([green, dark, light]) =>
    `<g transform="rotate(-16 200 150)"><path d="M-24 168C40 40 300 24 438 150 320 292 40 300-24 168Z" opacity=".16"/><path d="M-30 160C40 34 300 18 432 144 310 284 40 290-30 160Z" fill="${green}"/>` +
    strokePath('M-30 160Q200 138 432 144', light, 5) +
    strokePath(
      steps(10, 400, 30)
        .map(
          (x) =>
            `M${x} ${formatCoordinate(157 - x / 30)}Q${x + 26} ${formatCoordinate(110 - x / 30)} ${x + 62} ${formatCoordinate(72 + Math.abs(x - 190) / 8)}M${x} ${formatCoordinate(157 - x / 30)}Q${x + 26} 200 ${x + 60} ${formatCoordinate(242 - Math.abs(x - 190) / 7)}`,
        )
        .join(''),
      dark,
      1.8,
      0.75,
    ) +
    '</g>',
  lattice: ([red, gold, dark]) =>
    `<path d="M18 16H382V284H18Z" fill="${red}" stroke="${gold}" stroke-width="2.4"/><path d="M27 25H373V275H27Z" fill="none" stroke="${gold}" stroke-width="1.2"/>` +
    [
      [27, 25, 1, 1],
      [373, 25, -1, 1],
      [27, 275, 1, -1],
      [373, 275, -1, -1],
    ]
      .map(
        ([x, y, sx, sy]) =>
          `<path transform="translate(${x} ${y})scale(${sx} ${sy})" d="M0 44H44V0M0 32H32V0M12 0V20H20V12H0M58 0V14H72V0M0 58H14V72H0" fill="none" stroke="${gold}" stroke-width="2.2"/>`,
      )
      .join('') +
    `<circle cx="200" cy="150" r="132" fill="${dark}" opacity=".5"/>`,
  waves: ([indigo, cream, pale], canvas) => {
    const arcs = (x: number, y: number) => [21, 14, 7].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('')
    const wave = canvas.define(
      (id) =>
        `<pattern id="${id}" width="42" height="44" patternUnits="userSpaceOnUse"><path d="${arcs(21, 22)}${arcs(0, 44)}${arcs(42, 44)}" fill="none" stroke="${cream}" stroke-width="1.5" opacity=".75"/></pattern>`,
    )
    return runner(
      indigo,
      `<path d="M-30 68H430V232H-30Z" fill="url(#${wave})"/><path d="M-30 70H430M-30 230H430" stroke="${pale}" stroke-width="3"/>`,
    )
  },
  bands: ([linen, red, blue]) =>
    runner(
      linen,
      `${[red, '#e9b13c', blue, '#f3efe4', '#5f8a4a', '#d9748a', '#33476b']
        .map((colour, n) => `<path d="M${n * 13 - 10} 68V232M${330 + n * 13} 68V232" stroke="${colour}" stroke-width="13"/>`)
        .join('')}<path d="M-30 74H430M-30 226H430" stroke="${red}" stroke-width="2"/>`,
    ),
  mandala: ([gold, light, dark]) =>
    `<circle cx="200" cy="150" r="172" fill="${dark}"/><g fill="none" stroke="${gold}"><circle cx="200" cy="150" r="168" stroke-width="3"/><circle cx="200" cy="150" r="154" stroke="${light}" stroke-width="9" stroke-dasharray=".1 20.15"/><circle cx="200" cy="150" r="143" stroke-width="1.6"/><circle cx="200" cy="150" r="131" stroke-width="16" stroke-linecap="butt" stroke-dasharray="3 17.6"/></g>`,
  zigzag: ([teal, yellow, pink], canvas) => {
    const row = canvas.define(
      (id) =>
        `<pattern id="${id}" width="40" height="164" y="68" patternUnits="userSpaceOnUse"><path d="M-4 46.4L20 68 44 46.4M-4 106.4L20 128 44 106.4" fill="none" stroke="${yellow}" stroke-width="5"/><path d="M-4 76.4L20 98 44 76.4" fill="none" stroke="#fff3d6" stroke-width="3"/></pattern>`,
    )
    return runner(
      teal,
      `<path d="M-30 68H430V232H-30Z" fill="url(#${row})"/><path d="M-30 84H430M-30 216H430" stroke="${pink}" stroke-width="12"/><path d="M-30 96H430M-30 204H430" stroke="${yellow}" stroke-width="4"/>`,
    )
  },
  triangles: ([brown, gold, red], canvas) => {
    const row = canvas.define(
      (id) =>
        `<pattern id="${id}" width="40" height="164" y="68" patternUnits="userSpaceOnUse"><path d="M0 42l20-32 20 32ZM0 122l20 32 20-32Z" fill="${gold}"/><path d="M10 38l10-16 10 16ZM10 126l10 16 10-16Z" fill="${red}"/></pattern>`,
    )
    return runner(
      brown,
      `<path d="M-30 68H430V232H-30Z" fill="url(#${row})"/><path d="M-30 118H430M-30 182H430" stroke="#f3e3c3" stroke-width="3"/><path d="M-30 150H430" stroke="${red}" stroke-width="6" stroke-dasharray="12 8"/>`,
    )
  },
  dots: ([red, cream, green]) =>
    `<circle cx="206" cy="158" r="146" opacity=".14"/><circle cx="200" cy="150" r="146" fill="${red}"/><circle cx="200" cy="150" r="137" fill="none" stroke="${cream}" stroke-width="7" stroke-dasharray=".1 17.2"/><circle cx="200" cy="150" r="126" fill="none" stroke="${green}" stroke-width="2.4"/>`,
}

const steel = { base: '#d9d6d0', dark: '#a39f98', light: '#f6f4ef' }

const fork = `<path d="M0-66V-36Q0-26 7-24L5.4 62Q9 68 12.6 62L11-24Q18-26 18-36V-66H15V-40H11V-66H7V-40H3V-66Z" fill="${steel.base}"/><path d="M8-20L7 60" stroke="${steel.light}" stroke-width="1.4"/>`
const knife = `<path d="M0-66Q9-56 9-22L6 2 7.4 62Q4 68 .6 62L0 0Z" fill="${steel.base}"/><path d="M2-56L2-4" stroke="${steel.light}" stroke-width="1.4"/>`
const spoon = (colour: string, shine: string) =>
  `<path d="M8-20L6.4 62Q9 68 11.6 62L10-20C22-26 20-66 9-66S-4-26 8-20Z" fill="${colour}"/><path d="M9-60C3-60 2-34 8-28" fill="none" stroke="${shine}" stroke-width="2.4"/>`
const chopsticks = (colour: string, tip: string) =>
  `<path d="M1-74L4 76M14-74L11 76" stroke="${colour}" stroke-width="5"/><path d="M1-74L1.8-34M14-74L13.2-34" stroke="${tip}" stroke-width="5"/>`

const placedTool = (x: number, y: number, turn: number, tool: string) =>
  `<g transform="translate(${x + 3} ${y + 5})rotate(${turn})" opacity=".2">${(/^<path[^>]*>/.exec(tool)?.[0] ?? '').replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#000"')}</g><g transform="translate(${x} ${y})rotate(${turn})">${tool}</g>`

/** Paints the fork, knife, spoon or chopsticks beside a vessel in the middle. */
export function paintTools(canvas: Canvas, tool: Tool) {
  const sets: Record<Tool, () => string> = {
    fork: () => placedTool(40, 150, -4, fork) + placedTool(350, 150, 4, knife),
    spoon: () => placedTool(352, 152, 8, spoon('#9a5f33', '#c98f5c')),
    chopsticks: () => placedTool(346, 150, 7, chopsticks('#e2bf86', '#7c3a2a')),
    'spoon-and-fork': () => placedTool(38, 150, -5, fork) + placedTool(344, 150, 6, spoon(steel.base, steel.light)),
    'spoon-and-chopsticks': () =>
      placedTool(332, 152, 5, spoon('#d6d3cc', '#f8f6f2')) + placedTool(362, 150, 5, chopsticks('#bdbab4', '#e9e6df')),
    none: () => '',
  }
  canvas.paint(sets[tool]())
}
