import { Ban, Check, CircleHelp, Leaf, type LucideIcon, TriangleAlert } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { entryOf } from '#domain/entry-of.ts'
import type { Filters } from '#domain/filters/filters.ts'
import { isKept } from '#domain/ingredients/rules.ts'
import { ChipMenu } from '#web/ingredients/chip-menu.tsx'
import { type ChipView, chipView } from '#web/ingredients/chip-view.ts'
import { exclusionsOf } from '#web/ingredients/exclusions-of.ts'
import { useReading } from '#web/ingredients/readings.ts'
import { useChipWords } from '#web/ingredients/use-chip-words.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'

interface ChipNoteProps {
  ingredient: string
  entry: IngredientsState
  filters: Filters
  onRemove: () => void
}

/**
 * A shape on the rim of each sticker, such as a leaf for an ingredient that was read. The sticker takes its colour
 * from the mark (`data-mark`).
 */
const marks = {
  read: { icon: Leaf, look: 'bg-basil text-card' },
  doubt: { icon: TriangleAlert, look: 'bg-turmeric text-[#2a2320]' },
  unknown: { icon: CircleHelp, look: 'bg-turmeric text-[#2a2320]' },
  kind: { icon: Check, look: 'bg-turmeric text-[#2a2320]' },
  'not-food': { icon: Ban, look: 'bg-tomato text-on-tomato' },
} as const satisfies Record<string, { icon: LucideIcon; look: string }>

function markOf(view: ChipView): keyof typeof marks {
  if (view.state !== 'read') return view.state
  return view.doubts !== null || view.amountDoubt !== null || view.onlyKind.length > 0 ? 'doubt' : 'read'
}

/**
 * The note at a sticker: the food it was read as, its doubts, and the cook's possible answers. Empty until the
 * ingredient is read.
 */
export function ChipNote({ ingredient, entry, filters, onRemove }: ChipNoteProps) {
  const { t } = useTranslation()
  const exclusions = exclusionsOf(filters)
  const { wordsOf } = useChipWords(exclusions)
  const reading = useReading(ingredient)
  if (reading === undefined) return null

  const said = { kind: entryOf(entry.kinds, ingredient), isKept: isKept(ingredient, entry.corrections) }
  const view = chipView(ingredient, reading, said, exclusions)
  const { understood, doubts, hint, question } = wordsOf(view, ingredient)
  const mark = markOf(view)
  const { icon: Icon, look } = marks[mark]
  const menuId = `say-${encodeURIComponent(ingredient)}`

  function keep() {
    // The pressed button leaves the page, so the focus goes to the button that replaces it.
    flushSync(() => entry.change((now) => ({ ...now, corrections: { ...now.corrections, [ingredient]: ingredient } })))
    document.getElementById(menuId)?.focus()
  }

  return (
    <>
      <span
        aria-hidden
        data-mark={mark}
        className={`absolute -top-2 start-3 grid size-5 animate-arrive place-items-center rounded-full ${look}`}
      >
        <Icon size={12} strokeWidth={2.25} />
      </span>
      {(understood.length > 0 || doubts.length > 0 || question !== '') && (
        <div className="col-span-2 -mt-1.5 grid justify-items-start pe-3.5 pb-2 text-sm">
          {understood.length > 0 && <p className="capital text-muted">{understood.join(', ')}</p>}
          {doubts.length > 0 && (
            <p className={`capital ${mark === 'not-food' ? 'font-semibold text-tomato' : 'text-turmeric-text'}`}>{doubts.join(' · ')}</p>
          )}
          {hint !== '' && <p className="text-muted">{hint}</p>}
          {view.state === 'read' && view.canKeep && (
            <button
              type="button"
              aria-label={t('chips.keepLabel', { ingredient })}
              onClick={keep}
              className="-mb-2 inline-flex min-h-11 items-center font-semibold text-basil pointer-fine:min-h-9 underline underline-offset-4"
            >
              {t('chips.keep')}
            </button>
          )}
          {(view.state === 'unknown' || view.state === 'kind') && (
            <ChipMenu id={menuId} ingredient={ingredient} question={question} view={view} entry={entry} onRemove={onRemove} />
          )}
        </div>
      )}
    </>
  )
}
