import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedSite } from './site.ts'

const site = sharedSite()

/** Most compressed bytes of the scripts of a visit: at first, by timers after that, at the first use of the field. */
const most = { first: 160_000, byTimers: 51_000, atTheField: 123_000 }

const bytesOf = (scripts: readonly string[]) =>
  scripts.reduce((bytes, path) => bytes + gzipSync(readFileSync(`dist/web${path}`)).byteLength, 0)

test('the scripts of a visitor without a session are few bytes, at first and later, and fetch nothing that only accounts need', async () => {
  const { page, complaints, close } = await site.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () => asked.filter((path) => path.endsWith('.js'))

  /** The scripts that were asked for since the wave before, once each is there with all that it imports. */
  async function wave(before: readonly string[] = []): Promise<string[]> {
    for (let known = 0; known < scripts().length; ) {
      known = scripts().length
      await page.evaluate(`Promise.all(${JSON.stringify(scripts())}.map((path) => import(path)))`)
    }
    return scripts().filter((path) => !before.includes(path))
  }

  // The page's clock stands still: requests that start by a timer are the second wave, however slow the machine is.
  const now = Date.now()
  await page.clock.install({ time: now })
  // Far enough ahead that a slow machine does not reach this time before the call.
  await page.clock.pauseAt(now + 60_000)
  await page.goto('/')
  await page.getByText('6 of 6 searches left today').waitFor()
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
  const first = await wave()
  await page.clock.runFor('01:00')
  await expect.poll(() => scripts().length).toBeGreaterThan(first.length)
  const byTimers = await wave(first)
  await page.getByRole('combobox', { name: 'An ingredient' }).focus()
  await expect.poll(() => scripts().some((path) => /assets\/zh-/.test(path))).toBe(true)
  await expect.poll(() => scripts().some((path) => /split-typed/.test(path))).toBe(true)
  const atTheField = await wave([...first, ...byTimers])

  const waves = { first, byTimers, atTheField }
  const bytes = Object.fromEntries(Object.entries(waves).map(([name, scripts]) => [name, bytesOf(scripts)]))
  console.log(`Compressed bytes of scripts: ${JSON.stringify(bytes)}, at most ${JSON.stringify(most)}`)
  expect(first.length).toBeGreaterThan(0)
  for (const name of ['first', 'byTimers', 'atTheField'] as const) expect.soft(bytes[name], name).toBeLessThanOrEqual(most[name])
  // The official Supabase client could be part of a file of any name, so look for the storage key of its code verifier.
  expect(scripts().filter((path) => readFileSync(`dist/web${path}`, 'utf8').includes('-code-verifier'))).toEqual([])
  expect(asked.filter((path) => /^\/(auth|rest|realtime)\/v1/.test(path))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
