import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countsAt } from '#domain/billing/plan.ts'
import { type Confirmation, confirmationOf, confirmationTimes, type Waiting } from '#web/billing/confirmation.ts'
import { subscriptionQuery } from '#web/billing/subscription-query.ts'
import { useTimer } from '#web/kit/use-timer.ts'
import { useAsker } from '#web/session/session.ts'

/**
 * Confirms a payment when the member is back from the provider. Asks until Premium counts or the time is over. Earlier
 * answers do not count.
 */
export function useConfirmation(): { now: Confirmation; lookAgain: () => void } {
  const { waiting, begunAt, beginAgain } = useWaiting()
  const { data, dataUpdatedAt, errorUpdatedAt, isError, refetch } = useQuery({
    ...subscriptionQuery(useAsker()),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const isConfirmed = state.dataUpdatedAt >= begunAt && state.data?.subscribed
      return waiting === 'over' || isConfirmed ? false : confirmationTimes.rest
    },
  })
  // After the longest wait, a changed row still brings the confirmation.
  const isLive = data && dataUpdatedAt >= begunAt ? countsAt({ data, dataUpdatedAt, errorUpdatedAt }, new Date()) : null
  return {
    now: confirmationOf(waiting, { isLive, isMissed: isError }),
    lookAgain() {
      beginAgain()
      refetch()
    },
  }
}

/** The time waited since the page appeared, or since the member asked to look again. */
function useWaiting() {
  const [waiting, setWaiting] = useState<Waiting>('usual')
  const [begunAt, setBegunAt] = useState(() => Date.now())
  useTimer(() => setWaiting('slow'), confirmationTimes.usual, begunAt)
  useTimer(() => setWaiting('over'), confirmationTimes.longest, begunAt)
  return {
    waiting,
    begunAt,
    beginAgain() {
      setWaiting('usual')
      setBegunAt(Date.now())
    },
  }
}
