import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Authenticator } from '#web/account/account.ts'
import { attempt } from '#web/account/attempt.ts'
import { removeAuthenticator } from '#web/account/factors.ts'
import type { AccountFailure } from '#web/account/failure.ts'
import { FormEnd } from '#web/account/form-end.tsx'
import { FactorCodeFields, factorFailures, readCode } from '#web/account/proof-fields.tsx'
import { Button } from '#web/kit/button.tsx'
import { focusFirst } from '#web/kit/focus-on-arrival.ts'
import { Form } from '#web/kit/form.tsx'
import { typedIn, useForm } from '#web/kit/use-form.ts'
import { useWording } from '#web/language/wording.ts'
import { toasts } from '#web/toasts/toasts.ts'

interface AuthenticatorListProps {
  authenticators: readonly Authenticator[]
  onChanged: () => Promise<void>
}

/** The authenticators of an account. Removing one asks for a code. */
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
  const isLast = others.length === 0
  // Another authenticator must give the code. A member who has lost all others would be half signed in afterwards.
  const shown = isLast ? [authenticator] : others

  const form = useForm<'factor-code', AccountFailure>(async (typed) => {
    const id = typedIn(typed, 'authenticator') || (shown[0] ?? authenticator).id
    const work = async () => {
      await removeAuthenticator(authenticator.id, { id, code: readCode(typed) })
      await onChanged()
    }
    const faults = await attempt(work, { 'factor-code': factorFailures })
    if (faults) return faults
    const name = authenticator.name || t('account.factor.unnamed')
    toasts.show({ kind: 'confirmation', title: t('account.factor.removed', { name }) })
  })

  return (
    <div ref={focusFirst} className="mt-3 grid gap-3">
      <p>{t(isLast ? 'account.factor.removeLastText' : 'account.factor.removeText')}</p>
      <Form form={form}>
        <FactorCodeFields authenticators={shown} fault={form.faults['factor-code']} />
        <FormEnd form={form} word={t('account.factor.remove')} busyWord={t('account.factor.removing')} onCancel={onCancel} />
      </Form>
    </div>
  )
}
