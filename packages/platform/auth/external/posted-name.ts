import type { Person } from '#platform/auth/external/person.ts'
import { text } from '#platform/auth/external/reading.ts'
import { isStorable } from '#platform/http/body.ts'

/**
 * Adds the name that Apple posts at the first sign-in: { name: { firstName, lastName } } as JSON. Other posted values
 * do not count.
 */
export function withPostedName(person: Person, posted: string | undefined): Person {
  const said = parse(posted ?? '')
  const name = `${text(said, 'name.firstName')} ${text(said, 'name.lastName')}`.trim().slice(0, 200)
  if (name === '' || !isStorable(name)) return person
  return { ...person, claims: { ...person.claims, name, full_name: name } }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
