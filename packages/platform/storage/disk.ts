import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, type Part, StoreAway } from '#platform/storage/file-store.ts'

/** Bytes per read. */
const bytesPerRead = 65_536

/**
 * Keeps files in a folder of this machine, made on first use. A file is written beside its place, flushed, and moved
 * there complete.
 */
export function diskStore(folder: string): FileStore {
  const unfinished = join(folder, 'unfinished')
  const halfWritten = (key: string) => join(unfinished, key)
  // 256 folders, so that none gets too many files.
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
        const file = await openIfExists(placeOf(key))
        if (file === null) return null
        if ((await file.stat()).size > part.last) return streamOf(file, part)
        await file.close()
        throw new Error(`${key} is shorter than it was`)
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

/** A move is durable once its folder is flushed. Windows cannot open folders and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openIfExists(place: string): Promise<FileHandle | null> {
  try {
    return await open(place, 'r')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

/** Streams a part of a file on demand. Closes the file after the last byte, or when the reader stops. */
function streamOf(file: FileHandle, { first, last }: Part): ReadableStream<Uint8Array> {
  let at = first
  const readNext = async () => {
    const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(bytesPerRead, last - at + 1)), { position: at })
    if (bytesRead === 0) throw new Error('A file became shorter while it was read')
    at += bytesRead
    return buffer.subarray(0, bytesRead)
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        controller.enqueue(await readNext())
        if (at <= last) return
        controller.close()
      } catch (cause) {
        controller.error(cause)
      }
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
