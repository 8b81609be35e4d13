import { useTranslation } from 'react-i18next'
import type { Fault } from '#web/auth/faults.ts'
import { PasswordHint } from '#web/auth/password-hint.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordField } from '#web/kit/password-field.tsx'

interface TypedFieldProps {
  value: string
  fault: Fault | undefined
  onType: (value: string) => void
}

/** The e-mail address of a sign-in. */
export function EmailField({ value, fault, onType, isNew = false }: TypedFieldProps & { isNew?: boolean }) {
  const { t } = useTranslation()
  return (
    <Field
      label={t('auth.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={isNew ? 'email' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      value={value}
      error={fault && t(`auth.faults.${fault}`)}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** The present password. */
export function OwnPasswordField({ value, fault, onType }: TypedFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={t('auth.password')}
      name="password"
      autoComplete="current-password"
      showWord={t('auth.showPassword')}
      hideWord={t('auth.hidePassword')}
      value={value}
      error={fault && t(`auth.faults.${fault}`)}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** A new password, with the rule, or with the strength of the typed password. */
export function NewPasswordField({ value, fault, onType, label }: TypedFieldProps & { label: string }) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      showWord={t('auth.showPassword')}
      hideWord={t('auth.hidePassword')}
      value={value}
      error={fault && t(`auth.faults.${fault}`)}
      hint={<PasswordHint password={value} />}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
