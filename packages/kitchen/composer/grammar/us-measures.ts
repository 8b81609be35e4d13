import { kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'

/** A weight in US units: quarter ounces below 15 g, then ounces, and quarter pounds from 450 g. */
export function poundsOf(grams: number): string {
  const ounces = grams / 28
  if (grams < 15) return `${kitchenNumber(Math.max(0.25, Math.round(ounces * 4) / 4))} oz`
  if (grams < 450) return `${Math.max(1, Math.round(ounces))} oz`
  return `${kitchenNumber(Math.round((grams / 454) * 4) / 4)} lb`
}

/** A volume in cups of 240 ml, whole cups above four. */
export function cupsIn(ml: number): number {
  const cups = ml / 240
  return cups > 4 ? Math.round(cups) : cups
}

/** Millilitres, or litres if they are a multiple of a quarter litre. */
export function millilitres(ml: number): string {
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} l` : `${ml} ml`
}

/** The marks of American ovens, 25 °F apart. */
const ovenMarks: Readonly<Record<number, number>> = {
  110: 225,
  120: 250,
  130: 275,
  140: 275,
  150: 300,
  160: 325,
  170: 325,
  180: 350,
  190: 375,
  200: 400,
  210: 400,
  220: 425,
  230: 450,
  240: 475,
  250: 475,
}

/** An oven temperature in °C and in the °F of American ovens; 200 °C if the task has none. */
export function ovenTemperatures(celsius: number | null): readonly [celsius: number, fahrenheit: number] {
  const known = celsius ?? 200
  return [known, ovenMarks[known] ?? 400]
}
