import type { AuthTables } from '#platform/auth/tables.ts'
import type { PlatformTables } from '#platform/database/tables.ts'

/** The tables as the server's queries know them. */
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
  'private.visitor_usage': {
    key: string
    used: number
    resets_at: Date
    recent: Date[]
    lifetime: string
  }
}
