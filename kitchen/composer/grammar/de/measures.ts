const fractions: readonly [number, string][] = [
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
]

/** Kitchen fractions: 0.5 is "1/2", 1.25 "1 1/4". */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 0.01)
  const rest = value - whole
  const fraction =
    rest < 0.05 ? undefined : fractions.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best))
  if (fraction === undefined) return String(whole)
  return whole === 0 ? fraction[1] : `${whole} ${fraction[1]}`
}

const decimal = (value: number) => String(value).replace('.', ',')

/** Millilitres in spoons up to 60 ml, then in ml, from a litre on in litres: no German cook measures in cups. */
export function volume(ml: number): string {
  if (ml < 15) return `${kitchenNumber(ml / 5)} TL`
  if (ml < 60) return `${kitchenNumber(ml / 15)} EL`
  return ml >= 1000 && ml % 50 === 0 ? `${decimal(ml / 1000)} l` : `${ml} ml`
}

/** Grams, from a kilogram on in kilograms. */
export function weight(grams: number): string {
  return grams >= 1000 && grams % 50 === 0 ? `${decimal(grams / 1000)} kg` : `${grams} g`
}
