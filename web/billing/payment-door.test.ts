import { expect, test } from 'vitest'
import { ApiFailure, type FailureCode } from '#web/calls/fetch-json.ts'
import { makePaymentDoor } from './payment-door.ts'

/** A door whose browser opens tabs or blocks them, and a server that answers when told. */
function aDoor({ isBlocked = false } = {}) {
  const tabs: { at: string | null; isClosed: boolean }[] = []
  const questions: { place: string; key: string; answer(url: string): void; fail(code: FailureCode): void }[] = []
  const door = makePaymentDoor({
    openTab() {
      if (isBlocked) return null
      const tab: { at: string | null; isClosed: boolean } = { at: null, isClosed: false }
      tabs.push(tab)
      return {
        goTo(url) {
          tab.at = url
        },
        close() {
          tab.isClosed = true
        },
        isClosed: () => tab.isClosed,
      }
    },
    ask: (place, key) =>
      new Promise((answer, reject) => questions.push({ place, key, answer, fail: (code) => reject(new ApiFailure(code)) })),
    makeKey: () => `key-${questions.length + 1}`,
  })
  return { door, tabs, questions }
}

test('the tab is there before the server is asked, and goes where the answer says', async () => {
  const { door, tabs, questions } = aDoor()
  const outcome = door.open('checkout')
  expect(tabs).toEqual([{ at: null, isClosed: false }])
  expect(door.read()).toEqual({ state: 'opening', place: 'checkout' })
  questions[0]?.answer('https://pay.example/1')
  expect(await outcome).toBe('opened')
  expect(tabs[0]?.at).toBe('https://pay.example/1')
  expect(door.read()).toEqual({ state: 'closed' })
})

test('a second press opens nothing, and the next one after it is a click of its own', async () => {
  const { door, tabs, questions } = aDoor()
  const first = door.open('checkout')
  expect(await door.open('checkout')).toBe('busy')
  expect(await door.open('portal')).toBe('busy')
  questions[0]?.answer('https://pay.example/1')
  await first
  door.open('portal')
  expect(tabs).toHaveLength(2)
  expect(questions.map(({ place, key }) => [place, key])).toEqual([
    ['checkout', 'key-1'],
    ['portal', 'key-2'],
  ])
})

test('the address of a blocked tab is kept for a link', async () => {
  const { door, questions } = aDoor({ isBlocked: true })
  const outcome = door.open('checkout')
  questions[0]?.answer('https://pay.example/1')
  expect(await outcome).toBe('blocked')
  expect(door.read()).toEqual({ state: 'blocked', place: 'checkout', url: 'https://pay.example/1' })
  door.close()
  expect(door.read()).toEqual({ state: 'closed' })
})

test('a failed payment door closes its tab, answers the failure code, and can be tried again', async () => {
  const { door, tabs, questions } = aDoor()
  const outcome = door.open('portal')
  questions[0]?.fail('unavailable')
  expect(await outcome).toEqual({ failed: 'unavailable' })
  expect(tabs[0]?.isClosed).toBe(true)
  expect(door.read()).toEqual({ state: 'closed' })
  const again = door.open('portal')
  questions[1]?.answer('https://pay.example/2')
  expect(await again).toBe('opened')
})

test('a tab that was closed before its address came is not sent anywhere', async () => {
  const { door, tabs, questions } = aDoor()
  const outcome = door.open('checkout')
  if (tabs[0]) tabs[0].isClosed = true
  questions[0]?.answer('https://pay.example/1')
  expect(await outcome).toBe('left')
  expect(tabs[0]?.at).toBeNull()
})
