import type { MiddlewareHandler } from 'hono'

const exposed = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Last-Modified',
  'Retry-After',
  'X-Request-Id',
].join(', ')

/**
 * Lets pages of any origin call: no cookie authenticates a call. An answer without a cache header of its own must not
 * be cached.
 */
export const allowAnyOrigin: MiddlewareHandler = async (context, next) => {
  const isPreflight = context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined
  if (isPreflight) context.res = preflight(context.req.header('access-control-request-headers'))
  else await next()
  const { headers } = context.res
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', exposed)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

function preflight(headers: string | undefined): Response {
  const asked = headers !== undefined && /^[\w\s,-]{1,1000}$/.test(headers) ? `${headers}, ` : ''
  return new Response(null, {
    status: 200,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': `${asked}Authorization, Apikey, Content-Type, X-Client-Info, X-Upsert`,
      'access-control-max-age': '86400',
    },
  })
}
