import type { CharacterSet, PasswordRule } from '#platform/auth/passwords/rule.ts'
import { type Environment, type SettingError, type SettingReader, settingReader } from '#platform/auth/setting-readers.ts'
import { parseCharacterSets, parseGlobs, parseOrigins, parseTestCodes } from '#platform/auth/setting-values.ts'
import { readRsaKey } from '#platform/auth/sso/certificate.ts'

/**
 * The settings of accounts. Each is a setting of GoTrue with the prefix AUTH_ for GOTRUE_. Times are milliseconds
 * unless said otherwise.
 */
export interface AuthSettings {
  /** The product's name in mails. */
  productName: string
  /** The origin of the product's pages: the target of links and redirects. */
  siteUrl: string
  /**
   * The public address of /auth/v1, without a slash at the end. It is also the issuer of tokens unless another is
   * set.
   */
  externalUrl: string
  /** Globs of further allowed targets of redirects. */
  uriAllowList: readonly string[]
  signup: {
    isDisabled: boolean
    /**
     * A sign-up with a taken address gets the answer of a new account, even when accounts are confirmed
     * automatically.
     */
    hidesExisting: boolean
  }
  jwt: { expirySeconds: number; audience: string; issuer: string; adminRoles: readonly string[] }
  email: {
    isEnabled: boolean
    autoconfirm: boolean
    /** An address change needs a confirmation from the old address too. */
    secureChange: boolean
    otpExpiry: number
    otpLength: number
    /** The least time between two mails to one address. */
    maxFrequency: number
    /** The product's page that spends a link's token after a click. */
    confirmPage: string
    /**
     * A path that replaces both addresses in all links of mails, the page's and GoTrue's /verify; null when not set.
     */
    linkPath: string | null
  }
  phone: {
    isEnabled: boolean
    autoconfirm: boolean
    otpExpiry: number
    otpLength: number
    maxFrequency: number
    /** Numbers with a preset code, which get no message. */
    testOtp: ReadonlyMap<string, string>
    /**
     * The owner's program that sends text messages; its secrets are base64, the newest first. Null when the server can
     * send no text message.
     */
    hook: { uri: string; secrets: readonly string[] } | null
  }
  password: PasswordRule
  anonymousUsers: boolean
  manualLinking: boolean
  refreshTokens: { rotate: boolean; reuseInterval: number }
  sessions: { timebox: number | null; inactivityTimeout: number | null; singlePerUser: boolean; allowLowAal: number | null }
  reauthenticateForPassword: boolean
  /** How recent a sign-in must be to change a password, when the settings ask for a recent one. */
  freshSignIn: number
  mfa: {
    maxEnrolled: number
    maxVerified: number
    challengeExpiry: number
    /** How long an unverified factor keeps its name and place. */
    factorExpiry: number
    totp: { enroll: boolean; verify: boolean }
    phone: { enroll: boolean; verify: boolean; otpLength: number; maxFrequency: number }
    webAuthn: {
      enroll: boolean
      verify: boolean
      relyingParty: { name: string | undefined; id: string | undefined; origins: readonly string[] }
    }
  }
  /** OAuth providers by GoTrue's name, in lower case. */
  external: ReadonlyMap<string, ExternalProvider>
  /** How long a provider may take to answer. */
  providerTimeout: number
  flowStateExpiry: number
  web3: { solana: boolean; ethereum: boolean; maximumValidity: number }
  saml: { isEnabled: boolean; privateKey: string | undefined; relayStateValidity: number }
  captcha: {
    isEnabled: boolean
    provider: 'hcaptcha' | 'turnstile'
    secret: string | undefined
    /** An address that replaces the captcha provider's, with the same siteverify protocol. */
    url: string | undefined
    timeout: number
  }
  rateLimits: RateLimits
}

export interface ExternalProvider {
  isEnabled: boolean
  clientIds: readonly string[]
  secret: string | undefined
  redirectUri: string | undefined
  /** The operator's own address of the provider; undefined for the common address. */
  url: string | undefined
  skipNonceCheck: boolean
  emailOptional: boolean
}

/** How many calls one IP address may make in GoTrue's windows of time. */
export interface RateLimits {
  /** Calls of /token in 5 minutes. */
  token: number
  verify: number
  otp: number
  web3: number
  sso: number
  /** Challenges and answers of factors in one minute. */
  mfa: number
  /** Per hour, like the two limits below. */
  anonymousUsers: number
  emailsSent: number
  smsSent: number
  /**
   * Tries of passwords or codes for one account in 15 minutes. All unknown networks share one such budget; each
   * network that the account was used from has its own.
   */
  failuresPerAccount: number
}

