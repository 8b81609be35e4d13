import { findUsers } from '#platform/auth/admin/queries.ts'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, query } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { isStorable } from '#platform/http/body.ts'

const defaultPerPage = 50n
const longestAudience = 255
const largestPage = 2n ** 64n - 1n

/** GET /admin/users: lists a page of accounts, the newest first, with X-Total-Count and Link. */
export async function listUsers(call: Call): Promise<Answer> {
  const { world } = call
  const page = pageNumber(call, 'page', 1n)
  const perPage = pageNumber(call, 'per_page', defaultPerPage)
  if (perPage === 0n) throw invalid('Bad Pagination Parameters: per_page must be greater than 0')
  const direction = directionOf(call)
  const filter = query(call, 'filter') ?? ''
  if (!isStorable(filter)) throw invalid('filter has text that cannot be stored')
  const audience = audienceOf(call)
  const { users, total } = await findUsers(world.db, {
    audience,
    limit: clampToSafe(perPage),
    offset: clampToSafe((page === 0n ? 0n : page - 1n) * perPage),
    direction,
    filter,
  })
  const lastPage = (BigInt(total) + perPage - 1n) / perPage
  return ok(
    { users: users.map(presentUser), aud: audience },
    { 'x-total-count': String(total), link: linksTo(call, page < lastPage ? page + 1n : null, lastPage) },
  )
}

/** The audience of a request: X-JWT-AUD, or else the configured one. */
export function audienceOf({ request, world }: Pick<Call, 'request' | 'world'>): string {
  return request.headers.get('x-jwt-aud')?.slice(0, longestAudience) || world.settings.jwt.audience
}

function pageNumber(call: Call, name: string, fallback: bigint): bigint {
  const text = call.url.searchParams.get(name) ?? ''
  if (text === '') return fallback
  const wrong = (why: string) => invalid(`Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: ${why}`)
  if (!/^\d{1,40}$/.test(text)) throw wrong('invalid syntax')
  const number = BigInt(text)
  if (number > largestPage) throw wrong('value out of range')
  return number
}

/** The sort direction. created_at is the only field; the first of several directions counts. */
function directionOf(call: Call): 'asc' | 'desc' {
  const directions = call.url.searchParams.getAll('sort').map((sort) => {
    const [field = '', ...rest] = sort.split(' ')
    if (field !== 'created_at') throw invalid(`Bad Sort Parameters: bad field for sort '${field}'`)
    const said = rest.join(' ')
    const direction = rest.length === 0 ? 'desc' : said.toLowerCase()
    if (direction === 'asc' || direction === 'desc') return direction
    throw invalid(`Bad Sort Parameters: bad direction for sort '${said}', only 'asc' and 'desc' allowed`)
  })
  return directions[0] ?? 'desc'
}

/** GoTrue's Link header (RFC 8288): paths below the mount point, parameters ordered by name. */
function linksTo({ url }: Call, next: bigint | null, last: bigint): string {
  const link = (page: bigint, relation: string) => {
    const parameters = new URLSearchParams(url.searchParams)
    parameters.set('page', String(page))
    parameters.sort()
    return `</admin/users?${parameters}>; rel="${relation}"`
  }
  return [...(next === null ? [] : [link(next, 'next')]), link(last, 'last')].join(', ')
}

function clampToSafe(number: bigint): number {
  return Number(number > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : number)
}
