import { sql } from 'kysely'
import { mostNoticeBytes, noticeChannel } from '#platform/database/notices.ts'
import { ChannelError } from '#platform/realtime/errors.ts'
import type { BroadcastNotice } from '#platform/realtime/notice.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'

/** Says something to all who hear its topic, in every process. Throws ChannelError when it is longer than a notice may be. */
export async function tellAll(world: Pick<RealtimeWorld, 'db'>, message: Omit<BroadcastNotice, 'kind'>): Promise<void> {
  const notice = JSON.stringify({ kind: 'broadcast', ...message } satisfies BroadcastNotice)
  const bytes = Buffer.byteLength(notice)
  if (bytes > mostNoticeBytes) {
    throw new ChannelError(
      'PayloadSizeExceeded',
      `A message may have ${mostNoticeBytes} bytes with its topic and event, and this one has ${bytes}`,
    )
  }
  await sql`select pg_notify(${noticeChannel}, ${notice})`.execute(world.db)
}
