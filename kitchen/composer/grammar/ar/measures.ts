import { kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'

/** What is counted takes the plural from three to ten: "2 كوب", "3 أكواب", "3 1/2 كوب", "12 كوب". */
export function counted(amount: number, one: string, few: string): string {
  return `${kitchenNumber(amount)} ${amount > 2.7 && amount < 11 && /^\d+$/.test(kitchenNumber(amount)) ? few : one}`
}

/** Millilitres in spoons up to a quarter cup, then in ml with cups in brackets. */
export function volume(ml: number): string {
  if (ml < 15) return counted(ml / 5, 'ملعقة صغيرة', 'ملاعق صغيرة')
  if (ml < 60) return counted(ml / 15, 'ملعقة كبيرة', 'ملاعق كبيرة')
  const cups = ml / 240
  const inCups = counted(cups > 4 ? Math.round(cups) : cups, 'كوب', 'أكواب')
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} لتر (${inCups})` : `${ml} مل (${inCups})`
}

/** Grams, kilograms from one on. */
export function weight(grams: number): string {
  return grams >= 1000 && grams % 250 === 0 ? `${kitchenNumber(grams / 1000)} كغ` : `${grams} غ`
}

/** °C with the °F that is written on American ovens and thermometers. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius} درجة مئوية (${fahrenheit} فهرنهايت)`
}
