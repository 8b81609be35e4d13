import type { AuthTables } from '@potluck/platform/auth/tables'
import type { PlatformTables } from '@potluck/platform/database/tables'
import type { Generated } from 'kysely'
import type { Role } from '#domain/access.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

/** Column types of the tables, for typed queries. */
export interface Tables extends AuthTables, PlatformTables {
  'public.generated_recipes': {
    id: string
    recipe_name: string
    cuisine_type: string
    language: string
    user_id: string | null
    user_ip_address: string | null
    session_id: string | null
    created_at: Date
    recipe_content: unknown
  }
  'public.user_roles': { user_id: string; role: Role; created_at: Generated<Date> }
  'public.subscriptions': {
    user_id: string
    status: SubscriptionStatus
    subscription_end: Date | null
    cancel_at_period_end: boolean
    holds_until: Date | null
    updated_at: Date
  }
  'private.billing_customers': {
    user_id: string
    customer: string
    created_at: Date
    asked_at: Date | null
    answered_at: Date | null
    ticket: Generated<string>
    /** When the open checkout was opened; null when no checkout is open. */
    awaited_since: Date | null
    /** The id of the latest checkout. */
    checkout: string | null
    period_end: Date | null
    unknown_since: Date | null
  }
  'private.billing_spare_customers': { customer: string; user_id: string; found_at: Date }
  'private.job_rounds': { job: string; begun_at: Date }
  'private.billing_events': {
    id: string
    type: string
    customer: string | null
    charge: string | null
    signature_hashes: string[]
    received_at: Date
    state: 'pending' | 'done' | 'parked'
    /** The account that a parked event waits for. */
    parked_for: string | null
    tries: Generated<number>
    next_try_at: Date
  }
  'private.billing_farewells': { customer: string; gone_at: Date; ended_at: Date | null; tries: Generated<number>; next_try_at: Date }
  'private.billing_proceeds': { id: string; at: Date; net: string; currency: string }
  'public.profiles': {
    id: Generated<string>
    user_id: string
    first_name: string | null
    last_name: string | null
    email: string | null
    recipe_preferences: unknown
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  'public.saved_recipes': {
    id: Generated<string>
    user_id: string
    recipe_name: string
    recipe_content: unknown
    cuisine_type: string | null
    language: string | null
    rating: number | null
    generated_recipe_id: string | null
    created_at: Generated<Date>
    /** A trigger sets it; no caller may. */
    expires_at: Date | null
  }
  'public.app_errors': {
    id: Generated<string>
    status: Generated<'open' | 'in_progress' | 'resolved' | 'ignored'>
    severity: Generated<'critical' | 'high' | 'medium' | 'low'>
    error_type: string
    error_message: string
    error_stack: string | null
    component_name: string | null
    route_path: string | null
    user_agent: string | null
    error_hash: string | null
    metadata: unknown
    occurrence_count: Generated<number>
    last_occurred_at: Generated<Date>
    created_at: Generated<Date>
    resolved_at: Date | null
    resolved_by: string | null
  }
  'public.bot_detection_logs': {
    id: Generated<string>
    risk_score: number
    detection_type: string
    action_taken: 'blocked' | 'captcha' | 'flagged' | 'other'
    session_id: string | null
    request_path: string | null
    ip_address: string | null
    user_id: string | null
    created_at: Generated<Date>
  }
  'public.bot_patterns': {
    id: Generated<string>
    pattern_name: string
    pattern_type: string
    risk_weight: number
    detection_rules: unknown
    is_active: Generated<boolean>
    created_at: Generated<Date>
  }
  'private.recovery_codes': {
    user_id: string
    code_hash: string
    /** The time until which a running call holds the code. */
    held_until: Date | null
    created_at: Date
  }
  'private.usage_accounts': {
    key: string
    period: number
    resets_at: Date
    lifetime: string
  }
  'private.searches': {
    id: string
    principal: string
    accounts: string[]
    user_id: string | null
    cuisine: string
    idempotency_key: string | null
    body_hash: string
    state: 'reserved' | 'settled' | 'released'
    reason: 'recipe' | 'unlimited' | 'refused' | 'failed' | 'busy' | 'left' | 'lost' | null
    reserved_at: Date
    lease_until: Date
    ended_at: Date | null
    recipe_id: string | null
    answer: string | null
  }
  'private.search_ledger': {
    id: Generated<string>
    account: string
    search_id: string | null
    period: number
    written_at: Date
    charged_at: Date
    counted: number
    made: number
    reason: 'search' | 'unlimited' | 'refused' | 'failed' | 'left' | 'lost' | 'new_day' | 'new_month' | 'carried_over'
    recipe_id: string | null
  }
}
