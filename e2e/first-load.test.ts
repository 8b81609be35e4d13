import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedHouse } from './house.ts'

const house = sharedHouse()

/** Bytes of all scripts of a first visit, compressed. */
const most = 160_000

test('the first load of a visitor without a session is small and fetches nothing that only accounts need', async () => {
  const { page, complaints, close } = await house.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // What the page asks for a moment later, by a timer of its own, is not part of the first load however slow the
  // machine is.
  const now = Date.now()
  await page.clock.install({ time: now })
  // Far enough ahead that a slow machine does not come there first.
  await page.clock.pauseAt(now + 60_000)
  await page.goto('/')
  await page.getByText('6 of 6 searches left today').waitFor()
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()

  // Whatever a visit asks for that touches nothing: named by the page or imported by its scripts at once.
  const loaded = asked.filter((path) => path.endsWith('.js'))
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((bytes, file) => bytes + gzipSync(readFileSync(`dist/web${file}`)).byteLength, 0)).toBeLessThanOrEqual(most)
  // By the names of its files the official client could hide: no script that was loaded knows how it keeps a code
  // verifier.
  expect(loaded.filter((path) => readFileSync(`dist/web${path}`, 'utf8').includes('-code-verifier'))).toEqual([])
  expect(asked.filter((path) => /^\/(auth|rest|realtime)\/v1/.test(path))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
