import { aRequest, type TestWorld } from './world.ts'

/** Who searches, and what they say of themselves. */
export interface Searcher {
  session?: string
  address?: string
  zone?: string
  /** Headers beside those. */
  headers?: Record<string, string>
  /** What else stands in the body. */
  body?: Record<string, unknown>
}

/** What an answer says about a count, as far as tests look at it. */
export interface ToldUsage {
  used: number
  limit: number | null
  remaining: number | null
  resetDate: string
  totalLifetime: number
}

/** What came of asking for a search. */
export interface Searched {
  status: number
  isGiven: boolean
  /** Undefined where too much was asked just then. */
  usage: ToldUsage | undefined
  headers: Headers
}

let stamp = 0
let members = 0

/** Asks for a search of its own: nobody has sent this body before. */
export async function search(world: TestWorld, { session, address, zone, headers, body }: Searcher = {}): Promise<Searched> {
  stamp += 1
  const said = { ...(session && { 'x-session-id': session }), ...(zone !== undefined && { 'x-time-zone': zone }), ...headers }
  const response = await world.call('generate-recipe', aRequest({ requestTimestamp: stamp, ...body }), said, address)
  const answer = await response.json()
  return { status: response.status, isGiven: 'recipe' in answer, usage: answer.usage, headers: response.headers }
}

/** A member with a token that is good for years, for a clock that goes by months. */
export async function aLastingMember(world: TestWorld): Promise<{ id: string; headers: Record<string, string> }> {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' })
  // Each from a network of its own: how many may sign up from one is tried elsewhere.
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
 * How many of these instants there are at most in any stretch of so many milliseconds, its end counted and its
 * beginning not.
 */
export function mostWithin(times: readonly number[], stretch: number): number {
  return Math.max(0, ...times.map((end) => times.filter((time) => time > end - stretch && time <= end).length))
}

/** Where days are not what one thinks. */
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
