import { constants, fstatSync, openSync, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Milliseconds in which lines gather after one was written: a write costs as much as the making of ten lines. */
const pause = 20

/** Bytes that wait for a reader who does not read. Lines beyond them are lost: a server without a log beats none. */
const mostUnread = 16 * 1024 * 1024

/** Milliseconds that an ending process gives a slow reader to take what is left. */
const longestRest = 500

/**
 * A file or pipe for lines of the log. Lines that come close together are written together, and on Linux a full pipe
 * does not hold the process up: what it has no room for waits. (A file takes lines at once; a terminal or a socket may
 * hold the process up.) The process does not end by itself before all is written; `process.exit()` and a fatal error
 * write what is left on the way out.
 */
export function openOutput(descriptor: number): DestinationStream & { flushSync(): void } {
  const target = openWithoutWaiting(descriptor)
  let gathered = ''
  let unwritten: Buffer = Buffer.alloc(0)
  let isPausing = false
  let isGone = false
  let lost = 0

  /** Writes what the reader has room for. */
  function writeSome(): void {
    if (gathered !== '') unwritten = Buffer.concat([unwritten, Buffer.from(gathered)])
    gathered = ''
    try {
      while (unwritten.length > 0) unwritten = unwritten.subarray(writeSync(target, unwritten))
    } catch (cause) {
      // A pipe or a disk that is full is tried again; without a reader there is nobody to write for.
      if (!hasNoReader(cause)) return
      isGone = true
      unwritten = Buffer.alloc(0)
    }
  }

  function handOver(): void {
    isPausing = gathered !== '' || unwritten.length > 0
    if (!isPausing) return
    writeSome()
    setTimeout(handOver, pause)
  }

  function flushSync(): void {
    const latest = performance.now() + longestRest
    writeSome()
    while (unwritten.length > 0 && performance.now() < latest) {
      Atomics.wait(asleep, 0, 0, 1)
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
      if (!isPausing) handOver()
    },
    flushSync,
  }
}

const asleep = new Int32Array(new SharedArrayBuffer(4))

/**
 * The same pipe opened once more, so that a write to it fails with EAGAIN where it is full, and other processes that
 * write to it wait as before. The descriptor itself for a file, and where the system does not let a pipe be opened.
 */
function openWithoutWaiting(descriptor: number): number {
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
