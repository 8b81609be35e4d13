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

/** A word as it stands after a number: 1 зубчик, 2 зубчика, 5 зубчиков, 1/2 зубчика. */
export function counted(value: number, [one, few, many]: readonly [one: string, few: string, many: string]): string {
  if (!Number.isInteger(value)) return few
  const [last, lastTwo] = [value % 10, value % 100]
  if (last === 1 && lastTwo !== 11) return one
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many
}

/** Millilitres in spoons up to a quarter cup, then in millilitres or litres. */
export function volume(ml: number): string {
  if (ml < 15) return `${kitchenNumber(ml / 5)} ч. л.`
  if (ml < 60) return `${kitchenNumber(ml / 15)} ст. л.`
  return ml >= 1000 && ml % 250 === 0 ? `${String(ml / 1000).replace('.', ',')} л` : `${ml} мл`
}

/** A part of the water: "240 мл воды". */
export function pourOf(ml: number): string {
  return `${volume(ml)} воды`
}
