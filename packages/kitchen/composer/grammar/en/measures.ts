import { kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'
import { cupsIn, millilitres, poundsOf } from '#kitchen/composer/grammar/us-measures.ts'

/** Millilitres: in spoons up to a quarter cup, then in ml with US cups in brackets. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons !== null) return `${kitchenNumber(spoons.count)} ${spoons.spoon === 'tea' ? 'tsp' : 'tbsp'}`
  const cups = cupsIn(ml)
  return `${millilitres(ml)} (${kitchenNumber(cups)} ${cups > 1.01 ? 'cups' : 'cup'})`
}

/** Grams with ounces or pounds in brackets. */
export function writeWeight(grams: number): string {
  return `${grams} g (${poundsOf(grams)})`
}

/** °C, and the °F of ovens and thermometers. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius}°C (${fahrenheit}°F)`
}
