import { decimalComma, kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'

/** Millilitres: in spoons up to four tablespoons, then in ml and litres. French cooks do not measure in cups. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons !== null) return `${kitchenNumber(spoons.count)} ${spoons.spoon === 'tea' ? 'c. à café' : 'c. à soupe'}`
  return ml >= 1000 && ml % 10 === 0 ? `${decimalComma(ml / 1000)} l` : `${ml} ml`
}

/** Grams, or kilograms from 1 kg. */
export function writeWeight(grams: number): string {
  return grams >= 1000 ? `${decimalComma(grams / 1000)} kg` : `${grams} g`
}

/** °C, and the °F of some ovens and thermometers. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius} °C (${fahrenheit} °F)`
}
