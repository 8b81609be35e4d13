import * as z from 'zod/mini'
import { roles } from '#domain/access.ts'
import { Subscription } from '#domain/billing/subscription.ts'
import { endpoint } from '#domain/endpoint.ts'
import { limits } from '#domain/limits.ts'
import { LedgerLine } from '#domain/usage/ledger.ts'
import { Usage } from '#domain/usage/usage.ts'

// Calls about an account beyond GoTrue's own API. Times are ISO instants.

/** A session that is still valid. `hasSecondFactor`: a second factor was verified in this session. */
export const AccountSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  isCurrent: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const describeAccount = endpoint({
  name: 'describe-account',
  summary:
    'Tells of your account what its tokens and rows do not: whether it has a password. Who came by an invitation, a mailed link or a provider may have none, and can choose one. May be asked before the second factor is shown.',
  access: 'half-signed-in',
  input: z.object({}),
  output: z.object({ hasPassword: z.boolean() }),
  example: {},
})

export const listSessions = endpoint({
  name: 'list-sessions',
  summary: 'Lists where you are signed in, the latest used first.',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ sessions: z.array(AccountSession) }),
  example: {},
})

const count = z.int().check(z.minimum(0), z.maximum(10_000_000))
const Counts = z.object({ savedRecipes: z._default(count, 0), generatedRecipes: z._default(count, 0) })

/**
 * All data that is kept about an account. `left` counts the older recipes that did not fit: call again and skip the
 * recipes already received.
 */
export const ExportedData = z.object({
  product: z.string(),
  exportedAt: z.string(),
  account: z.object({
    id: z.string(),
    email: z.nullable(z.string()),
    /** Not confirmed yet. */
    newEmail: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    createdAt: z.nullable(z.string()),
    confirmedAt: z.nullable(z.string()),
    lastSignInAt: z.nullable(z.string()),
    providers: z.array(z.string()),
    factors: z.array(z.object({ name: z.nullable(z.string()), type: z.string(), isVerified: z.boolean(), createdAt: z.string() })),
    recoveryCodesLeft: z.number(),
    metadata: z.unknown(),
  }),
  profile: z.nullable(
    z.object({
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      email: z.nullable(z.string()),
      recipePreferences: z.unknown(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
  roles: z.array(z.enum(roles)),
  sessions: z.array(AccountSession),
  /** `customer` is the member's id at the payment provider. */
  subscription: z.extend(Subscription, { customer: z.nullable(z.string()) }),
  searches: Usage,
  /** The newest lines of the search ledger. */
  searchLines: z.array(LedgerLine),
  savedRecipes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      cuisine: z.nullable(z.string()),
      language: z.nullable(z.string()),
      rating: z.nullable(z.number()),
      savedAt: z.string(),
      expiresAt: z.nullable(z.string()),
      recipe: z.unknown(),
    }),
  ),
  generatedRecipes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      cuisine: z.string(),
      language: z.string(),
      generatedAt: z.string(),
      /** The IP address of the call. */
      askedFrom: z.nullable(z.string()),
      sessionId: z.nullable(z.string()),
      recipe: z.unknown(),
    }),
  ),
  botDetections: z.array(
    z.object({
      at: z.string(),
      riskScore: z.number(),
      type: z.string(),
      action: z.string(),
      path: z.nullable(z.string()),
      ip: z.nullable(z.string()),
      sessionId: z.nullable(z.string()),
    }),
  ),
  left: z.object({ savedRecipes: z.number(), generatedRecipes: z.number() }),
})
export type ExportedData = z.infer<typeof ExportedData>

const nothingSkipped = { savedRecipes: 0, generatedRecipes: 0 }
/** How many of the newest recipes to skip, because the caller has them already. */
export const ExportRequest = z.object({ skip: z._default(Counts, nothingSkipped) })
export type ExportRequest = z.output<typeof ExportRequest>

const { most, bytes, searchLines, suspicions } = limits.accountExport
export const exportMyData = endpoint({
  name: 'export-my-data',
  summary: `Answers all that is kept of your account as one object: the newest ${most} saved and ${most} generated recipes, or ${bytes / 1024 ** 2} MB of each when that is less, the newest ${searchLines} lines of your searches, and the newest ${suspicions} calls that a program was suspected behind. \`left\` tells how many older ones there are; \`skip\` so many and ask again.`,
  access: 'signed-in',
  input: ExportRequest,
  output: ExportedData,
  example: {},
})

const minutes = (milliseconds: number) => milliseconds / 60_000

/** What a member without an e-mail address types to delete the account. */
export const deleteWord = 'DELETE'

/** How many rows were deleted with an account. */
export const DeletedAccount = z.object({
  deleted: z.literal(true),
  savedRecipes: z.number(),
  generatedRecipes: z.number(),
  sessions: z.number(),
})
export type DeletedAccount = z.infer<typeof DeletedAccount>

export const deleteAccount = endpoint({
  name: 'delete-account',
  summary: `Deletes your account at once and for good, with the profile, the roles, the saved and generated recipes, the counted searches and every session, and ends what it pays for. \`confirmation\` is the e-mail address of the account, or ${deleteWord} where it has none. Needs a sign-in of the last ${minutes(limits.freshSignIn)} minutes.`,
  access: 'signed-in',
  input: z.object({ confirmation: z.string().check(z.maxLength(320)) }),
  output: DeletedAccount,
  example: { confirmation: 'ada@example.org' },
  errors: ['bad_confirmation', 'reauthentication_needed'],
})

export const makeRecoveryCodes = endpoint({
  name: 'make-recovery-codes',
  summary: `Makes ${limits.recoveryCodes.made} codes, each good once in place of a lost second factor, and ends those made before. They are told this once and never again. Needs a session that showed its second factor.`,
  access: 'raised',
  input: z.object({}),
  output: z.object({ codes: z.array(z.string()) }),
  example: {},
})

export const countRecoveryCodes = endpoint({
  name: 'count-recovery-codes',
  summary: 'Tells how many recovery codes are left.',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ left: z.number() }),
  example: {},
})

const { tries } = limits.recoveryCodes
export const useRecoveryCode = endpoint({
  name: 'use-recovery-code',
  summary: `Spends a recovery code of an account whose second factor is lost: all its second factors and codes are removed, and its address gets a mail about it. May be asked before the second factor is shown; ${tries.most} tries of a sign-in in ${minutes(tries.within)} minutes.`,
  access: 'half-signed-in',
  input: z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ removed: z.literal(true) }),
  example: { code: 'ABCD-EFGH-JKLM-NPQR' },
  errors: ['bad_code', 'no_second_factor'],
})
