import { billingCommands } from '#server/admin-cli/billing-commands.ts'
import type { Command } from '#server/admin-cli/command.ts'
import { keyCommands } from '#server/admin-cli/key-commands.ts'
import { roleCommands } from '#server/admin-cli/role-commands.ts'
import { userCommands } from '#server/admin-cli/user-commands.ts'

const commands: readonly Command[] = [...roleCommands, ...keyCommands, ...userCommands, ...billingCommands]

/** A command and the parameters after its name. */
export interface ParsedCommand {
  command: Command
  parameters: readonly string[]
}

/** Finds the command that the words name. Undefined when the number of parameters does not fit. */
export function commandFor(args: readonly string[]): ParsedCommand | undefined {
  const wanted = parseCommand(args)
  if (!wanted) return undefined
  const { command, parameters } = wanted
  const least = command.parameters.filter((parameter) => !parameter.startsWith('[')).length
  const isRight =
    parameters.length >= least && parameters.length <= command.parameters.length && !parameters.some((one) => one.startsWith('-'))
  return isRight ? wanted : undefined
}

/**
 * The usage line of a command that was called with too few or too many parameters; undefined for an unknown command.
 */
export function usageFor(args: readonly string[]): string | undefined {
  const wanted = parseCommand(args)
  return wanted && wanted.command.parameters.length > 0 ? usageOf(wanted.command) : undefined
}

/** Finds the command with the longest name that the words begin with: `users ban` goes before `users`. */
function parseCommand(args: readonly string[]): ParsedCommand | undefined {
  const found = [2, 1].flatMap((length) => {
    const command = commands.find(({ name }) => name === args.slice(0, length).join(' '))
    return command ? [{ command, parameters: args.slice(length) }] : []
  })
  return found[0]
}

function usageOf({ name, parameters }: Command): string {
  return [name, ...parameters].join(' ')
}

/** The help text. */
export function help(): string {
  const lines = commands.map((command): [string, string] => [usageOf(command), command.help])
  const width = Math.max(...lines.map(([call]) => call.length))
  return [
    'Usage: npm run --silent admin -- <command>',
    '',
    ...lines.map(([call, says]) => `  ${call.padEnd(width)}  ${says}`),
    '',
    'Works on the same settings as the server: beside it with DATABASE_URL, or, with the built-in database, while it is stopped.',
  ].join('\n')
}
