import { expect, test } from 'vitest'
import { type Access, type Actor, mayPass } from '#domain/access.ts'

const member = (...roles: readonly ('admin' | 'premium' | 'tester')[]): Actor => ({ kind: 'member', userId: 'a', roles })

test.each<[string, Actor, readonly Access[]]>([
  ['a visitor', { kind: 'visitor' }, ['anyone']],
  ['a member', member(), ['anyone', 'signed-in']],
  ['a premium member and tester', member('premium', 'tester'), ['anyone', 'signed-in']],
  ['an admin', member('premium', 'admin'), ['anyone', 'signed-in', 'admin']],
  ['the service role', { kind: 'service' }, ['anyone', 'signed-in', 'admin']],
])('%s passes these doors and no others', (_, actor, open) => {
  const doors: readonly Access[] = ['anyone', 'signed-in', 'admin']
  expect(doors.filter((door) => mayPass(actor, door))).toEqual(open)
})
