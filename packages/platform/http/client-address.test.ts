import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { canonicalAddress, clientAddress, hasUnreadableHop, network } from '#platform/http/client-address.ts'

const nobody = new BlockList()
const proxies = new BlockList()
proxies.addSubnet('10.0.0.0', 8)
proxies.addAddress('127.0.0.1')

test('the header X-Forwarded-For is ignored without a trusted proxy', () => {
  expect(clientAddress('192.0.2.1', '198.51.100.7', nobody)).toBe('192.0.2.1')
  expect(clientAddress('127.0.0.1', '198.51.100.7', nobody)).toBe('127.0.0.1')
})

test("the last address that is not a trusted proxy's counts as the client's", () => {
  expect(clientAddress('127.0.0.1', '198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('127.0.0.1', '198.51.100.7, 10.0.0.3', proxies)).toBe('198.51.100.7')
})

test('entries that a client adds to X-Forwarded-For itself are ignored', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.9, 198.51.100.7', proxies)).toBe('198.51.100.7')
  expect(clientAddress('10.0.0.3', 'garbage', proxies)).toBe('10.0.0.3')
  expect(clientAddress('10.0.0.3', undefined, proxies)).toBe('10.0.0.3')
})

test('an address in several spellings has one canonical form', () => {
  expect(canonicalAddress('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(canonicalAddress('::FFFF:c000:0201')).toBe('192.0.2.1')
  expect(canonicalAddress('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1')
  expect(canonicalAddress('[2001:db8::1]')).toBe('2001:db8::1')
  expect(canonicalAddress('fe80::1%eth0')).toBe('fe80::1')
  expect(canonicalAddress('kitchen')).toBeUndefined()
})

test('a port is removed from an address', () => {
  expect(canonicalAddress('203.0.113.9:1234')).toBe('203.0.113.9')
  expect(canonicalAddress('[2001:db8::1]:443')).toBe('2001:db8::1')
  expect(canonicalAddress('2001:db8::1:443')).toBe('2001:db8::1:443')
  expect(canonicalAddress('[::ffff:192.0.2.1]:80')).toBe('192.0.2.1')
  expect(canonicalAddress('203.0.113.9:')).toBeUndefined()
  expect(canonicalAddress('kitchen:80')).toBeUndefined()
  expect(clientAddress('127.0.0.1', '203.0.113.9:1234, 10.0.0.3:80', proxies)).toBe('203.0.113.9')
})

test('an unreadable last hop is distinguished from a missing one', () => {
  const isUnread = (forwardedFor: string | undefined) =>
    hasUnreadableHop(clientAddress('127.0.0.1', forwardedFor, proxies), forwardedFor, proxies)
  expect(isUnread('_hidden')).toBe(true)
  expect(isUnread('198.51.100.7, unknown')).toBe(true)
  expect(isUnread('unknown, 198.51.100.7')).toBe(false)
  expect(isUnread('10.0.0.3')).toBe(false)
  expect(isUnread(undefined)).toBe(false)
})

test('an IPv6 address counts by its /64 network', () => {
  expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(network('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(network('::1')).toBe('0:0:0:0::/64')
  expect(network('192.0.2.1')).toBe('192.0.2.1')
  expect(network('2001:db8:1:2:3:4:5:6', 48)).toBe('2001:db8:1::/48')
  expect(network('192.0.2.1', 48)).toBe('192.0.2.1')
})
