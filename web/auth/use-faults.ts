import { useEffect, useRef, useState } from 'react'
import type { Faults } from '#web/auth/faults.ts'

/** What is wrong with the fields of a form. When it is found, the first faulty field gets the focus. */
export function useFaults<Name extends string>() {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [rounds, setRounds] = useState(0)
  useEffect(() => {
    if (rounds > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rounds])

  return {
    form,
    faults,
    /** Shows what was found; whether there was anything. */
    show(found: Faults<Name>): boolean {
      setFaults(found)
      setRounds((before) => before + 1)
      return Object.keys(found).length > 0
    },
    /** What is typed anew is not wrong until it is looked at again. */
    forgive(name: Name) {
      if (faults[name] !== undefined) setFaults({ ...faults, [name]: undefined })
    },
    /** Gives a field the focus, by its name. */
    focus(name: Name) {
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    },
  }
}
