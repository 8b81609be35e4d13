import type { Call, User } from '#platform/auth/call.ts'
import { type Guard, noGuard } from '#platform/auth/codes/guard.ts'
import type { PreparedMessage } from '#platform/auth/codes/prepared-message.ts'
import { makeSecret } from '#platform/auth/codes/secret.ts'
import { countMessage, type MessageKind } from '#platform/auth/codes/send-limits.ts'
import { storeToken } from '#platform/auth/codes/token-store.ts'
import { sendOrUncount } from '#platform/auth/codes/uncount.ts'
import { type HandleUnsent, keepAccount } from '#platform/auth/codes/unsent.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import type { OneTimeTokenType } from '#platform/auth/tables.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { updateUser } from '#platform/auth/users/user-store.ts'

/** An account to which a code was sent, and the message id: 'test-otp' for a preset code. */
interface SentCode {
  user: User
  messageId: string | undefined
}

type PhoneKind = Extract<MessageKind, 'confirmation' | 'phone_change' | 'reauthentication'>

const tokenTypes = {
  confirmation: 'confirmation_token',
  phone_change: 'phone_change_token',
  reauthentication: 'reauthentication_token',
} as const satisfies Record<PhoneKind, OneTimeTokenType>

/** Checks the channel of a code; '' means sms. Throws 400 validation_failed for an unknown one. */
export function requireChannel(channel: string): void {
  if (['', 'sms', 'whatsapp'].includes(channel)) return
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  )
}

/**
 * Counts, stores and sends a code. Must not run inside a transaction. Throws 429 over_sms_send_rate_limit, and 422
 * sms_send_failed when it cannot be sent.
 */
export async function sendPhoneCode(call: Pick<Call, 'world' | 'address'>, user: User, phone: string, kind: PhoneKind): Promise<SentCode> {
  await countMessage(call, 'sms', [kind], phone)
  return sendOrUncount(call, [['sms', kind, phone]], () => sendCountedPhoneCode(call, user, phone, kind))
}

/**
 * Stores and sends a code that was counted already. Throws what the guard throws too. `whenUnsent` decides what
 * happens to the account when sending fails.
 */
export async function sendCountedPhoneCode(
  call: Pick<Call, 'world'>,
  user: User,
  phone: string,
  kind: PhoneKind,
  { guard = noGuard, whenUnsent = keepAccount }: { guard?: Guard; whenUnsent?: HandleUnsent } = {},
): Promise<SentCode> {
  const { world } = call
  const message = preparePhoneCode(call, phone, kind)
  const sent = await world.db.transaction().execute(async (trx) => {
    await guard(trx)
    return message.store(trx, user)
  })
  try {
    await message.send(sent)
  } catch (error) {
    await whenUnsent(world, sent)
    throw error
  }
  return { user: sent, messageId: world.settings.phone.testOtp.has(phone) ? 'test-otp' : undefined }
}

/** Prepares a code by text message; storing and sending it are separate steps. */
export function preparePhoneCode(call: Pick<Call, 'world'>, phone: string, kind: PhoneKind): PreparedMessage {
  const { world } = call
  const agreed = world.settings.phone.testOtp.get(phone)
  const secret = makeSecret(world, phone, { digits: world.settings.phone.otpLength, ...(agreed === undefined ? {} : { code: agreed }) })
  return {
    flowId: null,
    async send(user) {
      if (agreed !== undefined) return
      const told = { ...user, ...changesFor(kind, phone, secret.codeHash, world.now()) }
      try {
        if (!world.sendSms) throw new Error('no way to send text messages is configured')
        await world.sendSms({
          to: phone,
          text: `Your code is ${secret.code}`,
          code: secret.code,
          user: presentUser({ user: told, identities: [], factors: [] }),
        })
      } catch (cause) {
        world.log.warn({ kind, err: cause }, 'a text message could not be sent')
        throw new AuthError(422, 'sms_send_failed', `Error sending ${kind} OTP to provider`, { cause })
      }
    },
    async store(trx, { id }) {
      const now = world.now()
      const type = tokenTypes[kind]
      await storeToken(trx, { id: world.uuid(), userId: id, type, hash: secret.tokenHash, relatesTo: phone, now })
      return updateUser(trx, id, { ...changesFor(kind, phone, secret.codeHash, now), updated_at: now })
    },
  }
}

function changesFor(kind: PhoneKind, phone: string, hash: string, now: Date) {
  if (kind === 'confirmation') return { confirmation_token: hash, confirmation_sent_at: now }
  if (kind === 'reauthentication') return { reauthentication_token: hash, reauthentication_sent_at: now }
  return { phone_change: phone, phone_change_token: hash, phone_change_sent_at: now }
}
