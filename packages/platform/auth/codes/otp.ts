import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, Metadata, parseBody, Text, type User } from '#platform/auth/call.ts'
import { afterAnswer } from '#platform/auth/codes/after-answer.ts'
import { confirmPhone } from '#platform/auth/codes/confirm.ts'
import { type LinkTarget, sendCountedConfirmation } from '#platform/auth/codes/confirmation.ts'
import { findOrMake } from '#platform/auth/codes/new-account.ts'
import { requireChannel, sendCountedPhoneCode } from '#platform/auth/codes/phone-codes.ts'
import { sendCountedRecovery } from '#platform/auth/codes/recovery.ts'
import { countAfterAnswer, countMessage } from '#platform/auth/codes/send-limits.ts'
import { sendOrUncount } from '#platform/auth/codes/uncount.ts'
import { keepAccount, removeAccount } from '#platform/auth/codes/unsent.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { readChallenge } from '#platform/auth/flow/challenge.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { contest, type Newcomer } from '#platform/auth/signup/contest.ts'
import { metadataOf } from '#platform/auth/signup/sign-up-request.ts'
import { normalEmail, normalPhone, requireAllowedAddress } from '#platform/auth/users/addresses.ts'
import { findEmailOwner, findUserByEmail, findUserByPhone, requireLockedUser } from '#platform/auth/users/user-store.ts'

const Otp = z.object({
  email: Text,
  phone: Text,
  create_user: z.nullish(z.boolean()),
  data: z.nullish(Metadata),
  channel: Text,
  code_challenge: Text,
  code_challenge_method: Text,
})
type Otp = z.output<typeof Otp>

interface ByMail extends Newcomer {
  contact: { provider: 'email'; email: string }
}

/** POST /otp: sends a link and code by mail, or a code by text message, to an account or a newcomer. */
export async function askForOtp(call: Call): Promise<Answer> {
  const asked = parseBody(call, Otp)
  if (asked.email !== '' && asked.phone !== '') throw invalid('Only an email address or phone number should be provided')
  if (asked.email !== '' && asked.channel !== '') throw invalid('Channel should only be specified with Phone OTP')
  readChallenge(asked.code_challenge, asked.code_challenge_method)
  if (asked.create_user === false) await requireAccount(call, asked)
  if (asked.email !== '') return askByMail(call, asked)
  if (asked.phone !== '') return askBySms(call, asked)
  throw invalid('One of email or phone must be set')
}

/** POST /magiclink: sends a link and code by mail. */
export async function askForMagicLink(call: Call): Promise<Answer> {
  const asked = parseBody(call, Otp)
  if (call.world.settings.email.isEnabled && asked.email === '') {
    throw new AuthError(422, 'validation_failed', 'Password recovery requires an email')
  }
  return askByMail(call, asked)
}

async function requireAccount({ world }: Call, { email, phone }: Otp): Promise<void> {
  const isKnown =
    email !== ''
      ? await findUserByEmail(world.db, normalEmail(email))
      : phone === '' || (await findUserByPhone(world.db, normalPhone(phone)))
  if (!isKnown) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
}

async function askByMail(call: Call, asked: Otp): Promise<Answer> {
  const { settings } = call.world
  if (!settings.email.isEnabled) throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  const email = normalEmail(asked.email)
  const way = { redirectTo: redirectTarget(call), challenge: readChallenge(asked.code_challenge, asked.code_challenge_method) }
  if (settings.signup.isDisabled && !(await findUserByEmail(call.world.db, email))) throw signupDisabled()
  // An invited account signs in with its address although newcomers with it are refused.
  if (call.world.refusedAddress(email) !== null && !(await findUserByEmail(call.world.db, email))) requireAllowedAddress(call.world, email)
  const newcomer = { contact: { provider: 'email' as const, email }, data: metadataOf(asked.data) }
  // Runs before the mail is counted: a caller who is refused another mail may still open the link of an earlier one.
  if (!settings.email.autoconfirm) afterAnswer(call, () => contestKnown(call, newcomer))
  await countMessage(call, 'mail', ['confirmation', 'recovery'], email, { isSentAfter: true })
  afterAnswer(call, () => mailSignIn(call, newcomer, way))
  return ok({})
}

async function contestKnown({ world }: Call, newcomer: ByMail): Promise<void> {
  const known = await findUserByEmail(world.db, newcomer.contact.email)
  if (known) await world.db.transaction().execute((trx) => contest(trx, world, known.id, newcomer))
}

/**
 * Mails a sign-in link to an account with a confirmed address. To any other account it mails a confirmation, and the
 * mail says so.
 */
async function mailSignIn(call: Call, newcomer: ByMail, way: LinkTarget): Promise<void> {
  const { world } = call
  const { email } = newcomer.contact
  const find = async () => (await findUserByEmail(world.db, email)) ?? findEmailOwner(world.db, email)
  const count = (known: User | undefined) => countAfterAnswer(call, known ?? { id: '', email, email_confirmed_at: null })
  const found = await findOrMake(world, { find, newcomer, count })
  // This address belongs to an identity of an account with another address. Its owner signs in there.
  if (found?.user.email !== email) return
  const { user, isNew } = found
  const whenUnsent = isNew ? removeAccount : keepAccount
  if (user.email_confirmed_at === null && !world.settings.email.autoconfirm) await sendCountedConfirmation(call, user, way, whenUnsent)
  else await sendCountedRecovery(call, user, 'magiclink', way, whenUnsent)
}

async function askBySms(call: Call, asked: Otp): Promise<Answer> {
  const { world } = call
  if (!world.settings.phone.isEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  requireChannel(asked.channel)
  const phone = normalPhone(asked.phone)
  const find = () => findUserByPhone(world.db, phone)
  if (world.settings.signup.isDisabled && !(await find())) throw signupDisabled()
  const newcomer = { contact: { provider: 'phone' as const, phone }, data: metadataOf(asked.data) }
  const found = await findOrMake(world, { find, newcomer, count: () => countMessage(call, 'sms', ['confirmation'], phone) })
  if (!found) throw new AuthError(409, 'conflict', 'The account was made and deleted a moment ago')
  const { user, isNew } = found
  const isNowConfirmed = world.settings.phone.autoconfirm && user.phone_confirmed_at === null
  const ready = isNowConfirmed
    ? await world.db.transaction().execute(async (trx) => confirmPhone(trx, world, await requireLockedUser(trx, user.id)))
    : user
  const whenUnsent = isNew ? removeAccount : keepAccount
  const { messageId } = await sendOrUncount(call, [['sms', 'confirmation', phone]], () =>
    sendCountedPhoneCode(call, ready, phone, 'confirmation', { whenUnsent }),
  )
  return ok(messageId === undefined ? {} : { message_id: messageId })
}

function signupDisabled(): AuthError {
  return new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}
