import { aRequest, type TestWorld } from './world.ts'

/** The headers by which a searcher describes itself. */
export interface Searcher {
  session?: string
  address?: string
  zone?: string
  /** Further headers of the call. */
  headers?: Record<string, string>
  /** Further fields of the body. */
  body?: Record<string, unknown>
}

/** The part of a usage that tests check. */
export interface ToldUsage {
  used: number
  limit: number | null
  remaining: number | null
  resetDate: string
  totalLifetime: number
}

/** The answer to a search. */
export interface Searched {
  status: number
  isGiven: boolean
  /** Undefined when the search was refused as too many requests. */
  usage: ToldUsage | undefined
  headers: Headers
}

let stamp = 0
let members = 0

/** Makes a search whose body no earlier call has sent. */
export async function search(world: TestWorld, { session, address, zone, headers, body }: Searcher = {}): Promise<Searched> {
  stamp += 1
  const said = { ...(session && { 'x-session-id': session }), ...(zone !== undefined && { 'x-time-zone': zone }), ...headers }
  const response = await world.call('generate-recipe', aRequest({ requestTimestamp: stamp, ...body }), said, address)
  const answer = await response.json()
  return { status: response.status, isGiven: 'recipe' in answer, usage: answer.usage, headers: response.headers }
}

/** A member with a token that is valid for years, for tests that move the clock by months. */
export async function aLastingMember(world: TestWorld): Promise<{ id: string; headers: Record<string, string> }> {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' })
  // Each member has a network of its own, because another test covers the limit of sign-ups per network.
  const network = `2001:db8:${members.toString(16)}::1`
  members += 1
  const response = await world.send('/auth/v1/signup', { method: 'POST', headers: { 'content-type': 'application/json' }, body }, network)
  const { access_token: token, user } = await response.json()
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  const years = 10 * 366 * 86_400
  const lasting = await world.accounts.auth.keys.sign({ ...claims, exp: claims.iat + years })
  return { id: user.id, headers: { authorization: `Bearer ${lasting}` } }
}

/**
 * The largest number of these instants in any stretch of `stretch` milliseconds. The stretch includes its end but not
 * its beginning.
 */
export function mostWithin(times: readonly number[], stretch: number): number {
  return Math.max(0, ...times.map((end) => times.filter((time) => time > end - stretch && time <= end).length))
}

/** Time zones with unusual days or clock changes. */
export const awkwardZones = [
  'Africa/Cairo',
  'America/Havana',
  'Australia/Lord_Howe',
  'Atlantic/Azores',
  'America/Santiago',
  'Asia/Kathmandu',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'America/St_Johns',
  'Asia/Beirut',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
