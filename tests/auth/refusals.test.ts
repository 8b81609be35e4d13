import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'
import { adminRefusals } from './refusals/admin.ts'
import { codeRefusals } from './refusals/codes.ts'
import { factorRefusals } from './refusals/factors.ts'
import { oauthRefusals } from './refusals/oauth.ts'
import { passwordRefusals } from './refusals/password.ts'
import type { Refusal, Speak } from './refusals/refusal.ts'
import { sessionRefusals } from './refusals/sessions.ts'
import { signUpRefusals } from './refusals/sign-up.ts'
import { ssoRefusals } from './refusals/sso.ts'
import { userRefusals } from './refusals/user.ts'
import { web3Refusals } from './refusals/web3.ts'

const refusals: readonly Refusal[] = [
  ...factorRefusals,
  ...ssoRefusals,
  ...web3Refusals,
  ...adminRefusals,
  ...codeRefusals,
  ...oauthRefusals,
  ...passwordRefusals,
  ...sessionRefusals,
  ...signUpRefusals,
  ...userRefusals,
]

let first: House
const houses = new Map<string, Promise<House>>()
beforeAll(async () => {
  first = await openHouse()
  houses.set(JSON.stringify({}), Promise.resolve(first))
})
// Clocks differ from house to house: what one allowance lacks until tomorrow must not be missing in the next.
beforeEach(() => sql`delete from platform.rate_limits`.execute(first.world.db))
afterAll(async () => {
  for (const opening of [...houses.values()].reverse()) {
    const house = await opening
    expect(house.world.failures).toEqual([])
    await house.close()
  }
})

/** One house for all refusals that need the same settings, on one database but where limits are counted. */
function houseFor(env: Record<string, string> = {}): Promise<House> {
  const key = JSON.stringify(env)
  const isCounted = Object.keys(env).some((name) => name.includes('RATE_LIMIT'))
  const house = houses.get(key) ?? openHouse(isCounted ? { env } : { env, beside: first })
  houses.set(key, house)
  return house
}

describe.each(['code and message', 'status, error_code and msg'] as const)('in the envelope of %s', (envelope) => {
  test.each(refusals)('$when: $status $code', async ({ provoke, status, code, message, env }) => {
    const house = await houseFor(env)
    const answers: { status: number; body: Record<string, unknown>; headers: Headers }[] = []
    const speakingFetch: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers)
      if (envelope === 'status, error_code and msg') headers.delete('x-supabase-api-version')
      const response = await fetch(input, { ...init, headers })
      if (response.status >= 400) answers.push({ status: response.status, body: await response.clone().json(), headers: response.headers })
      return response
    }
    const speak: Speak = {
      client: (auth = {}) => house.client({ auth, global: { fetch: speakingFetch } }),
      admin: () => house.admin({ global: { fetch: speakingFetch } }),
      member: () => house.member({ client: house.client({ global: { fetch: speakingFetch } }) }),
    }
    const { error } = await provoke(house, speak)

    expect(error).toMatchObject({ status, code })
    const answer = answers.at(-1)
    expect(answer?.status).toBe(status)
    const { body = {}, headers } = answer ?? {}
    const said = envelope === 'code and message' ? body.message : body.msg
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
    if (envelope === 'code and message') {
      expect(body.code).toBe(code)
      expect(headers?.get('x-supabase-api-version')).toBe('2024-01-01')
    } else {
      expect(body).toMatchObject({ code: status, error_code: code })
      expect(headers?.get('x-sb-error-code')).toBe(code)
    }
  })
})
