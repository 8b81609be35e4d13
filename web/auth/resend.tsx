import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '#web/auth/ask.ts'
import { sayFailure } from '#web/auth/say-failure.ts'
import { useWait } from '#web/auth/use-wait.ts'
import { announce } from '#web/kit/announce.tsx'
import { Button } from '#web/kit/button.tsx'
import { useAction } from '#web/kit/use-action.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Sends a mail again. When the server asks to wait, the button counts down. */
export function Resend({ label, send }: { label: string; send: () => Promise<Outcome<unknown>> }) {
  const { t } = useTranslation()
  const { left, wait } = useWait()
  const [isSent, setSent] = useState(false)
  const { run, isBusy } = useAction<[], never, never>(async () => {
    if (left > 0) return
    setSent(false)
    const asked = await send()
    if (asked.isDone) {
      setSent(true)
      announce(t('auth.sent.sentAgain'))
      return
    }
    if (asked.failure.kind === 'wait') wait(asked.failure.seconds)
    toasts.show({ kind: 'error', title: t('auth.toast.notSent'), text: sayFailure(asked.failure) })
  })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button onClick={() => run()} aria-disabled={isBusy || left > 0} className="aria-disabled:text-muted">
        {isBusy ? t('auth.sent.sending') : left > 0 ? t('auth.sent.againIn', { count: left }) : label}
      </Button>
      {isSent && <span className="text-muted">{t('auth.sent.sentAgain')}</span>}
    </span>
  )
}
