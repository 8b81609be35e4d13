import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { type Allowance, periodOf, type UsageView } from '#web/usage/allowance.ts'
import { drawnLimit, PeaPod } from '#web/usage/pea-pod.tsx'

// Only members see these, so a visitor's page does not load them.
const loadMemberMeter = () => import('#web/usage/member-meter.tsx')
const Bar = lazy(() => loadMemberMeter().then(({ Bar }) => ({ default: Bar })))
const Lifted = lazy(() => loadMemberMeter().then(({ Lifted }) => ({ default: Lifted })))

const looks = {
  header: {
    frame: 'items-center gap-x-2 max-sm:flex-col max-sm:items-end max-sm:text-end',
    drawing: 'max-sm:hidden',
    wide: 'max-sm:hidden lg:max-xl:hidden',
    short: 'inline-block max-sm:max-w-16 sm:max-lg:hidden xl:hidden',
  },
  foot: { frame: 'flex-col items-end gap-0.5 text-end', drawing: 'max-[22rem]:hidden', wide: null, short: '' },
  page: { frame: 'flex-wrap items-center gap-x-2', drawing: '', wide: '', short: null },
} as const

interface UsageMeterProps {
  view: UsageView
  /** The place decides the layout: 'header' is short on a phone, 'foot' is stacked, 'page' has room for all words. */
  place?: keyof typeof looks
}

/**
 * The meter: a drawing and words for the searches left today or this month, or for the role that lifts the limit. It
 * links to the list of searches.
 */
export function UsageMeter({ view, place = 'header' }: UsageMeterProps) {
  const { t } = useTranslation()
  if (view.state === 'asking') return <Waiting place={place} />
  if (view.state === 'unknown') return <p className="text-sm leading-tight text-muted">{t('usage.unknown')}</p>
  const { allowance, isLate } = view
  return (
    <div className={`relative flex min-h-7 text-sm text-muted tabular-nums ${looks[place].frame}`}>
      <Meter allowance={allowance} place={place}>
        {isLate && <span className="lg:block"> ({t('usage.late')})</span>}
      </Meter>
    </div>
  )
}

function Meter({ allowance, place, children }: { allowance: Allowance; place: keyof typeof looks; children: ReactNode }) {
  const { t } = useTranslation()
  const { remaining, limit } = allowance.usage
  if (remaining === null || limit === null) {
    return (
      <Suspense fallback={<Waiting place={place} />}>
        <ToSearches>
          <Lifted allowance={allowance} />
          {children}
        </ToSearches>
      </Suspense>
    )
  }
  const period = periodOf(allowance.usage)
  const words = t(`usage.left.${period}`, { remaining, limit })
  const isLow = remaining <= limits.usageWarning
  const { drawing, wide, short } = looks[place]
  return (
    <>
      <meter className="sr-only" aria-label={t('usage.label')} min={0} max={limit} value={remaining} aria-valuetext={words} />
      <div className={drawing}>
        {limit <= drawnLimit ? (
          <PeaPod remaining={remaining} limit={limit} />
        ) : (
          <Suspense>
            <Bar share={remaining / limit} />
          </Suspense>
        )}
      </div>
      <ToSearches>
        <span className={isLow ? 'font-semibold text-turmeric-text' : ''}>
          {isLow && <Warning />}
          {wide !== null && <span className={wide}>{words}</span>}
          {short !== null && <span className={short}>{t(`usage.leftShort.${period}`, { remaining, limit })}</span>}
        </span>
        {children}
      </ToSearches>
    </>
  )
}

function Waiting({ place }: { place: keyof typeof looks }) {
  return <SkeletonLine className={`my-1.5 w-40 max-sm:w-22 ${place === 'foot' ? 'ms-auto' : ''}`} />
}

/** A link that covers the whole meter. */
function ToSearches({ children }: { children: ReactNode }) {
  return (
    <Link to="/searches" className="leading-tight before:absolute before:-inset-2 hover:underline">
      {children}
    </Link>
  )
}

function Warning() {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="me-1 inline size-4 fill-none stroke-current align-text-bottom" strokeWidth="1.5">
      <path d="M8 2 15 14H1ZM8 6v4m0 1.5v1" strokeLinejoin="round" />
    </svg>
  )
}
