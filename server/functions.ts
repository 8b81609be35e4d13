import type { HttpEnv } from '@potluck/platform/http/env'
import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import {
  countRecoveryCodes,
  deleteAccount,
  describeAccount,
  exportMyData,
  listSessions,
  makeRecoveryCodes,
  useRecoveryCode,
} from '#domain/account/api.ts'
import { checkSubscription, createCheckout, customerPortal } from '#domain/billing/api.ts'
import { actInTestPortal, describeTestCheckout, describeTestPortal, payTestCheckout } from '#domain/billing/test-checkout.ts'
import type { Endpoint } from '#domain/endpoint.ts'
import { readIngredients } from '#domain/ingredients/api.ts'
import { generateRecipe } from '#domain/recipes/api.ts'
import { checkUsageStatus } from '#domain/usage/api.ts'
import { listSearches } from '#domain/usage/ledger.ts'
import { checkOwnSubscription } from '#server/billing/check.ts'
import { openCheckout } from '#server/billing/checkout.ts'
import { openPortal } from '#server/billing/portal.ts'
import { type Call, type Handler, mount } from '#server/http/mount.ts'
import { readTypedIngredients } from '#server/ingredients/read.ts'
import { deleteOwnAccount } from '#server/member-account/delete.ts'
import { describeOwnAccount } from '#server/member-account/describe.ts'
import { exportOwnData } from '#server/member-account/export.ts'
import { listOwnSessions } from '#server/member-account/sessions.ts'
import { generate } from '#server/recipes/generate.ts'
import { assertComplete } from '#server/recipes/request.ts'
import { countOwnCodes, makeCodes, spendCode } from '#server/recovery-codes/codes.ts'
import { describeCheckout, payCheckout } from '#server/test-payments/checkout.ts'
import { actInPortal, describePortal } from '#server/test-payments/portal.ts'
import { type Send, sendTo } from '#server/test-payments/send-events.ts'
import { checkUsage } from '#server/usage/check.ts'
import { listOwnSearches } from '#server/usage/list.ts'
import type { World } from '#server/world.ts'

/** A function of the API: its contract, and how to mount it. */
export interface ServerFunction {
  endpoint: Endpoint
  mount(app: Hono<HttpEnv>, world: World): void
}

function serve<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  handler: Handler<Input, Output>,
): ServerFunction {
  return { endpoint, mount: (app, world) => mount(app, world, endpoint, handler) }
}

/** Serves an endpoint of the test checkout, which sends its webhooks to this same app. */
function serveTestCheckout<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Output>,
  answer: (input: z.output<Input>, call: Call, send: Send) => Promise<z.input<Output>>,
): ServerFunction {
  return {
    endpoint,
    mount(app, world) {
      const send = sendTo(app)
      mount(app, world, endpoint, { answer: (input, call) => answer(input, call, send) })
    },
  }
}

/** All functions of /functions/v1, ordered by name. */
export const functions: readonly ServerFunction[] = [
  serveTestCheckout(actInTestPortal, actInPortal),
  serve(checkSubscription, { answer: checkOwnSubscription }),
  serve(checkUsageStatus, { answer: checkUsage }),
  serve(countRecoveryCodes, { answer: countOwnCodes }),
  serve(createCheckout, { answer: openCheckout }),
  serve(customerPortal, { answer: openPortal }),
  serve(deleteAccount, { answer: deleteOwnAccount }),
  serve(describeAccount, { answer: describeOwnAccount }),
  serve(describeTestCheckout, { answer: describeCheckout }),
  serve(describeTestPortal, { answer: describePortal }),
  serve(exportMyData, { answer: exportOwnData }),
  serve(generateRecipe, { checkBody: assertComplete, answer: generate }),
  serve(listSearches, { answer: listOwnSearches }),
  serve(listSessions, { answer: listOwnSessions }),
  serve(makeRecoveryCodes, { answer: makeCodes }),
  serveTestCheckout(payTestCheckout, payCheckout),
  serve(readIngredients, { answer: readTypedIngredients }),
  serve(useRecoveryCode, { answer: spendCode }),
]
