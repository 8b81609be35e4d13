import { createHash } from 'node:crypto'
import { keyExists } from '#platform/storage/errors.ts'
import { StoreAway } from '#platform/storage/file-store.ts'
import { removeSomeOrphans } from '#platform/storage/orphaned-files.ts'
import { claimUploaded, type FileMetadata, markOrphaned, noteUpload, writeObject } from '#platform/storage/queries.ts'
import type { Upload } from '#platform/storage/read-upload.ts'
import type { Place } from '#platform/storage/target.ts'
import type { StorageWorld } from '#platform/storage/world.ts'

/**
 * Stores a file under a name. First a row notes the upload, then the complete file is stored, then one transaction
 * writes the object's row and deletes the note. The object is invisible until then. After an interruption the note
 * stays, and the file is removed later. Answers the object's id. Throws 409 KeyAlreadyExists, StoreAway.
 */
export async function storeObject(
  world: StorageWorld,
  place: Place,
  upload: Upload,
  { owner, isUpsert }: { owner: string | null; isUpsert: boolean },
): Promise<string> {
  const version = world.uuid()
  await noteUpload(world.db, version)
  await world.files.put(version, upload.bytes, upload.type)
  const row = { owner, version, metadata: fileMetadataOf(upload, world.now()), user_metadata: upload.userMetadata }
  try {
    return await world.db.transaction().execute(async (trx) => {
      if (!(await claimUploaded(trx, version))) throw new StoreAway('Storing a file took so long that it was given up')
      const id = await writeObject(trx, place, row, isUpsert)
      if (id === undefined) throw keyExists()
      return id
    })
  } catch (cause) {
    // Marks the file as orphaned, unless the transaction succeeded after all. When the database is away, the file
    // counts as orphaned after an hour, by its note.
    await markOrphaned(world.db, version).catch(() => {})
    throw cause
  } finally {
    await removeSomeOrphans(world)
  }
}

function fileMetadataOf({ bytes, type, cacheControl }: Upload, now: Date): FileMetadata {
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
