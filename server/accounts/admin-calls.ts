import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import type { Accounts, AdminCall } from '#server/accounts/accounts.ts'

// What the product asks of whoever keeps accounts, in GoTrue's words. Never inside a transaction.

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

/** The answer's JSON; an empty list for what is not there. */
async function ask(accounts: Keeper, call: AdminCall): Promise<unknown> {
  const response = await accounts.adminApi(call)
  if (response.status === 404) return []
  if (response.ok) return response.json()
  throw new AppError('unavailable', {}, { cause: new Error(`${call.method} ${call.path} answered ${response.status}`) })
}
