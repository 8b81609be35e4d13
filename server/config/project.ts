import type { Environment, Reader } from '#server/config/reader.ts'
import { settings } from '#server/config/settings.ts'

/** A Supabase project that keeps accounts, rows, realtime and storage. */
export interface Project {
  /** The project's origin. */
  url: string
  anonKey: string
  serviceRoleKey: string
  /** The shared secret with which an older project signs its tokens (HS256); a newer one publishes keys. */
  jwtSecret: string | undefined
}

/**
 * The project in the settings; undefined when a setting is missing: `requiredTogether` in settings.ts refuses some of
 * them without the others.
 */
export function readProject({ read, refuse }: Reader): Project | undefined {
  const url = read('SUPABASE_URL', settings.SUPABASE_URL)
  const anonKey = read('SUPABASE_ANON_KEY', settings.SUPABASE_ANON_KEY)
  const serviceRoleKey = read('SUPABASE_SERVICE_ROLE_KEY', settings.SUPABASE_SERVICE_ROLE_KEY)
  const jwtSecret = read('SUPABASE_JWT_SECRET', settings.SUPABASE_JWT_SECRET)
  if (url === undefined || anonKey === undefined || serviceRoleKey === undefined) return undefined
  if (anonKey === serviceRoleKey)
    refuse('SUPABASE_SERVICE_ROLE_KEY must be another than SUPABASE_ANON_KEY, because every browser has that one')
  return { url, anonKey, serviceRoleKey, jwtSecret }
}

/** Settings of services that a Supabase project provides itself. */
const ownServiceSettings =
  /^(AUTH_.*|GOTRUE_.*|S3_.*|ANON_KEY|SERVICE_ROLE_KEY|SMTP_URL|MAIL_FROM|PASSWORD_BLOCKLIST|DISPOSABLE_MAIL_LIST|ADMIN_EMAIL)$/

/**
 * The environment without the settings that do nothing beside a Supabase project, and the names of the removed
 * settings, each with the place where to set it instead.
 */
export function withoutIdleSettings(all: Environment): { env: Environment; idle: string[] } {
  if (!all.SUPABASE_URL) return { env: all, idle: [] }
  const isIdle = (name: string) => ownServiceSettings.test(name)
  const idle = Object.keys(all).filter((name) => all[name] && isIdle(name))
  return {
    env: Object.fromEntries(Object.entries(all).filter(([name]) => !isIdle(name))),
    idle: idle.map((name) =>
      name === 'ADMIN_EMAIL' ? `${name} (here "npm run admin -- grant")` : `${name} (the Supabase project has its own)`,
    ),
  }
}
