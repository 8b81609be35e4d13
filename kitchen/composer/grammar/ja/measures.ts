const fractions: readonly [number, string][] = [
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
]

/** Kitchen fractions: 0.5 is "1/2", 1.5 "1と1/2". */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 0.01)
  const rest = value - whole
  const fraction =
    rest < 0.05 ? undefined : fractions.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best))
  if (fraction === undefined) return String(whole)
  return whole === 0 ? fraction[1] : `${whole}と${fraction[1]}`
}

/** Millilitres in Japanese spoons (5 and 15 ml), from a quarter cup on in millilitres. */
export function volume(ml: number): string {
  if (ml < 15) return `小さじ${kitchenNumber(ml / 5)}`
  if (ml < 60) return `大さじ${kitchenNumber(ml / 15)}`
  return `${ml}ml`
}
