import type { Hono } from 'hono'
import { billingLimits } from '#domain/billing/limits.ts'
import { AppError } from '#domain/errors.ts'
import { BodyError, readBytes } from '#platform/http/body.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { takeEvent } from '#server/billing/events.ts'
import { paymentsAt } from '#server/test-payments/offered.ts'
import type { World } from '#server/world.ts'

/** Where the payment provider tells what happens; no endpoint, for nobody else may call. */
export const webhookPath = '/functions/v1/stripe-webhook'

/** The header with the provider's signature. */
export const signatureHeader = 'stripe-signature'

/**
 * Puts the webhook at its address, where subscriptions are sold. Nothing in a body is read before its signature was
 * verified on the very bytes that came.
 */
export function mountWebhook(app: Hono<HttpEnv>, world: World): void {
  if (world.payments === null) return
  app.post(webhookPath, async (context) => {
    const payments = paymentsAt(world, context)
    if (payments === null) throw new AppError('not_found')
    const body = await readWebhook(context.req.raw)
    const signature = context.req.header(signatureHeader)
    if (signature === undefined) throw new AppError('bad_signature')
    await takeEvent({ ...world, payments }, body, signature)
    return context.json({ received: true })
  })
  app.all(webhookPath, (context) => {
    context.header('allow', 'POST, OPTIONS')
    throw new AppError('method_not_allowed')
  })
}

/** Every fault of a body is answered alike. */
async function readWebhook(request: Request): Promise<Uint8Array> {
  try {
    return await readBytes(request, billingLimits.webhookBytes)
  } catch (cause) {
    throw cause instanceof BodyError ? new AppError('bad_request', {}, { cause }) : cause
  }
}
