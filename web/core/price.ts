import { limits } from '#domain/limits.ts'

const centsOfUnit = 100

/** The price of a month of Premium, such as "$12". */
export function monthlyPrice(language: string): string {
  const { monthlyCents, currency } = limits.premium
  return new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    monthlyCents / centsOfUnit,
  )
}
