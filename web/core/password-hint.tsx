import { useTranslation } from 'react-i18next'
import { passwordRule, strengthOf, strengths } from '#domain/auth/password.ts'
import { StrengthBar } from '#web/kit/strength-bar.tsx'

/** Stands below a password that somebody wishes to have: the rule, and once it is begun, how easy it is to guess. */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation()
  if (password === '') return t('auth.passwordHint')
  const strength = strengthOf(password)
  return (
    <span className="grid gap-1">
      <StrengthBar label={t('auth.strength.label')} word={t(`auth.strength.${strength}`)} level={strengths.indexOf(strength)} />
      {strength !== 'strong' && (
        <span>{t([...password].length < passwordRule.recommended ? 'auth.strength.longer' : 'auth.strength.other')}</span>
      )}
    </span>
  )
}
