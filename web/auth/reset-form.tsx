import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, sendNonce } from '#web/auth/ask.ts'
import { CodeField } from '#web/auth/code-field.tsx'
import { type Fault, faultsIn, newPasswordFault } from '#web/auth/faults.ts'
import { NewPasswordField } from '#web/auth/fields.tsx'
import { Resend } from '#web/auth/resend.tsx'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { Form } from '#web/kit/form.tsx'
import { PasswordField } from '#web/kit/password-field.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

type Name = 'password' | 'confirm' | 'code'

/**
 * A new password for the signed-in member, typed twice. If the server asks for a proof, the form asks for a mailed
 * code too.
 */
export function ResetForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)

  async function askCode() {
    setAsksCode(true)
    const asked = await sendNonce()
    if (asked.isDone) return
    toasts.show({ kind: 'error', title: t('auth.toast.notSent'), text: sayFailure(asked.failure) })
  }

  const form = useForm<Name, Fault>(async (_typed, { focus }) => {
    const faults = faultsIn({
      password: newPasswordFault(password),
      confirm: password === confirm ? undefined : 'mismatch',
      code: asksCode && code === '' ? 'noCode' : undefined,
    })
    if (faults) return faults
    const asked = await changePassword(password, asksCode ? code : undefined)
    if (asked.isDone) {
      toasts.show({ kind: 'confirmation', title: t('auth.reset.done'), text: t('auth.reset.doneText') })
      onDone()
      return
    }
    const { failure } = asked
    if (failure.kind === 'nonce-needed') {
      await askCode()
      return
    }
    toasts.show({ kind: 'error', title: t('auth.toast.updateFailed'), text: sayFailure(failure) })
    if (failure.kind === 'wrong-nonce') return { code: 'wrong-nonce' }
    focus('password')
  })
  const { faults } = form

  return (
    <Form form={form}>
      <p className="text-lg">{t('auth.reset.whose', { email })}</p>
      {/* Tells a password manager whose the new password is. */}
      <input type="email" name="email" autoComplete="username" readOnly hidden value={email} />
      <NewPasswordField label={t('auth.newPassword')} value={password} fault={faults.password} onType={setPassword} />
      <PasswordField
        label={t('auth.confirmPassword')}
        name="confirm"
        autoComplete="new-password"
        showWord={t('auth.showPassword')}
        hideWord={t('auth.hidePassword')}
        value={confirm}
        error={faults.confirm && t(`auth.faults.${faults.confirm}`)}
        onChange={({ target }) => setConfirm(target.value)}
      />
      {asksCode && (
        <div className="grid gap-3 rounded-card bg-shade p-4">
          <p>{t('auth.reset.codeText', { email })}</p>
          <CodeField label={t('auth.code')} value={code} fault={faults.code} onType={setCode} />
          <Resend label={t('auth.reset.codeAgain')} send={sendNonce} />
        </div>
      )}
      <div className="grid gap-2">
        <SendButton form={form} busyWord={t('auth.reset.working')}>
          {t('auth.reset.send')}
        </SendButton>
        <p className="text-sm text-muted">{t('auth.reset.ends')}</p>
      </div>
    </Form>
  )
}
