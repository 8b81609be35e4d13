import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import { useSession } from '#web/core/session.ts'
import { memberOf } from '#web/core/session-machine.ts'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { drawnLimit, PeaPod } from '#web/usage/pea-pod.tsx'
import { liftedBy, periodOf, type Standing, type UsageView } from '#web/usage/standing.ts'

interface UsageMeterProps {
  view: UsageView
  /** Stands among other lines, at the foot of a phone; else in the header, where a phone has room for few words. */
  isStacked?: boolean
}

/** What is left today or this month, drawn and in words, or what lifts the limit. Leads to the searches line by line. */
export function UsageMeter({ view, isStacked = false }: UsageMeterProps) {
  const { t } = useTranslation()
  if (view.state === 'asking') return <SkeletonLine className={`my-1.5 w-40 max-sm:w-22 ${isStacked ? 'ms-auto' : ''}`} />
  if (view.state === 'unknown') return <p className="text-sm leading-tight text-muted">{t('usage.unknown')}</p>
  const { standing, isLate } = view
  return (
    <div
      className={`relative flex min-h-7 text-sm text-muted tabular-nums ${isStacked ? 'flex-col items-end gap-0.5 text-end' : 'items-center gap-x-2 max-sm:flex-col max-sm:items-end max-sm:text-end'}`}
    >
      <Meter standing={standing} isStacked={isStacked} />
      {isLate && <span className="leading-tight">({t('usage.late')})</span>}
    </div>
  )
}

function Meter({ standing, isStacked }: { standing: Standing; isStacked: boolean }) {
  const { t } = useTranslation()
  const { remaining, limit } = standing.usage
  if (remaining === null || limit === null) return <Unlimited standing={standing} />
  const period = periodOf(standing.usage)
  const words = t(`usage.left.${period}`, { remaining, limit })
  const isLow = remaining <= limits.usageWarning
  const whereWide = isStacked ? '' : 'max-sm:hidden'
  return (
    <>
      <meter className="sr-only" aria-label={t('usage.label')} min={0} max={limit} value={remaining} aria-valuetext={words} />
      <div className={whereWide}>
        {limit <= drawnLimit ? <PeaPod remaining={remaining} limit={limit} /> : <Bar share={remaining / limit} />}
      </div>
      <ToSearches>
        <span className={isLow ? 'font-semibold text-turmeric-text' : ''}>
          {isLow && <Warning />}
          <span className={isStacked ? 'hidden' : whereWide}>{words}</span>
          <span className={isStacked ? '' : 'inline-block max-w-22 sm:hidden'}>{t(`usage.leftShort.${period}`, { remaining, limit })}</span>
          {isLow && <span className={whereWide}> · {t(remaining > 0 ? 'usage.last' : 'usage.used')}</span>}
        </span>
      </ToSearches>
    </>
  )
}

function Unlimited({ standing }: { standing: Standing }) {
  const { t } = useTranslation()
  const badge = liftedBy(standing, memberOf(useSession())?.roles ?? [])
  return (
    <ToSearches>
      {badge === null ? (
        t('usage.unlimited')
      ) : (
        <span className="rounded-full border border-basil bg-basil-tint px-2.5 py-1 font-semibold whitespace-nowrap text-basil">
          {t(`usage.${badge}`)}
        </span>
      )}
    </ToSearches>
  )
}

/** All of a meter is to be pressed. */
function ToSearches({ children }: { children: ReactNode }) {
  return (
    <Link to="/searches" className="leading-tight before:absolute before:-inset-2 hover:underline">
      {children}
    </Link>
  )
}

/** A larger limit than one can draw by the piece. What little is left has a rim that is broken. */
function Bar({ share }: { share: number }) {
  return (
    <div className={`h-2.5 w-24 overflow-hidden rounded-full border ${share > 0 ? '' : 'border-dashed'} border-basil bg-basil-tint`}>
      <div className="h-full bg-basil" style={{ width: `${share * 100}%` }} />
    </div>
  )
}

function Warning() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="me-1 inline size-4 fill-none stroke-current align-text-bottom" strokeWidth="1.5">
      <path d="M8 2 15 14H1ZM8 6v4m0 1.5v1" strokeLinejoin="round" />
    </svg>
  )
}
