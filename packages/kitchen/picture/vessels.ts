import { dashedRing, mixColours, strokePath } from '#kitchen/picture/ink.ts'
import type { Palette } from '#kitchen/picture/palettes.ts'

/** Vessels seen from above in the middle of the picture. Each comment gives the room for food. */
const inMiddle = (inside: string) => `<g transform="translate(200 150)">${inside}</g>`
const castShadow = (r: number) => `<circle cx="7" cy="11" r="${r + 3}" opacity=".1"/><circle cx="5" cy="8" r="${r}" opacity=".2"/>`
const shine = (r: number) =>
  strokePath(
    `M${Math.round(-r * 0.82)} ${Math.round(-r * 0.42)}A${r * 0.92} ${r * 0.92} 0 0 1 ${Math.round(-r * 0.3)} ${Math.round(-r * 0.87)}`,
    '#ffffff',
    4,
    0.55,
  )

/** A flat plate; food lies within a radius of 84 pixels. */
export function paintPlate({ plate, rim }: Palette, r = 116): string {
  return inMiddle(
    castShadow(r) +
      `<circle r="${r}" fill="${plate}"/>` +
      dashedRing(r - 5, rim, 3.4) +
      dashedRing(r - 13, rim, 3, '.1 11') +
      `<circle r="${r - 26}" fill="${mixColours(plate, '#5a3a20', 0.1)}"/><circle cx="1" cy="2" r="${r - 29}" fill="${plate}"/>` +
      shine(r - 8),
  )
}

/** A bowl; its food fills a radius of 92 pixels. */
export function paintBowl({ plate, rim }: Palette, r = 112): string {
  return inMiddle(
    castShadow(r) +
      `<circle r="${r}" fill="${plate}"/>` +
      dashedRing(r - 5, rim, 4) +
      `<circle r="${r - 12}" fill="${mixColours(plate, '#3a2010', 0.28)}"/><circle cy="3" r="${r - 14}" fill="${mixColours(plate, '#3a2010', 0.14)}"/>` +
      shine(r - 3),
  )
}

/** A pot with two handles; its food fills a radius of 92 pixels. */
export function paintPot({ glaze }: Palette, r = 110): string {
  const dark = mixColours(glaze, '#1c100c', 0.4)
  const ear = (x: number) =>
    `<rect x="${x - 17}" y="-30" width="34" height="60" rx="15" fill="${dark}"/><rect x="${x - 8}" y="-17" width="16" height="34" rx="8" fill="#000" opacity=".25"/>`
  return inMiddle(
    `${castShadow(r)}<rect x="-131" y="-19" width="262" height="60" rx="16" opacity=".18"/>${ear(-116)}${ear(116)}<circle r="${r}" fill="${glaze}"/>` +
      dashedRing(r - 5, mixColours(glaze, '#fff6dc', 0.35), 2) +
      `<circle r="${r - 11}" fill="#f3e8d4"/><circle cy="4" r="${r - 12}" fill="#cdbca2"/>` +
      shine(r - 3),
  )
}

/** An iron pan with its handle to the lower right; its food fills a radius of 92 pixels. */
export function paintPan(r = 110): string {
  return inMiddle(
    `<path d="M70 84L206 186" stroke="#000" stroke-width="26" opacity=".18"/><path d="M66 74L206 176" stroke="#2c2724" stroke-width="25"/><path d="M92 88L202 168" stroke="#57504a" stroke-width="4"/>` +
      `${castShadow(r)}<circle r="${r}" fill="#332d2a"/>` +
      dashedRing(r - 3, '#6a625b', 2.4) +
      `<circle r="${r - 11}" fill="#211c1a"/>` +
      shine(r - 3),
  )
}

/** A metal tray with baking paper; food lies within 138 by 88 pixels. */
export const paintTray = (): string =>
  inMiddle(
    '<rect x="-160" y="-100" width="330" height="222" rx="18" opacity=".2"/><rect x="-168" y="-111" width="336" height="222" rx="18" fill="#8f8a84"/><rect x="-163" y="-106" width="326" height="212" rx="14" fill="#b5b0a8"/><path d="M-155-98L154-100 158 98-152 100Z" fill="#f4e8d0"/><path d="M-155-98L-118-94-152-60ZM158 98L120 94 156 62Z" fill="#fffaf0"/>',
  )

