import { type AdminAttributes, attributesOf, banOf } from '#platform/auth/admin/attributes.ts'
import { importedHash } from '#platform/auth/admin/imported-hash.ts'
import { audienceOf } from '#platform/auth/admin/list.ts'
import { mapUniqueViolation, phoneTaken } from '#platform/auth/admin/taken.ts'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, isUuid } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { storeOwnIdentity } from '#platform/auth/identities/own-identity.ts'
import { reportConfirmed } from '#platform/auth/proofs/mailed-address.ts'
import { markMadeByAdmin } from '#platform/auth/signup/made-by-admin.ts'
import { normalEmail, normalPhone } from '#platform/auth/users/addresses.ts'
import { newUser } from '#platform/auth/users/make.ts'
import { mergeMetadata } from '#platform/auth/users/metadata.ts'
import { presentUser, type WholeUser } from '#platform/auth/users/present.ts'
import { emailTaken } from '#platform/auth/users/taken.ts'
import { findUserByEmail, findUserByPhone, insertUser, nilUuid } from '#platform/auth/users/user-store.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** Characters, as for every password. GoTrue limits admins to bcrypt's 72 bytes; our hash has no such limit. */
const longestPassword = 72

/** POST /admin/users: makes an account as the admin describes it. Sends no mail. */
export async function createUser(call: Call): Promise<Answer> {
  return ok(presentUser(await makeAccount(call.world, attributesOf(call), audienceOf(call))))
}

/**
 * Makes an account without confirmation and password rules, which do not bind admins in GoTrue. Throws 400
 * validation_failed, 422 email_exists, phone_exists.
 */
export async function makeAccount(world: AuthWorld, attributes: AdminAttributes, audience: string): Promise<WholeUser> {
  if (attributes.email === '' && attributes.phone === '') throw invalid('Cannot create a user without either an email or phone')
  const email = attributes.email === '' ? null : normalEmail(attributes.email)
  if (email !== null && (await findUserByEmail(world.db, email))) throw emailTaken()
  const phone = attributes.phone === '' ? null : normalPhone(attributes.phone)
  if (phone !== null && (await findUserByPhone(world.db, phone))) throw phoneTaken()
  const givenHash = importedHashOf(attributes)
  const id = idOf(attributes.id)
  const now = world.now()
  const ban = banOf(attributes, now)
  const encrypted = givenHash ?? (await world.hasher.hash(attributes.password || Buffer.from(world.randomBytes(48)).toString('base64url')))

  const providers = [...(email === null ? [] : ['email' as const]), ...(phone === null ? [] : ['phone' as const])]
  const made = newUser(world, {
    email,
    phone,
    encrypted_password: encrypted,
    raw_app_meta_data: mergeMetadata({ provider: providers[0], providers }, attributes.app_metadata ?? {}),
    raw_user_meta_data: { ...attributes.user_metadata, ...(attributes.email_confirm ? { email_verified: true } : {}) },
  })
  return mapUniqueViolation(() =>
    world.db.transaction().execute(async (trx) => {
      const user = await insertUser(trx, {
        ...made,
        id: id ?? made.id,
        aud: attributes.aud || audience,
        role: attributes.role.trim() || made.role,
        email_confirmed_at: attributes.email_confirm ? now : null,
        phone_confirmed_at: attributes.phone_confirm ? now : null,
        banned_until: ban ?? null,
      })
      await markMadeByAdmin(trx, user.id)
      for (const provider of providers) await storeOwnIdentity(trx, world, user, provider, provider === 'email' ? { email } : { phone })
      if (attributes.email_confirm || attributes.phone_confirm)
        await reportConfirmed(trx, world, { before: made, user, proof: 'autoconfirm' })
      return findWholeUser(trx, user)
    }),
  )
}

function importedHashOf({ password, password_hash: hash }: AdminAttributes): string | null {
  if (typeof password === 'string' && hash !== '') throw invalid('Only a password or a password hash should be provided')
  if ([...(password ?? '')].length > longestPassword) throw invalid(`Password cannot be longer than ${longestPassword} characters`)
  return hash === '' ? null : importedHash(hash)
}

function idOf(id: string): string | null {
  if (id === '') return null
  if (!isUuid(id)) throw invalid('ID must conform to the uuid v4 format')
  if (id === nilUuid) throw invalid('ID cannot be a nil uuid')
  return id.toLowerCase()
}
