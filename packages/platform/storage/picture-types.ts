/** Tests of a file's first bytes, by type. */
const firstByteTests: ReadonlyMap<string, (bytes: Uint8Array) => boolean> = new Map([
  ['image/jpeg', (bytes) => hasAt(bytes, 0, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => hasAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (bytes) => hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')],
  ['image/avif', isAvif],
])

/** Whether a file's first bytes match its type; false for a type without a test. */
export function matchesFirstBytes(type: string, bytes: Uint8Array): boolean {
  return firstByteTests.get(type)?.(bytes) === true
}

/** Whether browsers show this type as a plain picture, without scripts, unlike SVG. */
export function isPictureType(type: string): boolean {
  return firstByteTests.has(type)
}

/** Whether a file is AVIF: an ISO media file whose first box names that brand. */
function isAvif(bytes: Uint8Array): boolean {
  if (bytes.length < 16 || !hasText(bytes, 4, 'ftyp')) return false
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (hasText(bytes, at, 'avif') || hasText(bytes, at, 'avis')) return true
  return false
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return hasAt(
    bytes,
    at,
    [...text].map((letter) => letter.charCodeAt(0)),
  )
}

function hasAt(bytes: Uint8Array, at: number, sign: readonly number[]): boolean {
  return sign.every((byte, index) => bytes[at + index] === byte)
}
