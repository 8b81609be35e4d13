import { constants, fstatSync, openSync, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Milliseconds in which lines are gathered after a write: one write costs as much as making ten lines. */
const gatheringPause = 20

/**
 * Bytes that may wait while the log's reader does not read. Later lines are lost, because a server without a log is
 * better than none.
 */
const mostUnread = 16 * 1024 * 1024

/** How long an ending process waits for a slow reader, in milliseconds. */
const longestFlush = 500

/**
 * Opens a file or pipe for the log. Lines that come close together are written together. On Linux a full pipe does
 * not block the process: the rest waits in memory. (A file takes lines at once; a terminal or a socket may block.)
 * The process does not end by itself before all is written; `process.exit()` and a fatal error write the rest first.
 */
export function openOutput(descriptor: number): DestinationStream & { flushSync(): void } {
  const target = openNonBlocking(descriptor)
  let gathered = ''
  let unwritten: Buffer = Buffer.alloc(0)
  let isPausing = false
  let isGone = false
  let lost = 0

  /** Writes as much as the reader has room for. */
  function writeSome(): void {
    if (gathered !== '') unwritten = Buffer.concat([unwritten, Buffer.from(gathered)])
    gathered = ''
    try {
      while (unwritten.length > 0) unwritten = unwritten.subarray(writeSync(target, unwritten))
    } catch (cause) {
      // A full pipe or disk is tried again. Without a reader the lines are dropped.
      if (!hasNoReader(cause)) return
      isGone = true
      unwritten = Buffer.alloc(0)
    }
  }

  function writeAndPause(): void {
    isPausing = gathered !== '' || unwritten.length > 0
    if (!isPausing) return
    writeSome()
    setTimeout(writeAndPause, gatheringPause)
  }

  function flushSync(): void {
    const latest = performance.now() + longestFlush
    writeSome()
    while (unwritten.length > 0 && performance.now() < latest) {
      Atomics.wait(sleepCell, 0, 0, 1)
      writeSome()
    }
  }

  process.once('exit', flushSync)
  return {
    write(line) {
      if (isGone) return
      if (unwritten.length + gathered.length > mostUnread) {
        lost += 1
        return
      }
      if (lost > 0) gathered += `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log were lost' })}\n`
      lost = 0
      gathered += line
      if (!isPausing) writeAndPause()
    },
    flushSync,
  }
}

const sleepCell = new Int32Array(new SharedArrayBuffer(4))

/**
 * Opens the same pipe again without blocking: a write to a full pipe fails with EAGAIN, while other processes that
 * share the pipe still block. Answers the descriptor itself for a file, and where the system does not let a pipe be
 * opened.
 */
function openNonBlocking(descriptor: number): number {
  try {
    if (!fstatSync(descriptor).isFIFO()) return descriptor
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return descriptor
  }
}

function hasNoReader(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'EPIPE' || cause.code === 'EBADF')
}
