import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The address in the canonical spelling, without a port that stands behind it; an IPv4 address mapped into IPv6 is
 * the IPv4 address. Undefined when it is none.
 */
export function canonicalAddress(address: string): string | undefined {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) === 4) return bare
  if (!isIPv6(bare)) return undefined
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical)
  if (!mapped) return canonical
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * Whose request it is: the connection's address, or, when that is a trusted proxy, the last one in X-Forwarded-For
 * that is not. What stands further left was written by the client and is not believed.
 */
export function clientAddress(connection: string | undefined, forwardedFor: string | undefined, trusted: BlockList): string | undefined {
  let address = connection === undefined ? undefined : canonicalAddress(connection)
  const hops = forwardedFor?.split(',') ?? []
  while (address && isTrusted(address, trusted)) {
    const hop = hops.pop()
    const earlier = hop === undefined ? undefined : canonicalAddress(hop)
    if (!earlier) break
    address = earlier
  }
  return address
}

/**
 * Whether a trusted proxy wrote a last hop into X-Forwarded-For that is no address, so that the proxy's own stands
 * for everybody behind it.
 */
export function hasUnreadHop(address: string | undefined, forwardedFor: string | undefined, trusted: BlockList): boolean {
  if (address === undefined || forwardedFor === undefined || !isTrusted(address, trusted)) return false
  return forwardedFor.split(',').some((hop) => canonicalAddress(hop) === undefined)
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whether an address is of this machine or of a network that is not the internet: a proxy that nobody was told to
 * trust, or somebody at home.
 */
export function isPrivate(address: string): boolean {
  return isTrusted(address, privateNetworks)
}

/**
 * What is counted as one household: an IPv4 address, or the first 64 bits of an IPv6 address; 48 for the largest
 * network that a provider gives anybody.
 */
export function network(address: string, bits: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right === undefined || right === '' ? [] : right.split(':')
  const zeros = right === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, bits / 16).join(':')}::/${bits}`
}
