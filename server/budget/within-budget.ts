import { countedAs } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { budgetLimits, visitorsShare } from '#domain/limits.ts'
import { network } from '#platform/http/client-address.ts'
import { type Budget, type BudgetUse, takeOfEach } from '#platform/limits/budgets.ts'
import type { Purse } from '#server/config/budgets.ts'
import type { Call } from '#server/http/mount.ts'
import { tellOneLimit } from '#server/usage/tell-limit.ts'

const windows = { hour: 3_600_000, day: 86_400_000 } as const

/** Who spends. */
type Spender = Pick<Call, 'world' | 'actor' | 'address' | 'setHeader'>

/** A budget by the name that it has in the fields of an answer. */
interface NamedBudget extends Budget {
  name: string
}

/**
 * Does work that costs money, or refuses it: all together, visitors without an account together, and each member or visitor's network alone, ask so much in an hour and
 * a day, whatever their plan; admins too. What was asked is spent, whatever comes of it. Throws `too_many_requests`, told in the RateLimit fields.
 */
export async function withinBudget<Result>(call: Spender, purse: Purse, work: () => Result | Promise<Result>): Promise<Result> {
  const { db, now } = call.world
  const { isTaken, uses } = await takeOfEach(db, budgetsOf(call, purse), now())
  if (!isTaken) throw refuse(call, uses)
  return work()
}

function budgetsOf(call: Spender, purse: Purse): NamedBudget[] {
  const all = call.world.config.budgets[purse]
  const { each } = budgetLimits[purse]
  const whose = principalOf(call)
  const ofVisitors = (span: keyof typeof windows): NamedBudget[] => {
    if (countedAs(call.actor) !== null) return []
    const most = Math.ceil(all[span] * visitorsShare)
    return [{ key: `${purse}:${span}:visitors`, name: `${purse}-visitors-${span}`, most, within: windows[span] }]
  }
  return (['hour', 'day'] as const).flatMap((span) => [
    ...ofVisitors(span),
    { key: `${purse}:${span}:all`, name: `${purse}-${span}`, most: all[span], within: windows[span] },
    { key: `${purse}:${span}:${whose}`, name: `${purse}-own-${span}`, most: each[span], within: windows[span] },
  ])
}

/** A member, or the largest network that a visitor's address may be part of: sessions cost nothing, and so do addresses within it. */
function principalOf({ actor, address }: Spender): string {
  const member = countedAs(actor)
  if (member) return `member:${member.userId}`
  return `ip:${address === undefined ? 'unknown' : network(address, 48)}`
}

/** Of the budgets that are spent, the one that is whole again last. */
function refuse(call: Spender, uses: readonly BudgetUse<NamedBudget>[]): AppError {
  const [longest] = uses.filter(({ left }) => left === 0).toSorted((one, other) => other.wait - one.wait)
  if (!longest) return new AppError('too_many_requests')
  const { name, most, within } = longest.budget
  const wait = Math.ceil(longest.wait / 1000)
  tellOneLimit(call, { name, most, window: within / 1000, left: 0, wait })
  return new AppError('too_many_requests', { retryAfter: wait })
}
