import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashCall, HashReply } from '#platform/passwords/hash-threads.ts'

// A thread that hashes passwords. A crowd of sign-ins would otherwise slow everyone's other calls: on Linux a priority
// is a thread's own, so this one takes the time that the server and the database leave.

const isPriorityOfThread = process.platform === 'linux'
if (isPriorityOfThread) setPriority(10)

/** OWASP Password Storage. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

parentPort?.on('message', (call: HashCall) => parentPort?.postMessage(replyTo(call)))

function replyTo({ password, stored }: HashCall): HashReply {
  if (stored !== undefined) return { matches: isMatch(password, stored) }
  try {
    return { hash: hashSync(password, parameters) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

function isMatch(password: string, stored: string): boolean {
  try {
    return verifySync(stored, password)
  } catch {
    return false
  }
}
