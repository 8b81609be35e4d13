/** The date some months later at the same time of day, in UTC; in a month that is too short, its last day. */
export function monthsAfter(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moment = new Date(anchor)
  moment.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return moment
}

/** The first end of a month, counted from `anchor`, after `moment`. */
export function monthEndAfter(anchor: Date, moment: Date): Date {
  const years = moment.getUTCFullYear() - anchor.getUTCFullYear()
  const months = years * 12 + moment.getUTCMonth() - anchor.getUTCMonth()
  const end = monthsAfter(anchor, months)
  return end > moment ? end : monthsAfter(anchor, months + 1)
}
