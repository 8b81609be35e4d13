import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import type { Accounts, AdminCall } from '#server/accounts/accounts.ts'

// Calls of GoTrue's admin API, here or at a Supabase project. Never inside a transaction.

type Keeper = Pick<Accounts, 'adminApi'>

/** Deletes an account; one that is gone already is no failure. Throws `unavailable`. */
export async function deleteAccountOf(accounts: Keeper, userId: string): Promise<void> {
  await ask(accounts, { method: 'DELETE', path: `/admin/users/${userId}` })
}

const Factors = z.array(z.object({ id: z.string() }))

/** Takes all second factors from an account. Throws `unavailable`, and some may be gone then. */
export async function removeFactorsOf(accounts: Keeper, userId: string): Promise<void> {
  const path = `/admin/users/${userId}/factors` as const
  const factors = Factors.parse(await ask(accounts, { method: 'GET', path }))
  for (const { id } of factors) await ask(accounts, { method: 'DELETE', path: `${path}/${id}` })
}

const gone = z.enum(['user_not_found', 'mfa_factor_not_found'])
/**
 * GoTrue's words for what is gone already, as its two versions answer. Any other 404 is a gateway's, and tells nothing
 * of an account.
 */
const Gone = z.union([z.object({ code: gone }), z.object({ error_code: gone })])

/** The answer's JSON; an empty list for what is gone. */
async function ask(accounts: Keeper, call: AdminCall): Promise<unknown> {
  const response = await accounts.adminApi(call)
  if (response.ok) return response.json()
  const body: unknown = await response.json().catch(() => null)
  if (response.status === 404 && Gone.safeParse(body).success) return []
  throw new AppError('unavailable', {}, { cause: new Error(`${call.method} ${call.path} answered ${response.status}`) })
}
