import { useTranslation } from 'react-i18next'
import { strengthOf, strengths } from '#domain/auth/password.ts'
import { StrengthBar } from '#web/kit/strength-bar.tsx'

/** What a password has to be, and, once one is typed, how hard it would be to guess. */
export function StrengthHint({ password }: { password: string }) {
  const { t } = useTranslation()
  if (password === '') return t('auth.passwordHint')
  const strength = strengthOf(password)
  return (
    <span className="grid gap-1">
      <StrengthBar label={t('auth.strength.label')} word={t(`auth.strength.${strength}`)} level={strengths.indexOf(strength)} />
      {strength !== 'strong' && <span>{t('auth.strength.advice')}</span>}
    </span>
  )
}
