let given = 0

/** An IP address that no other journey has: what the server counts by address is counted for it alone. */
export function anAddress(): string {
  given += 1
  // 2001:db8::/32 is the network for examples. A household is the first 64 bits, and a network, which shares what its
  // households have, the first 48: each address has a network of its own, by the process and a number in it.
  const network = Number(process.env.VITEST_POOL_ID ?? 0) * 0x1000 + given
  return `2001:db8:${network.toString(16)}::1`
}

/** What the proxy in front of a server tells about a caller. */
export function headersFrom(address: string): Record<string, string> {
  return { 'x-forwarded-for': address, 'x-forwarded-proto': 'http' }
}
