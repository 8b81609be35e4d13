import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

const fractions: readonly [number, string][] = [
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
]

/** Kitchen fractions: 0.5 is "1/2", 1.25 is "1 1/4", or "1と1/4" with another joint. */
export function kitchenNumber(value: number, joint = ' '): string {
  const floor = Math.floor(value + 0.01)
  // A fraction above 7/8 is nearer to the next whole number than to 3/4.
  const whole = value - floor > 0.875 ? floor + 1 : floor
  const rest = value - whole
  const fraction =
    rest < 0.05 ? undefined : fractions.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best))
  if (fraction === undefined) return String(whole)
  return whole === 0 ? fraction[1] : `${whole}${joint}${fraction[1]}`
}

/** A number with a decimal comma and at most two decimals: "1,2". */
export function decimalComma(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}

/** A volume below 60 ml in spoons of 5 or 15 ml; null from 60 ml, which cooks measure with a jug. */
export function spoonsIn(ml: number): { spoon: 'tea' | 'table'; count: number } | null {
  if (ml < 15) return { spoon: 'tea', count: ml / 5 }
  return ml < 60 ? { spoon: 'table', count: ml / 15 } : null
}

/** A range with the dash of the language, "5–7", or one number if both ends are equal. */
export function rangeOf([shortest, most]: Minutes, dash: string): string {
  return shortest === most ? String(most) : `${shortest}${dash}${most}`
}

/**
 * A duration as whole hours if it is at least two: a night in water is "8 hours", not "480 minutes". Otherwise null.
 */
export function wholeHoursOf([shortest, most]: Minutes): number | null {
  return shortest === most && most >= 120 && most % 60 === 0 ? most / 60 : null
}

/** Minutes as hours and minutes in words, without a zero part: "25 min", "1 h", "1 h 25 min". */
export function hoursAndMinutes(minutes: number, hours: (count: number) => string, rest: (count: number) => string, joint = ' '): string {
  const [whole, left] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return rest(left)
  return left === 0 ? hours(whole) : `${hours(whole)}${joint}${rest(left)}`
}
