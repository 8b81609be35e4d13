import * as z from 'zod/mini'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, parseBody, Text, type User } from '#platform/auth/call.ts'
import { afterAnswer } from '#platform/auth/codes/after-answer.ts'
import { type LinkTarget, sendCountedConfirmation } from '#platform/auth/codes/confirmation.ts'
import { sendCountedEmailChange } from '#platform/auth/codes/email-change.ts'
import { requirePending } from '#platform/auth/codes/guard.ts'
import { sendCountedPhoneCode } from '#platform/auth/codes/phone-codes.ts'
import { countAfterAnswer, countMessage, countTarget, countTextAfterAnswer, type MessageKind } from '#platform/auth/codes/send-limits.ts'
import { AuthError, invalid } from '#platform/auth/errors.ts'
import { readChallenge } from '#platform/auth/flow/challenge.ts'
import { redirectTarget } from '#platform/auth/redirects.ts'
import { normalEmail, normalPhone } from '#platform/auth/users/addresses.ts'
import { findUserByEmail, findUserByPhone } from '#platform/auth/users/user-store.ts'

const Resend = z.object({ type: Text, email: Text, phone: Text, code_challenge: Text, code_challenge_method: Text })
type Resend = z.output<typeof Resend>

interface Resender {
  channel: 'mail' | 'sms'
  kind: MessageKind
  /** Sends an account's pending message again; nothing when none is pending. */
  send(call: Call, user: User, way: LinkTarget): Promise<unknown>
}

const resenders: ReadonlyMap<string, Resender> = new Map<string, Resender>([
  [
    'signup',
    {
      channel: 'mail',
      kind: 'confirmation',
      async send(call, user, way) {
        if (user.email_confirmed_at !== null || !user.email) return
        await countAfterAnswer(call, user)
        await sendCountedConfirmation(call, user, way)
      },
    },
  ],
  [
    'email_change',
    {
      channel: 'mail',
      kind: 'email_change',
      async send(call, user, way) {
        if (!user.email_change) return
        await countTarget(call, 'mail', user.email_change)
        await countAfterAnswer(call, user)
        await sendCountedEmailChange(call, user, user.email_change, way, requirePending(user, 'email_change'))
      },
    },
  ],
  [
    'sms',
    {
      channel: 'sms',
      kind: 'confirmation',
      async send(call, user) {
        if (user.phone_confirmed_at !== null || !user.phone) return
        await countTextAfterAnswer(call, user.phone, 'named')
        await sendCountedPhoneCode(call, user, user.phone, 'confirmation')
      },
    },
  ],
  [
    'phone_change',
    {
      channel: 'sms',
      kind: 'phone_change',
      async send(call, user) {
        if (!user.phone_change) return
        await countTarget(call, 'sms', user.phone_change)
        await countTextAfterAnswer(call, user.phone_change, 'own')
        await sendCountedPhoneCode(call, user, user.phone_change, 'phone_change', { guard: requirePending(user, 'phone_change') })
      },
    },
  ],
])

/** POST /resend: sends a pending message again. */
export async function resend(call: Call): Promise<Answer> {
  const asked = parseBody(call, Resend)
  const resender = resenders.get(asked.type)
  if (!resender) throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  const challenge = resender.channel === 'mail' ? readChallenge(asked.code_challenge, asked.code_challenge_method) : null
  const { address, find } = recipientOf(call, asked)
  const way = { redirectTo: redirectTarget(call), challenge }
  await countMessage(call, resender.channel, [resender.kind], address, { isSentAfter: true })
  afterAnswer(call, async () => {
    const user = await find()
    if (user) await resender.send(call, user, way)
  })
  return ok({})
}

/** The recipient that the body names. Faults are checked in GoTrue's order. */
function recipientOf({ world }: Call, { type, email, phone }: Resend): { address: string; find: () => Promise<User | undefined> } {
  if (email === '' && type === 'signup') throw invalid('Type provided requires an email address')
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number')
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided.')
  if (email !== '') {
    if (!world.settings.email.isEnabled) throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    const address = normalEmail(email)
    return { address, find: () => findUserByEmail(world.db, address) }
  }
  if (phone === '') throw invalid('Missing email address or phone number')
  if (!world.settings.phone.isEnabled) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const address = normalPhone(phone)
  return { address, find: () => findUserByPhone(world.db, address) }
}
