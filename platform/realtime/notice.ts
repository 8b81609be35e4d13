import * as z from 'zod/mini'

const Key = z.record(z.string(), z.unknown())
const change = { kind: z.literal('change'), table: z.string(), owner: z.nullable(z.string()), at: z.string() }

/** What the triggers and the other processes tell (platform/migrations/0009_notices.sql). */
const Notice = z.union([
  z.object({ ...change, type: z.literal('INSERT'), key: Key }),
  z.object({ ...change, type: z.literal('UPDATE'), key: Key, oldKey: Key }),
  z.object({ ...change, type: z.literal('DELETE'), oldKey: Key }),
  /** Something became of a session or an account: whether its holder may stay is to be looked at. */
  z.object({ kind: z.literal('account'), id: z.string() }),
  /** `from` is the channel that said it, if one did. */
  z.object({ kind: z.literal('broadcast'), topic: z.string(), event: z.string(), payload: z.unknown(), from: z.nullable(z.string()) }),
])
export type Notice = z.infer<typeof Notice>
export type ChangeNotice = Extract<Notice, { kind: 'change' }>
export type BroadcastNotice = Extract<Notice, { kind: 'broadcast' }>

/** A notice, or null for what a newer or an older process tells and this one does not understand. */
export function readNotice(text: string): Notice | null {
  try {
    const { data } = z.safeParse(Notice, JSON.parse(text))
    return data ?? null
  } catch {
    return null
  }
}
