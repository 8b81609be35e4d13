import type { HttpEnv } from '@potluck/platform/http/env'
import type { MiddlewareHandler } from 'hono'

const allowedHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'idempotency-key',
  'x-client-info',
  'x-session-id',
  'x-time-zone',
  'x-supabase-api-version',
  'x-region',
].join(', ')
const exposedHeaders = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id', 'content-range'].join(', ')

/** Lets pages of any origin call: no cookie authenticates a call, only keys and tokens that the caller sends. */
export const allowAnyOrigin: MiddlewareHandler<HttpEnv> = async (context, next) => {
  context.header('access-control-allow-origin', '*')
  context.header('access-control-expose-headers', exposedHeaders)
  const isPreflight = context.req.method === 'OPTIONS'
  if (!isPreflight) return next()
  context.header('access-control-allow-methods', 'POST, OPTIONS')
  context.header('access-control-allow-headers', allowedHeaders)
  context.header('access-control-max-age', '86400')
  return context.body(null, 204)
}
