import type { InputEvent, ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Turning } from '#web/kit/spinner.tsx'
import type { FormState } from '#web/kit/use-form.ts'

interface FormProps {
  form: Pick<FormState<string, unknown>, 'ref' | 'submit' | 'forgive'>
  children: ReactNode
}

/** A form that says itself what is wrong with it: a field that is typed into anew is not wrong until it is sent. */
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

/** Sends the form. While that goes on it says so and does nothing; the focus stays on it. */
export function SubmitButton({ isBusy, busyWord, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" look="primary" aria-disabled={isBusy || undefined} className={className}>
      {isBusy && <Turning />}
      <span aria-live="polite">{isBusy ? busyWord : children}</span>
    </Button>
  )
}