/** A baking dish with handles; its food fills 126 by 80 pixels. */
export function paintBakingDish({ glaze }: Palette): string {
  const inside = '#f6ead4'
  return inMiddle(
    `<rect x="-166" y="-24" width="346" height="72" rx="30" opacity=".18"/><rect x="-140" y="-88" width="292" height="198" rx="40" opacity=".2"/><rect x="-172" y="-34" width="344" height="68" rx="28" fill="${mixColours(glaze, '#1c100c', 0.25)}"/><rect x="-146" y="-100" width="292" height="200" rx="42" fill="${glaze}"/><rect x="-141" y="-95" width="282" height="190" rx="38" fill="none" stroke="#fff6dc" stroke-opacity=".45" stroke-width="2.4"/><rect x="-134" y="-88" width="268" height="176" rx="33" fill="${inside}"/><rect x="-132" y="-82" width="264" height="170" rx="31" fill="${mixColours(inside, '#3a2010', 0.2)}"/>`,
  )
}

/** A fluted tin lined with pastry; its filling fills a radius of 84 pixels. */
export const paintTin = (): string =>
  inMiddle(
    `${castShadow(112)}<circle r="106" fill="#8f8a84"/>${dashedRing(107, '#b5b0a8', 12, '.1 14')}${dashedRing(103, '#e3ded5', 3)}<circle r="102" fill="#a8692c"/>` +
      dashedRing(95, '#b9762f', 13, '.1 12.5') +
      dashedRing(94, '#e2a955', 10.6, '.1 12.5') +
      `${dashedRing(88, '#d69a48', 8)}${shine(106)}`,
  )

/** A sheet of pastry with a raised rim on a tray; its topping fills 108 by 62 pixels. */
export const paintPastrySheet = (): string =>
  inMiddle(
    `<rect x="-124" y="-76" width="254" height="160" rx="16" opacity=".16"/><rect x="-127" y="-81" width="254" height="162" rx="16" fill="#b9762f"/><rect x="-126" y="-82" width="252" height="160" rx="15" fill="#e6b25c"/>${strokePath('M-112-70Q0-78 112-70M-116-60Q-122 0-116 58', '#f6d79a', 4, 0.7)}<rect x="-110" y="-65" width="220" height="128" rx="9" fill="#c98a3c"/>`,
  )

/** Baking paper opened on a plate; food lies within 58 by 46 pixels. */
export const paintBakingPaper = (): string =>
  inMiddle(
    `<path d="M-84 8Q-88-26-58-44-28-66 6-62 44-66 66-40 90-22 84 10 84 42 54 54 26 70-8 64-46 68-66 44-86 32-84 8Z" transform="translate(3 6)" opacity=".18"/><path d="M-84 8Q-88-26-58-44-28-66 6-62 44-66 66-40 90-22 84 10 84 42 54 54 26 70-8 64-46 68-66 44-86 32-84 8Z" fill="#dcc193"/><path d="M-66 6Q-66-22-44-36-18-52 6-49 36-50 52-30 70-14 66 8 66 32 42 42 20 54-8 50-38 52-52 34-68 24-66 6Z" fill="#f3e2bd"/>` +
      strokePath(
        'M-80-8L-64-4M-58-44L-46-33M-26-58L-20-46M8-62L7-49M44-55L37-44M72-32L56-25M84 8L67 7M74 40L58 32M30 63L24 50M-10 64L-8 50M-48 58L-40 45M-76 34L-60 26',
        '#b99a63',
        2.2,
      ),
  )

/** A wooden board; food lies within 126 by 78 pixels. */
export const paintBoard = (): string =>
  inMiddle(
    `<g transform="rotate(-5)"><rect x="-152" y="-92" width="320" height="208" rx="22" opacity=".2"/><rect x="-160" y="-104" width="320" height="208" rx="22" fill="#a86f3d"/><rect x="-160" y="-106" width="320" height="204" rx="22" fill="#c98f55"/>${strokePath('M-140-70Q-20-82 140-66M-146-30Q0-40 146-24M-146 22Q-10 10 146 28M-140 66Q20 54 138 74', '#b27a43', 2.4)}<circle cx="134" cy="0" r="10" fill="#7c4c28"/></g>`,
  )

/** A small sauce bowl on a plate; its sauce fills a radius of 58 pixels. */
export function paintSauceBowl(palette: Palette): string {
  const { plate: china, glaze } = palette
  return (
    paintPlate(palette, 112) +
    inMiddle(
      `<circle cx="5" cy="8" r="75" opacity=".16"/><circle r="74" fill="${glaze}"/>${dashedRing(70, mixColours(glaze, '#fff6dc', 0.4), 2)}<circle r="64" fill="${mixColours(china, '#3a2010', 0.25)}"/>${shine(72)}`,
    )
  )
}
