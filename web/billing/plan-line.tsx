import { useTranslation } from 'react-i18next'
import type { Plan } from '#domain/billing/plan.ts'
import { limits } from '#domain/limits.ts'
import { billing } from '#locales/en/billing.ts'
import { monthlyPrice } from '#web/billing/price.ts'
import type { MemberBilling } from '#web/billing/use-member-billing.ts'
import { Notice } from '#web/kit/notice.tsx'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { addSentences } from '#web/language/i18n.ts'
import { useWording } from '#web/language/wording.ts'
import { useSession } from '#web/session/session.ts'

addSentences({ billing })

/** A member's plan in one line. */
export function PlanLine({ now }: { now: MemberBilling }) {
  const { t, i18n } = useTranslation()
  const write = useEndWords()
  const price = monthlyPrice(i18n.language)
  const free = useFreeWords()
  if (now.state === 'asking') return <SkeletonLine className="my-1.5 w-56 max-w-full" />
  if (now.state === 'not-known') return t('billing.settings.not-known')
  if (now.plan.state === 'free') return t(`billing.settings.${free}`, { price })
  return t(`billing.settings.${now.plan.state}`, { price, ...write(now.plan) })
}

/** A warning about a subscription that needs the member, and what to do. Empty for all other plans. */
export function PlanWarning({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const write = useEndWords()
  const { state } = plan
  if (state !== 'past-due' && state !== 'owed' && state !== 'stopped' && state !== 'unrenewed' && state !== 'held') return null
  return (
    <Notice look="notice" title={t(`billing.settings.${state}Title`)}>
      {t(`billing.settings.${state}Text`, write(plan))}
    </Notice>
  )
}

/** The reason why a member does not pay: Premium by a role, an admin, a tester, or not yet. */
function useFreeWords(): 'byRole' | 'noNeed' | 'tester' | 'free' {
  const session = useSession()
  const roles = session.state === 'signed-in' ? (session.member.roles ?? []) : []
  if (roles.includes('admin')) return 'noNeed'
  if (roles.includes('premium')) return 'byRole'
  return roles.includes('tester') ? 'tester' : 'free'
}

/** The day and the moment of a plan's end. For a held plan, the moment until which it is held. */
function useEndWords() {
  const { writeDay, writeMoment } = useWording()
  return (plan: Plan) => {
    if (!('end' in plan)) return { day: '', moment: '' }
    const { state, end } = plan
    const last = state === 'held' ? new Date(end.getTime() + limits.subscriptionGrace) : end
    return { day: writeDay(end), moment: writeMoment(last, new Date()) }
  }
}
