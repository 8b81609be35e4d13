import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordFault } from '#domain/auth/password.ts'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { attempt } from '#web/account/attempt.ts'
import { type AccountFailure, Refused, tellFailure } from '#web/account/failure.ts'
import { FormEnd } from '#web/account/form-end.tsx'
import { type ProofField, ProofFields, proofFields, readProof } from '#web/account/proof-fields.tsx'
import type { Proof } from '#web/account/prove-again.ts'
import { type ShownProof, useProof } from '#web/account/use-proof.ts'
import { PasswordHint } from '#web/auth/password-hint.tsx'
import { Form } from '#web/kit/form.tsx'
import { PasswordField } from '#web/kit/password-field.tsx'
import { typedIn, useForm } from '#web/kit/use-form.ts'
import { openSession } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

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
      summary={t(hasPassword ? 'account.password.standing' : 'account.password.none')}
      word={t(hasPassword ? 'account.change' : 'account.password.choose')}
    >
      {(close) => <PasswordForm account={account} onChanged={onChanged} onClose={close} />}
    </OpeningRow>
  )
}

/** The failures that each field shows. */
const fields = { ...proofFields, next: ['rule', 'too-long', 'weak', 'guessable', 'same-password'], repeat: ['mismatch'] } as const

interface NewPassword {
  next: string
  repeat: string
}

/** Checks the input before the proof, so that a wrong input does not use up the proof. */
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
  const shown = useProof(account)
  const [next, setNext] = useState('')
  const words = { showWord: t('account.password.show'), hideWord: t('account.password.hide') }

  const form = useForm<ProofField | 'next' | 'repeat', AccountFailure>(async (typed) => {
    const faults = await attempt(async () => {
      await changePassword({ next, repeat: typedIn(typed, 'repeat') }, readProof(typed, account), shown)
      await onChanged()
    }, fields)
    if (faults) return faults
    toasts.show({ kind: 'notice', title: t('account.password.changed'), text: t('account.password.changedText') })
    onClose()
  })
  const { faults } = form

  return (
    <Form form={form}>
      <ProofFields account={account} faults={faults} isShown={shown.isShown} />
      <PasswordField
        {...words}
        label={t('account.password.next')}
        name="next"
        autoComplete="new-password"
        required
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={faults.next && tellFailure(faults.next)}
        hint={<PasswordHint password={next} />}
      />
      <PasswordField
        {...words}
        label={t('account.password.repeat')}
        name="repeat"
        autoComplete="new-password"
        required
        error={faults.repeat && tellFailure(faults.repeat)}
      />
      <FormEnd
        form={form}
        word={t(account.hasPassword ? 'account.password.change' : 'account.password.set')}
        busyWord={t('account.saving')}
      />
    </Form>
  )
}
