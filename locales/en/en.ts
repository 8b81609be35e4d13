import { account } from '#locales/en/account.ts'
import { auth } from '#locales/en/auth.ts'
import { billing } from '#locales/en/billing.ts'
import { chips } from '#locales/en/chips.ts'
import { entry } from '#locales/en/entry.ts'
import { first } from '#locales/en/first.ts'
import { limit } from '#locales/en/limit.ts'
import { member } from '#locales/en/member.ts'
import { notFound } from '#locales/en/not-found.ts'
import { problems } from '#locales/en/problems.ts'
import { rack } from '#locales/en/rack.ts'
import { recipes } from '#locales/en/recipes.ts'
import { searches } from '#locales/en/searches.ts'
import { settings } from '#locales/en/settings.ts'
import { startFailure } from '#locales/en/start-failure.ts'
import { testPayments } from '#locales/en/test-payments.ts'

/** Every English sentence of the pages, by noun. The other languages are typed against it. */
export const en = {
  ...first,
  account,
  auth,
  billing,
  chips,
  entry,
  limit,
  member,
  notFound,
  problems,
  rack,
  recipes,
  searches,
  settings,
  startFailure,
  testPayments,
} as const
