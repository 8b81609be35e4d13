import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCook, aSavedRecipe, type Cook } from '../rest/kitchen.ts'
import { type House, openHouse } from './house.ts'

let house: House
let cook: Cook
let claims: Record<string, unknown>

const secret = 'a secret of thirty-two characters'

beforeAll(async () => {
  house = await openHouse({ env: { AUTH_JWT_SECRET: secret } })
  cook = await aCook(house)
  claims = JSON.parse(Buffer.from(cook.token.split('.')[1] ?? '', 'base64url').toString())
})
afterEach(() => expect(house.world.failures).toEqual([]))
afterAll(() => house.close())

/**
 * A token of the cook with one claim changed. The claim is given as JSON, because JSON.stringify could not write deep
 * nesting.
 */
function signed(claim: string, json: string): string {
  const payload = `${JSON.stringify({ ...claims, [claim]: undefined }).slice(0, -1)},"${claim}":${json}}`
  const said = ['{"alg":"HS256","typ":"JWT"}', payload].map((part) => Buffer.from(part).toString('base64url')).join('.')
  return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const tokens: Readonly<Record<string, () => string>> = {
  'a number as its sub': () => signed('sub', '17'),
  'an object as its sub': () => signed('sub', `{"id":"${cook.id}"}`),
  'a list with an id as its sub': () => signed('sub', `["${cook.id}"]`),
  'lists nested 5,000 deep': () => signed('app_metadata', nested(5_000)),
  'objects nested 1,500 deep': () => signed('app_metadata', `${'{"a":'.repeat(1_500)}0${'}'.repeat(1_500)}`),
}
const names = Object.keys(tokens)

/**
 * One call for each service that reads a token, and the status of its refusal: GoTrue's is 403, and Storage's is 400
 * with a 403 in the body.
 */
const doors: readonly [door: string, status: number, path: string, init: RequestInit][] = [
  ['auth', 403, '/auth/v1/user', {}],
  ['rows', 401, '/rest/v1/profiles', {}],
  ['row changes', 401, '/rest/v1/saved_recipes', { method: 'POST', body: JSON.stringify(aSavedRecipe()) }],
  ['functions', 401, '/functions/v1/check-usage-status', { method: 'POST', body: '{}' }],
  ['broadcasts', 401, '/realtime/v1/api/broadcast', { method: 'POST', body: '{"messages":[]}' }],
  ['storage', 400, '/storage/v1/bucket', {}],
]

test.each(names.flatMap((name) => doors.map(([door, status, path, init]) => ({ name, door, status, path, init }))))(
  'a signed token with $name is refused with $status by $door',
  async ({ name, status, path, init }) => {
    const response = await house.world.send(path, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[name]?.()}` },
    })
    expect({ status: response.status, body: await response.text() }).toEqual({ status, body: expect.stringMatching(/^\{/) })
  },
)

test.each(names)('a realtime connection is refused to a signed token with %s', async (name) => {
  const response = await house.world.send(`/realtime/v1/websocket?vsn=2.0.0&apikey=${tokens[name]?.()}`)
  expect(response.status).toBe(401)
})

test('a signed token with claims nested 16 deep is accepted', async () => {
  const headers = { authorization: `Bearer ${signed('app_metadata', nested(15))}` }
  expect((await house.world.send('/rest/v1/profiles', { headers })).status).toBe(200)
})
