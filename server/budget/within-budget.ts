import { network } from '@potluck/platform/http/client-address'
import { type Budget, type BudgetUse, takeFromBudgets } from '@potluck/platform/limits/budgets'
import { countedMember } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { budgetLimits, visitorsShare } from '#domain/limits.ts'
import type { BudgetName } from '#server/config/budgets.ts'
import type { Call } from '#server/http/mount.ts'
import { setLimitHeaders } from '#server/usage/limit-headers.ts'

const windows = { hour: 3_600_000, day: 86_400_000 } as const

/** The caller who spends a budget. */
type Spender = Pick<Call, 'world' | 'actor' | 'address' | 'setHeader'>

/** A budget with its name in the RateLimit header fields. */
interface NamedBudget extends Budget {
  name: string
}

/**
 * Does work that costs money per call, within hourly and daily budgets: of all callers together, of all visitors
 * without an account, and of each member or visitor's network. Plans and admins make no exception. The budget is
 * spent even when the work fails. Throws `too_many_requests` with RateLimit header fields.
 */
export async function withinBudget<Result>(call: Spender, budgetName: BudgetName, work: () => Result | Promise<Result>): Promise<Result> {
  const { db, now } = call.world
  const { isTaken, uses } = await takeFromBudgets(db, budgetsOf(call, budgetName), now())
  if (!isTaken) throw budgetRefusal(call, uses)
  return work()
}

function budgetsOf(call: Spender, budgetName: BudgetName): NamedBudget[] {
  const all = call.world.config.budgets[budgetName]
  const { each } = budgetLimits[budgetName]
  const whose = principalOf(call)
  const ofVisitors = (span: keyof typeof windows): NamedBudget[] => {
    if (countedMember(call.actor) !== null) return []
    const most = Math.ceil(all[span] * visitorsShare)
    return [{ key: `${budgetName}:${span}:visitors`, name: `${budgetName}-visitors-${span}`, most, within: windows[span] }]
  }
  return (['hour', 'day'] as const).flatMap((span) => [
    ...ofVisitors(span),
    { key: `${budgetName}:${span}:all`, name: `${budgetName}-${span}`, most: all[span], within: windows[span] },
    { key: `${budgetName}:${span}:${whose}`, name: `${budgetName}-own-${span}`, most: each[span], within: windows[span] },
  ])
}

/**
 * The member's id, or a visitor's /48 network, the largest that a provider assigns. A visitor can make any number of
 * sessions, and of addresses inside the network.
 */
function principalOf({ actor, address }: Spender): string {
  const member = countedMember(actor)
  if (member) return `member:${member.userId}`
  return `ip:${address === undefined ? 'unknown' : network(address, 48)}`
}

/** Refuses with the spent budget that takes longest to refill. */
function budgetRefusal(call: Spender, uses: readonly BudgetUse<NamedBudget>[]): AppError {
  const [longest] = uses.filter(({ left }) => left === 0).toSorted((one, other) => other.wait - one.wait)
  if (!longest) return new AppError('too_many_requests')
  const { name, most, within } = longest.budget
  const wait = Math.ceil(longest.wait / 1000)
  setLimitHeaders(call, { name, most, window: within / 1000, left: 0, wait })
  return new AppError('too_many_requests', { retryAfter: wait })
}
