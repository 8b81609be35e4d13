import { Worker } from 'node:worker_threads'

/** A password to hash, or with `stored` to compare with a hash. */
export interface HashCall {
  password: string
  stored?: string
}

export type HashReply = { hash: string } | { matches: boolean } | { failure: string }

/**
 * Threads of low priority, each with one password at a time. They start when they are first needed, and keep no
 * process alive that waits for nothing else.
 */
export class HashThreads {
  readonly #idle: Worker[] = []

  /** An argon2id hash with a fresh salt. */
  async hash(password: string): Promise<string> {
    const reply = await this.#ask({ password })
    if ('hash' in reply) return reply.hash
    throw failureIn(reply)
  }

  /** Whether a password matches an argon2 hash; false for a text that is no such hash. */
  async verify(password: string, stored: string): Promise<boolean> {
    const reply = await this.#ask({ password, stored })
    if ('matches' in reply) return reply.matches
    throw failureIn(reply)
  }

  async #ask(call: HashCall): Promise<HashReply> {
    const thread = this.#idle.pop() ?? new Worker(new URL('./hash-thread.ts', import.meta.url))
    thread.ref()
    const reply = await replyTo(call, thread)
    thread.unref()
    this.#idle.push(thread)
    return reply
  }
}

const failureIn = (reply: HashReply) => new Error(`A password could not be hashed: ${'failure' in reply ? reply.failure : 'wrong reply'}`)

function replyTo(call: HashCall, thread: Worker): Promise<HashReply> {
  const { promise, resolve, reject } = Promise.withResolvers<HashReply>()
  // Under node --watch, Node sends messages of its own on this channel.
  const listen = (message: HashReply | object) => {
    if ('hash' in message || 'matches' in message || 'failure' in message) resolve(message)
  }
  const ended = (code: number) => reject(new Error(`The thread that hashes passwords ended with code ${code}`))
  thread.on('message', listen).on('error', reject).on('exit', ended)
  thread.postMessage(call)
  return promise.finally(() => thread.off('message', listen).off('error', reject).off('exit', ended))
}
