import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteAccount, deleteWord } from '#domain/account/api.ts'
import type { Account } from '#web/account/account.ts'
import { focusFirst, OpeningRow } from '#web/account/account-row.tsx'
import { failureOf } from '#web/account/failure.ts'
import { ProofFields, proofFailures, readProof } from '#web/account/proof-fields.tsx'
import { type Proof, proveAgain } from '#web/account/prove-again.ts'
import { TaskForm, typedIn } from '#web/account/task-form.tsx'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { callEndpoint } from '#web/core/api.ts'
import { Field } from '#web/kit/field.tsx'
import { Notice } from '#web/kit/notice.tsx'

interface DeleteProps {
  account: Account
  /** What follows once nothing is left. */
  onGone: () => Promise<void>
}

export function DeleteRow({ account, onGone }: DeleteProps) {
  const { t } = useTranslation()
  return (
    <OpeningRow title={t('account.remove.title')} standing={t('account.remove.standing')} word={t('account.remove.open')}>
      {() => <DeleteForm account={account} onGone={onGone} />}
    </OpeningRow>
  )
}

const parts = ['account', 'preferences', 'recipes', 'sessions'] as const

function DeleteForm({ account, onGone }: DeleteProps) {
  const { t } = useTranslation()
  const task = useTask()
  const [needsProof, setNeedsProof] = useState(false)
  const failure = failureIn(task)
  const proof = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (needsProof) focusFirst(proof.current)
  }, [needsProof])
  const expected = account.email || deleteWord

  async function remove(confirmation: string, shown: Proof | null) {
    await task.run(async () => {
      if (shown) await proveAgain(account.email, shown)
      await callEndpoint(deleteAccount, { confirmation }).catch((cause: unknown) => {
        if (failureOf(cause) === 'fresh_sign_in') setNeedsProof(account.email !== '')
        throw cause
      })
      await onGone()
    })
  }

  return (
    <TaskForm
      task={task}
      word={t('account.remove.submit')}
      busyWord={t('account.remove.deleting')}
      onSubmit={(data) => remove(typedIn(data, 'confirmation').trim(), needsProof ? readProof(data, account) : null)}
      toldBeside={[...proofFailures, 'bad_confirmation', 'fresh_sign_in']}
    >
      <div>
        <p className="font-semibold">{t('account.remove.goes')}</p>
        <ul className="list-disc ps-5">
          {parts.map((part) => (
            <li key={part}>{t(`account.remove.parts.${part}`)}</li>
          ))}
        </ul>
        <p className="mt-2 text-muted">{t('account.remove.stays')}</p>
      </div>
      <Field
        label={account.email ? t('account.remove.typeEmail') : t('account.remove.typeWord', { word: deleteWord })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="ltr"
        hint={t('account.remove.expected', { expected })}
        error={failure === 'bad_confirmation' ? t('account.failures.bad_confirmation') : undefined}
      />
      {failure === 'fresh_sign_in' && (
        <Notice look="notice" title={t('account.failures.fresh_sign_in')}>
          {t(account.email ? 'account.proof.title' : 'account.proof.noAddress')}
        </Notice>
      )}
      {needsProof && (
        <div ref={proof} className="grid gap-4">
          <ProofFields account={account} failure={failure} />
        </div>
      )}
    </TaskForm>
  )
}
