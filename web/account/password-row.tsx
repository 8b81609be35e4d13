import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordFault } from '#domain/auth/password.ts'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { type AccountFailure, Refused, tellFailure } from '#web/account/failure.ts'
import { ProofFields, proofFailures, readProof } from '#web/account/proof-fields.tsx'
import type { Proof } from '#web/account/prove-again.ts'
import { TaskForm, typedIn } from '#web/account/task-form.tsx'
import { type ShownProof, useProof } from '#web/account/use-proof.ts'
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
const passwordFailures: readonly AccountFailure['kind'][] = ['rule', 'too-long', 'weak', 'guessable', 'same-password']
const toldBeside = [...proofFailures, ...passwordFailures, 'mismatch'] as const

interface NewPassword {
  next: string
  repeat: string
}

/** What is wrong with the wish is said before a proof is spent on it. */
async function changePassword({ next, repeat }: NewPassword, proof: Proof, { after }: ShownProof) {
  const fault = passwordFault(next)
  if (fault) throw new Refused(fault)
  if (next !== repeat) throw new Refused('mismatch')
  if (proof.way === 'password' && proof.secret === next) throw new Refused('same-password')
  await after(proof, async () => {
    const client = await openSession()
    const { error } = await client.auth.updateUser({ password: next })
    if (error) throw error
  })
}

function PasswordForm({ account, onChanged, onClose }: PasswordProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const task = useTask()
  const shown = useProof(account)
  const [next, setNext] = useState('')
  const failure = failureIn(task)
  const isPassword = failure !== null && passwordFailures.includes(failure.kind)
  const words = { showWord: t('account.password.show'), hideWord: t('account.password.hide') }

  async function change(data: FormData) {
    const isDone = await task.run(async () => {
      await changePassword({ next, repeat: typedIn(data, 'repeat') }, readProof(data, account), shown)
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
      <ProofFields account={account} failure={failure} isShown={shown.isShown} />
      <PasswordField
        {...words}
        label={t('account.password.next')}
        name="next"
        autoComplete="new-password"
        required
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={isPassword ? tellFailure(failure) : undefined}
        hint={<PasswordHint password={next} />}
      />
      <PasswordField
        {...words}
        label={t('account.password.repeat')}
        name="repeat"
        autoComplete="new-password"
        required
        error={failure?.kind === 'mismatch' ? tellFailure(failure) : undefined}
      />
    </TaskForm>
  )
}
