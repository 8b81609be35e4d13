import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from '#web/kit/field.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  showWord: string
  hideWord: string
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ showWord, hideWord, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={isShown ? hideWord : showWord}
          onClick={() => setShown(!isShown)}
          className="grid w-12 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </button>
      }
    />
  )
}
