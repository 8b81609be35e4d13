import { type RefObject, useRef } from 'react'
import { type Action, type Ended, type Faults, useAction } from '#web/kit/use-action.ts'

/** The parts of a form that `send` may use. */
interface Sending<Name extends string, Fault> {
  /** The faults of the try before. */
  before: Faults<Name, Fault>
  /** Gives a field the focus, by its name. */
  focus: (name: Name) => void
}

export interface FormState<Name extends string, Fault> {
  ref: RefObject<HTMLFormElement | null>
  isBusy: boolean
  faults: Faults<Name, Fault>
  /** Sends the form. */
  submit: () => Promise<Ended>
  forgive: (name: string) => void
  /** Gives a field the focus, by its name. */
  focus: (name: Name) => void
}

/**
 * Every form uses this hook, with `Form`, `SubmitButton` and `Field`. The form is sent once at a time. After a failure
 * it keeps the typed text and gives the focus to the first faulty field. `send` returns the faults by field.
 */
export function useForm<Name extends string, Fault>(
  send: (typed: FormData, sending: Sending<Name, Fault>) => Promise<Faults<Name, Fault> | undefined>,
): FormState<Name, Fault> {
  const ref = useRef<HTMLFormElement>(null)
  const focus = (name: Name) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const action: Action<[FormData], Name, Fault> = useAction((typed) => send(typed, { before: action.faults, focus }))
  const { isBusy, faults, run, forgive } = action

  async function submit(): Promise<Ended> {
    const ended = await run(new FormData(ref.current ?? undefined))
    if (ended === 'faulty' && ref.current) focusFault(ref.current)
    return ended
  }

  return { ref, isBusy, faults, submit, forgive, focus }
}

/** Focuses the first faulty field, or the button if the field that had the focus has left the page. */
function focusFault(form: HTMLFormElement) {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

/** The text that was typed into a field of a form. */
export function typedIn(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
