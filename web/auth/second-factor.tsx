import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outcome } from '#web/auth/ask.ts'
import { CodeField, codeLength, digitsIn } from '#web/auth/code-field.tsx'
import { type Authenticator, findAuthenticators, showCode } from '#web/auth/factors.ts'
import type { Fault } from '#web/auth/faults.ts'
import { RecoveryForm } from '#web/auth/recovery-form.tsx'
import { sayFailure } from '#web/auth/say-failure.ts'
import { SendButton } from '#web/auth/send-button.tsx'
import { memberKeys } from '#web/cache/member-keys.ts'
import { Button } from '#web/kit/button.tsx'
import { Form } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { typedIn, useForm } from '#web/kit/use-form.ts'
import { signOut, useAsker } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Asks a half signed-in member for the code of an app, or for a recovery code in its place. */
export function SecondFactor({ email, onRemoved }: { email: string; onRemoved: () => void }) {
  const { t } = useTranslation()
  const {
    data: asked,
    isFetching,
    refetch,
  } = useQuery({ queryKey: memberKeys.authenticators(useAsker()), queryFn: findAuthenticators, gcTime: 0, refetchOnWindowFocus: false })
  const [usesRecovery, setUsesRecovery] = useState(false)
  return (
    <>
      {usesRecovery ? <RecoveryForm email={email} onRemoved={onRemoved} /> : <Asked asked={asked} email={email} />}
      <div className="flex flex-wrap gap-x-4 border-t border-line pt-3 *:-ms-2">
        {asked?.isDone === false && (
          <Button look="quiet" aria-disabled={isFetching || undefined} onClick={() => refetch()}>
            {t('common.tryAgain')}
          </Button>
        )}
        <Button look="quiet" onClick={() => setUsesRecovery(!usesRecovery)}>
          {t(usesRecovery ? 'auth.factor.useApp' : 'auth.factor.useRecovery')}
        </Button>
        <Button look="quiet" onClick={() => void signOut('local')}>
          {t('auth.factor.otherAccount')}
        </Button>
      </div>
    </>
  )
}

function Asked({ asked, email }: { asked: Outcome<Authenticator[]> | undefined; email: string }) {
  const { t } = useTranslation()
  if (!asked) return <Spinner label={t('common.loading')} />
  if (!asked.isDone) {
    return (
      <Notice look="error" title={t('auth.factor.notLoaded')}>
        {sayFailure(asked.failure)}
      </Notice>
    )
  }
  const [first] = asked.value
  if (!first) return <Notice look="notice">{t('auth.factor.notHere')}</Notice>
  return <CodeForm apps={asked.value} first={first} email={email} />
}

/** The sixth digit sends the code. After a wrong code the field keeps the focus. */
function CodeForm({ apps, first, email }: { apps: readonly Authenticator[]; first: Authenticator; email: string }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(first.id)
  const [code, setCode] = useState('')

  const form = useForm<'code', Fault>(async (typed, { before, focus }) => {
    const digits = digitsIn(typedIn(typed, 'code'))
    // After the sixth digit has sent a wrong code, Enter would send the emptied field.
    if (digits.length < codeLength) return { code: digits === '' && before.code === 'wrong-code' ? 'wrong-code' : 'noCode' }
    const asked = await showCode(chosen, digits)
    if (asked.isDone) return
    setCode('')
    if (asked.failure.kind === 'wrong-code') return { code: 'wrong-code' }
    toasts.show({ kind: 'error', title: t('auth.toast.notVerified'), text: sayFailure(asked.failure) })
    focus('code')
  })

  return (
    <Form form={form}>
      <p className="text-lg">{t('auth.factor.text', { email })}</p>
      {apps.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{t('auth.factor.which')}</legend>
          <div className="flex flex-wrap gap-2">
            {apps.map(({ id, name }, at) => (
              <AppChoice
                key={id}
                label={name ?? t('auth.factor.unnamed', { number: at + 1 })}
                isChosen={id === chosen}
                onChoose={() => {
                  setChosen(id)
                  form.focus('code')
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <CodeField
        label={t('auth.code')}
        value={code}
        fault={form.faults.code}
        onType={(digits) => {
          setCode(digits)
          if (digits.length === codeLength && code.length < codeLength) form.submit()
        }}
      />
      <SendButton form={form} busyWord={t('auth.factor.working')}>
        {t('auth.factor.send')}
      </SendButton>
    </Form>
  )
}

function AppChoice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label
      className={`relative inline-flex min-h-11 items-center rounded-full border px-3.5 leading-tight ${
        isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-card text-ink hover:border-ink'
      }`}
    >
      <input type="radio" name="authenticator" className="cover" checked={isChosen} onChange={onChoose} />
      <bdi>{label}</bdi>
    </label>
  )
}
