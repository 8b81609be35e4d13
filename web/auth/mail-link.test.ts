import { expect, test } from 'vitest'
import { readLink } from './mail-link.ts'

test.each([
  ['?token_hash=12345&type=recovery', { token: '12345', type: 'recovery', kind: 'recovery', next: null }],
  ['?token_hash=00123&type=email&next=%2Fsettings', { token: '00123', type: 'email', kind: 'signup', next: '/settings' }],
  ['?token_hash=1e5&type=email_change', { token: '1e5', type: 'email_change', kind: 'email_change', next: null }],
  ['?token_hash=abc', null],
  ['?token_hash=&type=signup', null],
  ['?type=signup', null],
  ['?token_hash=abc&type=sms', null],
  ['', null],
])('%s is read as it stands', (search, link) => {
  expect(readLink(search)).toEqual(link)
})
