import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendResetLink } from '#web/auth/ask.ts'
import { AuthForm, SendButton } from '#web/auth/auth-form.tsx'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, faultsIn } from '#web/auth/faults.ts'
import { EmailField } from '#web/auth/fields.tsx'
import { MailSent } from '#web/auth/mail-sent.tsx'
import { useFaults } from '#web/auth/use-faults.ts'
import { useOnce } from '#web/auth/use-once.ts'
import type { AuthFailure } from '#web/core/auth-failure.ts'
import { sayFailure } from '#web/core/say-failure.ts'
import { toasts } from '#web/core/toasts.ts'
import { Notice } from '#web/kit/notice.tsx'

/** Asks for a link to choose a new password. What it says is the same whether there is such an account or not. */
export function ForgotForm({ mailedTo, onMailed }: { mailedTo: string | null; onMailed: (email: string | null) => void }) {
  const { t } = useTranslation()
  const { email } = useDraft()
  const { form, faults, show, forgive } = useFaults<'email'>()
  const [failure, setFailure] = useState<AuthFailure | null>(null)

  const { run, isWorking } = useOnce(async () => {
    const address = email.trim()
    if (show(faultsIn({ email: emailFault(address, 'noEmailToReset') }))) return
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
      <AuthForm form={form} onSend={run}>
        <EmailField
          value={email}
          fault={faults.email}
          onType={(typed) => {
            changeDraft({ email: typed })
            forgive('email')
          }}
        />
        <SendButton isWorking={isWorking} working={t('auth.forgot.working')}>
          {t('auth.forgot.send')}
        </SendButton>
      </AuthForm>
    </>
  )
}
