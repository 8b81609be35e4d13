import { expect, test } from 'vitest'
import { takeOne } from '#platform/realtime/allowance.ts'
import { hasRoomFor, householdOf, mayWait } from '#platform/realtime/connection.ts'
import { realtimeLimits } from '#platform/realtime/limits.ts'
import { say, slowReaders } from '#platform/realtime/socket.ts'

const later = (seconds: number) => 1_000_000 + seconds * 1_000

test('so many a second, and after a pause no more at once', () => {
  const allowance = { left: 3, at: later(0) }
  const take = (at: number) => takeOne(allowance, 3, at)
  expect([take(later(0)), take(later(0)), take(later(0)), take(later(0))]).toEqual([true, true, true, false])
  expect([take(later(0.4)), take(later(0.4))]).toEqual([true, false])
  expect([1, 2, 3, 4].map(() => take(later(60)))).toEqual([true, true, true, false])
})

test('one household fills neither its own share nor everybody’s', () => {
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

test('a private address is no household: behind it may be a proxy', () => {
  const addresses = ['127.0.0.1', '192.168.1.7', '::1', 'fd00::1', '203.0.113.9', '2001:db8::1', undefined]
  expect(addresses.map(householdOf)).toEqual([undefined, undefined, undefined, undefined, '203.0.113.9', '2001:db8:0:0::/64', undefined])
})

test('what a stranger says and nobody has come to yet is kept to an end, and a member’s to a later one', () => {
  const { stranger, waitingBytes, together } = realtimeLimits
  const waits = (isKnown: boolean, held: number, byAll = held) =>
    mayWait({ world: { limits: realtimeLimits }, waitingBytes: byAll }, { isKnown, waitingBytes: held }, 1)
  expect([waits(false, stranger.waitingBytes - 1), waits(false, stranger.waitingBytes)]).toEqual([true, false])
  expect([waits(true, stranger.waitingBytes), waits(true, waitingBytes)]).toEqual([true, false])
  expect([waits(false, 0, together.waitingBytes - 1), waits(false, 0, together.waitingBytes)]).toEqual([true, false])
})

test('of all who take nothing those are cut who hold most, until the rest fits', () => {
  const { together, bufferedBytes, stranger } = realtimeLimits
  const readers = (count: number, unsent: number, isKnown = true) =>
    Array.from({ length: count }, () => ({ isKnown, unsent, wire: { send() {}, close() {}, cut() {}, waiting: () => unsent } }))
  const full = together.unsentBytes / bufferedBytes
  const cut = (...crowd: ReturnType<typeof readers>) => slowReaders(crowd, realtimeLimits).map(({ unsent }) => unsent)
  expect(cut(...readers(full, bufferedBytes))).toEqual([])
  expect(cut(...readers(3, 1), ...readers(full, bufferedBytes))).toEqual([bufferedBytes])
  expect(cut(...readers(1, stranger.bufferedBytes + 1, false), ...readers(1, stranger.bufferedBytes + 1))).toEqual([
    stranger.bufferedBytes + 1,
  ])
})

test('a reader who takes nothing is cut, and costs no more', () => {
  const done: string[] = []
  let waiting = 0
  let isKnown = true
  const wire = { send: (text: string) => done.push(text), close: () => {}, cut: () => done.push('cut'), waiting: () => waiting }
  const tell = () =>
    say({ wire, version: '2.0.0', isKnown }, realtimeLimits, { joinRef: null, ref: '1', topic: 't', event: 'e', payload: {} })
  tell()
  waiting = realtimeLimits.bufferedBytes + 1
  tell()
  expect(done).toEqual(['[null,"1","t","e",{}]', 'cut'])
  waiting = realtimeLimits.stranger.bufferedBytes + 1
  tell()
  isKnown = false
  tell()
  expect(done.slice(2)).toEqual(['[null,"1","t","e",{}]', 'cut'])
})
