import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const reasons = ['defaults', 'month', 'leaving'] as const

/** The advantages of an account. */
export function AccountOffer() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">{t('auth.why.title')}</h2>
      <ul className="grid gap-3">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <Check aria-hidden size={20} strokeWidth={2} className="mt-0.5 shrink-0 text-basil" />
            {t(`auth.why.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
