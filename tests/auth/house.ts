import type { Mail } from '@potluck/platform/mail/mail'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { makeApp } from '#server/app.ts'
import type { Payments } from '#server/billing/payments.ts'
import { listen } from '#server/listen.ts'
import type { World } from '#server/world.ts'
import { openWorld, type TestWorld } from '../api/world.ts'

/** A whole server on a port of this machine, with a database of its own, and official clients for it. */
export interface House {
  url: string
  world: TestWorld
  /** The sent mails, the latest last. */
  mails: Mail[]
  /** The latest mail to an address. */
  mailTo(address: string): Mail
  /** A client of its own, like another browser: it shares nothing and refreshes nothing by itself. */
  client(options?: SupabaseClientOptions<'public'>): SupabaseClient
  /** The official client with the service role's key, for `auth.admin`. */
  admin(options?: SupabaseClientOptions<'public'>): SupabaseClient
  /** A new account with an address of its own, signed in. */
  member(parts?: { email?: string; password?: string; data?: object; client?: SupabaseClient }): Promise<Member>
  /** Moves the server's clock forward. */
  passTime(ms: number): void
  /** Resolves when all work after answers is done, such as sending mails. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface Member {
  client: SupabaseClient
  email: string
  password: string
  id: string
}

/** Settings without limits, under which no mail must wait for another. */
export const unhurried = {
  AUTH_RATE_LIMIT_TOKEN_REFRESH: '100000',
  AUTH_RATE_LIMIT_VERIFY: '100000',
  AUTH_RATE_LIMIT_OTP: '100000',
  AUTH_RATE_LIMIT_WEB3: '100000',
  AUTH_RATE_LIMIT_SSO: '100000',
  AUTH_RATE_LIMIT_ANONYMOUS_USERS: '100000',
  AUTH_RATE_LIMIT_EMAIL_SENT: '100000',
  AUTH_RATE_LIMIT_SMS_SENT: '100000',
  AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY: '100000',
  AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '100000',
  AUTH_SMTP_MAX_FREQUENCY: '0s',
  AUTH_SMS_MAX_FREQUENCY: '0s',
  // Sign-up is closed by default on a public site without mail. Here the tests read the mails.
  AUTH_DISABLE_SIGNUP: 'false',
}

interface HouseOptions {
  env?: Record<string, string>
  beside?: House
  /** The payment provider, which uses this server's clock. */
  payments?: (now: () => Date) => Payments
  /** Replaces waiting. */
  pause?: World['pause']
}

let people = 0

/** An address that no other account of this run has. */
export function someone(): string {
  people += 1
  return `cook${people}-${crypto.randomUUID().slice(0, 8)}@example.org`
}

/**
 * Opens a server; `env` overrides `unhurried`. A server `beside` another has other settings and the same database; it
 * has no limits of its own and must be closed first. The clock is the real one, which the client reads too, moved by
 * `passTime`; a server beside another starts at the other's clock.
 */
export async function openHouse({ env = {}, beside, payments, pause }: HouseOptions = {}): Promise<House> {
  const mails: Mail[] = []
  let ahead = beside === undefined ? 0 : beside.world.now().getTime() - Date.now()
  const now = () => new Date(Date.now() + ahead)
  const world = await openWorld({
    env: { ...unhurried, ...env },
    now,
    ...(payments && { payments: payments(now) }),
    ...(pause && { pause }),
    sendMail: async (mail) => void mails.push(mail),
    ...(beside && { beside: beside.world }),
  })
  const listening = await listen(makeApp(world), { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${listening.port}`
  const client: House['client'] = (options = {}) =>
    createClient(url, world.accounts.apiKeys.anon, {
      ...options,
      auth: { autoRefreshToken: false, persistSession: true, detectSessionInUrl: false, storage: memory(), ...options.auth },
    })
  return {
    url,
    world,
    mails,
    mailTo(address) {
      const mail = mails.findLast(({ to }) => to === address)
      if (!mail) throw new Error(`No mail to ${address}`)
      return mail
    },
    client,
    admin: (options = {}) =>
      createClient(url, world.accounts.apiKeys.serviceRole, {
        ...options,
        auth: { autoRefreshToken: false, persistSession: false, storage: memory() },
      }),
    async member({ email = someone(), password = 'correct-horse-1', data = {}, client: own = client() } = {}) {
      const { data: made, error } = await own.auth.signUp({ email, password, options: { data } })
      if (error || !made.user || !made.session) throw new Error(`No session for a new member: ${error?.message}`)
      return { client: own, email, password, id: made.user.id }
    },
    passTime: (ms) => {
      ahead += ms
    },
    settled: () => world.accounts.settled(),
    async close() {
      await listening.stop()
      await world.accounts.settled()
      await world.close()
    },
  }
}

/** The storage of one browser. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
