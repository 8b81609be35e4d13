import { isDatabaseAway, reasonAway } from '@potluck/platform/database/away'
import { type DestinationStream, type Level, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import { openOutput } from '#server/log-output.ts'
import { withSourceNames } from '#server/source-names.ts'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** File descriptor 1. Reading `process.stdout` would open it. */
const standardOutput = 1

/** Milliseconds between two log lines about a database that is away. */
const awayPause = 1_000

/**
 * Opens the log of a process. `now` counts milliseconds. Without a `destination`, lines go to standard output
 * (log-output.ts).
 */
export function openLog(level: Level | 'silent', now: () => number, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, hooks: { logMethod: logAwayOncePerSecond(now) }, serializers: { err: errorToLine } }
  return pino(options, destination ?? openOutput(standardOutput))
}

/** An error as pino writes it, with source names in its stack. */
function errorToLine(error: Error): object {
  const line = pino.stdSerializers.err(error)
  return typeof line.stack === 'string' ? { ...line, stack: withSourceNames(line.stack) } : line
}

/**
 * A database that is away fails every call at that moment. One line a second reports it, with the number and the
 * reason, without a stack.
 */
function logAwayOncePerSecond(now: () => number): LogMethod {
  let silentUntil = Number.NEGATIVE_INFINITY
  let failures = 0
  return function log(args, method) {
    const cause = causeOf(args)
    if (!isDatabaseAway(cause)) return method.apply(this, args)
    failures += 1
    if (now() < silentUntil) return
    const entry: Parameters<LogFn> = [{ why: reasonAway(cause), failures }, 'the database is away']
    method.apply(this, entry)
    silentUntil = now() + awayPause
    failures = 0
  }
}

function causeOf([entry]: readonly unknown[]): unknown {
  return typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : undefined
}
