import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAddress } from '#domain/account/address.ts'
import { isDisposable } from '#domain/account/disposable-mail.ts'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { type AccountFailure, Refused, tellFailure } from '#web/account/failure.ts'
import { ProofFields, proofFailures, readProof } from '#web/account/proof-fields.tsx'
import type { Proof } from '#web/account/prove-again.ts'
import { TaskForm, typedIn } from '#web/account/task-form.tsx'
import { type ShownProof, useProof } from '#web/account/use-proof.ts'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { openSession } from '#web/core/session.ts'
import { loadSiteConfig } from '#web/core/site-config.ts'
import { toasts } from '#web/core/toasts.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Notice } from '#web/kit/notice.tsx'

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
        standing={<bdi>{account.email || t('account.email.none')}</bdi>}
        word={t('account.change')}
      >
        {(close) => <EmailForm account={account} onChanged={onChanged} onClose={close} />}
      </OpeningRow>
      {account.newEmail && <PendingChange email={account.email} newEmail={account.newEmail} />}
    </div>
  )
}

/** Failures that are told beside the address. */
const addressFailures: readonly AccountFailure['kind'][] = ['registered', 'bad-email', 'disposable', 'same-email']
const toldBeside = [...proofFailures, ...addressFailures]

/** What is wrong with the wish is said before a proof is spent on it. */
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
  const task = useTask()
  const shown = useProof(account)
  const failure = failureIn(task)
  const isOfAddress = failure !== null && addressFailures.includes(failure.kind)

  async function change(data: FormData) {
    const isDone = await task.run(async () => {
      await changeEmail(account, typedIn(data, 'next-email').trim(), readProof(data, account), shown)
      await onChanged()
    })
    if (!isDone) return
    toasts.show({ kind: 'notice', title: t('account.email.sent') })
    onClose()
  }

  return (
    <TaskForm task={task} word={t('account.email.change')} busyWord={t('account.email.changing')} onSubmit={change} toldBeside={toldBeside}>
      <Field
        label={t('account.email.next')}
        name="next-email"
        type="email"
        autoComplete="email"
        required
        dir="ltr"
        error={isOfAddress ? tellFailure(failure) : undefined}
      />
      <ProofFields account={account} failure={failure} isShown={shown.isShown} />
    </TaskForm>
  )
}

/** An address that waits, also after a reload: what is to be done, and the mail again. */
function PendingChange({ email, newEmail }: { email: string; newEmail: string }) {
  const { t } = useTranslation()
  const task = useTask()
  const [isSent, setSent] = useState(false)
  const failure = failureIn(task)

  async function sendAgain() {
    const isDone = await task.run(async () => {
      const client = await openSession()
      const { error } = await client.auth.resend({ type: 'email_change', email })
      if (error) throw error
    })
    setSent(isDone)
  }

  return (
    <div className="pb-4">
      <Notice
        look="notice"
        title={t('account.email.pendingTitle', { email: newEmail })}
        action={
          <Button look="quiet" className="-ms-2" aria-disabled={task.now.state === 'busy' || undefined} onClick={sendAgain}>
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
