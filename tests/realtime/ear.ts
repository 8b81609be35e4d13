import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimePostgresChangesFilter,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js'
import { expect } from 'vitest'

/** What somebody hears, in its order. */
export interface Ear<Heard> {
  /** What was heard next, however long it takes. */
  next(): Promise<Heard>
  hear(heard: Heard): void
}

/** An ear that nothing has come to yet. */
export function openEar<Heard>(): Ear<Heard> {
  const heard: Heard[] = []
  const waiting: ((heard: Heard) => void)[] = []
  return {
    hear(one) {
      const next = waiting.shift()
      if (next) next(one)
      else heard.push(one)
    },
    next() {
      const [first] = heard.splice(0, 1)
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first)
    },
  }
}

/** A channel that has been joined, and what became of it since. */
export interface Joined {
  channel: RealtimeChannel
  states: Ear<string>
}

/** Joins a channel. Rejects with the server's words when it is refused. */
export async function join(channel: RealtimeChannel): Promise<Joined> {
  const states = openEar<string>()
  const failure = await new Promise<Error | undefined>((resolve) => {
    channel.subscribe((status, error) => {
      states.hear(status)
      resolve(status === 'SUBSCRIBED' ? undefined : (error ?? new Error(status)))
    })
  })
  if (failure) throw failure
  await states.next()
  return { channel, states }
}

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

/** Resolves when the server has answered everything that was sent on a channel before. */
export async function settled({ channel }: Pick<Joined, 'channel'>): Promise<void> {
  expect(await channel.untrack()).toBe('ok')
}

/**
 * What a client hears, from now on, of changes that it asks for. What was committed just before may be told a moment
 * late: it is none of it.
 */
export async function hearChanges(
  client: SupabaseClient,
  ...filters: RealtimePostgresChangesFilter<'*'>[]
): Promise<Joined & Pick<Ear<Change>, 'next'>> {
  const ear = openEar<Change>()
  const began = Date.now()
  const hear = (change: Change) => {
    if (Date.parse(change.commit_timestamp) >= began) ear.hear(change)
  }
  const channel = client.channel(`changes-${crypto.randomUUID()}`)
  for (const filter of filters) channel.on('postgres_changes', filter, hear)
  return { ...(await join(channel)), next: ear.next }
}

interface Heard {
  event: string
  payload?: unknown
}

/** What a client hears on a topic. */
export async function hearTopic(
  client: SupabaseClient,
  topic: string,
  broadcast: NonNullable<RealtimeChannelOptions['config']['broadcast']> = {},
): Promise<Joined & Pick<Ear<Heard>, 'next'>> {
  const ear = openEar<Heard>()
  const channel = client.channel(topic, { config: { private: true, broadcast } })
  channel.on('broadcast', { event: '*' }, ({ event, payload }: Heard) => ear.hear({ event, payload }))
  return { ...(await join(channel)), next: ear.next }
}
