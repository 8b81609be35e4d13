import { billingCommands } from '#server/admin-cli/billing-commands.ts'
import type { Command } from '#server/admin-cli/command.ts'
import { keyCommands } from '#server/admin-cli/key-commands.ts'
import { roleCommands } from '#server/admin-cli/role-commands.ts'
import { userCommands } from '#server/admin-cli/user-commands.ts'

const commands: readonly Command[] = [...roleCommands, ...keyCommands, ...userCommands, ...billingCommands]

/** A command and what was said after its name. */
export interface Wanted {
  command: Command
  parameters: readonly string[]
}

/** The command that the words name, if as many parameters follow as it takes. */
export function commandFor(args: readonly string[]): Wanted | undefined {
  const wanted = namedBy(args)
  if (!wanted) return undefined
  const { command, parameters } = wanted
  const least = command.parameters.filter((parameter) => !parameter.startsWith('[')).length
  const isRight =
    parameters.length >= least && parameters.length <= command.parameters.length && !parameters.some((one) => one.startsWith('-'))
  return isRight ? wanted : undefined
}

/** The usage line of a command that was named with too few or too many words; undefined when the words name none. */
export function callFor(args: readonly string[]): string | undefined {
  const wanted = namedBy(args)
  return wanted && wanted.command.parameters.length > 0 ? callOf(wanted.command) : undefined
}

/** The longest name that the words begin with. */
function namedBy(args: readonly string[]): Wanted | undefined {
  const found = [2, 1].flatMap((length) => {
    const command = commands.find(({ name }) => name === args.slice(0, length).join(' '))
    return command ? [{ command, parameters: args.slice(length) }] : []
  })
  return found[0]
}

function callOf({ name, parameters }: Command): string {
  return [name, ...parameters].join(' ')
}

/** What the command line can do, for a person. */
export function help(): string {
  const lines = commands.map((command): [string, string] => [callOf(command), command.help])
  const width = Math.max(...lines.map(([call]) => call.length))
  return [
    'Usage: npm run --silent admin -- <command>',
    '',
    ...lines.map(([call, says]) => `  ${call.padEnd(width)}  ${says}`),
    '',
    'Works on the same settings as the server: beside it with DATABASE_URL, or, with the built-in database, while it is stopped.',
  ].join('\n')
}
