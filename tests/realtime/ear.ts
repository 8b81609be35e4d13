import type { RealtimePostgresChangesFilter, RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'

/** What somebody hears, in its order. */
export interface Ear<Heard> {
  /** What was heard next, however long it takes. */
  next(): Promise<Heard>
  /** What was heard and not asked for yet. */
  rest(): Heard[]
}

/** An ear, and how something gets into it. */
export function openEar<Heard>(): Ear<Heard> & { hear(heard: Heard): void } {
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
    rest: () => heard.splice(0),
  }
}

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

/** Joins a channel for changes, and waits until they will be heard. */
export async function hearChanges(client: SupabaseClient, ...filters: RealtimePostgresChangesFilter<'*'>[]): Promise<Ear<Change>> {
  const ear = openEar<Change>()
  const channel = client.channel(`changes-${crypto.randomUUID()}`)
  for (const filter of filters) channel.on('postgres_changes', filter, ear.hear)
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      else reject(error ?? new Error(status))
    })
  })
  return ear
}
