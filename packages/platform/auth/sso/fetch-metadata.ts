import { AuthError } from '#platform/auth/errors.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

const mostBytes = 1024 * 1024
const longestMs = 10_000

/** Fetches metadata from an administrator's address. Follows no redirect. Throws 400 saml_metadata_fetch_failed. */
export async function fetchMetadata({ fetch }: Pick<AuthWorld, 'fetch'>, url: string): Promise<string> {
  try {
    const headers = { accept: 'application/xml;charset=UTF-8' }
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(longestMs) })
    if (response.status !== 200) throw fetchFailed(`HTTP ${response.status} error fetching SAML Metadata from URL '${url}'`)
    return await readText(response)
  } catch (cause) {
    throw cause instanceof AuthError ? cause : fetchFailed(`SAML Metadata could not be fetched from URL '${url}'`, cause)
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw fetchFailed('SAML Metadata is too large')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

function fetchFailed(message: string, cause?: unknown): AuthError {
  return new AuthError(400, 'saml_metadata_fetch_failed', message, { cause })
}
