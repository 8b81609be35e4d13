import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { runJobs } from '#server/jobs/schedule.ts'
import { openStorage } from '#server/storage/open.ts'
import { orphanedFilesJob } from '#server/storage/orphaned-files-job.ts'
import { type House, type Member, openHouse } from '../auth/house.ts'

/** A server with pictures, and its callers. */
export interface Wall {
  house: House
  /** The bucket, as each caller reaches it. */
  as: Record<'service' | 'admin' | 'member' | 'visitor', ReturnType<SupabaseClient['storage']['from']>>
  clients: Record<'service' | 'admin' | 'member' | 'visitor', SupabaseClient>
  admin: Member
  /** The names of the files on the disk, complete and half written. */
  files(): string[]
  /** The number of orphaned files that the database knows. */
  looseFiles(): Promise<number>
  /** Runs the hourly job as if an hour had passed. Answers how many files it removed. */
  tidyUp(): Promise<number>
  close(): Promise<void>
}

export const bucket = 'recipe-pictures'

/** Opens a server whose pictures are in a folder of their own, or in S3 by `env`. */
export async function openWall({ env = {}, beside }: { env?: Record<string, string>; beside?: House } = {}): Promise<Wall> {
  const folder = mkdtempSync(join(tmpdir(), 'potluck-pictures-'))
  const house = await openHouse({ env: { DATA_DIR: folder, ...env }, ...(beside && { beside }) })
  const [admin, member] = [await house.member(), await house.member()]
  await house.world.db.insertInto('public.user_roles').values({ user_id: admin.id, role: 'admin' }).execute()
  const clients = { service: house.admin(), admin: admin.client, member: member.client, visitor: house.client() }
  const inBucket = (client: SupabaseClient) => client.storage.from(bucket)
  const looseFiles = async () => {
    const { rows } = await sql<{ loose: number }>`select count(*)::int as loose from platform.loose_files`.execute(house.world.db)
    return rows[0]?.loose ?? 0
  }
  return {
    house,
    clients,
    as: {
      service: inBucket(clients.service),
      admin: inBucket(clients.admin),
      member: inBucket(clients.member),
      visitor: inBucket(clients.visitor),
    },
    admin,
    files() {
      const place = join(folder, 'storage')
      if (!existsSync(place)) return []
      return readdirSync(place, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    },
    looseFiles,
    async tidyUp() {
      const before = await looseFiles()
      await sql`update platform.loose_files set free_at = free_at - interval '1 hour'`.execute(house.world.db)
      await runJobs(house.world, [orphanedFilesJob(openStorage(house.world))])
      return before - (await looseFiles())
    },
    async close() {
      await house.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
