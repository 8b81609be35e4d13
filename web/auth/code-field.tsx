import { useTranslation } from 'react-i18next'
import type { Fault } from '#web/auth/faults.ts'
import { Field } from '#web/kit/field.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'

/** How many digits a code of an app or a mail has. */
export const codeLength = 6

/** The digits of a code, without what was typed or pasted between them. */
export const digitsIn = (typed: string) => typed.replace(/\D/g, '').slice(0, codeLength)

interface CodeFieldProps {
  label: string
  value: string
  fault?: Fault | undefined
  /** Called with the digits. */
  onType: (digits: string) => void
}

/**
 * A code of six digits, typed, pasted or filled in by the telephone. It takes the focus when it appears: it is what
 * comes next.
 */
export function CodeField({ label, value, fault, onType }: CodeFieldProps) {
  const { t } = useTranslation()
  return (
    <div ref={focusFirst} className="[&_input]:text-xl [&_input]:tracking-[0.35em] [&_input]:tabular-nums">
      <Field
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        value={value}
        error={fault && t(`auth.faults.${fault}`)}
        onChange={({ target }) => onType(digitsIn(target.value))}
      />
    </div>
  )
}
