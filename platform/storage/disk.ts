import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, type Part, StoreAway } from '#platform/storage/file-store.ts'

/** Bytes read at once. */
const chunk = 65_536

/** Files in a folder of this machine, made when it is first needed: written beside their place, flushed, and moved there whole. */
export function diskStore(folder: string): FileStore {
  const unfinished = join(folder, 'unfinished')
  const halfWritten = (key: string) => join(unfinished, key)
  // 256 folders: none of them gets long.
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  const placeOf = (key: string) => join(folderOf(key), key)

  return {
    put: (key, bytes) =>
      onDisk(async () => {
        await mkdir(unfinished, { recursive: true, mode: 0o700 })
        await mkdir(folderOf(key), { recursive: true, mode: 0o700 })
        await writeFlushed(halfWritten(key), bytes)
        await rename(halfWritten(key), placeOf(key))
        await flushFolder(folderOf(key))
        await flushFolder(folder)
      }),
    read: (key, part) =>
      onDisk(async () => {
        const file = await openThere(placeOf(key))
        if (file === null) return null
        return streamOf(file, part ?? { first: 0, last: Number.MAX_SAFE_INTEGER })
      }),
    remove: (key) =>
      onDisk(async () => {
        await rm(halfWritten(key), { force: true })
        await rm(placeOf(key), { force: true })
      }),
  }
}

async function writeFlushed(place: string, bytes: Uint8Array): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A move is durable when the folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openThere(place: string): Promise<FileHandle | null> {
  try {
    return await open(place, 'r')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

/** The bytes of a part as they are asked for; the file is closed with the last of them, or when nobody wants more. */
function streamOf(file: FileHandle, { first, last }: Part): ReadableStream<Uint8Array> {
  let at = first
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(chunk, last - at + 1)), { position: at })
      at += bytesRead
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
      if (bytesRead > 0 && at <= last) return
      controller.close()
      await file.close()
    },
    cancel: () => file.close(),
  })
}

async function onDisk<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    throw new StoreAway('The folder of files cannot be read or written', { cause })
  }
}
