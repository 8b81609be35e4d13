import { site, travel } from '../browser.ts'
import { wayTo } from '../by-provider.ts'
import { aPerson } from '../fake-person.ts'
import { type House, someone } from '../house.ts'
import { tokenIn } from '../letters.ts'
import { fake, withGoogle } from './oauth.ts'
import type { ToldOnTheWay } from './refusal.ts'

/** Makes the first step to a provider. Answers its address, with the state that it sends back. */
async function leave(start: string): Promise<URL> {
  const response = await fetch(start, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'none:')
}

const callback = (house: House, query: string) => travel(house, `${house.url}/auth/v1/callback?${query}`)

export const oauthTold: readonly ToldOnTheWay[] = [
  {
    when: 'a return from a provider without a state',
    code: 'bad_oauth_callback',
    message: 'OAuth state parameter missing',
    env: withGoogle,
    arrive: (house) => callback(house, 'code=1'),
  },
  {
    when: 'a return from a provider with an unknown state',
    code: 'bad_oauth_state',
    message: 'OAuth state not found or expired',
    env: withGoogle,
    arrive: (house) => callback(house, `code=1&state=${crypto.randomUUID()}`),
  },
  {
    when: 'a second return from a provider',
    code: 'flow_state_already_used',
    message: 'State has already been used',
    env: withGoogle,
    async arrive(house) {
      fake.person = aPerson()
      const client = house.client({ auth: { flowType: 'pkce' } })
      const away = await leave(await wayTo('google', client))
      await travel(house, away.href)
      return callback(house, `code=1&state=${away.searchParams.get('state')}`)
    },
  },
  {
    when: 'accepting an invitation whose account was deleted meanwhile',
    code: 'invite_not_found',
    message: 'Invite not found',
    env: withGoogle,
    async arrive(house) {
      const email = someone()
      fake.person = aPerson({ email })
      const { data } = await house.admin().auth.admin.inviteUserByEmail(email)
      const query = new URLSearchParams({ provider: 'google', invite_token: tokenIn(house.mailTo(email)), redirect_to: site })
      const away = await leave(`${house.url}/auth/v1/authorize?${query}`)
      await house.admin().auth.admin.deleteUser(data.user?.id ?? '')
      return travel(house, away.href)
    },
  },
]