/** The product's defaults for unset settings. */
export interface AuthDefaults {
  password: PasswordRule
  productName: string
  siteUrl: string
  autoconfirm: boolean
  signupIsDisabled: boolean
  reauthenticatesForPassword: boolean
  confirmPath: string
}

const minute = 60_000
const hour = 60 * minute

/** Reads the AUTH_ settings of an environment. `onWrong` gets each wrong one; by default the first is thrown. */
export function readAuthSettings(
  env: Environment,
  defaults: AuthDefaults,
  onWrong: (error: SettingError) => void = (error) => {
    throw error
  },
): AuthSettings {
  const reader = settingReader(env, onWrong)
  const { flag, count, duration, text, list, url, read } = reader
  const externalUrl = url('AUTH_EXTERNAL_URL', `${defaults.siteUrl}/auth/v1`)
  return {
    productName: defaults.productName,
    siteUrl: url('AUTH_SITE_URL', defaults.siteUrl),
    externalUrl,
    uriAllowList: read<readonly string[]>('AUTH_URI_ALLOW_LIST', [], 'a list of addresses with *, **, ? or [a-z] in them', parseGlobs),
    signup: {
      isDisabled: flag('AUTH_DISABLE_SIGNUP', defaults.signupIsDisabled),
      hidesExisting: flag('AUTH_HIDE_EXISTING_ACCOUNTS', false),
    },
    jwt: {
      expirySeconds: count('AUTH_JWT_EXP', 3600, 30, 604_800),
      audience: text('AUTH_JWT_AUD', 'authenticated'),
      issuer: text('AUTH_JWT_ISSUER', externalUrl),
      adminRoles: list('AUTH_JWT_ADMIN_ROLES', ['service_role', 'supabase_admin']),
    },
    email: readEmail(reader, defaults),
    phone: readPhone(reader),
    password: readPasswordRule(reader, defaults.password),
    anonymousUsers: flag('AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED', false),
    manualLinking: flag('AUTH_SECURITY_MANUAL_LINKING_ENABLED', false),
    refreshTokens: {
      rotate: flag('AUTH_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED', true),
      reuseInterval: duration('AUTH_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL', 10_000),
    },
    sessions: {
      timebox: duration('AUTH_SESSIONS_TIMEBOX', null),
      inactivityTimeout: duration('AUTH_SESSIONS_INACTIVITY_TIMEOUT', null),
      singlePerUser: flag('AUTH_SESSIONS_SINGLE_PER_USER', false),
      allowLowAal: duration('AUTH_SESSIONS_ALLOW_LOW_AAL', null),
    },
    reauthenticateForPassword: flag('AUTH_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION', defaults.reauthenticatesForPassword),
    freshSignIn: duration('AUTH_SECURITY_UPDATE_PASSWORD_FRESH_SIGN_IN', defaults.reauthenticatesForPassword ? 15 * minute : 24 * hour),
    mfa: readMfa(reader),
    external: readProviders(env, reader),
    providerTimeout: duration('AUTH_INTERNAL_HTTP_TIMEOUT', 10_000),
    flowStateExpiry: duration('AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION', 300_000),
    web3: {
      solana: flag('AUTH_EXTERNAL_WEB3_SOLANA_ENABLED', false),
      ethereum: flag('AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED', false),
      maximumValidity: duration('AUTH_EXTERNAL_WEB3_SOLANA_MAXIMUM_VALIDITY_DURATION', 10 * minute),
    },
    saml: readSaml(reader),
    captcha: readCaptcha(reader),
    rateLimits: readRateLimits(reader),
  }
}

function readEmail({ flag, count, duration, text }: SettingReader, defaults: AuthDefaults): AuthSettings['email'] {
  return {
    isEnabled: flag('AUTH_EXTERNAL_EMAIL_ENABLED', true),
    autoconfirm: flag('AUTH_MAILER_AUTOCONFIRM', defaults.autoconfirm),
    secureChange: flag('AUTH_MAILER_SECURE_EMAIL_CHANGE_ENABLED', true),
    otpExpiry: duration('AUTH_MAILER_OTP_EXP', hour),
    otpLength: count('AUTH_MAILER_OTP_LENGTH', 6, 6, 10),
    maxFrequency: duration('AUTH_SMTP_MAX_FREQUENCY', minute),
    confirmPage: `${defaults.siteUrl}${defaults.confirmPath}`,
    linkPath: text('AUTH_MAILER_LINK_PATH', undefined) ?? null,
  }
}

