import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendConfirmation } from '#web/auth/ask.ts'
import { AuthForm, SendButton } from '#web/auth/auth-form.tsx'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, faultsIn } from '#web/auth/faults.ts'
import { EmailField } from '#web/auth/fields.tsx'
import { MailSent } from '#web/auth/mail-sent.tsx'
import { useFaults } from '#web/auth/use-faults.ts'
import { useOnce } from '#web/auth/use-once.ts'
import { sayFailure } from '#web/core/say-failure.ts'
import { toasts } from '#web/core/toasts.ts'

/** Has the link that confirms an address sent once more. */
export function ConfirmationForm() {
  const { t } = useTranslation()
  const { email } = useDraft()
  const { form, faults, show, forgive } = useFaults<'email'>()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const { run, isWorking } = useOnce(async () => {
    const address = email.trim()
    if (show(faultsIn({ email: emailFault(address) }))) return
    const asked = await sendConfirmation(address)
    if (asked.isDone) setMailedTo(address)
    else toasts.show({ kind: 'error', title: t('auth.toast.notSent'), text: sayFailure(asked.failure) })
  })
  if (mailedTo !== null) {
    const text = t('auth.sent.againText', { email: mailedTo })
    return <MailSent text={text} send={() => sendConfirmation(mailedTo)} onOther={() => setMailedTo(null)} />
  }
  return (
    <AuthForm form={form} onSend={run}>
      <EmailField
        value={email}
        fault={faults.email}
        onType={(typed) => {
          changeDraft({ email: typed })
          forgive('email')
        }}
      />
      <SendButton isWorking={isWorking} working={t('auth.sent.sending')}>
        {t('auth.help.resend')}
      </SendButton>
    </AuthForm>
  )
}
