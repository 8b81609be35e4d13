import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { HttpEnv } from '@potluck/platform/http/env'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Endpoint } from '#domain/endpoint.ts'
import { documentOf } from '#server/docs/document.ts'
import { openapi } from '#server/docs/openapi.ts'
import { docsPage } from '#server/docs/page.ts'
import manifest from '../../package.json' with { type: 'json' }

/** The description of the API: a page for people, openapi.json for programs. */
export function docsApp(endpoints: readonly Endpoint[], urlOf: (context: Context<HttpEnv>) => string): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const page = documentOf(
    'text/html; charset=UTF-8',
    (url) => String(docsPage(endpoints, url)),
    (url) => String(html`${url}`),
  )
  const description = documentOf(
    'application/json',
    (url) => JSON.stringify(openapi(endpoints, { url, version: manifest.version })),
    (url) => JSON.stringify(url).slice(1, -1),
  )
  app.get('/', (context) => page.answer(urlOf(context), context.req.header('if-none-match')))
  app.get('/openapi.json', (context) => {
    const response = description.answer(urlOf(context), context.req.header('if-none-match'))
    response.headers.set('access-control-allow-origin', '*')
    return response
  })
  for (const { path, type, place } of files) {
    const content = readFileSync(place)
    app.get(path, () => new Response(content, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } }))
  }
  return app
}

const inPackage = createRequire(import.meta.url)
const font = (path: string) => inPackage.resolve(`@fontsource-variable/${path}`)

const files = [
  { path: '/style.css', type: 'text/css; charset=utf-8', place: join(import.meta.dirname, 'style.css') },
  { path: '/fraunces.woff2', type: 'font/woff2', place: font('fraunces/files/fraunces-latin-wght-normal.woff2') },
  { path: '/source-sans-3.woff2', type: 'font/woff2', place: font('source-sans-3/files/source-sans-3-latin-wght-normal.woff2') },
] as const
