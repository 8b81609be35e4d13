import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#platform/http/env.ts'

const exposed = [
  'X-Total-Count',
  'Link',
  'X-Supabase-Api-Version',
  'x-sb-error-code',
  'Retry-After',
  'sb-auth-user-id',
  'sb-auth-session-id',
].join(',')

const preflight = {
  'access-control-max-age': '86400',
  'access-control-allow-methods': 'GET,POST,PUT,DELETE,OPTIONS',
  'access-control-allow-headers': 'Authorization,Content-Type,apikey,X-Client-Info,X-Supabase-Api-Version,X-JWT-AUD',
}

/**
 * Lets pages of any origin call, and names the origin in the answer, as GoTrue does. Hono's own middleware would set
 * the headers before there is a response and so cause a copy.
 */
export const allowNamedOrigin: MiddlewareHandler<HttpEnv> = async (context, next) => {
  const isPreflight = context.req.method === 'OPTIONS'
  if (isPreflight) context.res = new Response(null, { status: 204, headers: preflight })
  else await next()
  const { headers } = context.res
  headers.set('access-control-allow-origin', context.req.header('origin') || '*')
  headers.set('access-control-allow-credentials', 'true')
  headers.set('access-control-expose-headers', exposed)
  headers.append('vary', 'Origin')
}
