import type { Generated } from 'kysely'

/** Column types of the tables in schema auth, under GoTrue's names. */
export interface AuthTables {
  'auth.users': {
    instance_id: string | null
    id: string
    aud: string
    role: string
    email: string | null
    encrypted_password: string | null
    email_confirmed_at: Date | null
    invited_at: Date | null
    /**
     * The hash of unused digits, hex(sha224(email + code)); '' when there are none. The token of the link is in
     * one_time_tokens.
     */
    confirmation_token: string
    confirmation_sent_at: Date | null
    recovery_token: string
    recovery_sent_at: Date | null
    email_change_token_new: string
    email_change: string
    email_change_sent_at: Date | null
    last_sign_in_at: Date | null
    raw_app_meta_data: Record<string, unknown> | null
    raw_user_meta_data: Record<string, unknown> | null
    is_super_admin: boolean | null
    created_at: Date
    updated_at: Date
    phone: string | null
    phone_confirmed_at: Date | null
    phone_change: string
    phone_change_token: string
    phone_change_sent_at: Date | null
    confirmed_at: Generated<Date | null>
    email_change_token_current: string
    /** 1 after the first of the two confirmations of an address change. */
    email_change_confirm_status: number
    banned_until: Date | null
    reauthentication_token: string
    reauthentication_sent_at: Date | null
    is_sso_user: boolean
    deleted_at: Date | null
    is_anonymous: boolean
  }
  'auth.identities': {
    id: string
    provider_id: string
    user_id: string
    identity_data: Record<string, unknown>
    provider: string
    last_sign_in_at: Date | null
    created_at: Date
    updated_at: Date
    email: Generated<string | null>
  }
  'auth.sessions': {
    id: string
    user_id: string
    created_at: Date
    updated_at: Date
    factor_id: string | null
    aal: AalLevel
    not_after: Date | null
    /** A timestamp without time zone, in UTC, as in GoTrue. */
    refreshed_at: Date | null
    user_agent: string | null
    ip: string | null
    tag: string | null
    oauth_client_id: string | null
    /** base64url of 32 random bytes, the key that signs this session's refresh tokens. */
    refresh_token_hmac_key: string
    /** The number of refreshes; int8, so it arrives as text. */
    refresh_token_counter: string
    scopes: string | null
  }
  'auth.mfa_amr_claims': {
    id: string
    session_id: string
    created_at: Date
    updated_at: Date
    authentication_method: string
  }
  'auth.mfa_factors': {
    id: string
    user_id: string
    friendly_name: string | null
    factor_type: 'totp' | 'webauthn' | 'phone'
    status: 'unverified' | 'verified'
    created_at: Date
    updated_at: Date
    secret: string | null
    phone: string | null
    last_challenged_at: Date | null
    web_authn_credential: unknown
    web_authn_aaguid: string | null
    last_webauthn_challenge_data: unknown
  }
  'auth.mfa_challenges': {
    id: string
    factor_id: string
    created_at: Date
    verified_at: Date | null
    ip_address: string
    otp_code: string | null
    web_authn_session_data: unknown
  }
  'auth.one_time_tokens': {
    id: string
    user_id: string
    token_type: OneTimeTokenType
    /** hex(sha224(token of the link)); the token itself, 28 random bytes, is only in the mail. */
    token_hash: string
    relates_to: string
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  'auth.flow_state': {
    id: string
    user_id: string | null
    auth_code: string | null
    code_challenge_method: 's256' | 'plain' | null
    code_challenge: string | null
    provider_type: string
    provider_access_token: string | null
    provider_refresh_token: string | null
    created_at: Date
    updated_at: Date
    authentication_method: string
    auth_code_issued_at: Date | null
    invite_token: string | null
    referrer: string | null
    oauth_client_state_id: string | null
    linking_target_id: string | null
    email_optional: boolean
  }
  'auth.sso_providers': {
    id: string
    resource_id: string | null
    created_at: Date
    updated_at: Date
    disabled: boolean | null
  }
  'auth.sso_domains': { id: string; sso_provider_id: string; domain: string; created_at: Date; updated_at: Date }
  'auth.saml_providers': {
    id: string
    sso_provider_id: string
    entity_id: string
    metadata_xml: string
    metadata_url: string | null
    attribute_mapping: unknown
    created_at: Date
    updated_at: Date
    name_id_format: string | null
  }
  'auth.saml_relay_states': {
    id: string
    sso_provider_id: string
    request_id: string
    for_email: string | null
    redirect_to: string | null
    created_at: Date
    updated_at: Date
    flow_state_id: string | null
  }
  'auth.audit_log_entries': { instance_id: string | null; id: string; payload: unknown; created_at: Date; ip_address: string }
}

export type AalLevel = 'aal1' | 'aal2' | 'aal3'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
