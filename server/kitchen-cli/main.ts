import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { languageCodes } from '#domain/options.ts'
import { type Command, check, compose, inspect, runLine } from '#server/kitchen-cli/commands.ts'
import { linesOf } from '#server/kitchen-cli/lines.ts'

const help = `Usage: npm run --silent kitchen -- <command> < input > output

  inspect [--language en]  one phrase a line: what foods it names and what they contain
  compose                  one generate-recipe payload with a "seed" a line: a checked recipe; "kinds" says what unknown words are like
  check                    one {"request","recipe"} a line: what the checker finds

Lines in, lines of JSON out, in the same order.`

/** Runs the kitchen's command line. Exit code 2 for an unknown command. */
export async function main(args: readonly string[]): Promise<void> {
  const command = commandFor(args)
  if (!command) {
    process.stderr.write(`${help}\n`)
    process.exit(2)
  }
  // The reader of the pipe may stop early, as `head` does.
  process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))
  for await (const line of linesOf(process.stdin)) {
    if (!process.stdout.write(`${runLine(command, line)}\n`)) await once(process.stdout, 'drain')
  }
}

function commandFor(args: readonly string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { language: { type: 'string', short: 'l', default: 'en' } },
    })
    const language = languageCodes.find((code) => code === values.language)
    if (positionals.length !== 1 || !language) return undefined
    const commands = new Map<string, Command>(Object.entries({ inspect: inspect(language), compose, check }))
    return commands.get(positionals[0] ?? '')
  } catch {
    return undefined
  }
}
