import { expect, test } from 'vitest'
import { routes } from '#domain/routes.ts'
import { router } from '#web/pages/router.tsx'

/** The path of `domain/routes.ts` in the router's own writing: `/invite/:code` is `/invite/$code`. */
const asRouterPath = (path: string) => path.replaceAll('/:', '/$')

test('the browser has a page for exactly the addresses that the server answers with one', () => {
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(routes.map(asRouterPath).toSorted())
})

test.each(['/invite/abc123', '/r/abc123', '/no/such/page'])('the address %s has no page in the browser', (path) => {
  expect(router.getMatchedRoutes(path)[2]).toBeUndefined()
})

test.each(['/', '/settings', '/auth/confirm'])('the address %s has a page in the browser', (path) => {
  expect(router.getMatchedRoutes(path)[2]?.fullPath).toBe(path)
})
