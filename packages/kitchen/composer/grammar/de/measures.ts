import { decimalComma, kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'

/** Millilitres: in spoons up to 60 ml, then in ml, in litres from 1 l. German cooks do not measure in cups. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons !== null) return `${kitchenNumber(spoons.count)} ${spoons.spoon === 'tea' ? 'TL' : 'EL'}`
  return ml >= 1000 && ml % 50 === 0 ? `${decimalComma(ml / 1000)} l` : `${ml} ml`
}

/** Grams, or kilograms from 1 kg. */
export function writeWeight(grams: number): string {
  return grams >= 1000 && grams % 50 === 0 ? `${decimalComma(grams / 1000)} kg` : `${grams} g`
}

/** °C, and the °F of foreign thermometers. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius}°C (${fahrenheit}°F)`
}
