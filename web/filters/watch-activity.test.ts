import { expect, test } from 'vitest'
import { type Activity, watchActivity } from '#web/filters/watch-activity.ts'

const minutes = (n: number) => n * 60_000

function aWatch() {
  let time = minutes(1_000)
  let stored: Activity | null = null
  let cleared = 0
  const clear = () => {
    cleared += 1
  }
  const watch = watchActivity({
    now: () => time,
    read: () => stored,
    write: (written) => {
      stored = written
    },
  })
  let leave = watch.follow(clear)
  return {
    ...watch,
    leave: () => leave(),
    pauseBefore: () => {
      const { at, lastActivity } = watch.arrive()
      return at - (lastActivity ?? at)
    },
    comeBack: () => {
      leave = watch.follow(clear)
    },
    pass: (n: number) => {
      time += minutes(n)
    },
    cleared: () => cleared,
  }
}

test('thirty quiet minutes clear once, and not again a minute later', () => {
  const watch = aWatch()
  watch.touch()
  watch.pass(30)
  watch.look()
  watch.pass(1)
  watch.look()
  expect(watch.cleared()).toBe(1)
})

test('a touch in between starts the time anew', () => {
  const watch = aWatch()
  watch.touch()
  watch.pass(29)
  watch.touch()
  watch.pass(29)
  watch.look()
  expect(watch.cleared()).toBe(0)
})

test('the finger that wakes a sleeping phone does not hide the pause', () => {
  const watch = aWatch()
  watch.touch()
  watch.pass(45)
  watch.touch()
  expect(watch.cleared()).toBe(1)
})

test('without an earlier visit there is nothing to clear', () => {
  const watch = aWatch()
  watch.look()
  expect(watch.cleared()).toBe(0)
})

test('forty busy minutes on other pages are no pause', () => {
  const watch = aWatch()
  watch.leave()
  for (let times = 0; times < 4; times += 1) {
    watch.pass(10)
    watch.touch()
  }
  watch.comeBack()
  expect(watch.cleared()).toBe(0)
})

test('thirty quiet minutes on another page clear on coming back, whatever was touched after them', () => {
  const watch = aWatch()
  watch.leave()
  watch.pass(31)
  watch.touch()
  expect(watch.cleared()).toBe(0)
  watch.pass(10)
  watch.touch()
  watch.comeBack()
  expect(watch.cleared()).toBe(1)
})

test('ten quiet minutes on another page count on arrival although a click ended them, and no longer after it', () => {
  const watch = aWatch()
  watch.leave()
  watch.pass(10)
  watch.touch()
  watch.pass(1)
  watch.touch()
  expect(watch.pauseBefore()).toBe(minutes(10))
  watch.comeBack()
  watch.pass(2)
  expect(watch.pauseBefore()).toBe(minutes(2))
})

test('quiet minutes on the search page that a touch ended do not count after a short visit to another page', () => {
  const watch = aWatch()
  watch.pass(10)
  watch.touch()
  watch.leave()
  watch.pass(1)
  expect(watch.pauseBefore()).toBe(minutes(1))
})

test('a touch of another page before any search begins no activity', () => {
  let stored: Activity | null = null
  const watch = watchActivity({
    now: () => minutes(1_000),
    read: () => stored,
    write: (written) => {
      stored = written
    },
  })
  watch.touch()
  expect(stored).toBeNull()
})
