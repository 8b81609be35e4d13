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

/** Millilitres in spoons up to a quarter cup, then in ml with US cups in brackets. */
export function volume(ml: number): string {
  if (ml < 15) return `${kitchenNumber(ml / 5)} tsp`
  if (ml < 60) return `${kitchenNumber(ml / 15)} tbsp`
  const cups = ml / 240
  const inCups = cups > 4 ? `${kitchenNumber(Math.round(cups))} cups` : `${kitchenNumber(cups)} ${cups > 1.01 ? 'cups' : 'cup'}`
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} l (${inCups})` : `${ml} ml (${inCups})`
}
