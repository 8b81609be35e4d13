import * as z from 'zod/mini'
import { type AuthError, invalid } from '#platform/auth/errors.ts'

/** The message that a wallet signs to sign in: EIP-4361, which Solana's format follows line by line. */
export interface Web3Message {
  raw: string
  domain: string
  address: string
  statement: string | null
  uri: SignedUri
  chainId: string
  issuedAt: Date
  expirationTime: Date | null
  notBefore: Date | null
}

/** The address in a signed message, unchanged. */
export interface SignedUri {
  href: string
  scheme: string
  host: string
  hostname: string
}

/** The parts of a message that differ between the chains. */
export interface MessageForm {
  /** The prefix of GoTrue's error messages. */
  name: 'siwe' | 'siws'
  header: string
  /** The wallet's address in the spelling that names an account; undefined for an invalid one. */
  addressOf(text: string): string | undefined
  addressIs: string
  isChainId(text: string): boolean
}

const domainPattern = /^(localhost|(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,})(?::\d{1,5})?$/
/** RFC 3339 with seconds, which Zod alone would make optional. */
const Timestamp = z.iso.datetime({ offset: true }).check(z.regex(/T\d{2}:\d{2}:\d{2}/))

type Fault = (words: string) => AuthError

/** Parses a message strictly, in GoTrue's order of checks. Throws 400 validation_failed with GoTrue's message. */
export function parseMessage(raw: string, form: MessageForm): Web3Message {
  const fault: Fault = (words) => invalid(`${form.name}: ${words}`)
  const lines = raw.split('\n')
  const { domain, address } = readHead(lines, form, fault)
  const [fourth = '', fifth = ''] = lines.slice(3)
  const hasStatement = fourth !== '' && fifth === ''
  const fields = readFields(lines, hasStatement ? 5 : 3, fault)
  return { raw, domain, address, statement: hasStatement ? fourth : null, ...readTerms(fields, form, fault) }
}

/** Reads the lines before the statement. */
function readHead(lines: readonly string[], form: MessageForm, fault: Fault): Pick<Web3Message, 'domain' | 'address'> {
  const [header = '', addressLine = '', third = ''] = lines
  if (lines.length < 6) throw fault('message needs at least 6 lines')
  if (!header.endsWith(form.header)) throw fault(`message first line does not end in "${form.header}"`)
  const domain = header.slice(0, -form.header.length).trim()
  if (!domainPattern.test(domain)) throw fault('domain in first line of message is not valid')
  const address = form.addressOf(addressLine.trim())
  if (address === undefined) throw fault(form.addressIs)
  if (third !== '') throw fault('third line must be empty')
  return { domain, address }
}

type Terms = Pick<Web3Message, 'uri' | 'chainId' | 'issuedAt' | 'expirationTime' | 'notBefore'>

/** Reads what is signed for, and when. */
function readTerms(fields: ReadonlyMap<string, string>, form: MessageForm, fault: Fault): Terms {
  const chainId = fields.get('Chain ID')
  if (chainId !== undefined && !form.isChainId(chainId)) throw fault('Chain ID is not valid')
  const uriText = fields.get('URI')
  const uri = uriText === undefined ? undefined : readUri(uriText)
  if (uriText !== undefined && !uri) throw fault('URI is not valid')
  const issuedAt = readTime(fields, 'Issued At', fault)
  const expirationTime = readTime(fields, 'Expiration Time', fault)
  const notBefore = readTime(fields, 'Not Before', fault)
  const version = fields.get('Version') ?? ''
  if (version !== '1') throw fault(`Version value is not supported, expected 1 got ${JSON.stringify(version)}`)
  if (!issuedAt) throw fault('Issued At is not specified')
  if (!uri) throw fault('URI is not specified')
  if (isAfter(issuedAt, expirationTime)) throw fault('Issued At is after Expiration Time')
  if (isAfter(notBefore, expirationTime)) throw fault('Not Before is after Expiration Time')
  return { uri, chainId: chainId ?? '', issuedAt, expirationTime, notBefore }
}

const isAfter = (time: Date | null, other: Date | null) => time !== null && other !== null && time > other

/**
 * Reads the lines "Name: value" after the statement. A name that stands twice is refused: wallet and server could
 * read different values.
 */
function readFields(lines: readonly string[], start: number, fault: Fault): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  let resources: number | null = null
  for (const [at, untrimmed] of lines.entries()) {
    const line = untrimmed.trim()
    if (at < start) continue
    if (resources !== null && line.startsWith('- ')) {
      if (!readUri(line.slice(2).trim())) throw fault(`Resource at position ${resources} has invalid URI`)
      resources += 1
      continue
    }
    resources = line === 'Resources:' ? 0 : null
    if (resources !== null || line === '') continue
    const colon = line.indexOf(':')
    const name = line.slice(0, colon)
    if (colon < 0 || fields.has(name)) throw fault(`encountered unparsable line at index ${at}`)
    fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function readTime(fields: ReadonlyMap<string, string>, name: string, fault: Fault): Date | null {
  const text = fields.get(name)
  if (text === undefined) return null
  if (!Timestamp.safeParse(text).success) throw fault(`${name} is not a valid ISO8601 timestamp`)
  return new Date(text)
}

/** Parses an absolute address without user name and password, which can make another host look like ours. */
function readUri(text: string): SignedUri | undefined {
  const parts = /^([a-z][a-z0-9+.-]*):\/\/([^/?#@\\\s]+)([/?#][^\\\s]*)?$/i.exec(text)
  const [, scheme = '', host = ''] = parts ?? []
  if (!parts || !URL.canParse(text)) return undefined
  return { href: text, scheme: scheme.toLowerCase(), host, hostname: host.replace(/:\d*$/, '').toLowerCase() }
}
