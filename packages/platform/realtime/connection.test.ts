import { expect, test } from 'vitest'
import { hasQueueRoom, hasRoomFor, networkOf } from '#platform/realtime/connection.ts'
import { realtimeLimits } from '#platform/realtime/limits.ts'
import { sendMessage, slowReaders } from '#platform/realtime/socket.ts'
import { takeOne } from '#platform/realtime/token-bucket.ts'

const later = (seconds: number) => 1_000_000 + seconds * 1_000

test('a limit per second allows no larger burst after a pause', () => {
  const allowance = { left: 3, at: later(0) }
  const take = (at: number) => takeOne(allowance, 3, at)
  expect([take(later(0)), take(later(0)), take(later(0)), take(later(0))]).toEqual([true, true, true, false])
  expect([take(later(0.4)), take(later(0.4))]).toEqual([true, false])
  expect([1, 2, 3, 4].map(() => take(later(60)))).toEqual([true, true, true, false])
})

test('one network cannot use more than its share of connections', () => {
  const connected = (count: number, address: string) => Array.from({ length: count }, () => ({ address }))
  const { socketsPerAddress, sockets } = realtimeLimits
  const crowd = new Set(connected(socketsPerAddress, 'one'))
  expect(hasRoomFor(crowd, realtimeLimits, 'one')).toBe(false)
  expect(hasRoomFor(crowd, realtimeLimits, 'two')).toBe(true)
  for (const other of connected(sockets - socketsPerAddress - 1, 'many')) crowd.add(other)
  expect(hasRoomFor(crowd, realtimeLimits, 'two')).toBe(true)
  crowd.add({ address: 'last' })
  expect(hasRoomFor(crowd, realtimeLimits, 'two')).toBe(false)
})

test('a private address is not counted as one network, because a proxy may stand behind it', () => {
  const addresses = ['127.0.0.1', '192.168.1.7', '::1', 'fd00::1', '203.0.113.9', '2001:db8::1', undefined]
  expect(addresses.map(networkOf)).toEqual([undefined, undefined, undefined, undefined, '203.0.113.9', '2001:db8:0:0::/64', undefined])
})

test('the waiting messages of a connection are bounded, more tightly without an account', () => {
  const { withoutAccount, waitingBytes, together } = realtimeLimits
  const waits = (isKnown: boolean, held: number, byAll = held) =>
    hasQueueRoom({ world: { limits: realtimeLimits }, waitingBytes: byAll }, { isKnown, waitingBytes: held }, 1)
  expect([waits(false, withoutAccount.waitingBytes - 1), waits(false, withoutAccount.waitingBytes)]).toEqual([true, false])
  expect([waits(true, withoutAccount.waitingBytes), waits(true, waitingBytes)]).toEqual([true, false])
  expect([waits(false, 0, together.waitingBytes - 1), waits(false, 0, together.waitingBytes)]).toEqual([true, false])
})

test('the clients with the most unsent bytes are cut off until the rest fits', () => {
  const { together, bufferedBytes, withoutAccount } = realtimeLimits
  const readers = (count: number, unsent: number, isKnown = true) =>
    Array.from({ length: count }, () => ({ isKnown, unsent, transport: { send() {}, close() {}, cut() {}, waiting: () => unsent } }))
  const full = together.unsentBytes / bufferedBytes
  const cut = (...crowd: ReturnType<typeof readers>) => slowReaders(crowd, realtimeLimits).map(({ unsent }) => unsent)
  expect(cut(...readers(full, bufferedBytes))).toEqual([])
  expect(cut(...readers(3, 1), ...readers(full, bufferedBytes))).toEqual([bufferedBytes])
  expect(cut(...readers(1, withoutAccount.bufferedBytes + 1, false), ...readers(1, withoutAccount.bufferedBytes + 1))).toEqual([
    withoutAccount.bufferedBytes + 1,
  ])
})

test('a client that reads nothing is cut off and costs no more memory', () => {
  const done: string[] = []
  let waiting = 0
  let isKnown = true
  const transport = { send: (text: string) => done.push(text), close: () => {}, cut: () => done.push('cut'), waiting: () => waiting }
  const tell = () =>
    sendMessage({ transport, version: '2.0.0', isKnown }, realtimeLimits, { joinRef: null, ref: '1', topic: 't', event: 'e', payload: {} })
  tell()
  waiting = realtimeLimits.bufferedBytes + 1
  tell()
  expect(done).toEqual(['[null,"1","t","e",{}]', 'cut'])
  waiting = realtimeLimits.withoutAccount.bufferedBytes + 1
  tell()
  isKnown = false
  tell()
  expect(done.slice(2)).toEqual(['[null,"1","t","e",{}]', 'cut'])
})
