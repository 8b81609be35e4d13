import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account, Authenticator } from '#web/account/account.ts'
import { type AccountFaults, attempt } from '#web/account/attempt.ts'
import { type AccountFailure, tellFailure } from '#web/account/failure.ts'
import { mailCode, type Proof } from '#web/account/prove-again.ts'
import { announce } from '#web/kit/announce.tsx'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { PasswordField } from '#web/kit/password-field.tsx'
import { useAction } from '#web/kit/use-action.ts'
import { typedIn } from '#web/kit/use-form.ts'

/** The failures that the field for the second factor's code shows. */
export const factorFailures = ['wrong-code', 'second-factor'] as const

/** The failures that each of these fields shows. */
export const proofFields = { current: ['credentials'], 'mail-code': ['spent'], 'factor-code': factorFailures } as const
export type ProofField = keyof typeof proofFields

/** Reads the proof from the fields of a form. */
export function readProof(data: FormData, { authenticators }: Account): Proof {
  const byMail = data.has('mail-code')
  const id = typedIn(data, 'authenticator') || authenticators[0]?.id
  return {
    way: byMail ? 'mail' : 'password',
    secret: byMail ? typedIn(data, 'mail-code').replaceAll(/\D/g, '') : typedIn(data, 'current'),
    factor: id === undefined ? null : { id, code: readCode(data) },
  }
}

/** The digits of the code, without the spaces between them. */
export const readCode = (data: FormData) => typedIn(data, 'factor-code').replaceAll(/\D/g, '')

interface ProofFieldsProps {
  account: Account
  faults: AccountFaults<ProofField>
  /** The member has given the proof already, so the fields are hidden. */
  isShown: boolean
}

/**
 * Asks the member for a proof of identity: the password or a mailed code, and a code of the second factor if there is
 * one.
 */
export function ProofFields({ account, faults, isShown }: ProofFieldsProps) {
  const { t } = useTranslation()
  const [byMail, setByMail] = useState(!account.hasPassword)
  if (isShown) return <p className="text-muted">{t('account.proof.shown')}</p>
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      <div className="grid justify-items-start gap-1 *:first:w-full">
        {byMail ? (
          <MailCodeField email={account.email} fault={faults['mail-code']} />
        ) : (
          <PasswordField
            label={t('account.proof.password')}
            name="current"
            autoComplete="current-password"
            required
            showWord={t('account.password.show')}
            hideWord={t('account.password.hide')}
            error={faults.current && tellFailure(faults.current)}
          />
        )}
        {account.hasPassword && (
          <Button look="quiet" className="-ms-2 text-start" onClick={() => setByMail(!byMail)}>
            {t(byMail ? 'account.proof.byPassword' : 'account.proof.byMail')}
          </Button>
        )}
      </div>
      <FactorCodeFields authenticators={account.authenticators} fault={faults['factor-code']} />
    </>
  )
}

function MailCodeField({ email, fault }: { email: string; fault: AccountFailure | undefined }) {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  const sending = useAction<[], never, AccountFailure>(async () => {
    const faults = await attempt(() => mailCode(email))
    if (faults) return faults
    setSent(true)
    announce(t('account.proof.sent', { email }))
  })
  const failure = sending.faults.form ?? fault

  return (
    <Field
      label={t('account.proof.mailCode')}
      name="mail-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      required
      dir="ltr"
      maxLength={20}
      error={failure && tellFailure(failure)}
      hint={isSent && t('account.proof.sent', { email })}
      end={
        <button
          type="button"
          aria-disabled={sending.isBusy || undefined}
          onClick={() => sending.run()}
          className="min-h-11 shrink-0 rounded-control px-3.5 font-semibold text-tomato hover:underline"
        >
          {t(sending.isBusy ? 'account.proof.sending' : isSent ? 'account.proof.sendAgain' : 'account.proof.send')}
        </button>
      }
    />
  )
}

interface FactorCodeFieldsProps {
  authenticators: readonly Authenticator[]
  fault: AccountFailure | undefined
}

/** The field for an authenticator's code, with a list if the account has several. Empty if it has none. */
export function FactorCodeFields({ authenticators, fault }: FactorCodeFieldsProps) {
  const { t } = useTranslation()
  const [only] = authenticators
  const told = fault && tellFailure(fault)
  // The account may have got its first authenticator on another device just now. A reload of this page shows it.
  if (!only) return told && <Notice look="error">{told}</Notice>
  const label =
    authenticators.length === 1 && only.name ? t('account.proof.factorCodeOf', { name: only.name }) : t('account.proof.factorCode')
  return (
    <>
      {authenticators.length > 1 && <AuthenticatorField authenticators={authenticators} />}
      <CodeField label={label} error={told} />
    </>
  )
}

/** A field for six digits. */
export function CodeField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <Field
      label={label}
      name="factor-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]*"
      maxLength={8}
      required
      dir="ltr"
      error={error}
    />
  )
}

function AuthenticatorField({ authenticators }: { authenticators: readonly Authenticator[] }) {
  const { t } = useTranslation()
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">{t('account.proof.authenticator')}</span>
      <select name="authenticator" className="min-h-12 rounded-control border border-edge bg-card px-3 text-lg text-ink">
        {authenticators.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || t('account.factor.unnamed')}
          </option>
        ))}
      </select>
    </label>
  )
}
