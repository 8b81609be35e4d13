import { clientAddress, hasUnreadableHop, network } from '@potluck/platform/http/client-address'
import type { HttpEnv } from '@potluck/platform/http/env'
import { runAsAsker } from '@potluck/platform/work/asker'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { brand } from '#domain/brand.ts'
import { AppError } from '#domain/errors.ts'
import { isPage } from '#domain/routes.ts'
import { mountWebhook } from '#server/billing/webhook.ts'
import { isSandbox } from '#server/config/billing.ts'
import { docsApp } from '#server/docs/app.ts'
import { functions } from '#server/functions.ts'
import { compressJson } from '#server/http/compression.ts'
import { allowAnyOrigin } from '#server/http/cors.ts'
import { problemOf } from '#server/http/problem.ts'
import { hasTrustedProxy, publicUrl } from '#server/http/public-url.ts'
import { headersAt, securityHeaders } from '#server/security-headers.ts'
import { mountServices, refuseServices } from '#server/services.ts'
import { paymentsAt } from '#server/test-payments/offered.ts'
import type { World } from '#server/world.ts'

/** Paths that programs call. Their requests are logged at `info`, pages and files at `debug`. */
const programPaths = /^\/(auth\/v1|rest\/v1|realtime\/v1|functions)(\/|$)/

/**
 * The whole server as a function from request to response, without a socket. The binding `remoteAddress` is the
 * connection's address.
 */
