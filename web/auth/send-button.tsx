import type { ReactNode } from 'react'
import { SubmitButton } from '#web/kit/form.tsx'

interface SendButtonProps {
  form: { isBusy: boolean }
  busyWord: string
  children: ReactNode
}

/** The main button of a sign-in card. */
export function SendButton({ form: { isBusy }, busyWord, children }: SendButtonProps) {
  return (
    <SubmitButton isBusy={isBusy} busyWord={busyWord} className="min-h-13 text-lg">
      {children}
    </SubmitButton>
  )
}
