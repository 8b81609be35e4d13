import { useTranslation } from 'react-i18next'
import { billing } from '#locales/en/billing.ts'
import { paymentDoor, usePayment } from '#web/billing/use-payment.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ billing })

/** A dialog with a link to the payment page, for a browser that blocked the new tab. */
export function BlockedDialog() {
  const { t } = useTranslation()
  const { door } = usePayment()
  if (door.state !== 'blocked') return null
  return (
    <Dialog title={t('billing.blocked.title')} closeWord={t('common.close')} onClose={paymentDoor.close}>
      <p className="mt-4 text-lg">{t('billing.blocked.text')}</p>
      <a
        href={door.url}
        target="_blank"
        rel="noopener"
        onClick={() => paymentDoor.close()}
        className="mt-6 inline-flex min-h-11 items-center rounded-control bg-tomato px-6 py-2 font-semibold text-on-tomato hover:bg-tomato-deep"
      >
        {t(`billing.blocked.link.${door.place}`)}
      </a>
    </Dialog>
  )
}
