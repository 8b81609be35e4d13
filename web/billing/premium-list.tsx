import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import { addSentences } from '#web/core/i18n.ts'
import { useCapabilities } from '#web/core/use-capabilities.ts'

addSentences({ billing })

const features = ['recipes', 'saved', 'support', 'advanced'] as const

/** What Premium gives (specification, section 1). */
export function PremiumList() {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('billing.featureList')} className="grid gap-2 text-lg">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden size={22} strokeWidth={2.25} className="mt-0.5 shrink-0 text-basil" />
          {t(`billing.features.${feature}`)}
        </li>
      ))}
    </ul>
  )
}

/** That no money is taken here; nothing where it is. */
export function TestMark() {
  const { t } = useTranslation()
  const capabilities = useCapabilities()
  if (!capabilities?.testBilling && !capabilities?.sandboxBilling) return null
  return (
    <p className="w-fit rounded-control border border-turmeric bg-turmeric-tint px-3 py-1.5 text-base">
      {t(capabilities.testBilling ? 'billing.testMark' : 'billing.sandboxMark')}
    </p>
  )
}
