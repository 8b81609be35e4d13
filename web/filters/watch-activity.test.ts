import { expect, test } from 'vitest'
import { watchActivity } from '#web/filters/watch-activity.ts'

const minutes = (n: number) => n * 60_000

function aWatch(startedAt: number | null) {
  let time = minutes(1_000)
  let last = startedAt
  let cleared = 0
  const watch = watchActivity({
    now: () => time,
    readLast: () => last,
    writeLast: (written) => {
      last = written
    },
    onInactive: () => {
      cleared += 1
    },
  })
  return {
    ...watch,
    pass: (n: number) => {
      time += minutes(n)
    },
    cleared: () => cleared,
  }
}

test('thirty quiet minutes clear once, and not again a minute later', () => {
  const watch = aWatch(null)
  watch.touch()
  watch.pass(30)
  watch.look()
  watch.pass(1)
  watch.look()
  expect(watch.cleared()).toBe(1)
})

test('a touch in between starts the time anew', () => {
  const watch = aWatch(null)
  watch.touch()
  watch.pass(29)
  watch.touch()
  watch.pass(29)
  watch.look()
  expect(watch.cleared()).toBe(0)
})

test('the finger that wakes a sleeping phone does not hide the pause', () => {
  const watch = aWatch(null)
  watch.touch()
  watch.pass(45)
  watch.touch()
  expect(watch.cleared()).toBe(1)
})

test('without an earlier visit there is nothing to clear', () => {
  const watch = aWatch(null)
  watch.look()
  expect(watch.cleared()).toBe(0)
})
