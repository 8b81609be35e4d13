import { expect, test } from 'vitest'
import { type Actor, accesses, type Member, refusalAt } from '#domain/access.ts'

const member = (parts: Partial<Member> = {}): Actor => ({
  kind: 'member',
  userId: 'a',
  sessionId: 's',
  roles: [],
  plan: 'free',
  secondFactor: 'none',
  isAnonymous: false,
  ...parts,
})
const [no, first] = ['forbidden', 'second_factor_required'] as const

test.each<[string, Actor, readonly (typeof no | typeof first | null)[]]>([
  ['a visitor', { kind: 'visitor' }, [null, no, no, no, no]],
  ['a member without a second factor', member(), [null, null, null, first, no]],
  ['a premium member and tester', member({ roles: ['premium', 'tester'] }), [null, null, null, first, no]],
  ['a member who showed a second factor', member({ secondFactor: 'shown' }), [null, null, null, null, no]],
  ['a member who still owes the second factor', member({ secondFactor: 'owed' }), [null, null, first, first, first]],
  ['an admin without a second factor', member({ roles: ['premium', 'admin'] }), [null, null, null, first, null]],
  ['an admin who showed a second factor', member({ roles: ['admin'], secondFactor: 'shown' }), [null, null, null, null, null]],
  ['an admin who still owes the second factor', member({ roles: ['admin'], secondFactor: 'owed' }), [null, null, first, first, first]],
  ['the service role', { kind: 'service' }, [null, no, no, no, null]],
])('%s may pass exactly the declared access levels', (_, actor, answers) => {
  expect(accesses.map((access) => refusalAt(actor, access))).toEqual(answers)
})
