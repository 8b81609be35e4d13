import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import type { Accounts, AdminCall } from '#server/accounts/accounts.ts'
import { CommandError } from '#server/admin-cli/command.ts'

const ChangedUser = z.object({ email: z.nullish(z.string()), banned_until: z.nullish(z.string()) })
type ChangedUser = z.output<typeof ChangedUser>

/** GoTrue names an error's text `msg`, a gateway names it `message`. */
const Failure = z.object({ msg: z.optional(z.string()), message: z.optional(z.string()) })

/**
 * Calls the admin API about an account. Throws CommandError with the API's text when it refuses, and when no answer
 * comes.
 */
export async function callAdminApi(accounts: Accounts, call: AdminCall): Promise<ChangedUser> {
  const response = await accounts.adminApi(call).catch((cause: unknown) => {
    throw cause instanceof AppError ? new CommandError('The Supabase project at SUPABASE_URL does not answer.') : cause
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return ChangedUser.parse(body ?? {})
  const { msg, message } = Failure.safeParse(body).data ?? {}
  throw new CommandError(msg ?? message ?? `The account service answered ${response.status}.`)
}
