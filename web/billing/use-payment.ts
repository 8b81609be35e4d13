import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { createCheckout, customerPortal } from '#domain/billing/api.ts'
import { makePaymentDoor, type Outcome, type PaymentPlace } from '#web/billing/payment-door.ts'
import { openWaitingTab } from '#web/billing/waiting-tab.ts'
import { askAgain } from '#web/cache/ask-again.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import type { FailureCode } from '#web/calls/fetch-json.ts'
import { randomWord } from '#web/kit/random-word.ts'
import { useAsker } from '#web/session/session.ts'
import { toasts } from '#web/toasts/toasts.ts'

const endpoints = { checkout: createCheckout, portal: customerPortal } as const

/** The one payment door of this page: all buttons open one tab at a time. */
export const paymentDoor = makePaymentDoor({
  openTab: openWaitingTab,
  ask: async (place, idempotencyKey) => (await callEndpoint(endpoints[place], {}, { idempotencyKey })).url,
  makeKey: randomWord,
})

/** A failed press, in words. */
export interface PaymentFailure {
  kind: 'error' | 'notice'
  title: string
  text: string
}

/** Opens checkout and portal. Tells a failure by `tell`, which shows a toast by default. */
export function usePayment(tell: (failure: PaymentFailure) => void = toasts.show) {
  const client = useQueryClient()
  const asker = useAsker()
  const door = useSyncExternalStore(paymentDoor.subscribe, paymentDoor.read)
  return {
    door,
    isOpening: door.state === 'opening',
    async open(place: PaymentPlace): Promise<Outcome> {
      const outcome = await paymentDoor.open(place)
      if (typeof outcome !== 'object') return outcome
      // The failure shows that the page's subscription is out of date.
      if (isNews(outcome.failed)) askAgain(client, { queryKey: memberKeys.subscription(asker) })
      tell(wordsOf(place, outcome.failed))
      return outcome
    },
  }
}

/** Whether a refusal shows that the subscription has changed since the page asked. */
const isNews = (code: FailureCode): code is 'already_subscribed' | 'no_subscription' =>
  code === 'already_subscribed' || code === 'no_subscription'

function wordsOf(place: PaymentPlace, code: FailureCode): PaymentFailure {
  const { t } = i18next
  if (code === 'no_billing') return { kind: 'notice', title: t('billing.notOffered'), text: t('billing.nothingCharged') }
  if (!isNews(code)) {
    return { kind: 'error', title: t(`billing.failed.${place}`), text: t('billing.nothingCharged') }
  }
  return { kind: 'notice', title: t(`billing.${code}.title`), text: t(`billing.${code}.text`) }
}
