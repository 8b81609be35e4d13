import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAddress } from '#domain/account/address.ts'
import { isDisposable } from '#domain/account/disposable-mail.ts'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { attempt } from '#web/account/attempt.ts'
import { type AccountFailure, Refused, tellFailure } from '#web/account/failure.ts'
import { FormEnd } from '#web/account/form-end.tsx'
import { type ProofField, ProofFields, proofFields, readProof } from '#web/account/proof-fields.tsx'
import type { Proof } from '#web/account/prove-again.ts'
import { type ShownProof, useProof } from '#web/account/use-proof.ts'
import { loadSiteConfig } from '#web/calls/site-config.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useAction } from '#web/kit/use-action.ts'
import { typedIn, useForm } from '#web/kit/use-form.ts'
import { openSession } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

interface EmailProps {
  account: Account
  onChanged: () => Promise<void>
}

export function EmailRow({ account, onChanged }: EmailProps) {
  const { t } = useTranslation()
  return (
    <div>
      <OpeningRow
        title={t('account.email.title')}
        summary={<bdi>{account.email || t('account.email.none')}</bdi>}
        word={t('account.change')}
      >
        {(close) => <EmailForm account={account} onChanged={onChanged} onClose={close} />}
      </OpeningRow>
      {account.newEmail && <PendingChange email={account.email} newEmail={account.newEmail} />}
    </div>
  )
}

/** The failures that each field shows. */
const fields = { ...proofFields, 'next-email': ['registered', 'bad-email', 'disposable', 'same-email'] } as const

/** Checks the input before the proof, so that a wrong input does not use up the proof. */
async function changeEmail(account: Account, email: string, proof: Proof, { after }: ShownProof) {
  if (!isAddress(email)) throw new Refused('bad-email')
  if (email.toLowerCase() === account.email) throw new Refused('same-email')
  const { disposableMail } = await loadSiteConfig()
  if (disposableMail === 'builtin' && isDisposable(email)) throw new Refused('disposable')
  await after(proof, async () => {
    const client = await openSession()
    const { error } = await client.auth.updateUser({ email }, { emailRedirectTo: `${window.location.origin}/settings` })
    if (error) throw error
  })
}

function EmailForm({ account, onChanged, onClose }: EmailProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const shown = useProof(account)
  const form = useForm<ProofField | 'next-email', AccountFailure>(async (typed) => {
    const faults = await attempt(async () => {
      await changeEmail(account, typedIn(typed, 'next-email').trim(), readProof(typed, account), shown)
      await onChanged()
    }, fields)
    if (faults) return faults
    toasts.show({ kind: 'notice', title: t('account.email.sent') })
    onClose()
  })
  const { faults } = form
  const fault = faults['next-email']

  return (
    <Form form={form}>
      <Field
        label={t('account.email.next')}
        name="next-email"
        type="email"
        autoComplete="email"
        required
        dir="ltr"
        error={fault && tellFailure(fault)}
      />
      <ProofFields account={account} faults={faults} isShown={shown.isShown} />
      <FormEnd form={form} word={t('account.email.change')} busyWord={t('account.email.changing')} />
    </Form>
  )
}

/** A new address that is not confirmed yet, also after a reload: what to do, and a button that sends the mail again. */
function PendingChange({ email, newEmail }: { email: string; newEmail: string }) {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const sending = useAction<[], never, AccountFailure>(async () => {
    const faults = await attempt(async () => {
      const client = await openSession()
      const { error } = await client.auth.resend({ type: 'email_change', email })
      if (error) throw error
    })
    setSent(!faults)
    return faults
  })
  const failure = sending.faults.form

  return (
    <div className="pb-4">
      <Notice
        look="notice"
        title={t('account.email.pendingTitle', { email: newEmail })}
        action={
          <Button look="quiet" className="-ms-2" aria-disabled={sending.isBusy || undefined} onClick={() => sending.run()}>
            {t('account.email.again')}
          </Button>
        }
      >
        <p>{t('account.email.pending')}</p>
        {isSent && <p className="font-semibold">{t('account.email.sentAgain')}</p>}
        {failure && <p className="font-semibold text-tomato">{tellFailure(failure)}</p>}
      </Notice>
    </div>
  )
}
