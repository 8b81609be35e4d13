import { randomUUID } from 'node:crypto'

/** A person with an account at a provider. */
export interface FakePerson {
  id: string
  email: string
  isVerified: boolean
  name: string
}

/** A new person with a verified address. */
export function aPerson(parts: Partial<FakePerson> = {}): FakePerson {
  const id = randomUUID()
  return { id, email: `${id.slice(0, 8)}@example.net`, isVerified: true, name: 'Ada Cook', ...parts }
}
