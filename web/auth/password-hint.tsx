import { useTranslation } from 'react-i18next'
import { passwordFault, passwordRule, strengthOf, strengths } from '#domain/auth/password.ts'
import { StrengthBar } from '#web/kit/strength-bar.tsx'

/** The hint below a new password: the rule, and the strength of the typed password. */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation()
  if (password === '') return t('auth.passwordHint')
  const strength = strengthOf(password)
  const advice = adviceOn(password)
  return (
    <span className="grid gap-1">
      <StrengthBar label={t('auth.strength.label')} word={t(`auth.strength.${strength}`)} level={strengths.indexOf(strength)} />
      {advice !== null && <span>{t(advice)}</span>}
    </span>
  )
}

/** Advice for a better password, or null for a strong one. */
function adviceOn(password: string) {
  if (passwordFault(password) === 'rule') return 'auth.passwordHint'
  if (strengthOf(password) === 'strong') return null
  return [...password].length < passwordRule.recommended ? 'auth.strength.longer' : 'auth.strength.other'
}
