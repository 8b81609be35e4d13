import { randomUUID } from 'node:crypto'
import { aRequest } from '../api/world.ts'
import { someone } from '../auth/house.ts'

/** A cook: the headers that the browser sends with every call, and the ledger accounts that are charged. */
export interface Cook {
  headers: Record<string, string>
  accounts: readonly string[]
}

/** A click on 'Let's Potluck!'. Sending it again repeats the same search. */
export interface Search {
  cook: Cook
  key: string | null
  body: string
}

export interface Answered {
  status: number
  /** The body of the answer, unparsed. */
  text: string
  /** The id of the recipe in the answer. */
  recipeId: string | null
}

let visitors = 0

/** A visitor with a new session and address. The server must trust `x-forwarded-for`. */
export function aVisitor(): Cook {
  visitors += 1
  const [session, address] = [`session_${visitors}_${randomUUID().slice(0, 8)}`, `198.18.${visitors >> 8}.${visitors & 255}`]
  return { headers: { 'x-session-id': session, 'x-forwarded-for': address }, accounts: [`session:${session}`, `ip:${address}`] }
}

/** A new free member, signed in by this server. */
export async function aMember(url: string): Promise<Cook> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: someone(), password: 'correct-horse-1' }),
  })
  const { access_token: token, user } = await response.json()
  if (!response.ok) throw new Error(`Not signed up: ${response.status}`)
  return { headers: { authorization: `Bearer ${token}` }, accounts: [`member:${user.id}`] }
}

let stamps = 1_782_900_000_000

/** A new search of a cook, with a new idempotency key unless one is given. */
export function aSearch(cook: Cook, key: string | null = randomUUID()): Search {
  stamps += 1
  return { cook, key, body: JSON.stringify(aRequest({ requestTimestamp: stamps })) }
}

/** Sends a search to a server; null when the server died before it answered. */
export async function send(url: string, { cook, key, body }: Search): Promise<Answered | null> {
  try {
    const response = await fetch(`${url}/functions/v1/generate-recipe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cook.headers, ...(key !== null && { 'idempotency-key': key }) },
      body,
    })
    const text = await response.text()
    return { status: response.status, text, recipeId: JSON.parse(text).recipe?.id ?? null }
  } catch {
    return null
  }
}
