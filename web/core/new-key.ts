const bytes = 16

/** A key that nobody else has, for one click. Not by `crypto.randomUUID`: a browser has that only where the page came over https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
