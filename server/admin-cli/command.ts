import type { Accounts } from '#server/accounts/accounts.ts'
import type { Config } from '#server/config.ts'

/** What a command works with. */
export interface Desk {
  accounts: Accounts
  config: Config
  /** One line of output. */
  print(line: string): void
  /** Asks for a secret without showing it; null where nobody can be asked. */
  askSecret(question: string): Promise<string | null>
  /** A secret that was piped, to the end of its line; null when there is none. */
  pipedSecret(): Promise<string | null>
}

/** One thing that the command line does. */
export interface Command {
  /** The words that name it, such as `users ban`. */
  name: string
  /** What follows the name, as the help writes it; in square brackets what may be left out. */
  parameters: readonly string[]
  help: string
  run(desk: Desk, parameters: readonly string[]): Promise<void>
}

/** Something that a person at the terminal can put right, in one sentence. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandError'
  }
}
