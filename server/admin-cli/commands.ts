import type { Command } from '#server/admin-cli/command.ts'
import { keyCommands } from '#server/admin-cli/key-commands.ts'
import { roleCommands } from '#server/admin-cli/role-commands.ts'
import { userCommands } from '#server/admin-cli/user-commands.ts'

const commands: readonly Command[] = [...roleCommands, ...keyCommands, ...userCommands]

/** A command and what was said after its name. */
export interface Wanted {
  command: Command
  parameters: readonly string[]
}

/** The command that the words name, the longest name first, if as many parameters follow as it takes. */
export function commandFor(args: readonly string[]): Wanted | undefined {
  for (const length of [2, 1]) {
    const command = commands.find(({ name }) => name === args.slice(0, length).join(' '))
    if (!command) continue
    const parameters = args.slice(length)
    const least = command.parameters.filter((parameter) => !parameter.startsWith('[')).length
    const isRight =
      parameters.length >= least && parameters.length <= command.parameters.length && !parameters.some((one) => one.startsWith('-'))
    return isRight ? { command, parameters } : undefined
  }
  return undefined
}

/** What the command line can do, for a person. */
export function help(): string {
  const lines = commands.map(({ name, parameters, help: says }): [string, string] => [[name, ...parameters].join(' '), says])
  const width = Math.max(...lines.map(([call]) => call.length))
  return [
    'Usage: npm run --silent admin -- <command>',
    '',
    ...lines.map(([call, says]) => `  ${call.padEnd(width)}  ${says}`),
    '',
    'Works on the same settings as the server: beside it with DATABASE_URL, or, with the built-in database, while it is stopped.',
  ].join('\n')
}
