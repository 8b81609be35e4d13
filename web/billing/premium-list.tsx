import { Check, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { premiumFeatures } from '#domain/billing/premium-features.ts'
import { billing } from '#locales/en/billing.ts'
import { useCapabilities } from '#web/calls/use-site-config.ts'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ billing })

interface PremiumListProps {
  features?: readonly { id: (typeof premiumFeatures)[number]['id']; isBuilt: boolean }[]
}

/** The features of Premium (specification, section 1). A feature that is not built yet is marked as coming (P53). */
export function PremiumList({ features = premiumFeatures }: PremiumListProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('billing.featureList')} className="grid gap-2 text-lg">
      {features.map(({ id, isBuilt }) => (
        <li key={id} className="flex items-start gap-2.5">
          {isBuilt ? (
            <Check aria-hidden size={22} strokeWidth={2.25} className="mt-0.5 shrink-0 text-basil" />
          ) : (
            <Clock aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-turmeric-text" />
          )}
          <span>
            {t(`billing.features.${id}`)}{' '}
            {!isBuilt && (
              <span className="inline-block rounded-control border border-turmeric bg-turmeric-tint px-2 text-sm font-semibold whitespace-nowrap">
                {t('billing.coming')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Says that this site takes no money. Renders nothing on a site that takes money. */
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
