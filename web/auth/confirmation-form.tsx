import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendConfirmation } from '#web/auth/ask.ts'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, type Fault, faultsIn } from '#web/auth/faults.ts'
import { EmailField } from '#web/auth/fields.tsx'
import { MailSent } from '#web/auth/mail-sent.tsx'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Form } from '#web/kit/form.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Asks the server to send the link that confirms an address again. */
export function ConfirmationForm() {
  const { t } = useTranslation()
  const { email } = useDraft()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const form = useForm<'email', Fault>(async () => {
    const address = email.trim()
    const faults = faultsIn({ email: emailFault(address) })
    if (faults) return faults
    const asked = await sendConfirmation(address)
    if (asked.isDone) setMailedTo(address)
    else toasts.show({ kind: 'error', title: t('auth.toast.notSent'), text: sayFailure(asked.failure) })
  })
  if (mailedTo !== null) {
    const text = t('auth.sent.againText', { email: mailedTo })
    return <MailSent text={text} send={() => sendConfirmation(mailedTo)} onOther={() => setMailedTo(null)} />
  }
  return (
    <Form form={form}>
      <EmailField value={email} fault={form.faults.email} onType={(typed) => changeDraft({ email: typed })} />
      <SendButton form={form} busyWord={t('auth.sent.sending')}>
        {t('auth.help.resend')}
      </SendButton>
    </Form>
  )
}
