import { expect, test } from 'vitest'
import { commandFor, help, usageFor } from '#server/admin-cli/commands.ts'

test.each([
  [['grant', 'a@example.org'], 'grant', ['a@example.org']],
  [['grant', 'a@example.org', 'tester'], 'grant', ['a@example.org', 'tester']],
  [['keys'], 'keys', []],
  [['keys', 'retire', 'x'], 'keys retire', ['x']],
  [['users'], 'users', []],
  [['users', 'ban', 'a@example.org'], 'users ban', ['a@example.org']],
])('the words %j name a command', (args, name, parameters) => {
  expect(commandFor(args)).toMatchObject({ command: { name }, parameters })
})

test.each([
  [[]],
  [['users', 'elevate', 'a@example.org']],
  [['grant']],
  [['revoke', 'a@example.org']],
  [['keys', 'retire']],
  [['keys', 'x']],
  [['users', 'create']],
  [['grant', 'a@example.org', 'admin', 'now']],
  [['constructor']],
  [['__proto__']],
  [['grant', '--all']],
  [['users ban', 'a@example.org', '1h', 'x']],
])('the words %j name no command', (args) => {
  expect(commandFor(args)).toBeUndefined()
})

test('a command without its arguments returns its usage line', () => {
  expect(usageFor(['grant'])).toBe('grant <email> [admin|tester|premium]')
  expect(usageFor(['keys', 'retire'])).toBe('keys retire <kid>')
  expect(usageFor(['users', 'elevate', 'a@example.org'])).toBeUndefined()
  expect(usageFor(['elevate', 'a@example.org'])).toBeUndefined()
})

test('the help names every command with what follows it', () => {
  for (const call of [
    'grant <email> [admin|tester|premium]',
    'revoke <email> <admin|tester|premium>',
    'keys',
    'keys rotate',
    'keys retire <kid>',
    'users',
    'users create <email>',
    'users ban <email> [24h]',
    'users unban <email>',
    'users delete <email>',
    'users reset <email>',
  ]) {
    expect(help()).toContain(`\n  ${call} `)
  }
})
