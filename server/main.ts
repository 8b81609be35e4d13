import { ConfigError } from '#server/config/reader.ts'
import { readEnvironment } from '#server/config.ts'
import { keepHeap } from '#server/heap.ts'
import type { Given } from '#server/serve.ts'
import { withSourceNames } from '#server/source-names.ts'

/** Milliseconds after which a process that has stopped is ended, should something still hold it. */
const longestEnd = 3_000

/** Starts the server of this process and stops it when the process is asked to. `announce` hears the address. */
export async function start(announce: (url: string) => void = () => {}, given: Given = {}): Promise<void> {
  // A wrong setting is told before the server's thousand modules are read.
  const config = readEnvironment()
  keepHeap('loading')
  const { serve } = await import('#server/serve.ts')
  await serve(config, announce, given)
}

/**
 * Starts the server. A failure that a person can put right is told in one sentence, any other with all that is known.
 * Exit code 1 for both.
 */
export async function startOrSayWhy(announce?: (url: string) => void): Promise<void> {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (error.stack !== undefined) error.stack = withSourceNames(error.stack)
  })
  try {
    await start(announce)
    process.exitCode = 0
  } catch (error) {
    process.stderr.write(`${await wordsFor(error)}\n`)
    process.exitCode = 1
  }
  // Nothing is open any more, so the process ends by itself. process.exit() at once can hang when the reader of the
  // log has gone.
  setTimeout(() => process.exit(), longestEnd).unref()
}

async function wordsFor(error: unknown): Promise<string> {
  if (error instanceof ConfigError) return error.message
  const { sentenceFor } = await import('#server/say-why.ts')
  return sentenceFor(error) ?? withSourceNames(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

if (import.meta.main) await startOrSayWhy()
