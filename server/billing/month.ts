import type { Kysely } from 'kysely'
import { donationOf } from '#domain/billing/donation.ts'
import { sumProceeds } from '#server/billing/proceeds-queries.ts'
import type { Tables } from '#server/tables.ts'

/** The proceeds of a month in one currency, in its minor units. */
export interface MonthOfProceeds {
  currency: string
  net: number
  donation: number
}

/** The net proceeds of the UTC month that begins at `month`, and the donation from them, by currency. */
export async function readMonth(db: Kysely<Tables>, month: Date): Promise<MonthOfProceeds[]> {
  const next = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1))
  const sums = await sumProceeds(db, month, next)
  return sums.map(({ currency, net }) => ({ currency, net, donation: donationOf(net) }))
}
