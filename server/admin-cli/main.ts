import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { AuthError } from '@potluck/platform/auth/errors'
import { isDatabaseAway } from '@potluck/platform/database/away'
import { DirectoryInUse } from '@potluck/platform/database/lock'
import { migrate } from '@potluck/platform/database/migrate'
import { openDatabase } from '@potluck/platform/database/open'
import { pino } from 'pino'
import { openAccounts } from '#server/accounts/open.ts'
import { askSecret, pipedSecret } from '#server/admin-cli/ask-secret.ts'
import { CommandError } from '#server/admin-cli/command.ts'
import { commandFor, help, type ParsedCommand, usageFor } from '#server/admin-cli/commands.ts'
import { readEnvironment } from '#server/config.ts'
import { requireProjectsDatabase } from '#server/project/check.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import type { Tables } from '#server/tables.ts'
import { DatabaseAway } from '#server/wait-for-database.ts'

const migrations = join(import.meta.dirname, '..', '..', 'database', 'migrations')

/**
 * Runs the owner's command line. Exit code 0 for success, 1 with one sentence for a failure, 2 with the help for an
 * unknown command.
 */
export async function main(args: readonly string[]): Promise<void> {
  const wanted = commandFor(args)
  if (wanted === undefined) {
    printUsage(args)
    return
  }
  try {
    await run(wanted)
  } catch (error) {
    process.stderr.write(`${messageFor(error)}\n`)
    process.exitCode = 1
  }
}

/** Prints the usage. Exit code 0 when the caller asked for it, 2 after a wrong command. */
function printUsage(args: readonly string[]): void {
  const asksForHelp = ['help', '--help', '-h'].includes(args[0] ?? '')
  const call = usageFor(args)
  const what = args.length === 0 || asksForHelp ? help() : `There is no such command: ${args.join(' ')}\n\n${help()}`
  process.stderr.write(`${call === undefined ? what : `That is called so: npm run --silent admin -- ${call}`}\n`)
  process.exitCode = asksForHelp ? 0 : 2
}

async function run({ command, parameters }: ParsedCommand): Promise<void> {
  const config = readEnvironment()
  const place = config.databaseUrl
    ? { kind: 'postgres' as const, url: config.databaseUrl }
    : { kind: 'embedded' as const, directory: config.dataDir }
  const db = await openDatabase<Tables>(place, () => {}).catch((cause) => {
    throw cause instanceof DirectoryInUse ? new CommandError(inUseMessage(config.dataDir)) : cause
  })
  try {
    if (config.supabase) await requireProjectsDatabase(db)
    await migrate(db, migrations).catch((cause) => {
      throw place.kind === 'postgres' && isDatabaseAway(cause) ? new DatabaseAway(place.url, cause) : cause
    })
    const accounts = await openAccounts({ config, db, now: () => new Date(), uuid: () => randomUUID(), log: pino({ level: 'silent' }) })
    await command.run({ accounts, config, print: (line) => void process.stdout.write(`${line}\n`), askSecret, pipedSecret }, parameters)
    await accounts.settled()
  } finally {
    await db.destroy()
  }
}

function inUseMessage(directory: string): string {
  return `Potluck is running on the data directory ${directory}: stop it, run this again, and start it again, for the built-in database belongs to one process at a time.`
}

function messageFor(error: unknown): string {
  if (error instanceof CommandError || error instanceof AuthError) return error.message
  return describeStartFailure(error) ?? `This should not have happened: ${error instanceof Error ? error.message : String(error)}`
}
