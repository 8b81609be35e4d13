import { kitchenNumber, spoonsIn } from '#kitchen/composer/grammar/numbers.ts'
import { cupsIn } from '#kitchen/composer/grammar/us-measures.ts'

/** Cups of 240 ml; above four they are rounded to quarters, so 1080 ml is 4 1/2. */
const cups = (ml: number) => (ml > 960 ? Math.round(ml / 60) / 4 : cupsIn(ml))

/**
 * A counted noun: singular up to 2 and after fractions, plural from 3 to 10, accusative from 11: "2 كوب", "3 أكواب",
 * "3 1/2 كوب", "12 كوبًا".
 */
export function writeCounted(amount: number, one: string, few: string): string {
  const number = kitchenNumber(amount)
  if (!/^\d+$/.test(number) || amount < 2.7) return `${number} ${one}`
  return `${number} ${amount < 10.9 ? few : accusative(one)}`
}

/** The accusative of a noun: "كوبًا", "فصًا". Nouns in ة do not change in writing. */
function accusative(noun: string): string {
  return noun.includes('ة') ? noun : `${noun}ًا`
}

/** Millilitres: in spoons up to a quarter cup, then in ml with cups in brackets. */
export function writeVolume(ml: number): string {
  const spoons = spoonsIn(ml)
  if (spoons?.spoon === 'tea') return writeCounted(spoons.count, 'ملعقة صغيرة', 'ملاعق صغيرة')
  if (spoons?.spoon === 'table') return writeCounted(spoons.count, 'ملعقة كبيرة', 'ملاعق كبيرة')
  const inCups = writeCounted(cups(ml), 'كوب', 'أكواب')
  return ml >= 1000 && ml % 250 === 0 ? `${kitchenNumber(ml / 1000)} لتر (${inCups})` : `${ml} مل (${inCups})`
}

/** Grams, or kilograms from 1 kg. */
export function writeWeight(grams: number): string {
  return grams >= 1000 && grams % 250 === 0 ? `${kitchenNumber(grams / 1000)} كغ` : `${grams} غ`
}

/** °C, and the °F of American ovens and thermometers. */
export function writeDegrees([celsius, fahrenheit]: readonly [celsius: number, fahrenheit: number]): string {
  return `${celsius} درجة مئوية (${fahrenheit} فهرنهايت)`
}
