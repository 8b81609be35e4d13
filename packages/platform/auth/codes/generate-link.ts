import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, Metadata, parseBody, Text, type User } from '#platform/auth/call.ts'
import { storeConfirmation } from '#platform/auth/codes/confirmation.ts'
import { storeEmailChange } from '#platform/auth/codes/email-change.ts'
import { type LinkType, linkFor } from '#platform/auth/codes/links.ts'
import { storeRecovery } from '#platform/auth/codes/recovery.ts'
import { makeSecret, type Secret } from '#platform/auth/codes/secret.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { requireStrong } from '#platform/auth/passwords/strength.ts'
import { allowedRedirect, redirectTarget } from '#platform/auth/redirects.ts'
import { contest } from '#platform/auth/signup/contest.ts'
import { makeAccount } from '#platform/auth/signup/new-account.ts'
import { metadataOf } from '#platform/auth/signup/sign-up-request.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'
import { mergeMetadata } from '#platform/auth/users/metadata.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { emailTaken } from '#platform/auth/users/taken.ts'
import { findEmailOwner, findUserByEmail, lockUser, updateUser } from '#platform/auth/users/user-store.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

const GenerateLink = z.object({
  type: Text,
  email: Text,
  new_email: Text,
  password: Text,
  data: z.nullish(Metadata),
  redirect_to: Text,
})
type LinkRequest = z.output<typeof GenerateLink>

const linkKinds = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const
type LinkKind = (typeof linkKinds)[number]

const linkTypes: Record<LinkKind, LinkType> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
}

interface LinkToStore {
  trx: AuthTransaction
  world: AuthWorld
  owner: User
  secret: Secret
  /** The address that the account will have. */
  newEmail: string
}

const storers: Record<LinkKind, (keeping: LinkToStore) => Promise<User>> = {
  signup: ({ trx, world, owner, secret }) => storeConfirmation(trx, world, owner, secret),
  async invite({ trx, world, owner, secret }) {
    await updateUser(trx, owner.id, { invited_at: world.now() })
    return storeConfirmation(trx, world, owner, secret)
  },
  magiclink: ({ trx, world, owner, secret }) => storeRecovery(trx, world, owner, secret),
  recovery: ({ trx, world, owner, secret }) => storeRecovery(trx, world, owner, secret),
  email_change_current: ({ trx, world, owner, secret, newEmail }) =>
    storeEmailChange(trx, world, owner, newEmail, { fresh: null, current: secret }),
  email_change_new: ({ trx, world, owner, secret, newEmail }) =>
    storeEmailChange(trx, world, owner, newEmail, { fresh: secret, current: null }),
}

/**
 * POST /admin/generate_link: answers the link and code of a mail, for an admin who sends it by other means. Sends no
 * mail.
 */
export async function generateLink(call: Call): Promise<Answer> {
  const { world } = call
  const asked = parseBody(call, GenerateLink)
  const email = normalEmail(asked.email)
  const redirectTo = allowedRedirect(world.settings, asked.redirect_to, redirectTarget(call))
  const known = await findUserByEmail(world.db, email)
  const kind = linkKindOf(asked.type, known)
  const newEmail = await newAddressFor(call, kind, asked, known)
  const isTheirs = kind === 'signup' && known !== undefined && (await world.hasher.verify(asked.password, known.encrypted_password || null))
  const encryptedPassword = kind === asked.type && kind === 'signup' && !known ? await hashFor(call, asked, email) : null
  const secret = makeSecret(world, kind === 'email_change_new' ? newEmail : email, { digits: world.settings.email.otpLength })
  const contact = { provider: 'email' as const, email }
  const user = await world.db.transaction().execute(async (trx) => {
    const owner = known
      ? await lockKnown(trx, known, kind)
      : await makeAccount(trx, world, { contact, data: asked.data ?? {} }, encryptedPassword, 'admin')
    if (!owner) throw emailTaken()
    if (isTheirs) return storers[kind]({ trx, world, owner: await addMetadata(trx, owner, asked.data ?? {}), secret, newEmail })
    const isContested = known !== undefined && (kind === 'signup' || kind === 'invite')
    const newcomer = { contact, data: metadataOf(asked.data) }
    const own = isContested ? ((await contest(trx, world, owner.id, newcomer, 'admin')) ?? owner) : owner
    return storers[kind]({ trx, world, owner: own, secret, newEmail })
  })
  return ok({
    ...presentUser(await findWholeUser(world.db, user)),
    action_link: linkFor(world, { token: secret.token, type: linkTypes[kind], redirectTo }),
    email_otp: secret.code,
    hashed_token: secret.token,
    verification_type: kind,
    redirect_to: redirectTo,
  })
}

/**
 * The kind of link. For an address without an account it is a sign-up. Throws GoTrue's 4xx for a link that this
 * account cannot have.
 */
function linkKindOf(type: string, known: User | undefined): LinkKind {
  const kind = linkKinds.find((candidate) => candidate === type)
  if (!kind) throw invalid(`Invalid email action link type requested: ${type}`)
  if (known) {
    requireUnconfirmed(known, kind)
    return kind
  }
  if (kind === 'magiclink') return 'signup'
  if (kind === 'signup' || kind === 'invite') return kind
  throw userNotFound()
}

/** Throws 422 email_exists when a confirmed account is signed up or invited. */
function requireUnconfirmed(user: User, kind: LinkKind): void {
  if ((kind === 'signup' || kind === 'invite') && user.email_confirmed_at !== null) throw emailTaken()
}

/**
 * Locks the account and answers its current row. Throws 404 user_not_found when it was deleted or has another
 * address, 422 email_exists when it was confirmed meanwhile.
 */
async function lockKnown(trx: AuthTransaction, known: User, kind: LinkKind): Promise<User> {
  const held = await lockUser(trx, known.id)
  if (held?.email !== known.email) throw userNotFound()
  requireUnconfirmed(held, kind)
  return held
}

function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User with this email not found')
}

/** The new address of an address change; '' for other links. */
async function newAddressFor({ world }: Call, kind: LinkKind, asked: LinkRequest, owner: User | undefined): Promise<string> {
  if (linkTypes[kind] !== 'email_change') return ''
  if (kind === 'email_change_current' && !world.settings.email.secureChange) {
    throw invalid('Enable secure email change to generate link for current email')
  }
  const newEmail = normalEmail(asked.new_email)
  if (await findEmailOwner(world.db, newEmail, owner?.id)) throw emailTaken()
  return newEmail
}

async function hashFor({ world }: Call, { password, data }: LinkRequest, email: string): Promise<string> {
  if (password === '') throw invalid('Signup requires a valid password')
  requireStrong(world, password, { email, metadata: data ?? {} })
  return world.hasher.hash(password)
}

function addMetadata(trx: AuthTransaction, user: User, data: Record<string, unknown>): Promise<User> {
  return updateUser(trx, user.id, { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, data) })
}
