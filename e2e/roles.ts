import { expect } from 'vitest'
import type { House } from './house.ts'
import { serviceKey } from './setting.ts'

/** Gives a role or takes it, as the owner of the shared server does. */
export async function tellRole({ server }: House, method: 'POST' | 'DELETE', userId: string, role: 'tester' | 'admin') {
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
  const url = `${server.url}/rest/v1/user_roles`
  const answer =
    method === 'POST'
      ? await fetch(url, { method, headers, body: JSON.stringify({ user_id: userId, role }) })
      : await fetch(`${url}?user_id=eq.${userId}&role=eq.${role}`, { method, headers })
  expect(answer.ok, await answer.text()).toBe(true)
}
