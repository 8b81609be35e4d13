import { expect, test } from 'vitest'
import { takeOne } from '#platform/realtime/allowance.ts'
import { hasRoomFor } from '#platform/realtime/connection.ts'
import { realtimeLimits } from '#platform/realtime/limits.ts'
import { say } from '#platform/realtime/socket.ts'

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

test('a reader who takes nothing is cut, and costs no more', () => {
  const done: string[] = []
  let waiting = 0
  const wire = { send: (text: string) => done.push(text), close: () => {}, cut: () => done.push('cut'), waiting: () => waiting }
  const tell = () => say({ wire, version: '2.0.0' }, realtimeLimits, { joinRef: null, ref: '1', topic: 't', event: 'e', payload: {} })
  tell()
  waiting = realtimeLimits.bufferedBytes + 1
  tell()
  expect(done).toEqual(['[null,"1","t","e",{}]', 'cut'])
})
