import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedSite } from './site.ts'

const site = sharedSite()

/** Bytes of all scripts of a first visit, compressed. */
const most = 160_000

test('the first load of a visitor without a session is small and fetches nothing that only accounts need', async () => {
  const { page, complaints, close } = await site.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The page's clock stands still: later requests, which start by a timer, are not part of the first load, however slow
  // the machine is.
  const now = Date.now()
  await page.clock.install({ time: now })
  // Far enough ahead that a slow machine does not reach this time before the call.
  await page.clock.pauseAt(now + 60_000)
  await page.goto('/')
  await page.getByText('6 of 6 searches left today').waitFor()
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()

  // The scripts of a visit without a click: named in the document, or imported by those scripts at once.
  const loaded = asked.filter((path) => path.endsWith('.js'))
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((bytes, file) => bytes + gzipSync(readFileSync(`dist/web${file}`)).byteLength, 0)).toBeLessThanOrEqual(most)
  // The official Supabase client could be part of a file of any name, so look for the storage key of its code verifier.
  expect(loaded.filter((path) => readFileSync(`dist/web${path}`, 'utf8').includes('-code-verifier'))).toEqual([])
  expect(asked.filter((path) => /^\/(auth|rest|realtime)\/v1/.test(path))).toEqual([])
  expect(complaints).toEqual([])
  await close()
})
