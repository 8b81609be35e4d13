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

/** The address somebody signs in with. */
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

/** A new password, with the rule and, once typing has begun, how easy the password is to guess. */
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
