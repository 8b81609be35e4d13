import { kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'
import { cupsIn } from '#kitchen/composer/grammar/us-measures.ts'

/** Cups of 240 ml, in quarters above four: 1080 ml are four and a half, not five. */
const cups = (ml: number) => (ml > 960 ? Math.round(ml / 60) / 4 : cupsIn(ml))

/**
 * Counted nouns take the plural from three to ten and the accusative from eleven on: "2 كوب", "3 أكواب", "3 1/2
 * كوب", "12 كوبًا".
 */
export function counted(amount: number, one: string, few: string): string {
  const number = kitchenNumber(amount)
  if (!/^\d+$/.test(number) || amount < 2.7) return `${number} ${one}`
  return `${number} ${amount < 10.9 ? few : accusative(one)}`
}

/** "كوبًا", "فصًا"; what ends in ة is written alike. */
function accusative(noun: string): string {
  return noun.includes('ة') ? noun : `${noun}ًا`
}

/** Millilitres in spoons up to a quarter cup, then in ml with cups in brackets. */
export function volume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons?.spoon === 'tea') return counted(spoons.count, 'ملعقة صغيرة', 'ملاعق صغيرة')
  if (spoons?.spoon === 'table') return counted(spoons.count, 'ملعقة كبيرة', 'ملاعق كبيرة')
  const inCups = counted(cups(ml), 'كوب', 'أكواب')
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} لتر (${inCups})` : `${ml} مل (${inCups})`
}

/** Grams, kilograms from one on. */
export function weight(grams: number): string {
  return grams >= 1000 && grams % 250 === 0 ? `${kitchenNumber(grams / 1000)} كغ` : `${grams} غ`
}

/** °C with the °F that is written on American ovens and thermometers. */
export function degrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius} درجة مئوية (${fahrenheit} فهرنهايت)`
}
