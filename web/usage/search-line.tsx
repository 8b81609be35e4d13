import { cuisines } from '@potluck/kitchen/options'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LedgerLine } from '#domain/usage/ledger.ts'
import { useWording } from '#web/language/wording.ts'
import { isGivenBackLate } from '#web/usage/search-lines.ts'

/** One line of the list: a search, whether it counted and why, or another change of the count. */
export function SearchLine({ line }: { line: LedgerLine }) {
  return line.kind === 'search' ? <Search line={line} /> : <CountLine line={line} />
}

function Search({ line }: { line: Extract<LedgerLine, { kind: 'search' }> }) {
  const { t } = useTranslation()
  const known = cuisines.find((cuisine) => cuisine === line.cuisine)
  const cuisine = known ? t(`options.cuisine.${known}`) : (line.cuisine ?? t('searches.anyCuisine'))
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 px-4 py-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:px-5">
      <Time at={line.at} />
      <div className="min-w-0">
        {line.recipeName !== null && <p className="font-semibold">{line.recipeName}</p>}
        <p className={line.recipeName === null ? 'font-semibold' : 'text-sm text-muted'}>{cuisine}</p>
        <p className="text-sm text-muted">
          {t(`searches.why.${line.reason}`)}
          {isGivenBackLate(line) && ` ${t('searches.countedUntilReset')}`}
        </p>
      </div>
      <Mark line={line} />
    </li>
  )
}

/** A full pea for a search that counted, an empty one for a search that did not, with a word. */
function Mark({ line }: { line: Extract<LedgerLine, { kind: 'search' }> }) {
  const { t } = useTranslation()
  const { counted, reason } = line
  const isCounted = counted > 0 && !isGivenBackLate(line)
  const word = reason === 'under_way' ? 'underWay' : isCounted ? 'counted' : 'notCounted'
  return (
    <p
      className={`flex items-center gap-1.5 text-sm whitespace-nowrap max-sm:col-start-2 ${isCounted ? 'font-semibold text-basil' : 'text-muted'}`}
    >
      <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 shrink-0">
        <circle
          cx="7"
          cy="7"
          r="5.6"
          strokeWidth="1.5"
          strokeDasharray={isCounted ? undefined : '2 2'}
          className={isCounted ? 'fill-basil stroke-basil' : 'fill-none stroke-muted'}
        />
      </svg>
      {t(`searches.${word}`)}
    </p>
  )
}

function CountLine({ line: { at, reason, counted } }: { line: Extract<LedgerLine, { kind: 'count' }> }) {
  const { t } = useTranslation()
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-start gap-x-3 bg-turmeric-tint px-4 py-3 text-turmeric-text sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:px-5">
      <Time at={at} />
      <p className="flex gap-2 font-semibold">
        <RotateCcw aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {reason === 'carried_over' ? t('searches.count.carried_over', { count: counted }) : t(`searches.count.${reason}`)}
      </p>
    </li>
  )
}

function Time({ at }: { at: string }) {
  const { writeTime } = useWording()
  const moment = new Date(at)
  return (
    <time dateTime={at} className="text-sm leading-6 tabular-nums">
      {writeTime(moment)}
    </time>
  )
}
