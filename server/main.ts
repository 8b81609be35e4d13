import { ConfigError } from '#server/config/reader.ts'
import { readEnvironment } from '#server/config.ts'
import { setHeapPhase } from '#server/heap.ts'
import type { TestOverrides } from '#server/serve.ts'
import { withSourceNames } from '#server/source-names.ts'

/** Milliseconds after which a stopped process exits, even if something still keeps it alive. */
const exitTimeout = 3_000

/** Starts this process's server, and stops it on a signal. `announce` gets the address once it is ready. */
export async function start(announce: (url: string) => void = () => {}, given: TestOverrides = {}): Promise<void> {
  // Reads the settings before the server's thousand modules load, so that a wrong setting is reported at once.
  const config = readEnvironment()
  setHeapPhase('loading')
  const { serve } = await import('#server/serve.ts')
  await serve(config, announce, given)
}

/**
 * Starts the server. Reports a failure that the owner can mend in one sentence, and any other with its stack. Exit
 * code 1 for both.
 */
export async function startOrReportFailure(announce?: (url: string) => void): Promise<void> {
  process.on('uncaughtExceptionMonitor', (error) => {
    if (error.stack !== undefined) error.stack = withSourceNames(error.stack)
  })
  try {
    await start(announce)
    process.exitCode = 0
  } catch (error) {
    process.stderr.write(`${await describeFailure(error)}\n`)
    process.exitCode = 1
  }
  // Nothing is open any more, so the process ends by itself. An immediate process.exit() can hang when the log's
  // reader has closed the pipe.
  setTimeout(() => process.exit(), exitTimeout).unref()
}

async function describeFailure(error: unknown): Promise<string> {
  if (error instanceof ConfigError) return error.message
  const { describeStartFailure } = await import('#server/start-failure.ts')
  return describeStartFailure(error) ?? withSourceNames(error instanceof Error ? (error.stack ?? error.message) : String(error))
}

if (import.meta.main) await startOrReportFailure()
