import { etagOf, hasAlready } from '#server/http/etag.ts'

/** Stands for the address while a document is made; `.invalid` is nobody's (RFC 2606). */
const placeholder = 'https://address-of-this-server.invalid'

/** A document that names the address of the server. */
export interface Document {
  /** The document with this address in it, or 304 for a caller who has it. */
  answer(address: string, ifNoneMatch: string | undefined): Response
}

/**
 * Makes a document at the first call and fills the address in at each: making it takes milliseconds, and the address is the caller's to choose where no setting names it.
 * `write` is an address as this type of document has it.
 */
export function documentOf(type: string, make: (address: string) => string, write: (address: string) => string): Document {
  let made: { parts: readonly string[]; etag: string } | undefined
  return {
    answer(address, ifNoneMatch) {
      made ??= partsOf(make(placeholder))
      const etag = etagOf(made.etag, address)
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=300', etag }
      if (hasAlready(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
      return new Response(made.parts.join(write(address)), { headers })
    },
  }
}

function partsOf(text: string): { parts: readonly string[]; etag: string } {
  return { parts: text.split(placeholder), etag: etagOf(text) }
}
