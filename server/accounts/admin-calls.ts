import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import type { Accounts, AdminCall } from '#server/accounts/accounts.ts'

// Calls GoTrue's admin API, here or at a Supabase project. None may run inside a transaction.

type AdminApi = Pick<Accounts, 'adminApi'>

/** Deletes an account. An account that is already gone is no failure. Throws `unavailable`. */
export async function deleteAccountOf(accounts: AdminApi, userId: string): Promise<void> {
  await callAdminApi(accounts, { method: 'DELETE', path: `/admin/users/${userId}` })
}

const Factors = z.array(z.object({ id: z.string() }))

/** Removes all second factors of an account. Throws `unavailable`; some factors may be removed by then. */
export async function removeFactorsOf(accounts: AdminApi, userId: string): Promise<void> {
  const path = `/admin/users/${userId}/factors` as const
  const factors = Factors.parse(await callAdminApi(accounts, { method: 'GET', path }))
  for (const { id } of factors) await callAdminApi(accounts, { method: 'DELETE', path: `${path}/${id}` })
}

const goneCodes = z.enum(['user_not_found', 'mfa_factor_not_found'])
/**
 * GoTrue's codes for a missing account or factor, in the error format of either API version. Any other 404 comes from
 * a gateway and says nothing about the account.
 */
const AlreadyGone = z.union([z.object({ code: goneCodes }), z.object({ error_code: goneCodes })])

/** The JSON of the response; an empty list when the account or factor is already gone. */
async function callAdminApi(accounts: AdminApi, call: AdminCall): Promise<unknown> {
  const response = await accounts.adminApi(call)
  if (response.ok) return response.json()
  const body: unknown = await response.json().catch(() => null)
  if (response.status === 404 && AlreadyGone.safeParse(body).success) return []
  throw new AppError('unavailable', {}, { cause: new Error(`${call.method} ${call.path} answered ${response.status}`) })
}
