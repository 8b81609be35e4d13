import { useTranslation } from 'react-i18next'
import { type Account, type Name, saveName } from '#web/account/account.ts'
import { OpeningRow } from '#web/account/account-row.tsx'
import { TaskForm, typedIn } from '#web/account/task-form.tsx'
import { useTask } from '#web/account/use-task.ts'
import { toasts } from '#web/core/toasts.ts'
import { Field } from '#web/kit/field.tsx'

/** As the database holds it (database/migrations/0004_profiles.sql). */
const longestName = 100

export function NameRow({ account, onChanged }: { account: Account; onChanged: () => Promise<void> }) {
  const { t } = useTranslation()
  const { first, last } = account.name
  const full = first && last ? t('account.name.full', { first, last }) : first || last
  return (
    <OpeningRow title={t('account.name.title')} standing={<bdi>{full || t('account.name.none')}</bdi>} word={t('account.change')}>
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
  const task = useTask()

  async function save(name: Name) {
    const isSaved = await task.run(async () => {
      await saveName(account.id, name)
      await onChanged()
    })
    if (!isSaved) return
    toasts.show({ kind: 'confirmation', title: t('account.name.saved') })
    onClose()
  }

  return (
    <TaskForm
      task={task}
      word={t('account.save')}
      busyWord={t('account.saving')}
      onSubmit={(data) => save({ first: typedIn(data, 'first'), last: typedIn(data, 'last') })}
    >
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
    </TaskForm>
  )
}
