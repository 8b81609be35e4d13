import { fstatSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal without showing what is typed, or takes the first line of what is piped; null where there is neither. */
export async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return isPiped() ? firstLine() : null
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/** Whether somebody may have sent something, rather than nothing (as a scheduler's /dev/null). */
function isPiped(): boolean {
  const input = fstatSync(process.stdin.fd)
  return input.isFIFO() || input.isFile() || input.isSocket()
}

/** The first line of standard input without its end; null when there is none. What follows stays unread, and nothing waits for it. */
async function firstLine(): Promise<string | null> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return null
}
