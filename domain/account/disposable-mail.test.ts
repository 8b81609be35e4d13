import { expect, test } from 'vitest'
import { disposableDomains, isDisposable } from '#domain/account/disposable-mail.ts'

test.each([
  ['cook@mailinator.com', true],
  ['  Cook@Mailinator.COM ', true],
  ['"odd@example.org"@yopmail.com', true],
  ['cook@10minutemail.com', true],
  ['cook@guerrillamail.com', true],
  ['cook@temp-mail.org', true],
  ['cook@trashmail.com', true],
  ['mailinator.com@example.org', false],
  ['cook@inbox.mailinator.com', false],
  ['cook@notmailinator.com', false],
  ['cook@mailinator.com.example.org', false],
  ['cook@gmail.com', false],
  ['', false],
])('the address "%s" is disposable: %s', (address, is) => {
  expect(isDisposable(address)).toBe(is)
})

test('the built-in list has distinct domains in lower case', () => {
  expect(new Set(disposableDomains).size).toBe(disposableDomains.length)
  for (const domain of disposableDomains) expect(domain).toMatch(/^([a-z0-9-]+\.)+[a-z]+$/)
  expect(disposableDomains.length).toBeGreaterThanOrEqual(50)
})

test('a configured list of disposable domains replaces the built-in one', () => {
  expect(isDisposable('cook@mailinator.com', new Set(['burn.example']))).toBe(false)
  expect(isDisposable('cook@burn.example', new Set(['burn.example']))).toBe(true)
})
