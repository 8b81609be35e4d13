import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordFault } from '#domain/auth/password.ts'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { type AccountFailure, Refused } from '#web/account/failure.ts'
import { ProofFields, proofFailures, readProof } from '#web/account/proof-fields.tsx'
import { type Proof, proveAgain } from '#web/account/prove-again.ts'
import { TaskForm, typedIn } from '#web/account/task-form.tsx'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { PasswordHint } from '#web/core/password-hint.tsx'
import { openSession } from '#web/core/session.ts'
import { toasts } from '#web/core/toasts.ts'
import { PasswordField } from '#web/kit/password-field.tsx'

interface PasswordProps {
  account: Account
  onChanged: () => Promise<void>
}

export function PasswordRow({ account, onChanged }: PasswordProps) {
  const { t } = useTranslation()
  const { hasPassword } = account
  return (
    <OpeningRow
      title={t('account.password.title')}
      standing={t(hasPassword ? 'account.password.standing' : 'account.password.none')}
      word={t(hasPassword ? 'account.change' : 'account.password.choose')}
    >
      {(close) => <PasswordForm account={account} onChanged={onChanged} onClose={close} />}
    </OpeningRow>
  )
}

/** Failures that are told beside the new password. */
const passwordFailures: readonly AccountFailure[] = ['password_rule', 'password_long', 'weak_password', 'known_password', 'same_password']
const toldBeside = [...proofFailures, ...passwordFailures, 'password_mismatch'] as const

interface NewPassword {
  next: string
  repeat: string
}

async function changePassword(account: Account, { next, repeat }: NewPassword, proof: Proof) {
  const fault = passwordFault(next)
  if (fault) throw new Refused(fault === 'rule' ? 'password_rule' : 'password_long')
  if (next !== repeat) throw new Refused('password_mismatch')
  await proveAgain(account.email, proof)
  const client = await openSession()
  const { error } = await client.auth.updateUser({ password: next })
  if (error) throw error
}

function PasswordForm({ account, onChanged, onClose }: PasswordProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const task = useTask()
  const [next, setNext] = useState('')
  const failure = failureIn(task)
  const isPassword = failure !== null && passwordFailures.includes(failure)
  const words = { showWord: t('account.password.show'), hideWord: t('account.password.hide') }

  async function change(data: FormData) {
    const isDone = await task.run(async () => {
      await changePassword(account, { next, repeat: typedIn(data, 'repeat') }, readProof(data, account))
      await onChanged()
    })
    if (!isDone) return
    toasts.show({ kind: 'notice', title: t('account.password.changed'), text: t('account.password.changedText') })
    onClose()
  }

  return (
    <TaskForm
      task={task}
      word={t(account.hasPassword ? 'account.password.change' : 'account.password.set')}
      busyWord={t('account.saving')}
      onSubmit={change}
      toldBeside={toldBeside}
    >
      <ProofFields account={account} failure={failure} />
      <PasswordField
        {...words}
        label={t('account.password.next')}
        name="next"
        autoComplete="new-password"
        required
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={isPassword ? t(`account.failures.${failure}`) : undefined}
        hint={<PasswordHint password={next} />}
      />
      <PasswordField
        {...words}
        label={t('account.password.repeat')}
        name="repeat"
        autoComplete="new-password"
        required
        error={failure === 'password_mismatch' ? t(`account.failures.${failure}`) : undefined}
      />
    </TaskForm>
  )
}
