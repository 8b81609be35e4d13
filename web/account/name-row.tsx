import { useTranslation } from 'react-i18next'
import { type Account, saveName } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { attempt } from '#web/account/attempt.ts'
import type { AccountFailure } from '#web/account/failure.ts'
import { FormEnd } from '#web/account/form-end.tsx'
import { Field } from '#web/kit/field.tsx'
import { Form } from '#web/kit/form.tsx'
import { typedIn, useForm } from '#web/kit/use-form.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** The longest name that the database stores (database/migrations/0004_profiles.sql). */
const longestName = 100

export function NameRow({ account, onChanged }: { account: Account; onChanged: () => Promise<void> }) {
  const { t } = useTranslation()
  const { first, last } = account.name
  const full = first && last ? t('account.name.full', { first, last }) : first || last
  return (
    <OpeningRow title={t('account.name.title')} summary={<bdi>{full || t('account.name.none')}</bdi>} word={t('account.change')}>
      {(close) => <NameForm account={account} onChanged={onChanged} onClose={close} />}
    </OpeningRow>
  )
}

interface NameFormProps {
  account: Account
  onChanged: () => Promise<void>
  onClose: () => void
}

function NameForm({ account, onChanged, onClose }: NameFormProps) {
  const { t } = useTranslation()
  const form = useForm<never, AccountFailure>(async (typed) => {
    const faults = await attempt(async () => {
      await saveName(account.id, { first: typedIn(typed, 'first'), last: typedIn(typed, 'last') })
      await onChanged()
    })
    if (faults) return faults
    toasts.show({ kind: 'confirmation', title: t('account.name.saved') })
    onClose()
  })

  return (
    <Form form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('account.name.first')}
          name="first"
          defaultValue={account.name.first}
          maxLength={longestName}
          autoComplete="given-name"
          dir="auto"
        />
        <Field
          label={t('account.name.last')}
          name="last"
          defaultValue={account.name.last}
          maxLength={longestName}
          autoComplete="family-name"
          dir="auto"
        />
      </div>
      <FormEnd form={form} word={t('account.save')} busyWord={t('account.saving')} />
    </Form>
  )
}
