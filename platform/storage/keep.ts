import { createHash } from 'node:crypto'
import { duplicate } from '#platform/storage/errors.ts'
import { StoreAway } from '#platform/storage/file-store.ts'
import { tidyUp } from '#platform/storage/loose-files.ts'
import { type FileFacts, freeLooseFile, noteLooseFile, takeLooseFile, writeObject } from '#platform/storage/queries.ts'
import type { Upload } from '#platform/storage/read-upload.ts'
import type { Place } from '#platform/storage/target.ts'
import type { StorageWorld } from '#platform/storage/world.ts'

/**
 * Keeps a file under a name: first a note that it is coming, then the file, whole and flushed, then in one transaction
 * its row, and the note is gone. Nobody sees it before; whatever stops this halfway leaves a note by which the file is
 * removed. Answers the object's id. Throws 409 KeyAlreadyExists, StoreAway.
 */
export async function keepObject(
  world: StorageWorld,
  place: Place,
  upload: Upload,
  { owner, isUpsert }: { owner: string | null; isUpsert: boolean },
): Promise<string> {
  const version = world.uuid()
  await noteLooseFile(world.db, version)
  await world.files.put(version, upload.bytes, upload.type)
  const row = { owner, version, metadata: factsOf(upload, world.now()), user_metadata: upload.userMetadata }
  try {
    return await world.db.transaction().execute(async (trx) => {
      if (!(await takeLooseFile(trx, version))) throw new StoreAway('Storing a file took so long that it was given up')
      const id = await writeObject(trx, place, row, isUpsert)
      if (id === undefined) throw duplicate()
      return id
    })
  } catch (cause) {
    // The note is still there unless the transaction is done after all; where the database is away, the note tells of
    // the file in an hour.
    await freeLooseFile(world.db, version).catch(() => {})
    throw cause
  } finally {
    await tidyUp(world)
  }
}

function factsOf({ bytes, type, cacheControl }: Upload, now: Date): FileFacts {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const size = bytes.length
  return {
    eTag: `"${hash}"`,
    size,
    mimetype: type,
    cacheControl,
    lastModified: now.toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
}
