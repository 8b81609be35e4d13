/** The first bytes of a picture, for each type that the bucket accepts. */
const signs = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [...Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBP')],
  'image/avif': [...Buffer.from('\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000mif1avif')],
} as const
export type PictureType = keyof typeof signs
export const pictureTypes: readonly PictureType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The largest file that the bucket accepts, in bytes. */
export const most = 5 * 1_024 * 1_024

/** A picture of this type: its first bytes, then the rest. Another `of` gives another picture. */
export function aPicture({
  type = 'image/png',
  size = 300,
  of = 0,
}: {
  type?: PictureType
  size?: number
  of?: number
} = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  Buffer.from(bytes.buffer).fill(Buffer.from(Array.from({ length: 256 }, (_, at) => (at * 7 + of) % 256)))
  bytes.set(signs[type])
  return bytes
}

/** The same picture as a browser's Blob. */
export function aBlob(parts: Parameters<typeof aPicture>[0] = {}): Blob {
  return new Blob([aPicture(parts)], { type: parts.type ?? 'image/png' })
}
