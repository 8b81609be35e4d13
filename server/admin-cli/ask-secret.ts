import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal without showing what is typed; null where there is none. */
export async function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
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

/**
 * The first line of what is piped, without its end; null when there is none. What follows stays unread, and nothing
 * waits for it.
 */
export async function pipedSecret(): Promise<string | null> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return null
}
