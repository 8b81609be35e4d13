import { useTranslation } from 'react-i18next'
import type { Outcome } from '#web/auth/ask.ts'
import { Resend } from '#web/auth/resend.tsx'
import { Button } from '#web/kit/button.tsx'

/** Says that a mail is on its way, and what to do meanwhile. */
export function MailSent({ text, send, onOther }: { text: string; send: () => Promise<Outcome<unknown>>; onOther: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="grid gap-2">
        <p role="status" className="text-lg">
          {text}
        </p>
        <p className="text-muted">{t('auth.sent.hint')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Resend label={t('auth.sent.again')} send={send} />
        <Button look="quiet" className="-ms-2" onClick={onOther}>
          {t('auth.sent.otherAddress')}
        </Button>
      </div>
    </>
  )
}
