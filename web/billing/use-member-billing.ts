import { actionFor, type Plan, planOf } from '#domain/billing/plan.ts'
import { useSubscription } from '#web/billing/use-subscription.ts'
import { useSession } from '#web/session/session.ts'

export type MemberBilling =
  /** The server has not answered yet. */
  | { state: 'asking' }
  /** The server was not reached. */
  | { state: 'not-known' }
  | { state: 'known'; plan: Plan; isLive: boolean; canManage: boolean; action: 'subscribe' | 'manage' | 'none' }

/** The plan of the member at this page, and the action of its button. */
export function useMemberBilling(): MemberBilling {
  const session = useSession()
  const { now } = useSubscription()
  const roles = session.state === 'signed-in' ? session.member.roles : null
  if (now.state === 'not-known') return { state: 'not-known' }
  if (now.state !== 'known' || roles === null) return { state: 'asking' }
  const { subscription, isLive } = now
  const plan = planOf(subscription, isLive, new Date())
  const canManage = subscription.can_manage
  return { state: 'known', plan, isLive, canManage, action: actionFor(plan, canManage, roles) }
}
