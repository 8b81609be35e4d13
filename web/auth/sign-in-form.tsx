import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Aside } from '#web/auth/aside.tsx'
import { sendConfirmation, signIn } from '#web/auth/ask.ts'
import type { AuthFailure } from '#web/auth/auth-failure.ts'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, type Fault, faultsIn } from '#web/auth/faults.ts'
import { EmailField, OwnPasswordField } from '#web/auth/fields.tsx'
import { Resend } from '#web/auth/resend.tsx'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Button } from '#web/kit/button.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Address and password. After signing in, the session changes the page, not this form. */
export function SignInForm() {
  const { t } = useTranslation()
  const draft = useDraft()
  const { email, password } = draft
  const [failure, setFailure] = useState<AuthFailure | null>(null)

  const form = useForm<'email' | 'password', Fault>(async (_typed, { focus }) => {
    const address = email.trim()
    const faults = faultsIn({ email: emailFault(address), password: password === '' ? 'noPassword' : undefined })
    if (faults) return faults
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
      <Form form={form}>
        <EmailField value={email} fault={form.faults.email} onType={(typed) => changeDraft({ email: typed })} />
        <OwnPasswordField value={password} fault={form.faults.password} onType={(typed) => changeDraft({ password: typed })} />
        <SendButton form={form} busyWord={t('auth.signin.working')}>
          {t('auth.signin.send')}
        </SendButton>
      </Form>
      <Aside>
        <Button look="quiet" className="-ms-2" onClick={() => changeDraft({ isForgotten: true })}>
          {t('auth.signin.forgot')}
        </Button>
      </Aside>
    </>
  )
}

/** Help after a failure, such as a link to reset the password. */
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
