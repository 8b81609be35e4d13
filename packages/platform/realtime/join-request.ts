import * as z from 'zod/mini'
import { type Binding, bindingOf, RequestedChange } from '#platform/realtime/bindings.ts'
import { ChannelError } from '#platform/realtime/errors.ts'
import type { Live } from '#platform/realtime/live.ts'

/** The most bindings of a channel; each is checked at every change. */
const mostBindings = 50

/** Characters of all filters together. */
const mostOfFilters = 4_096

const Flag = z.optional(z.nullable(z.boolean()))
const JoinPayload = z.object({
  access_token: z.optional(z.nullable(z.string())),
  config: z.optional(
    z.object({
      broadcast: z.optional(z.nullable(z.object({ ack: Flag, self: Flag }))),
      presence: z.optional(z.nullable(z.object({ enabled: Flag }))),
      private: Flag,
      postgres_changes: z.optional(z.nullable(z.array(RequestedChange).check(z.maxLength(mostBindings)))),
    }),
  ),
})

/** A request to join a channel. */
export interface JoinRequest {
  /** Null: use the connection's key. */
  token: string | null
  bindings: readonly Binding[]
  /** The requested changes with the ids of their bindings, to send back. */
  told: readonly object[]
  hearsItself: boolean
  wantsAnswers: boolean
  wantsPresence: boolean
  isPrivate: boolean
}

/** Parses the payload of a phx_join. Throws ChannelError. */
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
