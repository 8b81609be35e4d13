import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The canonical spelling of an IP address, without a port. An IPv4 address mapped into IPv6 becomes the IPv4 address.
 * Undefined for anything else.
 */
export function canonicalAddress(address: string): string | undefined {
  if (isIP(address) === 4) return address
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
 * The client's address: the connection's, or, behind trusted proxies, the last address in X-Forwarded-For that is not
 * a trusted proxy's. Entries further left are the client's own claims.
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
 * Whether a trusted proxy added an unreadable last entry to X-Forwarded-For, so that the proxy's own address stands
 * for all clients behind it.
 */
export function hasUnreadableHop(address: string | undefined, forwardedFor: string | undefined, trusted: BlockList): boolean {
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

/** Whether an address is this machine's or of a private network: a local client, or a proxy that no setting names. */
export function isPrivate(address: string): boolean {
  return isTrusted(address, privateNetworks)
}

/**
 * The network that counts as one household: an IPv4 address, or the first 64 bits of an IPv6 address. With 48 bits it
 * is the largest network that a provider assigns.
 */
export function network(address: string, bits: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.split('::')
  const head = left === '' ? [] : left.split(':')
  const tail = right === undefined || right === '' ? [] : right.split(':')
  const zeros = right === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, bits / 16).join(':')}::/${bits}`
}
