import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountFailure, tellFailure } from '#web/account/failure.ts'
import type { Task } from '#web/account/use-task.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'

interface TaskFormProps {
  task: Task
  word: string
  busyWord: string
  onSubmit: (data: FormData) => void
  onCancel?: () => void
  /** Failures that are told beside a field of the form. */
  toldBeside?: readonly AccountFailure['kind'][]
  children: ReactNode
}

/** A form that asks one thing of the server: it tells what went wrong, and leads to the field that is wrong. */
export function TaskForm({ task, word, busyWord, onSubmit, onCancel, toldBeside = [], children }: TaskFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const { now } = task
  useEffect(() => {
    if (now.state !== 'failed') return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // The field that held the focus may be gone, as those of a proof are once it is given.
    if (wrong || document.activeElement === document.body) (wrong ?? submit.current)?.focus()
  }, [now])
  const isBusy = now.state === 'busy'
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit(new FormData(event.currentTarget))
      }}
    >
      {children}
      {now.state === 'failed' && !toldBeside.includes(now.failure.kind) && <Notice look="error">{tellFailure(now.failure)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={submit} type="submit" look="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? busyWord : word}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What was typed into a field of a form. */
export function typedIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
