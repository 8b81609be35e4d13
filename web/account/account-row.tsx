import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'

interface RowProps {
  title: string
  /** The present state of the setting, in one line. */
  summary: ReactNode
  /** Shown at the end of the line, such as a button. */
  end?: ReactNode
  titleId?: string
  children?: ReactNode
}

/** One setting of an account: its title, its present state, and a way to change it. */
export function AccountRow({ title, summary, end, titleId, children }: RowProps) {
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <h4 id={titleId} className="font-sans text-base font-semibold tracking-normal">
            {title}
          </h4>
          <div className="text-muted">{summary}</div>
        </div>
        {end}
      </div>
      {children}
    </div>
  )
}

interface OpeningRowProps extends Omit<RowProps, 'end' | 'children' | 'titleId'> {
  /** The text of the button that opens the row. */
  word: string
  /** Called instead of closing the row when the button is pressed. It may close the row later. */
  onClosing?: ((close: () => void) => void) | undefined
  /** The content of the open row. `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/** A row that opens to a form. The first field takes the focus. When the row closes, the button takes it back. */
export function OpeningRow({ word, title, summary, onClosing, children }: OpeningRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function press() {
    if (isOpen && onClosing) return onClosing(close)
    setOpen(!isOpen)
  }

  const toggle = (
    <Button
      ref={button}
      className="shrink-0"
      id={`${id}-button`}
      aria-labelledby={`${id}-button ${id}-title`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-panel` : undefined}
      onClick={press}
    >
      {isOpen ? t('common.close') : word}
    </Button>
  )
  return (
    <AccountRow title={title} summary={summary} end={toggle} titleId={`${id}-title`}>
      {isOpen && (
        <fieldset
          ref={focusFirst}
          id={`${id}-panel`}
          aria-labelledby={`${id}-title`}
          tabIndex={-1}
          className="mt-4 mb-2 min-w-0 max-w-lg animate-arrive scroll-mt-8"
        >
          {children(close)}
        </fieldset>
      )}
    </AccountRow>
  )
}
