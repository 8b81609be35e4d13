import { useTranslation } from 'react-i18next'
import { useSession } from '#web/session/session.ts'
import { memberOf } from '#web/session/session-machine.ts'
import type { Allowance } from '#web/usage/allowance.ts'
import { liftedBy } from '#web/usage/lifted-by.ts'

/** The role that lifts the limit, in the specification's words. */
export function Lifted({ allowance }: { allowance: Allowance }) {
  const { t } = useTranslation()
  const lifted = liftedBy(allowance, memberOf(useSession())?.roles ?? [])
  if (lifted === null) return t('usage.unlimited')
  return (
    <span className="inline-block rounded-full border border-basil bg-basil-tint px-2.5 py-1 font-semibold whitespace-nowrap text-basil">
      {t(`usage.${lifted}`)}
    </span>
  )
}

/** A bar for a limit that is too large for a pea pod. An empty bar has a dashed rim, like an empty pea. */
export function Bar({ share }: { share: number }) {
  return (
    <div
      className={`h-2.5 w-24 lg:max-xl:in-[header]:hidden overflow-hidden rounded-full border ${share > 0 ? '' : 'border-dashed'} border-basil bg-basil-tint`}
    >
      <div className="h-full bg-basil" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
