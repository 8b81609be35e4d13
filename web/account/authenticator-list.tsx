import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Authenticator } from '#web/account/account.ts'
import { removeAuthenticator } from '#web/account/factors.ts'
import { FactorCodeFields, readCode } from '#web/account/proof-fields.tsx'
import { TaskForm, typedIn } from '#web/account/task-form.tsx'
import { failureIn, useTask } from '#web/account/use-task.ts'
import { toasts } from '#web/core/toasts.ts'
import { useWording } from '#web/core/wording.ts'
import { Button } from '#web/kit/button.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'

interface AuthenticatorListProps {
  authenticators: readonly Authenticator[]
  onChanged: () => Promise<void>
}

/** The authenticators of an account, each to be removed after a code. */
export function AuthenticatorList({ authenticators, onChanged }: AuthenticatorListProps) {
  const { t } = useTranslation()
  if (authenticators.length === 0) return null
  return (
    <ul aria-label={t('account.factor.list')} className="divide-y divide-line rounded-control border border-line">
      {authenticators.map((authenticator) => (
        <AuthenticatorItem
          key={authenticator.id}
          authenticator={authenticator}
          others={authenticators.filter(({ id }) => id !== authenticator.id)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
}

interface ItemProps {
  authenticator: Authenticator
  others: readonly Authenticator[]
  onChanged: () => Promise<void>
}

function AuthenticatorItem({ authenticator, others, onChanged }: ItemProps) {
  const { t } = useTranslation()
  const { writeDay } = useWording()
  const [isLeaving, setLeaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = authenticator.name || t('account.factor.unnamed')

  function cancel() {
    setLeaving(false)
    button.current?.focus()
  }

  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <KeyRound aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-basil" />
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">{t('account.factor.addedOn', { date: writeDay(new Date(authenticator.createdAt)) })}</p>
        </div>
        <Button
          ref={button}
          look="quiet"
          aria-label={t('account.factor.removeNamed', { name })}
          aria-expanded={isLeaving}
          onClick={() => setLeaving(!isLeaving)}
        >
          {t('account.factor.remove')}
        </Button>
      </div>
      {isLeaving && <RemovalForm authenticator={authenticator} others={others} onChanged={onChanged} onCancel={cancel} />}
    </li>
  )
}

function RemovalForm({ authenticator, others, onChanged, onCancel }: ItemProps & { onCancel: () => void }) {
  const { t } = useTranslation()
  const task = useTask()
  const isLast = others.length === 0
  // Whoever has only the one to go would be left half signed in: the code comes from one that stays.
  const shown = isLast ? [authenticator] : others

  async function remove(data: FormData) {
    const id = typedIn(data, 'authenticator') || (shown[0] ?? authenticator).id
    const isDone = await task.run(async () => {
      await removeAuthenticator(authenticator.id, { id, code: readCode(data) })
      await onChanged()
    })
    const name = authenticator.name || t('account.factor.unnamed')
    if (isDone) toasts.show({ kind: 'confirmation', title: t('account.factor.removed', { name }) })
  }

  return (
    <div ref={focusFirst} className="mt-3 grid gap-3">
      <p>{t(isLast ? 'account.factor.removeLastText' : 'account.factor.removeText')}</p>
      <TaskForm
        task={task}
        word={t('account.factor.remove')}
        busyWord={t('account.factor.removing')}
        onSubmit={remove}
        onCancel={onCancel}
        toldBeside={['wrong-code', 'second-factor']}
      >
        <FactorCodeFields authenticators={shown} failure={failureIn(task)} />
      </TaskForm>
    </div>
  )
}
