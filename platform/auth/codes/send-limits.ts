import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { forgive, type Limit, takeFrom, waitFor } from '#platform/limits/limiter.ts'

/** What a person is written to about; each kind has a pace of its own, as in GoTrue. */
export type MessageKind = 'confirmation' | 'recovery' | 'email_change' | 'reauthentication' | 'phone_change'
export type Channel = 'mail' | 'sms'

type Limited = Pick<Call, 'world'>

const hour = 3_600_000

/**
 * Counts a message to an address, whether or not anybody has it: strangers learn nothing from a refusal. Throws 429 over_email_send_rate_limit or
 * over_sms_send_rate_limit when the last one of a kind was too short a time ago, or, unless that is counted later, when the whole house has sent too
 * many in the hour.
 */
export async function countMessage(
  call: Limited,
  channel: Channel,
  kinds: readonly MessageKind[],
  address: string,
  { isForHouse = true } = {},
): Promise<void> {
  const { db, settings, now } = call.world
  const between = channel === 'mail' ? settings.email.maxFrequency : settings.phone.maxFrequency
  const keys = between > 0 ? kinds.map((kind) => messageKey(channel, kind, address)) : []
  const pace: Limit = { most: 1, within: between }
  for (const key of keys) {
    const wait = await waitFor(db, key, pace, now())
    if (wait > 0) throw tooSoon(channel, wait)
  }
  for (const key of keys) {
    const wait = await takeFrom(db, key, pace, now())
    if (wait > 0) throw tooSoon(channel, wait)
  }
  if (isForHouse) await countForHouse(call, channel)
}

/** Takes back what `countMessage` counted, for a message that could not be sent: it may be asked for again at once. */
export async function uncountMessage(call: Limited, channel: Channel, kind: MessageKind, address: string): Promise<void> {
  await forgive(call.world.db, messageKey(channel, kind, address))
}

/** Throws 429 when the house has sent too many messages in the last hour. */
export async function countForHouse({ world }: Limited, channel: Channel): Promise<void> {
  const { emailsSent, smsSent } = world.settings.rateLimits
  const most = channel === 'mail' ? emailsSent : smsSent
  const wait = await takeFrom(world.db, `auth:sent:${channel}`, { most, within: hour }, world.now())
  if (wait > 0) throw refused(channel, `${channel === 'mail' ? 'email' : 'SMS'} rate limit exceeded`, wait)
}

function messageKey(channel: Channel, kind: MessageKind, address: string): string {
  return `auth:${channel}:${kind}:${fingerprint(address)}`
}

function tooSoon(channel: Channel, wait: number): AuthError {
  const seconds = Math.ceil(wait / 1000)
  return refused(channel, `For security purposes, you can only request this after ${seconds} seconds.`, wait)
}

function refused(channel: Channel, message: string, wait: number): AuthError {
  const code = channel === 'mail' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  return new AuthError(429, code, message, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } })
}
