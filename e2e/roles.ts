import { expect } from 'vitest'
import type { House } from './house.ts'

const serviceKey = 'service-key-of-the-journeys-only'

/** The setting of a house whose roles are given and taken by a journey. */
export const withRoles = { SERVICE_ROLE_KEY: serviceKey }

/** Gives a role or takes it, as whoever runs a house opened `withRoles` does. */
export async function tellRole({ server }: House, method: 'POST' | 'DELETE', userId: string, role: 'tester' | 'admin') {
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
  const url = `${server.url}/rest/v1/user_roles`
  const answer =
    method === 'POST'
      ? await fetch(url, { method, headers, body: JSON.stringify({ user_id: userId, role }) })
      : await fetch(`${url}?user_id=eq.${userId}&role=eq.${role}`, { method, headers })
  expect(answer.ok, await answer.text()).toBe(true)
}
