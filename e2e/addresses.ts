let given = 0

/** An IP address that no other journey has: what the server counts by address is counted for it alone. */
export function anAddress(): string {
  given += 1
  // 2001:db8::/32 is the network for examples. A household is the first 64 bits: the process, and a number in it.
  return `2001:db8:${process.env.VITEST_POOL_ID ?? '0'}:${given.toString(16)}::1`
}

/** What the proxy in front of a server tells about a caller. */
export function headersFrom(address: string): Record<string, string> {
  return { 'x-forwarded-for': address, 'x-forwarded-proto': 'http' }
}
