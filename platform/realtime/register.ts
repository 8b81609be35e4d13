import { type Channel, nameOf } from '#platform/realtime/socket.ts'

/** The channels of this process by account and by topic, so that a notice costs only as much as its listeners. */
export interface Register {
  add(channel: Channel): void
  remove(channel: Channel): void
  all(): Iterable<Channel>
  /** Those of an account. */
  ofAccount(id: string): Iterable<Channel>
  /** Those that may hear what is said on a topic. */
  onTopic(name: string): Iterable<Channel>
}

/** An empty register. */
export function openRegister(): Register {
  const all = new Set<Channel>()
  const accounts = new Map<string, Set<Channel>>()
  const topics = new Map<string, Set<Channel>>()
  return {
    add(channel) {
      all.add(channel)
      const { account } = channel.holder.caller
      if (account !== null) put(accounts, account.id, channel)
      if (channel.hasTopic) put(topics, nameOf(channel), channel)
    },
    remove(channel) {
      all.delete(channel)
      const { account } = channel.holder.caller
      if (account !== null) take(accounts, account.id, channel)
      take(topics, nameOf(channel), channel)
    },
    all: () => all,
    // A copy: a notice may close channels while this is walked.
    ofAccount: (id) => [...(accounts.get(id) ?? [])],
    onTopic: (name) => [...(topics.get(name) ?? [])],
  }
}

function put(map: Map<string, Set<Channel>>, key: string, channel: Channel): void {
  const known = map.get(key)
  if (known) known.add(channel)
  else map.set(key, new Set([channel]))
}

function take(map: Map<string, Set<Channel>>, key: string, channel: Channel): void {
  const known = map.get(key)
  known?.delete(channel)
  if (known?.size === 0) map.delete(key)
}
