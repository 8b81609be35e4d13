import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

// One caller must not be able to keep the server from everybody else.

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** What nobody may normalise: it would hold the process for seconds. 400 KB as it travels. */
const endless = `a${'\u0315'.repeat(100_000)}${'\u0300'.repeat(100_000)}`

/** The length of the longest text that was normalised meanwhile. */
async function longestNormalised(act: () => Promise<unknown>): Promise<number> {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  try {
    await act()
    return Math.max(0, ...normalize.mock.contexts.map((text) => String(text).length))
  } finally {
    normalize.mockRestore()
  }
}

test('a password of a hundred thousand accents is refused at sign-in, sign-up and change, and nobody normalises it', async () => {
  const { client, email } = await house.member()
  const { auth } = house.client()
  const longest = await longestNormalised(async () => {
    for (const address of [email, someone()]) {
      const { error } = await auth.signInWithPassword({ email: address, password: endless })
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    }
    const tooLong = { status: 400, code: 'validation_failed', message: 'Password cannot be longer than 72 characters' }
    expect((await auth.signUp({ email: someone(), password: endless })).error).toMatchObject(tooLong)
    expect((await client.auth.updateUser({ password: endless })).error).toMatchObject(tooLong)
    const admin = house.admin().auth.admin
    expect((await admin.createUser({ email: someone(), password: endless })).error).toMatchObject(tooLong)
    expect((await admin.updateUserById((await client.auth.getUser()).data.user?.id ?? '', { password: endless })).error).toMatchObject(
      tooLong,
    )
  })
  expect(longest).toBeLessThan(1_000)
})

test('names and addresses without end are not compared with a password at their full length', async () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `word${at}`)
  const names = [endless, words.join(' ')]
  const longest = await longestNormalised(async () => {
    for (const name of names)
      await house.client().auth.signUp({ email: someone(), password: 'correct-horse-1', options: { data: { name } } })
    const { error } = await house.client().auth.signUp({ email: `${words.join('.')}@example.org`, password: 'correct-horse-1' })
    expect(error?.status).toBe(400)
  })
  expect(longest).toBeLessThan(1_000)
})
