import { type Command, CommandError } from '#server/admin-cli/command.ts'
import { readMonth } from '#server/billing/month.ts'
import { countUnknown, forgetUnknownCustomers } from '#server/billing/unknown-customer-queries.ts'

/**
 * Commands about the proceeds of subscriptions, and about customers of a Stripe account that the site no longer uses.
 */
export const billingCommands: readonly Command[] = [
  {
    name: 'donation',
    parameters: ['[yyyy-mm]'],
    help: 'tells the net proceeds of a month (UTC) and the one percent of them; of the last month when none is named',
    async run({ accounts, print }, [named]) {
      const month = named === undefined ? monthBefore(accounts.now()) : parseMonth(named)
      const name = month.toISOString().slice(0, 'yyyy-mm'.length)
      const sums = await readMonth(accounts.db, month)
      if (sums.length === 0) print(`${name}: no proceeds.`)
      for (const { currency, net, donation } of sums) {
        print(`${name}: net proceeds ${amount(net, currency)}, one percent ${amount(donation, currency)}.`)
      }
    },
  },
  {
    name: 'forget-customers',
    parameters: ['[how-many]'],
    help: 'tells how many members are customers whom Stripe does not know; forgets so many for good, with what they had by it, after a move to another account or from a sandbox',
    async run({ accounts, print }, [wanted]) {
      const known = await countUnknown(accounts.db)
      if (wanted === undefined) return print(`Stripe does not know ${known} of the customers that are kept here.`)
      if (wanted !== String(known)) throw new CommandError(`They are ${known}, not ${wanted}: nothing was forgotten.`)
      print(`Forgotten: ${await forgetUnknownCustomers(accounts.db, known)}.`)
    },
  },
]

function monthBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1))
}

function parseMonth(name: string): Date {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(name)) throw new CommandError(`${name} is no month: write it as 2026-07.`)
  return new Date(`${name}-01T00:00:00Z`)
}

/** Formats an amount in minor units. The currency decides how many minor units make one. */
function amount(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
