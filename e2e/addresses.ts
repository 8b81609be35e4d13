let given = 0

/** An IP address of this visit alone: the server counts by address, and no journey spends the limits of another. */
export function anAddress(): string {
  given += 1
  // 2001:db8::/32 is the network for examples. The server counts a household by the first 64 bits and a network by the
  // first 48. Each address has a network of its own, from the number of the process and a number within it.
  const network = Number(process.env.VITEST_POOL_ID ?? 0) * 0x1000 + given
  return `2001:db8:${network.toString(16)}::1`
}

/** The headers by which a proxy names the caller. */
export function headersFrom(address: string): Record<string, string> {
  return { 'x-forwarded-for': address, 'x-forwarded-proto': 'http' }
}
