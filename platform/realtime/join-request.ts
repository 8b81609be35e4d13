import * as z from 'zod/mini'
import { type Binding, bindingOf, WantedChange } from '#platform/realtime/bindings.ts'
import { ChannelError } from '#platform/realtime/errors.ts'
import type { Live } from '#platform/realtime/live.ts'

/** More would not fit a page, and each is looked at with every change. */
const mostBindings = 50

/** What the filters of all wishes may have together, in characters. */
const mostOfFilters = 4_096

const Flag = z.optional(z.nullable(z.boolean()))
const JoinPayload = z.object({
  access_token: z.optional(z.nullable(z.string())),
  config: z.optional(
    z.object({
      broadcast: z.optional(z.nullable(z.object({ ack: Flag, self: Flag }))),
      presence: z.optional(z.nullable(z.object({ enabled: Flag }))),
      private: Flag,
      postgres_changes: z.optional(z.nullable(z.array(WantedChange).check(z.maxLength(mostBindings)))),
    }),
  ),
})

/** What a client wants of a channel that it joins. */
export interface JoinRequest {
  /** Null: the connection's own key. */
  token: string | null
  bindings: readonly Binding[]
  /** The wishes as they came, with the ids by which they are known from now on. */
  told: readonly object[]
  hearsItself: boolean
  wantsAnswers: boolean
  wantsPresence: boolean
  isPrivate: boolean
}

/** The wish in the payload of a phx_join. Throws ChannelError. */
export function readJoin(live: Live, payload: unknown): JoinRequest {
  const { success, data } = z.safeParse(JoinPayload, payload)
  if (!success) throw new ChannelError('InvalidJoinPayload', 'The payload of this join cannot be read')
  const { broadcast, presence, private: isPrivate, postgres_changes: wishes } = data.config ?? {}
  const wanted = wishes ?? []
  const characters = wanted.reduce((sum, { filter }) => sum + (filter?.length ?? 0), 0)
  if (characters > mostOfFilters)
    throw new ChannelError('InvalidJoinPayload', `The filters of a join have ${mostOfFilters} characters at most`)
  return {
    token: data.access_token ?? null,
    bindings: wanted.map((wish, at) => bindingOf(live, wish, at + 1)),
    told: wanted.map((wish, at) => ({ ...wish, id: at + 1 })),
    hearsItself: broadcast?.self === true,
    wantsAnswers: broadcast?.ack === true,
    wantsPresence: presence?.enabled === true,
    isPrivate: isPrivate === true,
  }
}
