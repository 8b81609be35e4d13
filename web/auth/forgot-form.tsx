import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendResetLink } from '#web/auth/ask.ts'
import type { AuthFailure } from '#web/auth/auth-failure.ts'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, type Fault, faultsIn } from '#web/auth/faults.ts'
import { EmailField } from '#web/auth/fields.tsx'
import { MailSent } from '#web/auth/mail-sent.tsx'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Asks for a link to choose a new password. The form says the same with and without such an account. */
export function ForgotForm({ mailedTo, onMailed }: { mailedTo: string | null; onMailed: (email: string | null) => void }) {
  const { t } = useTranslation()
  const { email } = useDraft()
  const [failure, setFailure] = useState<AuthFailure | null>(null)

  const form = useForm<'email', Fault>(async () => {
    const address = email.trim()
    const faults = faultsIn({ email: emailFault(address, 'noEmailToReset') })
    if (faults) return faults
    setFailure(null)
    const asked = await sendResetLink(address)
    if (!asked.isDone) {
      setFailure(asked.failure)
      toasts.show({ kind: 'error', title: t('auth.toast.notSent'), text: asked.failure.answer ?? t('auth.toast.resetFailed') })
      return
    }
    onMailed(address)
    toasts.show({ kind: 'notice', title: t('auth.toast.checkEmail'), text: t('auth.toast.resetText', { email: address }) })
  })

  if (mailedTo !== null) {
    const text = t('auth.sent.resetText', { email: mailedTo })
    return <MailSent text={text} send={() => sendResetLink(mailedTo)} onOther={() => onMailed(null)} />
  }
  return (
    <>
      {failure && (
        <Notice look="notice" title={sayFailure(failure)}>
          {t('auth.help.kept')}
        </Notice>
      )}
      <p className="text-lg">{t('auth.forgot.text')}</p>
      <Form form={form}>
        <EmailField value={email} fault={form.faults.email} onType={(typed) => changeDraft({ email: typed })} />
        <SendButton form={form} busyWord={t('auth.forgot.working')}>
          {t('auth.forgot.send')}
        </SendButton>
      </Form>
    </>
  )
}
