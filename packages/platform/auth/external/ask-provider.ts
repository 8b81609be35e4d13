import type { AuthSettings } from '#platform/auth/settings.ts'
import { assertTexts, isStorable } from '#platform/http/body.ts'

/** A provider that failed: it refused, could not be reached, or answered nonsense. */
export class ProviderError extends Error {
  readonly fault: 'refused' | 'unreachable' | 'garbage'

  constructor(fault: ProviderError['fault'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderError'
    this.fault = fault
  }
}

export interface ProviderClient {
  fetch: typeof fetch
  settings: Pick<AuthSettings, 'providerTimeout'>
}

const mostBytes = 1024 * 1024

/** A provider's JSON answer (or its form, which some use for tokens). Follows no redirect. Throws ProviderError. */
export async function askProvider(world: ProviderClient, url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetchProvider(world, url, init)
  const body = await readAll(response)
  if (!response.ok)
    throw new ProviderError(response.status >= 500 ? 'unreachable' : 'refused', `${hostOf(url)} answered ${response.status}`)
  try {
    const answer: unknown = isForm(response) ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
    assertTexts(answer, isStorable)
    return answer
  } catch (cause) {
    throw new ProviderError('garbage', `${hostOf(url)} answered something else than JSON`, { cause })
  }
}

async function fetchProvider({ fetch, settings }: ProviderClient, url: string, init: RequestInit): Promise<Response> {
  try {
    const headers = { accept: 'application/json', ...init.headers }
    return await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(settings.providerTimeout) })
  } catch (cause) {
    throw new ProviderError('unreachable', `${hostOf(url)} could not be reached`, { cause })
  }
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > mostBytes) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new ProviderError('unreachable', 'the answer ended early', { cause })
  }
  if (length > mostBytes) throw new ProviderError('garbage', 'the answer is too large')
  return Buffer.concat(chunks).toString('utf8')
}

function isForm(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** The host of an address for the log: paths and queries may contain codes and tokens. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? 'the provider'
}
