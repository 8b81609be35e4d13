import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Authenticator } from '#web/account/account.ts'
import { attempt } from '#web/account/attempt.ts'
import { CopyButton } from '#web/account/copy-button.tsx'
import { beginEnrolment, cancelEnrolment, type Enrolment, finishEnrolment, inFours } from '#web/account/factors.ts'
import { type AccountFailure, tellFailure } from '#web/account/failure.ts'
import { FormEnd } from '#web/account/form-end.tsx'
import { CodeField, readCode } from '#web/account/proof-fields.tsx'
import { Field } from '#web/kit/field.tsx'
import { focusOnArrival } from '#web/kit/focus-on-arrival.ts'
import { Form } from '#web/kit/form.tsx'
import { typedIn, useForm } from '#web/kit/use-form.ts'

interface FactorSetupProps {
  /** The existing authenticators, whose names are taken. */
  authenticators: readonly Authenticator[]
  onDone: (name: string) => Promise<void>
  onCancel: () => void
}

/** Sets up an authenticator app: a name, then its QR code, then its first code. An unfinished set-up is cancelled. */
export function FactorSetup({ authenticators, onDone, onCancel }: FactorSetupProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const halfMade = useRef<Enrolment | null>(null)
  useEffect(
    () => () => {
      if (halfMade.current) cancelEnrolment(halfMade.current).catch(() => undefined)
    },
    [],
  )

  async function begin(name: string) {
    halfMade.current = await beginEnrolment(name)
    setEnrolment(halfMade.current)
  }

  async function finish(made: Enrolment, code: string) {
    await finishEnrolment(made, code)
    halfMade.current = null
    await onDone(made.name)
  }

  if (enrolment === null) return <NameStep authenticators={authenticators} onName={begin} onCancel={onCancel} />
  return <ScanStep enrolment={enrolment} onCode={(code) => finish(enrolment, code)} onCancel={onCancel} />
}

interface NameStepProps {
  authenticators: readonly Authenticator[]
  onName: (name: string) => Promise<void>
  onCancel: () => void
}

function NameStep({ authenticators, onName, onCancel }: NameStepProps) {
  const { t } = useTranslation()
  const number = authenticators.length + 1
  const suggested = number === 1 ? t('account.factor.defaultName') : t('account.factor.defaultNameNumbered', { number })
  const form = useForm<'name', AccountFailure>((typed) =>
    attempt(() => onName(typedIn(typed, 'name').trim() || suggested), { name: ['name-taken'] }),
  )
  return (
    <Form form={form}>
      <p>{t('account.factor.intro')}</p>
      <Field
        label={t('account.factor.name')}
        name="name"
        defaultValue={suggested}
        maxLength={60}
        autoComplete="off"
        dir="auto"
        hint={t('account.factor.nameHint')}
        error={form.faults.name && tellFailure(form.faults.name)}
      />
      <FormEnd form={form} word={t('account.factor.goOn')} busyWord={t('account.factor.preparing')} onCancel={onCancel} />
    </Form>
  )
}

interface ScanStepProps {
  enrolment: Enrolment
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

function ScanStep({ enrolment, onCode, onCancel }: ScanStepProps) {
  const { t } = useTranslation()
  const form = useForm<'factor-code', AccountFailure>((typed) => attempt(() => onCode(readCode(typed)), { 'factor-code': ['wrong-code'] }))
  const fault = form.faults['factor-code']
  return (
    <Form form={form}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <h5 ref={focusOnArrival} tabIndex={-1} className="font-semibold sm:col-span-2">
          {t('account.factor.scan')}
        </h5>
        <img src={enrolment.image} alt={t('account.factor.qr')} className="size-44 rounded-control border border-line bg-card" />
        <div className="grid content-start gap-2">
          <p className="text-muted">{t('account.factor.byHand')}</p>
          <code dir="ltr" className="justify-self-start text-lg">
            {inFours(enrolment.secret)}
          </code>
          <CopyButton text={enrolment.secret} word={t('account.factor.copyKey')} />
          <a
            href={enrolment.uri}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-tomato underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t('account.factor.open')}
          </a>
        </div>
      </div>
      <CodeField label={t('account.factor.verifyCode')} error={fault && tellFailure(fault)} />
      <FormEnd form={form} word={t('account.factor.turnOn')} busyWord={t('account.factor.turningOn')} onCancel={onCancel} />
    </Form>
  )
}
