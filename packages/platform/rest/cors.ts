import type { MiddlewareHandler } from 'hono'

const exposed = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Preference-Applied',
  'Proxy-Status',
  'Range-Unit',
  'Retry-After',
  'Server',
  'Transfer-Encoding',
  'X-Request-Id',
].join(', ')

/** Lets pages of any origin call, as PostgREST does: no cookie authenticates a call. Answers must not be cached. */
export const allowAnyOrigin: MiddlewareHandler = async (context, next) => {
  const wanted = context.req.header('access-control-request-method')
  if (context.req.method === 'OPTIONS' && wanted !== undefined)
    context.res = preflight(context.req.header('access-control-request-headers'))
  else await next()
  const { headers } = context.res
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', exposed)
  headers.set('cache-control', 'no-store')
}

function preflight(headers: string | undefined): Response {
  const asked = headers !== undefined && /^[\w\s,-]{1,1000}$/.test(headers) ? `${headers}, ` : ''
  return new Response(null, {
    status: 200,
    headers: {
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
      'access-control-allow-headers': `Authorization, ${asked}Accept, Accept-Language, Content-Language`,
      'access-control-max-age': '86400',
    },
  })
}
