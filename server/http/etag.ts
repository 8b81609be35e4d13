import { createHash } from 'node:crypto'

/**
 * Names what was hashed in a header of HTTP. Weak: the same content compressed is the same to a reader, and not the
 * same bytes.
 */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether the caller has what this tag names, by its If-None-Match. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) ?? false
}
