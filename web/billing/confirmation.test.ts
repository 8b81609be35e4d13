import { expect, test } from 'vitest'
import { confirmationOf } from './confirmation.ts'

test('a payment is confirmed as soon as Premium counts, however long that took', () => {
  for (const waiting of ['usual', 'slow', 'over'] as const) {
    expect(confirmationOf(waiting, { isLive: true, isMissed: false })).toEqual({ state: 'confirmed' })
  }
})

test('a payment is being confirmed while the page asks, and the page says so when it takes longer than usual', () => {
  expect(confirmationOf('usual', { isLive: false, isMissed: false })).toEqual({ state: 'confirming', isSlow: false })
  expect(confirmationOf('slow', { isLive: null, isMissed: true })).toEqual({ state: 'confirming', isSlow: true })
})

test.each([
  ['answered that there is none', { isLive: false, isMissed: false }, true],
  ['was not reached in the end', { isLive: false, isMissed: true }, false],
  ['never answered', { isLive: null, isMissed: false }, false],
] as const)('a payment is unconfirmed when the time is over and the server %s', (_, answers, wasReached) => {
  expect(confirmationOf('over', answers)).toEqual({ state: 'unconfirmed', wasReached })
})
