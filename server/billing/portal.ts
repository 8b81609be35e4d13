import type { PaymentPage } from '#domain/billing/api.ts'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { AppError } from '#domain/errors.ts'
import { memberOf } from '#server/accounts/member.ts'
import { findBilling } from '#server/billing/queries.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'

/** Answers customer-portal. Throws `no_billing`, `no_subscription`, `too_many_requests`, `unavailable`. */
export async function openPortal(_input: unknown, call: Call): Promise<PaymentPage> {
  const { db, now, payments } = call.world
  const { userId } = memberOf(call)
  if (payments === null) throw new AppError('no_billing')
  await takeAllowance(call, `billing:${userId}`, billingLimits.pages)
  const row = await findBilling(db, userId, now())
  if (!row) throw new AppError('bad_jwt')
  const url = row.customer === null ? null : await payments.openPortal({ customer: row.customer, returnUrl: `${call.site()}/` })
  if (url === null) throw new AppError('no_subscription')
  return { url }
}
