import { etagOf, hasAlready } from '#server/http/etag.ts'

/** Stands for the address while a document is made; `.invalid` is nobody's (RFC 2606). */
const placeholder = 'https://address-of-this-server.invalid'

/** A document that names the address of the server. */
export interface Document {
  /** The document with this address in it, or 304 for a caller who has it. */
  answer(address: string, ifNoneMatch: string | undefined): Response
}

/**
 * Makes a document at the first call and fills another address in where it changes: making it takes milliseconds, and the address is the caller's to choose where no setting
 * names it.
 * `write` is an address as this type of document has it.
 */
export function documentOf(type: string, make: (address: string) => string, write: (address: string) => string): Document {
  let parts: readonly string[] | undefined
  let latest: { address: string; content: Buffer<ArrayBuffer>; etag: string } | undefined

  function contentAt(address: string) {
    if (latest?.address === address) return latest
    parts ??= make(placeholder).split(placeholder)
    const content = Buffer.from(parts.join(write(address)))
    latest = { address, content, etag: etagOf(content) }
    return latest
  }

  return {
    answer(address, ifNoneMatch) {
      const { content, etag } = contentAt(address)
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=300', etag }
      if (hasAlready(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
      return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } })
    },
  }
}
