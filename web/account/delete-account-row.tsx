import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeletedAccount, deleteAccount, deleteWord } from '#domain/account/api.ts'
import type { Account } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { attempt } from '#web/account/attempt.ts'
import { type AccountFailure, failureOf, Refused, tellFailure } from '#web/account/failure.ts'
import { FormEnd } from '#web/account/form-end.tsx'
import { type ProofField, ProofFields, proofFields, readProof } from '#web/account/proof-fields.tsx'
import { useProof } from '#web/account/use-proof.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { Field } from '#web/kit/field.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { typedIn, useForm } from '#web/kit/use-form.ts'

interface DeleteProps {
  account: Account
  /** Says what happens to the subscription. Empty on a site without billing. */
  payments: ReactNode
  /** Runs after the account has been deleted. */
  onGone: (gone: DeletedAccount) => Promise<void>
}

export function DeleteAccountRow({ account, payments, onGone }: DeleteProps) {
  const { t } = useTranslation()
  return (
    <OpeningRow title={t('account.remove.title')} summary={t('account.remove.standing')} word={t('account.remove.open')}>
      {() => <DeleteForm account={account} payments={payments} onGone={onGone} />}
    </OpeningRow>
  )
}

/** The failures that each field shows. 'proof': no proof was given, or the proof is too old. */
const fields = { ...proofFields, confirmation: ['bad-confirmation'], proof: ['nonce-needed'] } as const

const parts = ['account', 'preferences', 'recipes', 'sessions'] as const

function DeleteForm({ account, payments, onGone }: DeleteProps) {
  const { t } = useTranslation()
  const shown = useProof(account)
  const [needsProof, setNeedsProof] = useState(false)
  const expected = account.email || deleteWord

  async function askToDelete(confirmation: string) {
    const gone = await callEndpoint(deleteAccount, { confirmation }).catch((cause: unknown) => {
      if (cause instanceof ApiFailure && cause.code === 'bad_confirmation') throw new Refused('bad-confirmation', { cause })
      if (failureOf(cause).kind === 'nonce-needed') setNeedsProof(account.email !== '')
      throw cause
    })
    await onGone(gone)
  }

  const form = useForm<ProofField | 'confirmation' | 'proof', AccountFailure>((typed) => {
    const confirmation = typedIn(typed, 'confirmation').trim()
    const remove = () => askToDelete(confirmation)
    return attempt(() => (needsProof ? shown.after(readProof(typed, account), remove) : remove()), fields)
  })
  const { faults } = form

  return (
    <Form form={form}>
      <div>
        <p className="font-semibold">{t('account.remove.goes')}</p>
        <ul className="list-disc ps-5">
          {parts.map((part) => (
            <li key={part}>{t(`account.remove.parts.${part}`)}</li>
          ))}
        </ul>
        <p className="mt-2 text-muted">{t('account.remove.stays')}</p>
      </div>
      {payments}
      <Field
        label={account.email ? t('account.remove.typeEmail') : t('account.remove.typeWord', { word: deleteWord })}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="ltr"
        hint={t('account.remove.expected', { expected })}
        error={faults.confirmation && tellFailure(faults.confirmation)}
      />
      {faults.proof && (
        <Notice look="notice" title={tellFailure(faults.proof)}>
          {t(account.email ? 'account.proof.title' : 'account.proof.noAddress')}
        </Notice>
      )}
      {needsProof && (
        <div ref={focusFirst} className="grid gap-4">
          <ProofFields account={account} faults={faults} isShown={shown.isShown} />
        </div>
      )}
      <FormEnd form={form} word={t('account.remove.submit')} busyWord={t('account.remove.deleting')} />
    </Form>
  )
}
