import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, Metadata, parseBody, Text, type User } from '#platform/auth/call.ts'
import { sendCountedInvite } from '#platform/auth/codes/confirmation.ts'
import { findOrMake } from '#platform/auth/codes/new-account.ts'
import { countForInstallation } from '#platform/auth/codes/send-limits.ts'
import { keepAccount, removeAccount } from '#platform/auth/codes/unsent.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { metadataOf } from '#platform/auth/signup/sign-up-request.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { emailTaken } from '#platform/auth/users/taken.ts'
import { findUserByEmail } from '#platform/auth/users/user-store.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'

const Invite = z.object({ email: Text, data: z.nullish(Metadata) })

/**
 * POST /invite: makes an account that its owner takes over by mail. Throws 422 email_exists for a confirmed account.
 */
export async function invite(call: Call): Promise<Answer> {
  const { world } = call
  const asked = parseBody(call, Invite)
  const email = normalEmail(asked.email)
  const newcomer = { contact: { provider: 'email' as const, email }, data: metadataOf(asked.data) }
  const count = async (known: User | undefined) => {
    if (known && known.email_confirmed_at !== null) throw emailTaken()
    await countForInstallation(call, 'mail', 'own')
  }
  const found = await findOrMake(world, { find: () => findUserByEmail(world.db, email), newcomer, maker: 'admin', count })
  if (!found || found.user.email_confirmed_at !== null) throw emailTaken()
  const invited = await sendCountedInvite(call, found.user, redirectTarget(call), found.isNew ? removeAccount : keepAccount)
  return ok(presentUser(await findWholeUser(world.db, invited)))
}
