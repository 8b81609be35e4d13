import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { useWording } from '#web/language/wording.ts'
import { SearchLine } from '#web/usage/search-line.tsx'
import { byDay, type SearchList } from '#web/usage/search-lines.ts'

interface SearchesListProps {
  list: SearchList
  older: 'idle' | 'loading' | 'failed'
  onOlder: () => void
}

/** The searches line by line, grouped by day, the newest first. */
export function SearchesList({ list, older, onOlder }: SearchesListProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-8">
      {byDay(list.lines).map(({ start, lines }) => (
        <Day key={start.toISOString()} start={start}>
          {lines.map((line) => (
            <SearchLine key={line.id} line={line} />
          ))}
        </Day>
      ))}
      {list.next === null ? (
        <p className="text-muted">{t('searches.all')}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          {older === 'failed' && (
            <p role="alert" className="text-tomato">
              {t('searches.olderFailed')}
            </p>
          )}
          <Button onClick={onOlder} aria-disabled={older === 'loading'}>
            {t(older === 'loading' ? 'searches.loadingOlder' : 'searches.older')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Day({ start, children }: { start: Date; children: ReactNode }) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  const today = new Date()
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  const name =
    start.toDateString() === today.toDateString()
      ? t('searches.today')
      : start.toDateString() === yesterday.toDateString()
        ? t('searches.yesterday')
        : writeDay(start)
  return (
    <section aria-label={name}>
      <h2 className="text-xl">{name}</h2>
      <ol className="mt-2 overflow-hidden rounded-card border border-line bg-card *:not-last:border-b *:not-last:border-line">
        {children}
      </ol>
    </section>
  )
}
