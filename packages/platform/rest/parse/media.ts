import { badBody, RestError } from '#platform/rest/errors.ts'
import { schema } from '#platform/rest/exposed.ts'

/** The format of an answer: a list or one object, with or without null members. */
export interface Shape {
  isObject: boolean
  hasNulls: boolean
  contentType: string
}

const list: Shape = { isObject: false, hasNulls: true, contentType: 'application/json; charset=utf-8' }
const listWithoutNulls: Shape = {
  isObject: false,
  hasNulls: false,
  contentType: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
}
const object: Shape = { isObject: true, hasNulls: true, contentType: 'application/vnd.pgrst.object+json; charset=utf-8' }
const objectWithoutNulls: Shape = {
  isObject: true,
  hasNulls: false,
  contentType: 'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
}

/** The format that Accept prefers. Throws 406 PGRST107 when none is available. */
export function readAccept(header: string | null): Shape {
  if (header === null || header.trim() === '') return list
  const wishes = header
    .split(',')
    .map(readMediaRange)
    .sort((one, other) => other.quality - one.quality)
  for (const { name, isStripped } of wishes) {
    if (/^(\*\/\*|application\/(json|\*))$/.test(name)) return list
    if (/^application\/vnd\.pgrst\.array(\+json)?$/.test(name)) return isStripped ? listWithoutNulls : list
    if (/^application\/vnd\.pgrst\.object(\+json)?$/.test(name)) return isStripped ? objectWithoutNulls : object
  }
  const names = wishes.map(({ name }) => name).join(', ')
  throw new RestError({ status: 406, code: 'PGRST107', message: `None of these media types are available: ${names}` })
}

function readMediaRange(wish: string): { name: string; isStripped: boolean; quality: number } {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return { name, isStripped: parameters.includes('nulls=stripped'), quality: Number.isNaN(quality) ? 1 : quality }
}

/** Throws 400 PGRST102 for a body of another type than JSON. */
export function requireJson(header: string | null): void {
  const name = header?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (name !== '' && name !== 'application/json') throw badBody(`Content-Type not acceptable: ${name}`)
}

/** Whether the request names a schema, which must be the only one. Throws 406 PGRST106. */
export function readProfile(method: string, headers: Headers): boolean {
  const profile = headers.get(method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile')
  if (profile === null) return false
  if (profile === schema) return true
  const hint = `Only the following schemas are exposed: ${schema}`
  throw new RestError({ status: 406, code: 'PGRST106', message: `Invalid schema: ${profile}`, hint })
}
