import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendConfirmation, signIn } from '#web/auth/ask.ts'
import { Aside, AuthForm, SendButton } from '#web/auth/auth-form.tsx'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, faultsIn } from '#web/auth/faults.ts'
import { EmailField, OwnPasswordField } from '#web/auth/fields.tsx'
import { Resend } from '#web/auth/resend.tsx'
import { useFaults } from '#web/auth/use-faults.ts'
import { useOnce } from '#web/auth/use-once.ts'
import type { AuthFailure } from '#web/core/auth-failure.ts'
import { sayFailure } from '#web/core/say-failure.ts'
import { toasts } from '#web/core/toasts.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'

/** Address and password. Who comes in is told by the session, not from here. */
export function SignInForm() {
  const { t } = useTranslation()
  const draft = useDraft()
  const { email, password } = draft
  const { form, faults, show, forgive, focus } = useFaults<'email' | 'password'>()
  const [failure, setFailure] = useState<AuthFailure | null>(null)

  const { run, isWorking } = useOnce(async () => {
    const address = email.trim()
    if (show(faultsIn({ email: emailFault(address), password: password === '' ? 'noPassword' : undefined }))) return
    setFailure(null)
    const asked = await signIn(address, password)
    if (asked.isDone) return
    setFailure(asked.failure)
    toasts.show({ kind: 'error', title: t('auth.toast.signInFailed'), text: sayFailure(asked.failure) })
    focus('password')
  })

  return (
    <>
      {failure && <Help failure={failure} email={email.trim()} />}
      <AuthForm form={form} onSend={run}>
        <EmailField
          value={email}
          fault={faults.email}
          onType={(typed) => {
            changeDraft({ email: typed })
            forgive('email')
          }}
        />
        <OwnPasswordField
          value={password}
          fault={faults.password}
          onType={(typed) => {
            changeDraft({ password: typed })
            forgive('password')
          }}
        />
        <SendButton isWorking={isWorking} working={t('auth.signin.working')}>
          {t('auth.signin.send')}
        </SendButton>
      </AuthForm>
      <Aside>
        <Button look="quiet" className="-ms-2" onClick={() => changeDraft({ isForgotten: true })}>
          {t('auth.signin.forgot')}
        </Button>
      </Aside>
    </>
  )
}

/** What can be done about it, where the form alone does not say. */
function Help({ failure, email }: { failure: AuthFailure; email: string }) {
  const { t } = useTranslation()
  if (failure.kind === 'credentials') {
    const ask = (
      <Button look="quiet" className="-ms-2" onClick={() => changeDraft({ isForgotten: true })}>
        {t('auth.help.sendReset')}
      </Button>
    )
    return (
      <Notice look="notice" action={ask}>
        {t('auth.help.credentials')}
      </Notice>
    )
  }
  if (failure.kind === 'unconfirmed') {
    return (
      <Notice look="notice" action={<Resend label={t('auth.help.resend')} send={() => sendConfirmation(email)} />}>
        {t('auth.help.unconfirmed')}
      </Notice>
    )
  }
  return (
    <Notice look="notice" title={sayFailure(failure)}>
      {t('auth.help.kept')}
    </Notice>
  )
}
