import { actionFor, type Standing, standingOf } from '#web/billing/standing.ts'
import { useSubscription } from '#web/billing/use-subscription.ts'
import { useSession } from '#web/core/session.ts'

export type MemberBilling =
  /** Not known yet. */
  | { state: 'asking' }
  /** The server was not reached. */
  | { state: 'not-known' }
  | { state: 'known'; standing: Standing; isLive: boolean; canManage: boolean; action: 'subscribe' | 'manage' | 'none' }

/** How the member at this page stands with Premium, and what they can do about it. */
export function useMemberBilling(): MemberBilling {
  const session = useSession()
  const { now } = useSubscription()
  const roles = session.state === 'signed-in' ? session.member.roles : null
  if (now.state === 'not-known') return { state: 'not-known' }
  if (now.state !== 'known' || roles === null) return { state: 'asking' }
  const { subscription, isLive } = now
  const standing = standingOf(subscription, isLive, new Date())
  const canManage = subscription.can_manage
  return { state: 'known', standing, isLive, canManage, action: actionFor(standing, canManage, roles) }
}
