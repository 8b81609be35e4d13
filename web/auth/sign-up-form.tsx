import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDisposable } from '#domain/account/disposable-mail.ts'
import { sendConfirmation, signUp } from '#web/auth/ask.ts'
import type { AuthFailure } from '#web/auth/auth-failure.ts'
import { changeDraft, useDraft } from '#web/auth/draft.ts'
import { emailFault, type Fault, faultsIn, newPasswordFault } from '#web/auth/faults.ts'
import { EmailField, NewPasswordField } from '#web/auth/fields.tsx'
import { MailSent } from '#web/auth/mail-sent.tsx'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { loadSiteConfig } from '#web/calls/site-config.ts'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

type Name = 'email' | 'firstName' | 'lastName' | 'password'

interface SignUpFormProps {
  /** Goes to the sign-in page with the typed fields. */
  onHasAccount: () => void
  /** The address that a confirmation mail was sent to, or null. */
  mailedTo: string | null
  onMailed: (email: string | null) => void
}

/** Name, address and password. If signing up signs the member in at once, the session changes the page. */
export function SignUpForm({ onHasAccount, mailedTo, onMailed }: SignUpFormProps) {
  const { t } = useTranslation()
  const draft = useDraft()
  const [failure, setFailure] = useState<AuthFailure | null>(null)
  const capabilities = useCapabilities()

  const form = useForm<Name, Fault>(async () => {
    const email = draft.email.trim()
    const firstName = draft.firstName.trim()
    const lastName = draft.lastName.trim()
    const { password } = draft
    const faults = faultsIn({
      firstName: firstName === '' ? 'noFirstName' : undefined,
      lastName: lastName === '' ? 'noLastName' : undefined,
      email: emailFault(email) ?? (await disposableFault(email)),
      password: newPasswordFault(password),
    })
    if (faults) return faults
    setFailure(null)
    const asked = await signUp({ email, password, firstName, lastName })
    if (!asked.isDone) {
      setFailure(asked.failure)
      toasts.show({ kind: 'error', title: t('auth.toast.signUpFailed'), text: sayFailure(asked.failure) })
      return
    }
    if (asked.value === 'mailed') onMailed(email)
    if (asked.value !== 'exists') return
    toasts.show({ kind: 'error', title: t('auth.toast.exists'), text: t('auth.toast.existsText') })
    changeDraft({ isForgotten: true })
    onHasAccount()
  })

  if (mailedTo !== null) {
    return (
      <MailSent
        text={t('auth.sent.confirmText', { email: mailedTo })}
        send={() => sendConfirmation(mailedTo)}
        onOther={() => onMailed(null)}
      />
    )
  }
  if (capabilities?.signUp === false) return <Notice look="notice">{t('auth.failures.closed')}</Notice>
  const { faults } = form
  const type = (name: Name) => (typed: string) => changeDraft({ [name]: typed })
  return (
    <>
      {failure && <Help failure={failure} onHasAccount={onHasAccount} />}
      <Form form={form}>
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <NameField
            name="firstName"
            autoComplete="given-name"
            value={draft.firstName}
            fault={faults.firstName}
            onType={type('firstName')}
          />
          <NameField name="lastName" autoComplete="family-name" value={draft.lastName} fault={faults.lastName} onType={type('lastName')} />
        </div>
        <EmailField isNew value={draft.email} fault={faults.email} onType={type('email')} />
        <NewPasswordField label={t('auth.password')} value={draft.password} fault={faults.password} onType={type('password')} />
        <SendButton form={form} busyWord={t('auth.signup.working')}>
          {t('auth.signup.send')}
        </SendButton>
      </Form>
    </>
  )
}

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  autoComplete: string
  value: string
  fault: Fault | undefined
  onType: (value: string) => void
}

function NameField({ name, autoComplete, value, fault, onType }: NameFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={t(`auth.${name}`)}
      name={name}
      autoComplete={autoComplete}
      maxLength={100}
      dir="auto"
      value={value}
      error={fault && t(`auth.faults.${fault}`)}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** Checks the built-in list of disposable domains, if the site uses it. Any other list is checked by the server. */
async function disposableFault(email: string): Promise<Fault | undefined> {
  const config = await loadSiteConfig().catch(() => null)
  return config?.disposableMail === 'builtin' && isDisposable(email) ? 'disposable' : undefined
}

function Help({ failure, onHasAccount }: { failure: AuthFailure; onHasAccount: () => void }) {
  const { t } = useTranslation()
  if (failure.kind !== 'registered') {
    return (
      <Notice look="notice" title={sayFailure(failure)}>
        {t('auth.help.kept')}
      </Notice>
    )
  }
  const go = (isForgotten: boolean) => () => {
    changeDraft({ isForgotten })
    onHasAccount()
  }
  const ways = (
    <span className="flex flex-wrap gap-x-4 *:-ms-2">
      <Button look="quiet" onClick={go(false)}>
        {t('auth.help.signInInstead')}
      </Button>
      <Button look="quiet" onClick={go(true)}>
        {t('auth.help.sendReset')}
      </Button>
    </span>
  )
  return (
    <Notice look="notice" title={sayFailure(failure)} action={ways}>
      {t('auth.help.kept')}
    </Notice>
  )
}
