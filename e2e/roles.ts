import { expect } from 'vitest'
import { serviceKey } from './setting.ts'
import type { Site } from './site.ts'

/** Adds a role to a member or removes it, with the service key of the shared server. */
export async function changeRole({ server }: Site, method: 'POST' | 'DELETE', userId: string, role: 'tester' | 'admin') {
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
  const url = `${server.url}/rest/v1/user_roles`
  const answer =
    method === 'POST'
      ? await fetch(url, { method, headers, body: JSON.stringify({ user_id: userId, role }) })
      : await fetch(`${url}?user_id=eq.${userId}&role=eq.${role}`, { method, headers })
  expect(answer.ok, await answer.text()).toBe(true)
}