function readPhone(reader: SettingReader): AuthSettings['phone'] {
  const { flag, count, duration, read } = reader
  return {
    isEnabled: flag('AUTH_EXTERNAL_PHONE_ENABLED', false),
    autoconfirm: flag('AUTH_SMS_AUTOCONFIRM', false),
    otpExpiry: duration('AUTH_SMS_OTP_EXP', minute),
    otpLength: count('AUTH_SMS_OTP_LENGTH', 6, 6, 10),
    maxFrequency: duration('AUTH_SMS_MAX_FREQUENCY', minute),
    testOtp: read<ReadonlyMap<string, string>>('AUTH_SMS_TEST_OTP', new Map(), 'a list such as 1234567890:123456', parseTestCodes),
    hook: readSmsHook(reader),
  }
}

function readPasswordRule({ count, read }: SettingReader, defaults: PasswordRule): PasswordRule {
  return {
    minLength: count('AUTH_PASSWORD_MIN_LENGTH', defaults.minLength, 6, 72),
    requiredCharacters: read<readonly CharacterSet[]>(
      'AUTH_PASSWORD_REQUIRED_CHARACTERS',
      defaults.requiredCharacters,
      'sets of characters with : between them, or none',
      parseCharacterSets,
    ),
  }
}

function readMfa({ flag, count, duration, text, read }: SettingReader): AuthSettings['mfa'] {
  return {
    maxEnrolled: count('AUTH_MFA_MAX_ENROLLED_FACTORS', 10, 0, 100),
    maxVerified: count('AUTH_MFA_MAX_VERIFIED_FACTORS', 10, 0, 100),
    challengeExpiry: duration('AUTH_MFA_CHALLENGE_EXPIRY_DURATION', 300_000),
    factorExpiry: duration('AUTH_MFA_FACTOR_EXPIRY_DURATION', 300_000),
    totp: { enroll: flag('AUTH_MFA_TOTP_ENROLL_ENABLED', true), verify: flag('AUTH_MFA_TOTP_VERIFY_ENABLED', true) },
    phone: {
      enroll: flag('AUTH_MFA_PHONE_ENROLL_ENABLED', false),
      verify: flag('AUTH_MFA_PHONE_VERIFY_ENABLED', false),
      otpLength: count('AUTH_MFA_PHONE_OTP_LENGTH', 6, 6, 10),
      maxFrequency: duration('AUTH_MFA_PHONE_MAX_FREQUENCY', minute),
    },
    webAuthn: {
      enroll: flag('AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED', false),
      verify: flag('AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED', false),
      relyingParty: {
        name: text('AUTH_WEBAUTHN_RP_DISPLAY_NAME', undefined),
        id: text('AUTH_WEBAUTHN_RP_ID', undefined),
        origins: read<readonly string[]>('AUTH_WEBAUTHN_RP_ORIGINS', [], 'a list of origins such as https://example.org', parseOrigins),
      },
    },
  }
}

function readRateLimits({ count }: SettingReader): AuthSettings['rateLimits'] {
  return {
    token: count('AUTH_RATE_LIMIT_TOKEN_REFRESH', 150, 1, 1_000_000),
    verify: count('AUTH_RATE_LIMIT_VERIFY', 30, 1, 1_000_000),
    otp: count('AUTH_RATE_LIMIT_OTP', 30, 1, 1_000_000),
    web3: count('AUTH_RATE_LIMIT_WEB3', 30, 1, 1_000_000),
    sso: count('AUTH_RATE_LIMIT_SSO', 30, 1, 1_000_000),
    mfa: count('AUTH_MFA_RATE_LIMIT_CHALLENGE_AND_VERIFY', 15, 1, 1_000_000),
    anonymousUsers: count('AUTH_RATE_LIMIT_ANONYMOUS_USERS', 30, 1, 1_000_000),
    emailsSent: count('AUTH_RATE_LIMIT_EMAIL_SENT', 30, 1, 1_000_000),
    smsSent: count('AUTH_RATE_LIMIT_SMS_SENT', 30, 1, 1_000_000),
    failuresPerAccount: count('AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT', 10, 1, 1_000_000),
  }
}

/** SAML signs its requests, so enabling it without a key is an error. */
function readSaml({ flag, duration, read, refuse }: SettingReader): AuthSettings['saml'] {
  const expected = 'an RSA private key in base64 or PEM'
  const isEnabled = flag('AUTH_SAML_ENABLED', false)
  const privateKey = read<string | undefined>('AUTH_SAML_PRIVATE_KEY', undefined, expected, (key) => (readRsaKey(key) ? key : undefined))
  if (isEnabled && privateKey === undefined) refuse('AUTH_SAML_PRIVATE_KEY', expected)
  return { isEnabled, privateKey, relayStateValidity: duration('AUTH_SAML_RELAY_STATE_VALIDITY_PERIOD', 2 * minute) }
}

