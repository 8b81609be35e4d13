import { foodKinds } from '@potluck/kitchen/food-kinds'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { docsApp } from '#server/docs/app.ts'
import { functions } from '#server/functions.ts'
import { openWorld, type TestWorld } from './world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const description = async () => (await world.send('/api/docs/openapi.json')).json()

test('the API description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(await description())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the API description covers every mounted function and nothing else', async () => {
  const { paths } = await description()
  const described = Object.keys(paths).sort()
  expect(described).toEqual(functions.map(({ endpoint }) => `/functions/v1/${endpoint.name}`).sort())
  for (const path of described) expect((await world.send(path, { method: 'POST' })).status, path).not.toBe(404)
})

test('the API description marks the required fields of a body', async () => {
  const { paths } = await description()
  const { required } = paths['/functions/v1/generate-recipe'].post.requestBody.content['application/json'].schema
  expect(required.sort()).toEqual(['cuisine', 'dietTypes', 'mealTypes'])
})

test('the API description names the kinds that a word may have', async () => {
  const { paths } = await description()
  const { post } = paths['/functions/v1/generate-recipe']
  const { schema, example } = post.requestBody.content['application/json']
  expect(schema.properties.kinds).toMatchObject({
    propertyNames: { maxLength: 100 },
    additionalProperties: { enum: [...foodKinds, 'unknown'] },
  })
  expect(example.kinds).toEqual({ jimbu: 'spice' })
  expect(`${post.summary} ${post.description}`).toContain('kinds')
  expect(await (await world.send('/api/docs')).text()).toContain('for each text: &quot;vegetable&quot;')
})

test('programs of any origin may read the API description', async () => {
  expect((await world.send('/api/docs/openapi.json')).headers.get('access-control-allow-origin')).toBe('*')
})

test('the server address in the API description is the one it was requested at', async () => {
  expect((await description()).servers).toEqual([{ url: 'http://localhost' }])
})

test.each(['/api/docs', '/api/docs/openapi.json'])(
  '%s answers 304 to a matching ETag and the whole page at another address',
  async (path) => {
    const first = await world.send(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const again = await world.send(path, { headers: { 'if-none-match': `"another", ${etag}` } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    const there = await openWorld({ env: { SITE_URL: 'https://potluck.example' }, beside: world })
    const elsewhere = await there.send(path, { headers: { 'if-none-match': etag } })
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.headers.get('etag')).not.toBe(etag)
  },
)

test.each(['/', '/openapi.json'])('%s is rendered once, however often and at whatever address it is requested', async (path) => {
  let made = 0
  const endpoint = {
    name: 'count-leeks',
    get summary() {
      made += 1
      return 'Counts.'
    },
    access: 'anyone' as const,
    input: z.object({}),
    output: z.object({ leeks: z.number() }),
    example: {},
  }
  const app = docsApp([endpoint], ({ req }) => new URL(req.url).origin)
  for (const host of ['one.example', 'two.example', 'one.example']) {
    const text = await (await app.request(`https://${host}${path}`)).text()
    expect(text).toContain(`https://${host}`)
    expect(text).not.toContain('.invalid')
  }
  expect(made).toBe(1)
})

test('the API description of a function tells who may call it', async () => {
  const endpoint = {
    name: 'count-leeks',
    summary: 'Counts.',
    access: 'admin' as const,
    input: z.object({}),
    output: z.object({ leeks: z.number() }),
    example: {},
  }
  const app = docsApp([endpoint], () => 'https://potluck.example')
  const { paths } = await (await app.request('/openapi.json')).json()
  const { post } = paths['/functions/v1/count-leeks']
  expect(post.security).toEqual([{ apikey: [], bearer: [] }])
  expect(post.responses['403'].description).toMatch(/^forbidden: .* second_factor_required: /)
  expect(post.responses['200'].content['application/json'].schema.properties).toEqual({ leeks: { type: 'number' } })
})

test('the documentation page names every function, field and error, and needs no script', async () => {
  const response = await world.send('/api/docs')
  expect(response.headers.get('content-type')).toContain('text/html')
  const page = await response.text()
  for (const { endpoint } of functions) expect(page).toContain(`id="${endpoint.name}"`)
  for (const words of [
    'selectedStaples',
    'missing_fields',
    'REFUSED',
    'QUOTA_EXCEEDED',
    'saved_recipes',
    'storage_limit_reached',
    'rpc/get_user_roles',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('<script')
})

test('a trailing slash redirects to the documentation page', async () => {
  const response = await world.send('/api/docs/')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/api/docs'])
})

// account.test.ts covers the functions that need an account.
test.each(functions.filter(({ endpoint }) => endpoint.access === 'anyone'))(
  'the example request of $endpoint.name succeeds',
  async ({ endpoint }) => {
    const response = await world.call(endpoint.name, endpoint.example)
    expect(response.status).toBe(200)
    expect(await response.json()).not.toHaveProperty('type')
  },
)

test.each(['/api/docs/style.css', '/api/docs/fraunces.woff2', '/api/docs/source-sans-3.woff2'])(
  'the documentation asset %s is served',
  async (path) => {
    const response = await world.send(path)
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  },
)
