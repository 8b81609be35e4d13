import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { hash as bcrypt } from 'bcryptjs'
import { expect, test, vi } from 'vitest'
import { longestPassword, openHasher } from '#platform/passwords/hasher.ts'
import { NoTurn } from '#platform/work/turns.ts'

const hasher = openHasher(1)
/** Normalising it would keep a core busy for a minute. */
const endless = `a${'\u0315'.repeat(500_000)}${'\u0300'.repeat(500_000)}`

test('an overlong password is refused before it is normalised, and cannot be hashed', async () => {
  const stored = await hasher.hash('correct-horse-1')
  const imported = await bcrypt('a', 4)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  for (const each of [stored, imported, null]) expect(await hasher.verify(endless, each)).toBe(false)
  await expect(hasher.hash(endless)).rejects.toThrow(RangeError)
  expect(normalize).not.toHaveBeenCalled()
  normalize.mockRestore()
})

test('a password may have 72 characters of any number of bytes, but not 73', async () => {
  for (const character of ['x', 'é', '🥕']) {
    const longest = character.repeat(longestPassword)
    const stored = await hasher.hash(longest)
    expect(await hasher.verify(longest, stored)).toBe(true)
    expect(await hasher.verify(`${longest}${character}`, stored)).toBe(false)
    await expect(hasher.hash(`${longest}${character}`)).rejects.toThrow(RangeError)
  }
})

test.runIf(process.platform === 'linux')('passwords are hashed at low priority, and the server keeps its own', async () => {
  const before = getPriority(process.pid)
  await hasher.hash('correct-horse-1')
  const threads = readdirSync('/proc/self/task').map((thread) => niceOf(`/proc/self/task/${thread}/stat`))
  expect(threads).toContain(10)
  expect(getPriority(process.pid)).toBe(before)
})

/** The nice value in a thread's stat (proc_pid_stat(5)): the 19th field, 17 behind the name in brackets. */
const niceOf = (file: string) =>
  Number(
    readFileSync(file, 'utf8')
      .replace(/^.*\) /u, '')
      .split(' ')[16],
  )

test('a text that is no hash matches no password', async () => {
  expect(await hasher.verify('correct-horse-1', 'correct-horse-1')).toBe(false)
})

test('the hasher refuses work when its queue is full, and drops the work of a disconnected caller', async () => {
  const busy = openHasher(1, 2)
  const gone = new AbortController()
  const working = busy.hash('one')
  const leaving = busy.hash('two', gone)
  const waiting = busy.hash('three')
  await expect(busy.verify('four', null)).rejects.toThrow(NoTurn)
  gone.abort()
  const instead = busy.verify('five', null)
  await expect(leaving).rejects.toThrow(NoTurn)
  await expect(busy.hash('six', gone)).rejects.toThrow(NoTurn)
  expect(await Promise.all([working, waiting, instead])).toEqual([expect.any(String), expect.any(String), false])
  expect(await Promise.all([busy.verify('a', null), busy.verify('b', null), busy.verify('c', null)])).toEqual([false, false, false])
})