/** A required captcha without a secret would lock everyone out, so that is an error. */
function readCaptcha({ flag, text, url, duration, read, refuse }: SettingReader): AuthSettings['captcha'] {
  const isEnabled = flag('AUTH_SECURITY_CAPTCHA_ENABLED', false)
  const secret = text('AUTH_SECURITY_CAPTCHA_SECRET', undefined)?.trim()
  if (isEnabled && !secret) refuse('AUTH_SECURITY_CAPTCHA_SECRET', "the captcha's secret key")
  return {
    isEnabled,
    provider: read<'hcaptcha' | 'turnstile'>('AUTH_SECURITY_CAPTCHA_PROVIDER', 'hcaptcha', 'hcaptcha or turnstile', (name) =>
      name === 'hcaptcha' || name === 'turnstile' ? name : undefined,
    ),
    secret,
    url: url('AUTH_SECURITY_CAPTCHA_URL', undefined),
    timeout: duration('AUTH_SECURITY_CAPTCHA_TIMEOUT', 10_000),
  }
}

/** GoTrue's send-sms hook. Its secrets are v1,whsec_<base64>, separated by |. */
function readSmsHook({ flag, read, url, refuse }: SettingReader): AuthSettings['phone']['hook'] {
  const uri = url('AUTH_HOOK_SEND_SMS_URI', undefined)
  if (uri === undefined || !flag('AUTH_HOOK_SEND_SMS_ENABLED', true)) return null
  const secrets = read<readonly string[]>('AUTH_HOOK_SEND_SMS_SECRETS', [], 'v1,whsec_ and a secret in base64', (text) => {
    const found = text.split('|').map((entry) => /^v1,whsec_([A-Za-z0-9+/]{32,88}={0,2})$/.exec(entry.trim())?.[1])
    return found.every((secret) => secret !== undefined) ? found : undefined
  })
  if (secrets.length === 0) refuse('AUTH_HOOK_SEND_SMS_SECRETS', 'set, because AUTH_HOOK_SEND_SMS_URI is')
  return { uri, secrets }
}

const providerSetting = /^AUTH_EXTERNAL_([A-Z0-9_]+?)_(ENABLED|CLIENT_ID|SECRET|REDIRECT_URI|URL|SKIP_NONCE_CHECK|EMAIL_OPTIONAL)$/
const otherProviders = new Set(['EMAIL', 'PHONE', 'ANONYMOUS_USERS', 'WEB3_SOLANA', 'WEB3_ETHEREUM'])

/** Providers whose apps sign in by ID token without a secret; Supabase's command line requires none either. */
const providersWithoutSecret = new Set(['APPLE', 'GOOGLE'])
/** Providers without a common host. */
const providersWithoutHost = new Set(['KEYCLOAK'])

/** Whether a name has the form of an OAuth provider's setting. */
export function isProviderSetting(name: string): boolean {
  return providerSetting.test(name)
}

function readProviders(env: Environment, reader: SettingReader): ReadonlyMap<string, ExternalProvider> {
  const names = new Set(Object.keys(env).flatMap((name) => providerSetting.exec(name)?.[1] ?? []))
  const providers = [...names]
    .filter((name) => !otherProviders.has(name))
    .map((name): [string, ExternalProvider] => [name.toLowerCase(), readProvider(name, reader)])
  return new Map(providers)
}

/** Reads a provider's settings. An enabled provider without the settings it needs is an error. */
function readProvider(name: string, { flag, text, list, url, refuse }: SettingReader): ExternalProvider {
  const start = `AUTH_EXTERNAL_${name}`
  const provider = {
    isEnabled: flag(`${start}_ENABLED`, false),
    clientIds: list(`${start}_CLIENT_ID`, []),
    secret: text(`${start}_SECRET`, undefined),
    redirectUri: url(`${start}_REDIRECT_URI`, undefined),
    url: url(`${start}_URL`, undefined),
    skipNonceCheck: flag(`${start}_SKIP_NONCE_CHECK`, false),
    emailOptional: flag(`${start}_EMAIL_OPTIONAL`, false),
  }
  if (!provider.isEnabled) return provider
  const why = `because ${start}_ENABLED is on`
  if (provider.clientIds.length === 0) refuse(`${start}_CLIENT_ID`, `the id that the provider gave, ${why}`)
  if (provider.secret === undefined && !providersWithoutSecret.has(name))
    refuse(`${start}_SECRET`, `the secret that the provider gave, ${why}`)
  if (provider.url === undefined && providersWithoutHost.has(name)) refuse(`${start}_URL`, `the address of the provider, ${why}`)
  return provider
}
