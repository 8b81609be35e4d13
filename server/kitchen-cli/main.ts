import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { type Language, languageCodes } from '@potluck/kitchen/options'
import { linesOf } from '#server/kitchen-cli/lines.ts'

const help = `Usage: npm run --silent kitchen -- <command> < input > output

  inspect [--language en]  one phrase a line: what foods it names and what they contain
  compose                  one generate-recipe payload with a "seed" a line: a checked recipe; "kinds" says what unknown words are like
  check                    one {"request","recipe"} a line: what the checker finds

Lines in, lines of JSON out, in the same order.`

/** Runs the kitchen's command line. Exit code 2 for an unknown command. */
export async function main(args: readonly string[]): Promise<void> {
  const asked = commandIn(args)
  if (!asked) {
    process.stderr.write(`${help}\n`)
    process.exit(2)
  }
  // The kitchen loads only for a command that exists.
  const { check, compose, inspect, runLine } = await import('#server/kitchen-cli/commands.ts')
  const command = { inspect: inspect(asked.language), compose, check }[asked.name]
  // The reader of a pipe may stop early, as `head` does.
  process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
  for await (const line of linesOf(process.stdin)) {
    if (!process.stdout.write(`${runLine(command, line)}\n`)) await once(process.stdout, 'drain')
  }
}

const commandNames = ['inspect', 'compose', 'check'] as const

/** The command and the language of some arguments; undefined when there is no such command or language. */
function commandIn(args: readonly string[]): { name: (typeof commandNames)[number]; language: Language } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { language: { type: 'string', short: 'l', default: 'en' } },
    })
    const language = languageCodes.find((code) => code === values.language)
    const name = commandNames.find((one) => one === positionals[0])
    return positionals.length === 1 && name && language ? { name, language } : undefined
  } catch {
    return undefined
  }
}
