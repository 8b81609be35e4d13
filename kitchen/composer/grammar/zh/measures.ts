const fractions: readonly [number, string][] = [
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
]

/** Kitchen numbers: 0.5 is "1/2", 1.5 "1.5", as Chinese recipes write them. */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 0.01)
  const rest = value - whole
  if (rest < 0.05) return String(whole)
  if (whole > 0) return String(Math.round(value * 4) / 4)
  return fractions.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best))[1]
}

/** Millilitres in spoons of 5 and 15 ml, from a quarter cup on in millilitres. */
export function volume(ml: number): string {
  if (ml < 15) return `${kitchenNumber(ml / 5)}茶匙`
  if (ml < 60) return `${kitchenNumber(ml / 15)}汤匙`
  return `${ml}毫升`
}
