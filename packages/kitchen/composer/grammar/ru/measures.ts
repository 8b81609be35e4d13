import { decimalComma, kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'

/** A noun after a number: 1 зубчик, 2 зубчика, 5 зубчиков, 1/2 зубчика. */
export function writeCounted(value: number, [one, few, many]: readonly [one: string, few: string, many: string]): string {
  if (!Number.isInteger(value)) return few
  const [last, lastTwo] = [value % 10, value % 100]
  if (last === 1 && lastTwo !== 11) return one
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many
}

/** Millilitres: in spoons up to a quarter cup, then in ml or litres. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons !== null) return `${kitchenNumber(spoons.count)} ${spoons.spoon === 'tea' ? 'ч. л.' : 'ст. л.'}`
  return ml >= 1000 && ml % 250 === 0 ? `${decimalComma(ml / 1000)} л` : `${ml} мл`
}

/** Grams, or kilograms from 1 kg if that is shorter. */
export function writeWeight(grams: number): string {
  return grams >= 1000 && grams % 100 === 0 ? `${decimalComma(grams / 1000)} кг` : `${grams} г`
}

/** °C, and the °F of ovens and thermometers. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius} °C (${fahrenheit} °F)`
}
