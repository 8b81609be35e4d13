import { kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'

/** A weight as American scales show it: quarters of an ounce below 15 g, ounces, from 450 g on quarters of a pound. */
export function inPounds(grams: number): string {
  const ounces = grams / 28
  if (grams < 15) return `${kitchenNumber(Math.max(0.25, Math.round(ounces * 4) / 4))} oz`
  if (grams < 450) return `${Math.max(1, Math.round(ounces))} oz`
  return `${kitchenNumber(Math.round((grams / 454) * 4) / 4)} lb`
}

/** A volume in cups of 240 ml, in whole ones above four. */
export function cupsIn(ml: number): number {
  const cups = ml / 240
  return cups > 4 ? Math.round(cups) : cups
}

/** Millilitres, or litres where they come out in quarters. */
export function millilitres(ml: number): string {
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} l` : `${ml} ml`
}

const ovenMarks: Readonly<Record<number, number>> = { 150: 300, 180: 350, 190: 375, 200: 400, 220: 425, 240: 475 }

/** How hot an oven is, in °C and in the °F of American ovens; 200 °C where the task does not say. */
export function ovenHeat(celsius: number | null): readonly [celsius: number, fahrenheit: number] {
  const known = celsius ?? 200
  return [known, ovenMarks[known] ?? 400]
}
