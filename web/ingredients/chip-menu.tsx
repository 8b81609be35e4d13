import { type FoodKind, foodKinds } from '@potluck/kitchen/food-kinds'
import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { replaceIngredient, undoReplacement } from '#domain/ingredients/rules.ts'
import { removeButtonId } from '#web/ingredients/chip-id.ts'
import type { ChipView, Near } from '#web/ingredients/chip-view.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { useNearNames } from '#web/ingredients/use-near-names.ts'
import { announce } from '#web/kit/announce.tsx'
import { focusOnArrival } from '#web/kit/focus-on-arrival.ts'
import { useLanguage } from '#web/language/language.ts'
import { toasts } from '#web/toasts/toasts.ts'

interface ChipMenuProps {
  id: string
  ingredient: string
  /** The text of the button. */
  question: string
  view: Extract<ChipView, { state: 'unknown' | 'kind' }>
  entry: IngredientsState
  onRemove: () => void
}

/**
 * The button of an unknown ingredient, and its menu: similar names, kinds of food to choose from, and buttons to keep
 * or remove the ingredient.
 */
export function ChipMenu({ id, ingredient, question, view, entry, onRemove }: ChipMenuProps) {
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button
        id={id}
        type="button"
        popoverTarget={panelId}
        aria-haspopup="dialog"
        className="-mb-2 inline-flex min-h-11 items-center gap-1 pointer-fine:min-h-9 text-start font-semibold text-turmeric-text underline underline-offset-4"
      >
        {question}
        <ChevronDown aria-hidden size={14} strokeWidth={2} className="shrink-0" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-labelledby={`${panelId}-title`}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="chip-menu m-0 overflow-y-auto border border-edge bg-card p-5 text-ink shadow-float"
      >
        {isOpen && (
          <Choices titleId={`${panelId}-title`} ingredient={ingredient} view={view} entry={entry} onRemove={onRemove} close={close} />
        )}
      </div>
    </>
  )
}

interface ChoicesProps extends Pick<ChipMenuProps, 'ingredient' | 'view' | 'entry' | 'onRemove'> {
  titleId: string
  close: () => void
}

function Choices({ titleId, ingredient, view, entry, onRemove, close }: ChoicesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const near = useNearNames(ingredient, view.state === 'unknown' ? view : null)
  const kind = view.state === 'kind' ? view.kind : undefined

  function replace({ name, phrase }: Near) {
    const before = entry.ingredients
    flushSync(() => entry.change((now) => ({ ...now, ingredients: replaceIngredient(now.ingredients, ingredient, phrase) })))
    document.getElementById(removeButtonId(phrase))?.focus()
    toasts.show({
      kind: 'notice',
      title: t('chips.replaced', { ingredient, name: phrase === name ? name : phrase }),
      action: {
        label: t('common.undo'),
        run: () => entry.change((now) => ({ ...now, ingredients: undoReplacement(now.ingredients, before, ingredient, phrase) })),
      },
    })
  }

  function choose(chosen: FoodKind) {
    close()
    entry.change((now) => ({ ...now, kinds: { ...now.kinds, [ingredient]: chosen } }))
  }

  function leave() {
    close()
    entry.change(({ kinds: { [ingredient]: _left, ...kinds }, ...now }) => ({ ...now, kinds }))
    announce(t('chips.left', { ingredient }))
  }

  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={focusOnArrival} id={titleId} tabIndex={-1} className="text-xl">
          {t('chips.menu.title', { ingredient })}
        </h2>
        <button
          type="button"
          aria-label={t('common.close')}
          onClick={close}
          className="-me-3 -mt-2 grid size-11 shrink-0 place-items-center"
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
      {near.length > 0 && (
        <Group label={t('chips.menu.near')}>
          {near.map((one) => (
            <Pill key={one.phrase} onClick={() => replace(one)}>
              <bdi dir="auto" lang={language}>
                {one.name}
              </bdi>
            </Pill>
          ))}
        </Group>
      )}
      <Group label={t('chips.menu.kinds')} hint={t('chips.menu.kindsHint')}>
        {foodKinds.map((one) => (
          <Pill key={one} isChosen={one === kind} onClick={() => choose(one)}>
            {t(`chips.kind.${one}`)}
          </Pill>
        ))}
      </Group>
      <div className="flex items-start justify-between gap-6 border-t border-line pt-4">
        <div className="min-w-0">
          <Pill onClick={leave} describedBy={`${titleId}-leave`}>
            {t('chips.menu.leave')}
          </Pill>
          <p id={`${titleId}-leave`} className="mt-2 text-sm text-muted">
            {t('chips.menu.leaveHint')}
          </p>
        </div>
        <Pill onClick={onRemove}>{t('chips.menu.takeOff')}</Pill>
      </div>
    </div>
  )
}

function Group({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : id} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {hint !== undefined && (
        <p id={id} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface PillProps {
  /** Whether this entry of a choice is chosen. Undefined for an entry that is not part of a choice. */
  isChosen?: boolean
  describedBy?: string
  onClick: () => void
  children: ReactNode
}

function Pill({ isChosen, describedBy, onClick, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-describedby={describedBy}
      onClick={onClick}
      className={`inline-flex min-h-11 items-center rounded-full border px-4 text-start leading-tight ${isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-card hover:border-ink'}`}
    >
      {children}
    </button>
  )
}
