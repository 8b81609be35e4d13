import { writeSync } from 'node:fs'
import { type DestinationStream, pino } from 'pino'

/** Milliseconds in which lines gather after one was handed over at once: a write costs as much as the making of ten lines. */
const pause = 20

/** Bytes of lines that wait for a reader who does not read. What comes beyond them is lost: a server without a log is better than none. */
const mostUnread = 16 * 1024 * 1024

/**
 * A file or pipe to which another thread writes lines, several at a time when many come. The process does not end by itself before they all are
 * written; where `process.exit()` or a fatal error ends it, what is left is written on the way out.
 */
export function openOutput(descriptor: number): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ dest: descriptor, sync: false, maxLength: mostUnread })
  let gathered = ''
  let isPausing = false

  function handOver(): void {
    if (gathered === '') {
      isPausing = false
      return
    }
    isPausing = true
    output.write(gathered)
    gathered = ''
    setTimeout(handOver, pause)
  }

  function flushSync(): void {
    output.flushSync()
    const rest = gathered
    gathered = ''
    writeAllSync(descriptor, Buffer.from(rest))
  }

  process.once('exit', () => {
    try {
      flushSync()
    } catch {
      // The reader has gone.
    }
  })
  return {
    write(line) {
      gathered += line
      if (!isPausing) handOver()
    },
    flushSync,
  }
}

/** Milliseconds for a reader who is behind to take what is left. */
const longestRest = 500

/** Writes to a pipe that may be full for a moment. */
function writeAllSync(descriptor: number, bytes: Buffer): void {
  const latest = performance.now() + longestRest
  const pausing = new Int32Array(new SharedArrayBuffer(4))
  let written = 0
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written)
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EAGAIN') || performance.now() > latest) throw cause
      Atomics.wait(pausing, 0, 0, 1)
    }
  }
}
