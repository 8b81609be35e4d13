import { etagOf, matchesEtag } from '#server/http/etag.ts'

/**
 * Stands for the server's address while a document is made. RFC 2606 reserves `.invalid`, so no real address is
 * replaced.
 */
const placeholder = 'https://address-of-this-server.invalid'

/** A document that contains the server's address. */
export interface Document {
  /** The document with this address, or 304 when the caller's copy is current. */
  answer(address: string, ifNoneMatch: string | undefined): Response
}

/**
 * Makes a document once, at the first call, because that takes milliseconds; each later call only fills in the
 * address, which the caller chooses when no setting does. `write` escapes an address for the document's type.
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
      if (matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
      return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } })
    },
  }
}
