import type { Call } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { expectTries } from '#platform/auth/codes/tries.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { network } from '#platform/http/client-address.ts'
import { forgive, type Limit, takeFrom, waitFor } from '#platform/limits/limiter.ts'

/** What a person is written to about; each kind has a pace of its own, as in GoTrue. A change of address is paced by the new one too (`email_change_to`). */
export type MessageKind = 'confirmation' | 'recovery' | 'email_change' | 'email_change_to' | 'reauthentication' | 'phone_change'
export type Channel = 'mail' | 'sms'

type Limited = Pick<Call, 'world'>

const hour = 3_600_000

/** One household may ask for this part of the house's messages, and for so many at least. */
const share = { part: 5, least: 5 }

/**
 * Counts a message to an address, whether or not anybody has it: strangers learn nothing from a refusal. Throws 429 over_email_send_rate_limit or
 * over_sms_send_rate_limit when the last one of a kind was too short a time ago, when the caller's household has asked for its share in the hour, or,
 * unless that is counted where it is sent, when the whole house has sent too many.
 */
export async function countMessage(
  call: Pick<Call, 'world' | 'address'>,
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
  const isAgreed = channel === 'sms' && settings.phone.testOtp.has(address)
  if (!isAgreed) await countForHousehold(call, channel)
  if (isForHouse) await countForHouse(call, channel)
  if (channel === 'sms' && !isAgreed) await expectTries(call, address)
}

/** Counts a mail by the address that an account is to have, whichever account that is: many do not write to one address at once. Throws 429 over_email_send_rate_limit. */
export async function countTarget({ world }: Limited, address: string): Promise<void> {
  const between = world.settings.email.maxFrequency
  if (between === 0) return
  const wait = await takeFrom(world.db, messageKey('mail', 'email_change_to', address), { most: 1, within: between }, world.now())
  if (wait > 0) throw tooSoon('mail', wait)
}

/** Nobody alone uses up what the house may send to everybody. */
async function countForHousehold({ world, address }: Pick<Call, 'world' | 'address'>, channel: Channel): Promise<void> {
  const all = mostOf(world, channel)
  const most = Math.min(all, Math.max(share.least, Math.ceil(all / share.part)))
  const household = address === undefined ? 'unknown' : network(address)
  const wait = await takeFrom(world.db, `auth:asked:${channel}:${household}`, { most, within: hour }, world.now())
  if (wait > 0) throw tooMany(channel, wait)
}

function mostOf({ settings }: AuthWorld, channel: Channel): number {
  return channel === 'mail' ? settings.rateLimits.emailsSent : settings.rateLimits.smsSent
}

/** Takes back what `countMessage` counted, for a message that could not be sent: it may be asked for again at once. */
export async function uncountMessage(call: Limited, channel: Channel, kind: MessageKind, address: string): Promise<void> {
  await forgive(call.world.db, messageKey(channel, kind, address))
}

/** Throws 429 when the house has sent too many messages in the last hour. */
export async function countForHouse({ world }: Limited, channel: Channel): Promise<void> {
  const wait = await takeFrom(world.db, `auth:sent:${channel}`, { most: mostOf(world, channel), within: hour }, world.now())
  if (wait > 0) throw tooMany(channel, wait)
}

function messageKey(channel: Channel, kind: MessageKind, address: string): string {
  return `auth:${channel}:${kind}:${fingerprint(address)}`
}

function tooMany(channel: Channel, wait: number): AuthError {
  return refused(channel, `${channel === 'mail' ? 'email' : 'SMS'} rate limit exceeded`, wait)
}

function tooSoon(channel: Channel, wait: number): AuthError {
  const seconds = Math.ceil(wait / 1000)
  return refused(channel, `For security purposes, you can only request this after ${seconds} seconds.`, wait)
}

function refused(channel: Channel, message: string, wait: number): AuthError {
  const code = channel === 'mail' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit'
  return new AuthError(429, code, message, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } })
}
