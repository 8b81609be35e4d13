import { flushCompileCache } from 'node:module'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// A test that prints an unexpected error fails. A test that expects the error replaces the spy and checks the output.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const printed = [console.error, console.warn].flatMap((print) => (vi.isMockFunction(print) ? print.mock.calls : []))
  vi.restoreAllMocks()
  expect(printed, 'printed to the console').toEqual([])
})

// Vitest ends a test process before Node writes its compile cache, so each file writes it.
afterAll(() => flushCompileCache())
