import { Hono } from 'hono'
import type { HttpEnv } from '#platform/http/env.ts'
import { callFrom, type RestWorld } from '#platform/rest/call.ts'
import { type Caller, readCaller } from '#platform/rest/caller.ts'
import { allowAnyOrigin } from '#platform/rest/cors.ts'
import { RestError, restErrorOf } from '#platform/rest/errors.ts'
import type { Exposed } from '#platform/rest/exposed.ts'
import { answerOfFunction } from '#platform/rest/functions.ts'
import { respondToFailure } from '#platform/rest/respond.ts'
import { answerOfTable } from '#platform/rest/tables.ts'

type RestEnv = HttpEnv & { Variables: { caller?: Caller } }

/** PostgREST's API for the tables and functions in `exposed`, to be mounted at /rest/v1. */
export function makeRestApp(world: RestWorld, exposed: Exposed): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.use(allowAnyOrigin)
  app.all('/', () => {
    throw noRoot()
  })
  app.all('/rpc/:name', async (context) => {
    const caller = await readCaller(world, context.req.raw.headers)
    context.set('caller', caller)
    return answerOfFunction(callFrom(world, caller, context.req.raw), exposed, context.req.param('name'))
  })
  app.all('/:name', async (context) => {
    const caller = await readCaller(world, context.req.raw.headers)
    context.set('caller', caller)
    return answerOfTable(callFrom(world, caller, context.req.raw), exposed, context.req.param('name'))
  })
  app.all('*', (context) => {
    if (context.req.path === context.req.routePath.replace('*', '')) throw noRoot()
    throw new RestError({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' })
  })
  app.onError((error, context) => {
    const { failure, isExpected } = restErrorOf(error, (context.get('caller')?.role ?? 'anon') === 'anon')
    if (!isExpected) world.log.error({ requestId: context.get('requestId'), err: error }, 'unexpected failure')
    return respondToFailure(failure)
  })
  return app
}

function noRoot(): RestError {
  return new RestError({ status: 404, code: 'PGRST126', message: 'Root endpoint metadata is disabled' })
}
