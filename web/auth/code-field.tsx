import { useTranslation } from 'react-i18next'
import type { Fault } from '#web/auth/faults.ts'
import { Field } from '#web/kit/field.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'

/** The number of digits of a code, from an app or a mail. */
export const codeLength = 6

/** The digits of a code, without other characters between them. */
export const digitsIn = (typed: string) => typed.replace(/\D/g, '').slice(0, codeLength)

interface CodeFieldProps {
  label: string
  value: string
  fault?: Fault | undefined
  /** Called with the digits of the field. */
  onType: (digits: string) => void
}

/** A field for a code of six digits. A phone can fill it in. It takes the focus when it appears. */
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
