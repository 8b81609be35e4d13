/** Column types of the platform's own tables, beside GoTrue's. */
export interface PlatformTables {
  'platform.signing_keys': { kid: string; jwk: unknown; created_at: Date }
  'platform.spent_proofs': { hash: string; expires_at: Date }
  'platform.rate_limits': { key: string; full_at: Date }
  'platform.budgets': { key: string; ends_at: Date; spent: number }
  'platform.totp_steps': { factor_id: string /** int8, so it arrives as text. */; step: string }
  'platform.made_by_admins': { user_id: string }
  'platform.mailed_addresses': { user_id: string; email: string }
  'platform.loose_files': { key: string; free_at: Date }
  'platform.challenge_tries': { challenge_id: string; tries: number }
}