export function makeApp(world: World): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const headers = Object.entries(securityHeaders(world.config))
  const warnOfProxy = onlyOnce(() =>
    world.log.warn('X-Forwarded-For came from an address that TRUST_PROXY does not name: every visitor behind it counts as one'),
  )

  const warnOfUnreadHop = onlyOnce(() =>
    world.log.warn('a proxy that TRUST_PROXY names wrote no address into X-Forwarded-For: every visitor behind it counts as one'),
  )

  const warnOfTestPayments = onlyOnce(() =>
    world.log.warn(
      'a call came by what may be a public https origin, where there is no test checkout: with SITE_URL set to it, what was paid there counts nowhere any more',
    ),
  )

  if (world.config.isProxyUnset) {
    world.log.warn(
      'a proxy must serve this public https origin, and TRUST_PROXY does not name it (such as loopback): every visitor counts as one',
    )
  }

  for (const trial of world.config.stripeTrialWarnings) world.log.warn(trial)

  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = world.uuid()
    context.set('requestId', requestId)
    const forwardedFor = context.req.header('x-forwarded-for')
    const { trustedProxies } = world.config
    const address = clientAddress(context.env?.remoteAddress, forwardedFor, trustedProxies)
    context.set('address', address)
    if (hasUnreadableHop(address, forwardedFor, trustedProxies)) warnOfUnreadHop()
    if (forwardedFor !== undefined && !hasTrustedProxy(world, context.env?.remoteAddress)) warnOfProxy()
    if (paymentsAt(world, context) !== world.payments) warnOfTestPayments()
    await runAsAsker(address === undefined ? 'unknown' : network(address), next)
    const { method, path } = context.req
    // Sets headers on the existing response: `context.header` would make a new response for each header.
    const { headers: answered } = context.res
    // A header that the response already has stays: objects of storage have a stricter content security policy than
    // pages.
    for (const [name, value] of Object.entries(headersAt(path))) if (!answered.has(name)) answered.set(name, value)
    for (const [name, value] of headers) if (!answered.has(name)) answered.set(name, value)
    answered.set('x-request-id', requestId)
    const entry = { requestId, method, path, status: context.res.status, ms: Math.round(performance.now() - started) }
    if (programPaths.test(path)) world.log.info(entry, 'request')
    else world.log.debug(entry, 'request')
  })

  app.use(compressJson)

  const { accounts } = world
  if (accounts.keeper === 'here') mountServices(app, { ...world, accounts })
  else refuseServices(app)

  app.use('/functions/v1/*', allowAnyOrigin)
  for (const { mount } of functions) mount(app, world)
  mountWebhook(app, world)
  app.all('/functions/*', () => {
    throw new AppError('not_found')
  })

  app.get('/api/docs/', (context) => context.redirect('/api/docs', 308))
  app.route(
    '/api/docs',
    docsApp(
      functions.map(({ endpoint }) => endpoint),
      (context) => publicUrl(world, context),
    ),
  )

  app.get('/config.json', async (context) => {
    // Pages of another origin read these settings before their first call. None is a secret.
    context.header('access-control-allow-origin', '*')
    const url = publicUrl(world, context)
    const payments = paymentsAt(world, context)
    const capabilities = {
      accounts: hasAccounts(world),
      archive: false,
      billing: payments !== null,
      testBilling: payments?.kind === 'test',
      sandboxBilling: payments?.kind === 'stripe' && world.config.stripe !== undefined && isSandbox(world.config.stripe),
      captcha: false,
      photo: false,
      sharing: false,
      signUp: accounts.allowsSignUp(),
      voice: false,
    }
    context.header('cache-control', 'no-store')
    return context.json({
      url: accounts.keeper === 'here' ? url : accounts.url,
      functionsUrl: url,
      anonKey: await accounts.anonKey(),
      product: brand.product,
      captcha: null,
      // The browser knows only the built-in list; the server alone checks a list of the owner's.
      disposableMail: world.config.disposableMail === 'builtin' ? 'builtin' : 'off',
      freeMonthlySearches: world.config.freeMonthlySearches,
      capabilities,
    })
  })

  app.get('/healthz', (context) => {
    context.header('cache-control', 'no-store')
    return context.json({ status: 'ok' })
  })
  for (const path of ['/ready', '/readyz']) {
    app.get(path, async (context) => {
      await assertReady(world)
      context.header('cache-control', 'no-store')
      return context.json({ status: 'ok' })
    })
  }

  app.get('*', (context) => {
    const { path } = context.req
    const acceptEncoding = context.req.header('accept-encoding') ?? ''
    const hasPage = isPage(path)
    if (!hasPage) {
      const file = world.pages.file(path, { acceptEncoding, ifNoneMatch: context.req.header('if-none-match') })
      if (file) return file
    }
    // A browser gets the page, which shows its own 404. A program gets problem+json.
    const wantsPage = hasPage || context.req.header('accept')?.includes('text/html')
    const page = wantsPage ? world.pages.page(hasPage ? 200 : 404, acceptEncoding, context.req.query('lang')) : undefined
    if (!page) throw new AppError('not_found')
    return page
  })
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD')
    throw new AppError('method_not_allowed')
  })

  app.onError((error, context) => {
    const requestId = context.get('requestId')
    const { response, isExpected } = problemOf(error, requestId)
    if (!isExpected) world.log.error({ requestId, err: error }, 'unexpected failure')
    // Headers set before the failure (Allow, RateLimit, CORS) stay on its response.
    for (const [name, value] of context.res.headers) if (!response.headers.has(name)) response.headers.set(name, value)
    // Without this, Hono copies the headers into a third response.
    context.res = undefined
    return response
  })
  return app
}

/** Throws `unavailable` while the database does not answer or the kitchen is not loaded; its details name which. */
async function assertReady({ db, kitchen }: World): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    throw new AppError('unavailable', { waitingFor: 'database' }, { cause })
  }
  if (!kitchen.isLoaded()) throw new AppError('unavailable', { waitingFor: 'kitchen', retryAfter: 1 })
}

/** Whether people can sign in with an e-mail address. A Supabase project's own pages say what the project allows. */
function hasAccounts({ accounts }: World): boolean {
  return accounts.keeper !== 'here' || accounts.auth.settings.email.isEnabled
}

function onlyOnce(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
