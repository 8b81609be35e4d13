import type { Accounts } from '#server/accounts/accounts.ts'
import type { Config } from '#server/config.ts'

/** The values and functions that a command uses. */
export interface CommandContext {
  accounts: Accounts
  config: Config
  /** Prints one line. */
  print(line: string): void
  /** Asks for a secret without echoing it; null without a terminal. */
  askSecret(question: string): Promise<string | null>
  /** The first line of a pipe; null when the pipe is empty. */
  pipedSecret(): Promise<string | null>
}

/** A command of the owner's command line. */
export interface Command {
  /** The words that call the command, such as `users ban`. */
  name: string
  /** The parameters as the help shows them; square brackets mark an optional one. */
  parameters: readonly string[]
  help: string
  run(desk: CommandContext, parameters: readonly string[]): Promise<void>
}

/** A failure that the person at the terminal can mend, in one sentence. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandError'
  }
}
