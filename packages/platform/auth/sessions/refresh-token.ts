import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The content of a refresh token: the session's id, and the session's counter when the token was made. */
export interface RefreshTokenParts {
  sessionId: string
  counter: number
}

const version = 0
const signatureBytes = 16
const checksumBytes = 4

/**
 * GoTrue's refresh token, version 2: base64url of version 0, the session's UUID, the counter as a varint, the first
 * 16 bytes of an HMAC-SHA256 with the session's key, and the first 4 of a SHA-256 over all that. No row is written
 * for a token: the session's counter says which one is current.
 */
export function writeRefreshToken({ sessionId, counter }: RefreshTokenParts, hmacKey: string): string {
  const said = Buffer.concat([Buffer.from([version]), Buffer.from(sessionId.replaceAll('-', ''), 'hex'), varint(counter)])
  const signed = Buffer.concat([said, signatureOf(said, hmacKey)])
  return Buffer.concat([signed, checksumOf(signed)]).toString('base64url')
}

/** Parses a token; undefined when its form or checksum is wrong. Only `isSignedBy` tells whether we made it. */
export function readRefreshToken(token: string): RefreshTokenParts | undefined {
  const bytes = bytesOf(token)
  if (!bytes || bytes[0] !== version) return undefined
  const signed = bytes.subarray(0, -checksumBytes)
  if (!checksumOf(signed).equals(bytes.subarray(-checksumBytes))) return undefined
  const counter = readVarint(signed.subarray(17, -signatureBytes))
  if (counter === undefined) return undefined
  const hex = signed.subarray(1, 17).toString('hex')
  return { sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), counter }
}

/** Whether a well-formed token was signed with this session's key. */
export function isSignedBy(token: string, hmacKey: string): boolean {
  const bytes = bytesOf(token)
  if (!bytes) return false
  const said = bytes.subarray(0, -checksumBytes - signatureBytes)
  return timingSafeEqual(signatureOf(said, hmacKey), bytes.subarray(-checksumBytes - signatureBytes, -checksumBytes))
}

/** Whether a text has the form of our refresh tokens. */
export function hasTokenForm(token: string): boolean {
  return /^[\w-]{51,64}$/.test(token)
}

function bytesOf(token: string): Buffer | undefined {
  if (!hasTokenForm(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  return bytes.length >= 1 + 16 + 1 + signatureBytes + checksumBytes ? bytes : undefined
}

function signatureOf(said: Buffer, hmacKey: string): Buffer {
  return createHmac('sha256', Buffer.from(hmacKey, 'base64url')).update(said).digest().subarray(0, signatureBytes)
}

function checksumOf(signed: Buffer): Buffer {
  return createHash('sha256').update(signed).digest().subarray(0, checksumBytes)
}

/** A varint: seven bits a byte, the lowest first. All bytes but the last have the high bit set. */
function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return Buffer.from([...bytes, rest])
}

function readVarint(bytes: Buffer): number | undefined {
  if (bytes.length === 0 || bytes.length > 7) return undefined
  const isWhole = bytes.every((byte, at) => byte >= 128 === at < bytes.length - 1)
  if (!isWhole) return undefined
  return bytes.reduceRight((value, byte) => value * 128 + (byte % 128), 0)
}
