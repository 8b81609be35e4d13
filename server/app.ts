import { Hono } from 'hono'
import { sql } from 'kysely'
import { brand } from '#domain/brand.ts'
import { AppError } from '#domain/errors.ts'
import { isPage } from '#domain/routes.ts'
import { clientAddress, hasUnreadHop, network } from '#platform/http/client-address.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { workFor } from '#platform/work/asker.ts'
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

/** What programs call, by its path: logged at `info`, pages and their files at `debug`. */
const calls = /^\/(auth\/v1|rest\/v1|realtime\/v1|functions)(\/|$)/

/**
 * The whole server as a function from requests to answers. Needs no socket; the connection's address is the binding
 * `remoteAddress`.
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

  if (world.config.isProxyUntold) {
    world.log.warn(
      'a proxy must serve this public https origin, and TRUST_PROXY does not name it (such as loopback): every visitor counts as one',
    )
  }

  for (const trial of world.config.stripeTrials) world.log.warn(trial)

  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = world.uuid()
    context.set('requestId', requestId)
    const forwardedFor = context.req.header('x-forwarded-for')
    const { trustedProxies } = world.config
    const address = clientAddress(context.env?.remoteAddress, forwardedFor, trustedProxies)
    context.set('address', address)
    if (hasUnreadHop(address, forwardedFor, trustedProxies)) warnOfUnreadHop()
    if (forwardedFor !== undefined && !hasTrustedProxy(world, context.env?.remoteAddress)) warnOfProxy()
    if (paymentsAt(world, context) !== world.payments) warnOfTestPayments()
    await workFor(address === undefined ? 'unknown' : network(address), next)
    const { method, path } = context.req
    // The headers go on the answer that is there: `context.header` would make a new answer for each of them.
    const { headers: answered } = context.res
    // Whatever a path or an answer says itself goes first: an object of storage is bound more tightly than a page.
    for (const [name, value] of Object.entries(headersAt(path))) if (!answered.has(name)) answered.set(name, value)
    for (const [name, value] of headers) if (!answered.has(name)) answered.set(name, value)
    answered.set('x-request-id', requestId)
    const entry = { requestId, method, path, status: context.res.status, ms: Math.round(performance.now() - started) }
    if (calls.test(path)) world.log.info(entry, 'request')
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
    // What the pages of another origin need before they can call; nothing here is a secret.
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
      // A list of the owner's own is the server's to judge alone.
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
    // The page shows its own 404, in words for people; programs get a problem.
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
    // Headers set before the failure (Allow, RateLimit, CORS) travel with it.
    for (const [name, value] of context.res.headers) if (!response.headers.has(name)) response.headers.set(name, value)
    // Without this Hono would copy them once more, into a third answer.
    context.res = undefined
    return response
  })
  return app
}

/**
 * Throws `unavailable`, which says what is waited for, while the database does not answer or the kitchen is not
 * loaded.
 */
async function assertReady({ db, kitchen }: World): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    throw new AppError('unavailable', { waitingFor: 'database' }, { cause })
  }
  if (!kitchen.isLoaded()) throw new AppError('unavailable', { waitingFor: 'kitchen', retryAfter: 1 })
}

/** Whether people can sign in: with an address, as the pages do it. What a project allows, the project says. */
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
