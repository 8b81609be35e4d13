import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, someone } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

test('who signs up is signed in, and signs in again with the password', async () => {
  const email = someone()
  const first = await house.client().auth.signUp({ email, password: 'correct-horse-1', options: { data: { first_name: 'Ada' } } })
  expect(first.error).toBeNull()
  expect(first.data.session?.user.user_metadata).toMatchObject({ first_name: 'Ada', email, email_verified: true })
  const again = await house.client().auth.signInWithPassword({ email: email.toUpperCase(), password: 'correct-horse-1' })
  expect(again.data.user?.id).toBe(first.data.user?.id)
})

test('a wrong password and an unknown address are refused alike', async () => {
  const { email } = await house.member()
  for (const address of [email, someone()]) {
    const { error } = await house.client().auth.signInWithPassword({ email: address, password: 'wrong-horse-1' })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' })
  }
})

test('getUser answers whose token it is', async () => {
  const member = await house.member()
  const { data, error } = await member.client.auth.getUser()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: member.id, email: member.email, role: 'authenticated', is_anonymous: false })
})
