import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'

const password = 'correct-horse-1'
let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

test('an admin invites a disposable address, and the invited person signs in by a link', async () => {
  const email = 'guest@mailinator.com'
  expect((await house.admin().auth.admin.inviteUserByEmail(email)).error).toBeNull()
  expect((await house.client().auth.signInWithOtp({ email })).error).toBeNull()
})

test('a refused disposable address leaves no account, and /config.json names the built-in list for the page', async () => {
  const { data } = await house.client().auth.signUp({ email: 'cook@guerrillamail.com', password })
  expect(data.user).toBeNull()
  const { data: all } = await house.admin().auth.admin.listUsers()
  expect(all.users.filter(({ email }) => email === 'cook@guerrillamail.com')).toEqual([])
  expect(await (await house.world.send('/config.json')).json()).toMatchObject({ disposableMail: 'builtin' })
})

test('DISPOSABLE_MAIL_LIST replaces the built-in list by a file or turns the check off', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'potluck-list-')), 'domains.txt')
  writeFileSync(file, '# ours\r\nBurn.example\n\nashes.example # and these\n')
  for (const [list, refused, welcome] of [
    [file, ['a@burn.example', 'a@ashes.example'], ['a@mailinator.com']],
    ['off', [], ['b@yopmail.com']],
  ] as const) {
    const other = await openHouse({ env: { DISPOSABLE_MAIL_LIST: list }, beside: house })
    for (const email of refused) {
      expect((await other.client().auth.signUp({ email, password })).error, email).toMatchObject({ code: 'email_address_invalid' })
    }
    for (const email of welcome) expect((await other.client().auth.signUp({ email, password })).error, email).toBeNull()
    expect(await (await other.world.send('/config.json')).json()).toMatchObject({ disposableMail: 'off' })
    await other.close()
  }
})
