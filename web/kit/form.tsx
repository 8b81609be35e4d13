import type { InputEvent, ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Turning } from '#web/kit/spinner.tsx'
import type { FormState } from '#web/kit/use-form.ts'

interface FormProps {
  form: Pick<FormState<string, unknown>, 'ref' | 'submit' | 'forgive'>
  children: ReactNode
}

/**
 * A form that shows its own errors instead of the browser's. Typing into a field removes its error until the next try.
 */
export function Form({ form: { ref, submit, forgive }, children }: FormProps) {
  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onInput={(event: InputEvent<HTMLFormElement>) => {
        if (event.target instanceof HTMLInputElement) forgive(event.target.name)
      }}
    >
      {children}
    </form>
  )
}

interface SubmitButtonProps {
  isBusy: boolean
  busyWord: string
  className?: string
  children: ReactNode
}

/** Sends the form. While the form is being sent, the button says so, ignores clicks and keeps the focus. */
export function SubmitButton({ isBusy, busyWord, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" look="primary" aria-disabled={isBusy || undefined} className={className}>
      {isBusy && <Turning />}
      <span aria-live="polite">{isBusy ? busyWord : children}</span>
    </Button>
  )
}
