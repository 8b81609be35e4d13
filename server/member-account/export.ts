import type { ExportedData, ExportRequest } from '#domain/account/api.ts'
import { brand } from '#domain/brand.ts'
import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { memberOf } from '#server/accounts/member.ts'
import { readSubscription } from '#server/billing/check.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'
import {
  type AccountRow,
  countOwnRows,
  findAccount,
  findBotDetections,
  findFactors,
  findGeneratedRecipes,
  findProfile,
  findSavedRecipes,
} from '#server/member-account/queries.ts'
import { sessionsOf } from '#server/member-account/sessions.ts'
import { countCodesLeft } from '#server/recovery-codes/codes.ts'
import { toLine } from '#server/usage/list.ts'
import { findLines } from '#server/usage/list-queries.ts'
import { readUsage } from '#server/usage/read.ts'
import { searcherOf } from '#server/usage/searcher.ts'

/** Answers export-my-data: all that is kept of the caller. Throws `too_many_requests`. */
export async function exportOwnData({ skip }: ExportRequest, call: Call): Promise<ExportedData> {
  const { db, now } = call.world
  const member = memberOf(call)
  const { userId } = member
  await takeAllowance(call, `export:${userId}`, limits.accountExport.allowance)
  const account = await findAccount(db, userId)
  if (!account) throw new AppError('bad_jwt')
  const { most, bytes } = limits.accountExport
  const saved = await findSavedRecipes(db, userId, { skip: skip.savedRecipes, most, bytes })
  const generated = await findGeneratedRecipes(db, userId, { skip: skip.generatedRecipes, most, bytes })
  const searcher = searcherOf(call)
  const lines = await findLines(db, searcher.principal, { before: null, most: limits.accountExport.searchLines })
  const left = async (table: 'public.saved_recipes' | 'public.generated_recipes', skipped: number, told: number) =>
    Math.max(0, (await countOwnRows(db, table, userId)) - skipped - told)
  return {
    product: brand.product,
    exportedAt: now().toISOString(),
    account: await exportAccount(call, account),
    profile: await exportProfile(call, userId),
    roles: account.roles,
    sessions: await sessionsOf(call, member),
    subscription: await readSubscription(call.world, userId),
    searches: await readUsage(call, searcher, now()),
    searchLines: lines.map(toLine),
    savedRecipes: saved.map((row) => ({
      id: row.id,
      name: row.recipe_name,
      cuisine: row.cuisine_type,
      language: row.language,
      rating: row.rating,
      savedAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      recipe: row.recipe_content,
    })),
    generatedRecipes: generated.map((row) => ({
      id: row.id,
      name: row.recipe_name,
      cuisine: row.cuisine_type,
      language: row.language,
      generatedAt: row.created_at.toISOString(),
      askedFrom: row.user_ip_address,
      sessionId: row.session_id,
      recipe: row.recipe_content,
    })),
    botDetections: await exportBotDetections(call, userId),
    left: {
      savedRecipes: await left('public.saved_recipes', skip.savedRecipes, saved.length),
      generatedRecipes: await left('public.generated_recipes', skip.generatedRecipes, generated.length),
    },
  }
}

async function exportAccount({ world: { db } }: Call, account: AccountRow): Promise<ExportedData['account']> {
  const factors = await findFactors(db, account.id)
  return {
    id: account.id,
    email: account.email,
    newEmail: account.new_email,
    phone: account.phone,
    createdAt: account.created_at?.toISOString() ?? null,
    confirmedAt: account.confirmed_at?.toISOString() ?? null,
    lastSignInAt: account.last_sign_in_at?.toISOString() ?? null,
    providers: account.providers,
    factors: factors.map((factor) => ({
      name: factor.friendly_name,
      type: factor.factor_type,
      isVerified: factor.status === 'verified',
      createdAt: factor.created_at.toISOString(),
    })),
    recoveryCodesLeft: await countCodesLeft(db, account.id),
    metadata: account.metadata,
  }
}

async function exportProfile({ world: { db } }: Call, userId: string): Promise<ExportedData['profile']> {
  const profile = await findProfile(db, userId)
  if (!profile) return null
  return {
    firstName: profile.first_name,
    lastName: profile.last_name,
    email: profile.email,
    recipePreferences: profile.recipe_preferences,
    createdAt: profile.created_at.toISOString(),
    updatedAt: profile.updated_at.toISOString(),
  }
}

async function exportBotDetections({ world: { db } }: Call, userId: string): Promise<ExportedData['botDetections']> {
  const rows = await findBotDetections(db, userId, limits.accountExport.suspicions)
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    riskScore: row.risk_score,
    type: row.detection_type,
    action: row.action_taken,
    path: row.request_path,
    ip: row.ip_address,
    sessionId: row.session_id,
  }))
}
