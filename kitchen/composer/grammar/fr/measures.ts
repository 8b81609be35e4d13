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

/** With a decimal comma: "1,2". */
const decimal = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',')

/** Millilitres in spoons up to four tablespoons, then in ml and litres: French kitchens have no cups. */
export function volume(ml: number): string {
  if (ml < 15) return `${kitchenNumber(ml / 5)} c. à café`
  if (ml < 60) return `${kitchenNumber(ml / 15)} c. à soupe`
  return ml >= 1000 && ml % 10 === 0 ? `${decimal(ml / 1000)} l` : `${ml} ml`
}

/** Grams, from a thousand on kilograms. */
export function weight(grams: number): string {
  return grams >= 1000 ? `${decimal(grams / 1000)} kg` : `${grams} g`
}
