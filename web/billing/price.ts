import { limits } from '#domain/limits.ts'

const centsOfUnit = 100

/** An amount of money, such as "$12" or "$12.50". */
export function writePrice(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(cents / centsOfUnit)
}

/** The price of a month of Premium. */
export const monthlyPrice = (language: string): string => writePrice(limits.premium.monthlyCents, limits.premium.currency, language)
