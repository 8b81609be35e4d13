import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { SigningKey } from '@potluck/platform/tokens/key-ring'
import * as z from 'zod/mini'

// Schemas from the text of a setting to its value.

export const text = z.string().check(z.maxLength(16_384))
export const wholeNumber = (lowest: number, highest: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.number().check(z.minimum(lowest), z.maximum(highest))))
export const url = (...protocols: string[]) => z.string().check(z.refine((value) => protocols.includes(parseUrl(value)?.protocol ?? '')))
export const httpUrl = url('http:', 'https:')
export const origin = z.pipe(
  httpUrl.check(z.refine((value) => value.replace(/\/$/, '') === parseUrl(value)?.origin)),
  z.transform((value) => new URL(value).origin),
)
export const emailAddress = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
const domain = z.string().check(z.regex(/^([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+$/u))
const keys = z.array(SigningKey).check(z.refine((list) => list.some((key) => key.kty === 'oct' || 'd' in key)))
/** A JWK set, or the bare list of keys that Supabase's command line writes. */
export const keySet = z.pipe(
  z.string().check(z.refine((value) => parseJson(value) !== undefined)),
  z.pipe(
    z.transform(parseJson),
    z.union([
      z.object({ keys }),
      z.pipe(
        keys,
        z.transform((list) => ({ keys: list })),
      ),
    ]),
  ),
)
export const keyFile = z.pipe(z.pipe(z.string(), z.transform(readText)), keySet)
/** `builtin`, `off`, or the path of a file with one domain a line; # begins a comment. */
export const disposableList = z.pipe(z.pipe(z.string(), z.transform(readDomains)), z.union([z.enum(['builtin', 'off']), z.set(domain)]))
export type DisposableList = z.output<typeof disposableList>
export const networks = z.pipe(
  z.string().check(z.refine((value) => parseNetworks(value) !== undefined)),
  z.transform((value) => parseNetworks(value) ?? new BlockList()),
)

export const apiKey = z.string().check(z.regex(/^[\w.-]{20,4096}$/))
/**
 * The two keys of a Supabase project. A key contains its role, so the server notices swapped keys, which would send
 * the secret key to every browser.
 */
export const publicKey = apiKey.check(z.refine((value) => roleOfKey(value) !== 'service_role'))
export const secretKey = apiKey.check(z.refine((value) => roleOfKey(value) !== 'anon'))

export type JwkSet = z.output<typeof keySet>

/** Parses a URL; undefined for an invalid one. */
export function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

/** Whether a host name or address is this machine's loopback. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}

const KeyPayload = z.object({ role: z.string() })

/** The role of a Supabase key, from its prefix or its JWT payload; undefined when neither contains it. */
function roleOfKey(key: string): string | undefined {
  if (key.startsWith('sb_publishable_')) return 'anon'
  if (key.startsWith('sb_secret_')) return 'service_role'
  const [, payload, signature] = key.split('.')
  if (payload === undefined || signature === undefined) return undefined
  return KeyPayload.safeParse(parseJson(Buffer.from(payload, 'base64url').toString())).data?.role
}

/** The text of a file; empty when it cannot be read. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The domains in a file, in lower case; undefined, which no schema accepts, when there are none. */
function readDomains(value: string): unknown {
  if (value === 'builtin' || value === 'off') return value
  const lines = readText(value).split('\n')
  const domains = lines.map((line) => (line.split('#')[0] ?? '').trim().toLowerCase()).filter((line) => line !== '')
  return domains.length === 0 ? undefined : new Set(domains)
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Parses `none`, or a list of `loopback`, addresses and networks; undefined for anything else. */
function parseNetworks(value: string): BlockList | undefined {
  const list = new BlockList()
  if (value === 'none') return list
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', length, ...rest] = entry === 'loopback' ? ['127.0.0.0', '8'] : entry.split('/')
    const version = isIP(address)
    const bits = length === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(length) ? Number(length) : -1
    if (version === 0 || rest.length > 0 || bits < 0 || bits > (version === 4 ? 32 : 128)) return undefined
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
    if (entry === 'loopback') list.addAddress('::1', 'ipv6')
  }
  return list
}
