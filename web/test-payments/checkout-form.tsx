import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TestCard as Card, type TestCheckout, testCards } from '#domain/billing/test-checkout.ts'
import { writePrice } from '#web/billing/price.ts'
import { Form, SubmitButton } from '#web/kit/form.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { useForm } from '#web/kit/use-form.ts'
import { varietyOf } from '#web/language/variety.ts'
import { sayFailure } from '#web/test-payments/failure.ts'
import type { Attempt } from '#web/test-payments/use-checkout.ts'

interface CheckoutFormProps {
  checkout: TestCheckout
  attempt: Attempt
  onPay: (card: Card) => Promise<void>
  /** The way to the portal, for a member who pays already. */
  toPortal: ReactNode
}

/** The plan, the cards to choose from, and the button that pays. */
export function CheckoutForm({ checkout, attempt, onPay, toPortal }: CheckoutFormProps) {
  const { t, i18n } = useTranslation()
  const [card, setCard] = useState<Card>('pays')
  const form = useForm<never, never>(async () => {
    if (attempt.state !== 'busy') await onPay(card)
    return undefined
  })
  const language = varietyOf(i18n.language, navigator.languages)
  const price = writePrice(checkout.monthly_cents, checkout.currency, language)
  return (
    <Form form={form}>
      <div>
        <p className="text-xl font-semibold tabular-nums">{t('testPayments.checkout.price', { price })}</p>
        <p className="text-muted">{t('testPayments.checkout.terms')}</p>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-lg font-semibold">{t('testPayments.checkout.cards')}</legend>
        {testCards.map((name) => (
          <CardChoice key={name} name={name} isChosen={name === card} onChoose={() => setCard(name)} />
        ))}
      </fieldset>
      <AttemptNotice attempt={attempt} toPortal={toPortal} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton isBusy={attempt.state === 'busy'} busyWord={t('testPayments.checkout.paying')}>
          {t('testPayments.checkout.pay', { price })}
        </SubmitButton>
        <a
          href={checkout.cancel_url}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-tomato underline underline-offset-4"
        >
          {t('testPayments.checkout.back')}
        </a>
      </div>
    </Form>
  )
}

function CardChoice({ name, isChosen, onChoose }: { name: Card; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-control border px-4 py-3 ${isChosen ? 'border-ink bg-shade' : 'border-edge hover:border-ink'}`}
    >
      <input type="radio" name="card" value={name} checked={isChosen} onChange={onChoose} className="size-5 shrink-0 accent-tomato" />
      {t(`testPayments.checkout.card.${name}`)}
    </label>
  )
}

function AttemptNotice({ attempt, toPortal }: { attempt: Attempt; toPortal: ReactNode }) {
  const { t } = useTranslation()
  if (attempt.state === 'declined') {
    return (
      <Notice look="error" title={t('testPayments.checkout.declinedTitle')}>
        {t('testPayments.checkout.declinedText')}
      </Notice>
    )
  }
  if (attempt.state !== 'failed') return null
  if (attempt.code === 'already_subscribed') {
    return (
      <Notice look="error" title={t('testPayments.checkout.subscribedTitle')} action={toPortal}>
        {t('testPayments.checkout.subscribedText')}
      </Notice>
    )
  }
  return (
    <Notice look="error" title={t('testPayments.checkout.notPaid')}>
      {sayFailure(attempt.code)}
    </Notice>
  )
}
