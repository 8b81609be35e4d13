import { type Context, Hono } from 'hono'
import { failureResponse, isExpected, toResponse } from '#platform/auth/answer.ts'
import { requireAdmin, signIn } from '#platform/auth/bearer.ts'
import { type Call, noBody, type Route } from '#platform/auth/call.ts'
import { requireCaptcha } from '#platform/auth/captcha.ts'
import { allowNamedOrigin } from '#platform/auth/cors.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { limitByAddress } from '#platform/auth/limits.ts'
import { routes } from '#platform/auth/routes.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { worldOf } from '#platform/auth/world-of.ts'
import { BodyError, readFormBody, readJsonBody } from '#platform/http/body.ts'
import type { HttpEnv } from '#platform/http/env.ts'

const mostBytes = 1024 * 1024

/** GoTrue's HTTP API as a function. The server mounts it at /auth/v1. */
export function makeAuthApp(world: AuthWorld): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.use(allowNamedOrigin)
  for (const route of routes) app.on(route.method, [route.path, `${route.path}/`], (context) => answer(world, route, context))
  app.all('*', (context) => {
    const methods = routes.filter(({ path }) => matches(path, pathBelow(context))).map(({ method }) => method)
    if (methods.length === 0) throw new AuthError(404, 'validation_failed', 'Not found')
    throw new AuthError(405, 'validation_failed', 'Method not allowed', { headers: { allow: [...methods, 'OPTIONS'].join(', ') } })
  })
  app.onError((error, context) => {
    const requestId = context.get('requestId')
    if (!isExpected(error)) world.log.error({ requestId, err: error }, 'unexpected failure')
    return failureResponse(error, { apiVersion: context.req.header('x-supabase-api-version'), requestId })
  })
  return app
}

async function answer(world: AuthWorld, route: Route, context: Context<HttpEnv>): Promise<Response> {
  const from = { request: context.req.raw, address: context.get('address'), requestId: context.get('requestId') }
  const call: Call = {
    ...from,
    world: worldOf(world, from),
    url: new URL(context.req.url),
    params: context.req.param(),
    body: noBody,
    userAgent: context.req.header('user-agent') ?? '',
  }
  if (route.limit) await limitByAddress(call, route.limit)
  if (route.access === 'user') return toResponse(await route.answer({ ...(await signIn(call)), body: await bodyOf(route, call) }))
  if (route.access === 'admin') await requireAdmin(call)
  return toResponse(await route.answer({ ...call, body: await bodyOf(route, call) }))
}

/** Reads the body, if the method has one, and checks the captcha in it. */
async function bodyOf(route: Route, call: Call): Promise<Record<string, unknown>> {
  const body = route.method === 'GET' ? noBody : await readBody(route, call)
  if (route.captcha) await requireCaptcha({ ...call, body })
  return body
}

async function readBody(route: Route, call: Call): Promise<Record<string, unknown>> {
  if (route.body === 'form') return readFormBody(call.request, { mostBytes })
  const body = await readJsonBody(call.request, { mostBytes })
  if (body === undefined) return noBody
  // GoTrue reads null as an object without fields.
  if (body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new BodyError('bad_json')
  return { ...body }
}

/** The path below the mount point of this app. */
function pathBelow(context: Context<HttpEnv>): string {
  const base = context.req.routePath.replace(/\/\*$/, '')
  return context.req.path.startsWith(base) ? context.req.path.slice(base.length) : context.req.path
}

function matches(pattern: string, path: string): boolean {
  const want = pattern.split('/')
  const have = path.replace(/\/$/, '').split('/')
  return want.length === have.length && want.every((part, at) => part.startsWith(':') || part === have[at])
}
