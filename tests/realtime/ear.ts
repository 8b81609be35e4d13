import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimePostgresChangesFilter,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js'
import { expect } from 'vitest'

/** The received messages, in their order. */
export interface Ear<Heard> {
  /** The next received message, however long it takes. */
  next(): Promise<Heard>
  hear(heard: Heard): void
}

/** Makes an empty queue of messages. */
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

/** A joined channel and its later states. */
export interface Joined {
  channel: RealtimeChannel
  states: Ear<string>
}

/** Joins a channel. Rejects with the server's message when it is refused. */
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

/** Resolves when the server has answered every message sent on the channel so far. */
export async function settled({ channel }: Pick<Joined, 'channel'>): Promise<void> {
  expect(await channel.untrack()).toBe('ok')
}

/**
 * The changes that a client receives from now on. A change that was committed just before may arrive late and is left
 * out.
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

/** The messages that a client receives on a topic. */
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
