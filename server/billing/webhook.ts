import { BodyError, readBytes } from '@potluck/platform/http/body'
import type { HttpEnv } from '@potluck/platform/http/env'
import type { Hono } from 'hono'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { AppError } from '#domain/errors.ts'
import { receiveEvent } from '#server/billing/events.ts'
import { paymentsAt } from '#server/test-payments/offered.ts'
import type { World } from '#server/world.ts'

/** The path of the payment provider's webhook. It is no endpoint of the API: only the provider calls it. */
export const webhookPath = '/functions/v1/stripe-webhook'

export const signatureHeader = 'stripe-signature'

/**
 * Mounts the webhook where subscriptions are sold. The signature is verified on the raw bytes before anything in the
 * body is read.
 */
export function mountWebhook(app: Hono<HttpEnv>, world: World): void {
  if (world.payments === null) return
  app.post(webhookPath, async (context) => {
    const payments = paymentsAt(world, context)
    if (payments === null) throw new AppError('not_found')
    const body = await readWebhook(context.req.raw)
    const signature = context.req.header(signatureHeader)
    if (signature === undefined) throw new AppError('bad_signature')
    await receiveEvent({ ...world, payments }, body, signature)
    return context.json({ received: true })
  })
  app.all(webhookPath, (context) => {
    context.header('allow', 'POST, OPTIONS')
    throw new AppError('method_not_allowed')
  })
}

/** Every fault of a body has the same answer: the caller is a program that retries. */
async function readWebhook(request: Request): Promise<Uint8Array> {
  try {
    return await readBytes(request, billingLimits.webhookBytes)
  } catch (cause) {
    throw cause instanceof BodyError ? new AppError('bad_request', {}, { cause }) : cause
  }
}
