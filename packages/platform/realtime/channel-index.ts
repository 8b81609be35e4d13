import { type Channel, nameOf } from '#platform/realtime/socket.ts'

/** The channels of this process by account and topic, so that a notice reaches its listeners without a search. */
export interface ChannelIndex {
  add(channel: Channel): void
  remove(channel: Channel): void
  all(): Iterable<Channel>
  /** The channels of an account. */
  ofAccount(id: string): Iterable<Channel>
  /** The channels that may receive messages on a topic. */
  onTopic(name: string): Iterable<Channel>
}

/** Makes an empty index. */
export function openChannelIndex(): ChannelIndex {
  const all = new Set<Channel>()
  const accounts = new Map<string, Set<Channel>>()
  const topics = new Map<string, Set<Channel>>()
  return {
    add(channel) {
      all.add(channel)
      const { account } = channel.holder.caller
      if (account !== null) addTo(accounts, account.id, channel)
      if (channel.hasTopic) addTo(topics, nameOf(channel), channel)
    },
    remove(channel) {
      all.delete(channel)
      const { account } = channel.holder.caller
      if (account !== null) removeFrom(accounts, account.id, channel)
      removeFrom(topics, nameOf(channel), channel)
    },
    all: () => all,
    // A copy, because a notice may close channels during the iteration.
    ofAccount: (id) => [...(accounts.get(id) ?? [])],
    onTopic: (name) => [...(topics.get(name) ?? [])],
  }
}

function addTo(map: Map<string, Set<Channel>>, key: string, channel: Channel): void {
  const known = map.get(key)
  if (known) known.add(channel)
  else map.set(key, new Set([channel]))
}

function removeFrom(map: Map<string, Set<Channel>>, key: string, channel: Channel): void {
  const known = map.get(key)
  known?.delete(channel)
  if (known?.size === 0) map.delete(key)
}
