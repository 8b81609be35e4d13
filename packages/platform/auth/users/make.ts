import type { User } from '#platform/auth/call.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** A new account as GoTrue makes it, unconfirmed. */
export function newUser(
  world: Pick<AuthWorld, 'now' | 'uuid' | 'settings'>,
  parts: Partial<
    Pick<User, 'email' | 'phone' | 'encrypted_password' | 'raw_app_meta_data' | 'raw_user_meta_data' | 'is_anonymous' | 'is_sso_user'>
  >,
): Omit<AuthTables['auth.users'], 'confirmed_at'> {
  const now = world.now()
  return {
    instance_id: nilUuid,
    id: world.uuid(),
    aud: world.settings.jwt.audience,
    role: 'authenticated',
    email: parts.email ?? null,
    encrypted_password: parts.encrypted_password ?? null,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_token: '',
    confirmation_sent_at: null,
    recovery_token: '',
    recovery_sent_at: null,
    email_change_token_new: '',
    email_change: '',
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: parts.raw_app_meta_data ?? {},
    raw_user_meta_data: parts.raw_user_meta_data ?? {},
    is_super_admin: null,
    created_at: now,
    updated_at: now,
    phone: parts.phone ?? null,
    phone_confirmed_at: null,
    phone_change: '',
    phone_change_token: '',
    phone_change_sent_at: null,
    email_change_token_current: '',
    email_change_confirm_status: 0,
    banned_until: null,
    reauthentication_token: '',
    reauthentication_sent_at: null,
    is_sso_user: parts.is_sso_user ?? false,
    deleted_at: null,
    is_anonymous: parts.is_anonymous ?? false,
  }
}
