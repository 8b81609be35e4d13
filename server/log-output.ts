import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Milliseconds in which lines are gathered after a write: one write costs as much as making ten lines. */
const gatheringPause = 20

/**
 * Bytes that may wait while the log's reader does not read. Later lines are lost, because a server without a log is
 * better than none.
 */
const mostUnread = 16 * 1024 * 1024

/** Bytes of one write. Linux puts so many into a socket or a file in one piece, so two writers break no line. */
const longestWrite = 16 * 1024

/** How long an ending process waits for a slow reader of a pipe, in milliseconds. */
const longestFlush = 500

const newline = 10
const nothing = Buffer.alloc(0)

/**
 * Opens a file, pipe, socket or terminal for the log. Lines that come close together are written together. No write
 * holds the process up: on Linux a full pipe refuses the lines, which wait in memory, and anything else is written
 * in a thread. The process does not end by itself before all is written. `process.exit()` and a fatal error write the
 * rest first; Node then waits for the thread, whose lines may come out after that rest.
 */
export function openOutput(descriptor: number): DestinationStream & { flushSync(): void } {
  const pipe = openNonBlocking(descriptor)
  let gathered = ''
  let unwritten: Buffer = nothing
  let bytesInThread = 0
  let isBusy = false
  let isGone = false
  let lost = 0

  /** The next lines to write, together no longer than a write unless it is one line; empty when all is written. */
  function nextLines(): Buffer {
    if (unwritten.length === 0 && gathered !== '') {
      unwritten = Buffer.from(gathered)
      gathered = ''
    }
    const lastEnd = unwritten.lastIndexOf(newline, longestWrite - 1)
    const end = lastEnd < 0 ? unwritten.indexOf(newline) : lastEnd
    return end < 0 ? unwritten : unwritten.subarray(0, end + 1)
  }

  /** A full pipe or disk is tried again. Without a reader all lines are dropped. */
  function handleFailure(cause: unknown): void {
    if (!hasNoReader(cause)) return
    isGone = true
    gathered = ''
    unwritten = nothing
  }

  /** Writes as much as a pipe has room for, and everything to another output. */
  function writeNow(): void {
    try {
      for (let lines = nextLines(); lines.length > 0; lines = nextLines()) {
        unwritten = unwritten.subarray(writeSync(pipe ?? descriptor, lines))
      }
    } catch (cause) {
      handleFailure(cause)
    }
  }

  function writeInThread(lines: Buffer): void {
    unwritten = unwritten.subarray(lines.length)
    bytesInThread = lines.length
    write(descriptor, lines, (cause, written) => {
      bytesInThread = 0
      const rest = cause ? lines : lines.subarray(written)
      if (rest.length > 0) unwritten = Buffer.concat([rest, unwritten])
      if (cause) handleFailure(cause)
      if (cause || unwritten.length === 0) setTimeout(writeAndPause, gatheringPause)
      else writeAndPause()
    })
  }

  function writeAndPause(): void {
    const lines = nextLines()
    isBusy = lines.length > 0
    if (!isBusy) return
    if (pipe === null) writeInThread(lines)
    else {
      writeNow()
      setTimeout(writeAndPause, gatheringPause)
    }
  }

  function flushSync(): void {
    const latest = performance.now() + longestFlush
    writeNow()
    while (unwritten.length > 0 && performance.now() < latest) {
      Atomics.wait(sleepCell, 0, 0, 1)
      writeNow()
    }
  }

  process.once('exit', flushSync)
  return {
    write(line) {
      if (isGone) return
      if (bytesInThread + unwritten.length + gathered.length > mostUnread) {
        lost += 1
        return
      }
      if (lost > 0) gathered += `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log were lost' })}\n`
      lost = 0
      gathered += line
      if (!isBusy) writeAndPause()
    },
    flushSync,
  }
}

const sleepCell = new Int32Array(new SharedArrayBuffer(4))

/**
 * Opens the same pipe again without blocking: a write to a full pipe fails with EAGAIN, while other processes that
 * share the pipe still block. Answers null for anything else, and where the system does not let a pipe be opened.
 */
function openNonBlocking(descriptor: number): number | null {
  try {
    if (!fstatSync(descriptor).isFIFO()) return null
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return null
  }
}

function hasNoReader(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && (cause.code === 'EPIPE' || cause.code === 'EBADF')
}
