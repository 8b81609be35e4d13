import { sql } from 'kysely'
import { mostNoticeBytes, noticeChannel } from '#platform/database/notices.ts'
import { ChannelError } from '#platform/realtime/errors.ts'
import type { BroadcastNotice } from '#platform/realtime/notice.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import type { Caller } from '#platform/rest/caller.ts'

/**
 * Sends a message to every channel of its topic, in every process, in its account's turn. Throws ChannelError when it
 * is too long for a notice, NoTurn.
 */
export async function publish(
  world: Pick<RealtimeWorld, 'db' | 'reading'>,
  { account }: Pick<Caller, 'account'>,
  message: Omit<BroadcastNotice, 'kind'>,
): Promise<void> {
  const notice = JSON.stringify({ kind: 'broadcast', ...message } satisfies BroadcastNotice)
  const bytes = Buffer.byteLength(notice)
  if (bytes > mostNoticeBytes) {
    throw new ChannelError(
      'PayloadSizeExceeded',
      `A message may have ${mostNoticeBytes} bytes with its topic and event, and this one has ${bytes}`,
    )
  }
  await world.reading(() => sql`select pg_notify(${noticeChannel}, ${notice})`.execute(world.db), { asker: account?.id ?? '' })
}
