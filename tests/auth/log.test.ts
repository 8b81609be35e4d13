import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'

let house: House
const lines: unknown[] = []
beforeAll(async () => {
  house = await openHouse()
  const { auth } = house.world.accounts
  auth.log = { ...auth.log, warn: (entry) => void lines.push(entry) }
  auth.sendMail = () => Promise.reject(new Error('The mail server is away'))
})
afterAll(() => house.close())

const ask = async (path: string, init: { method: string; token?: string; body: object }) => {
  const response = await fetch(`${house.url}/auth/v1/${path}`, {
    method: init.method,
    headers: { 'content-type': 'application/json', ...(init.token && { authorization: `Bearer ${init.token}` }) },
    body: JSON.stringify(init.body),
  })
  expect(response.status).toBe(200)
  await house.settled()
  return response.headers.get('x-request-id')
}

test('a mail that fails after the answer is logged with the id of its request', async () => {
  const { email } = await house.member()
  const requestId = await ask('recover', { method: 'POST', body: { email } })
  expect(lines).toEqual([expect.objectContaining({ requestId, kind: 'recovery' })])
})

test('background work that fails after the answer is logged with the id of its request', async () => {
  const { client } = await house.member()
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const requestId = await ask('user', { method: 'PUT', token, body: { password: 'another-horse-2' } })
  expect(house.world.failures.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ requestId, msg: 'what was left for after the answer failed' }),
  ])
})
