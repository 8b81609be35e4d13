import type { Factor, Identity, User } from '#platform/auth/call.ts'

/** An account with its identities and factors. */
export interface WholeUser {
  user: User
  identities: readonly Identity[]
  factors: readonly Factor[]
}

/** An account in GoTrue's JSON. */
export type PresentedUser = Record<string, unknown> & { id: string }

/** Writes an account in GoTrue's JSON. Unset dates are left out; an absent address or number is ''. */
export function presentUser({ user, identities, factors }: WholeUser): PresentedUser {
  const shown = factors.map(presentFactor)
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...setDates(user, ['email_confirmed_at', 'invited_at']),
    phone: user.phone ?? '',
    ...setDates(user, ['phone_confirmed_at', 'confirmation_sent_at', 'confirmed_at', 'recovery_sent_at']),
    ...(user.email_change ? { new_email: user.email_change } : {}),
    ...setDates(user, ['email_change_sent_at']),
    ...(user.phone_change ? { new_phone: user.phone_change } : {}),
    ...setDates(user, ['phone_change_sent_at', 'reauthentication_sent_at', 'last_sign_in_at']),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(shown.length > 0 ? { factors: shown } : {}),
    identities: identities.map(presentIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...setDates(user, ['banned_until', 'deleted_at']),
    is_anonymous: user.is_anonymous,
  }
}

function presentIdentity(identity: Identity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(identity.email === null ? {} : { email: identity.email }),
  }
}

/** A factor without its secret. */
export function presentFactor(factor: Factor): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...(factor.friendly_name ? { friendly_name: factor.friendly_name } : {}),
    factor_type: factor.factor_type,
    ...(factor.last_challenged_at ? { last_challenged_at: factor.last_challenged_at } : {}),
    ...(factor.phone ? { phone: factor.phone } : {}),
  }
}

function setDates<Name extends keyof User>(user: User, names: readonly Name[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (user[name] === null ? [] : [[name, user[name]]])))
}
