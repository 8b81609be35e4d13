import type { Call, User } from '#platform/auth/call.ts'
import { fingerprint } from '#platform/auth/codes/secret.ts'
import { allowOwnTries } from '#platform/auth/codes/tries.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { widestNetworkOf } from '#platform/auth/limits.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { isPrivate } from '#platform/http/client-address.ts'
import { type Limit, resetLimit, takeFromLimit, waitFor } from '#platform/limits/limiter.ts'

/**
 * The kinds of messages. Each kind has its own minimum interval, as in GoTrue; an address change also counts by its
 * new address (`email_change_to`).
 */
export type MessageKind = 'confirmation' | 'recovery' | 'email_change' | 'email_change_to' | 'reauthentication' | 'phone_change'
export type Channel = 'mail' | 'sms'

type LimitedCall = Pick<Call, 'world'>

const hour = 3_600_000

/** One network, or one address, may use a third of what the installation may send, and at least five messages. */
const budgetShare = { part: 3, least: 5 }

/**
 * The budget that counts a message. `named`: to an address that a caller named. `own`: to an account with a confirmed
 * address. Messages `after` the answer have two further budgets. Each budget has the full number that the installation
 * may send. So messages to named addresses never block own messages, and a refusal does not tell what was sent after
 * an answer.
 */
type Budget = 'named' | 'own' | 'named:after' | 'own:after'

/**
 * Counts a message to an address. It counts with and without an account, so that a refusal does not tell whether there
 * is one. Throws 429 over_email_send_rate_limit or over_sms_send_rate_limit when the last message of this kind was too
 * recent, when the caller's network has named its share of addresses this hour, or when the installation has sent too
 * many. A message after the answer counts for the installation later (`countAfterAnswer`, `countTextAfterAnswer`). A
 * number with a preset code gets no message.
 */
export async function countMessage(
  call: Pick<Call, 'world' | 'address'>,
  channel: Channel,
  kinds: readonly MessageKind[],
  address: string,
  { isSentAfter = false } = {},
): Promise<void> {
  await countPace(call, channel, kinds, address)
  if (channel === 'sms' && call.world.settings.phone.testOtp.has(address)) return
  const isNamed = kinds.includes('confirmation')
  if (isNamed || channel === 'sms') await countForNetwork(call, channel)
  else if (!isSentAfter) await countForAddress(call, 'own', address)
  if (!isSentAfter) await countForInstallation(call, channel, isNamed ? 'named' : 'own')
  if (channel === 'sms') await allowOwnTries(call, address)
}

async function countPace({ world }: LimitedCall, channel: Channel, kinds: readonly MessageKind[], address: string): Promise<void> {
  const { db, settings, now } = world
  const between = channel === 'mail' ? settings.email.maxFrequency : settings.phone.maxFrequency
  const keys = between > 0 ? kinds.map((kind) => messageKey(channel, kind, address)) : []
  const pace: Limit = { most: 1, within: between }
  for (const key of keys) {
    const wait = await waitFor(db, key, pace, now())
    if (wait > 0) throw tooSoon(channel, wait)
  }
  for (const key of keys) {
    const wait = await takeFromLimit(db, key, pace, now())
    if (wait > 0) throw tooSoon(channel, wait)
  }
}

/** Counts a mail sent after the answer, where no caller hears of a refusal. Throws 429 over_email_send_rate_limit. */
export async function countAfterAnswer(call: LimitedCall, user: Pick<User, 'id' | 'email' | 'email_confirmed_at'>): Promise<void> {
  const budget = user.email_confirmed_at === null ? 'named:after' : 'own:after'
  await countForAddress(call, budget, user.email ?? user.id)
  await countForInstallation(call, 'mail', budget)
}

/**
 * Counts a text message sent after the answer: to a `named` number, or to one that becomes an account's `own`. Throws
 * 429 over_sms_send_rate_limit.
 */
export async function countTextAfterAnswer(call: LimitedCall, number: string, whose: 'named' | 'own'): Promise<void> {
  if (!call.world.settings.phone.testOtp.has(number)) await countForInstallation(call, 'sms', `${whose}:after`)
}

/**
 * Counts a message by the new address or number of a change, for all accounts together: several accounts must not
 * write to one address at once. Throws 429 over_email_send_rate_limit or over_sms_send_rate_limit.
 */
export async function countTarget(call: LimitedCall, channel: Channel, address: string): Promise<void> {
  if (channel === 'sms' && call.world.settings.phone.testOtp.has(address)) return
  await countPace(call, channel, [channel === 'mail' ? 'email_change_to' : 'phone_change'], address)
}

/**
 * Limits one network to its share of the installation's messages. On a private network all callers share one address,
 * so there the limit is the whole.
 */
async function countForNetwork({ world, address }: Pick<Call, 'world' | 'address'>, channel: Channel): Promise<void> {
  const all = mostMessages(world, channel)
  const most = address === undefined || isPrivate(address) ? all : shareOfTotal(all)
  const limit = { most, within: hour }
  const wait = await takeFromLimit(world.db, `auth:asked:${channel}:${widestNetworkOf(address)}`, limit, world.now())
  if (wait > 0) throw tooMany(channel, wait)
}

/** Limits one address to its share, for its own mails or those that others cause. */
async function countForAddress({ world }: LimitedCall, budget: Budget, address: string): Promise<void> {
  const limit = { most: shareOfTotal(mostMessages(world, 'mail')), within: hour }
  const wait = await takeFromLimit(world.db, `auth:sent:mail:${budget}:${fingerprint(address)}`, limit, world.now())
  if (wait > 0) throw tooMany('mail', wait)
}

function shareOfTotal(all: number): number {
  return Math.min(all, Math.max(budgetShare.least, Math.ceil(all / budgetShare.part)))
}

function mostMessages({ settings }: AuthWorld, channel: Channel): number {
  return channel === 'mail' ? settings.rateLimits.emailsSent : settings.rateLimits.smsSent
}

/** Takes back the count of a message that could not be sent. */
export async function uncountMessage(call: LimitedCall, channel: Channel, kind: MessageKind, address: string): Promise<void> {
  await resetLimit(call.world.db, messageKey(channel, kind, address))
}

/** Counts a message for the whole installation. Throws 429 when it sent too many in the last hour. */
export async function countForInstallation({ world }: LimitedCall, channel: Channel, budget: Budget): Promise<void> {
  const limit = { most: mostMessages(world, channel), within: hour }
  const wait = await takeFromLimit(world.db, `auth:sent:${channel}:${budget}`, limit, world.now())
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
