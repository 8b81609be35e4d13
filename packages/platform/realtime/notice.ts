import * as z from 'zod/mini'

const RowKey = z.record(z.string(), z.unknown())
const changeFields = { kind: z.literal('change'), table: z.string(), owner: z.nullable(z.string()), at: z.string() }

/** Notices from triggers and other processes (packages/platform/migrations/0009_notices.sql). */
const Notice = z.union([
  z.object({ ...changeFields, type: z.literal('INSERT'), key: RowKey }),
  z.object({ ...changeFields, type: z.literal('UPDATE'), key: RowKey, oldKey: RowKey }),
  z.object({ ...changeFields, type: z.literal('DELETE'), oldKey: RowKey }),
  /** A session or account changed: the holders of its channels must be checked again. */
  z.object({ kind: z.literal('account'), id: z.string() }),
  /** `from`: the id of the sending channel, if any. */
  z.object({ kind: z.literal('broadcast'), topic: z.string(), event: z.string(), payload: z.unknown(), from: z.nullable(z.string()) }),
])
export type Notice = z.infer<typeof Notice>
export type ChangeNotice = Extract<Notice, { kind: 'change' }>
export type BroadcastNotice = Extract<Notice, { kind: 'broadcast' }>

/** Parses a notice. Null for a notice of a newer or older version, which this version does not know. */
export function readNotice(text: string): Notice | null {
  try {
    const { data } = z.safeParse(Notice, JSON.parse(text))
    return data ?? null
  } catch {
    return null
  }
}
