import { isIP } from 'node:net'
import * as z from 'zod/mini'
import {
  apiKey,
  disposableList,
  emailAddress,
  httpUrl,
  keyFile,
  keySet,
  networks,
  origin,
  publicKey,
  secretKey,
  text,
  url,
  wholeNumber,
} from '#server/config/values.ts'

/** How to parse one setting, and how to report a wrong value. */
export interface Setting<Value> {
  schema: z.ZodMiniType<Value, string>
  /** Ends the sentence "NAME must be …". */
  expected: string
  isSecret: boolean
}

const plainSetting = <Value>(schema: z.ZodMiniType<Value, string>, expected: string): Setting<Value> => ({
  schema,
  expected,
  isSecret: false,
})
const secretSetting = <Value>(schema: z.ZodMiniType<Value, string>, expected: string): Setting<Value> => ({
  schema,
  expected,
  isSecret: true,
})

const urlExpected = 'an address such as https://example.org/v1'
const countExpected = 'a whole number from 0 to 10000000'

/** The settings that this version uses, beside those of accounts (`packages/platform/auth/settings.ts`). */
export const settings = {
  PORT: plainSetting(wholeNumber(0, 65_535), 'a port from 0 to 65535'),
  HOST: plainSetting(z.string().check(z.regex(/^[\w.:-]{1,253}$/)), 'an address or a host name'),
  SITE_URL: plainSetting(origin, 'an origin such as https://example.org, without a path'),
  DATA_DIR: plainSetting(text, 'a directory'),
  DATABASE_URL: secretSetting(url('postgres:', 'postgresql:'), 'an address such as postgres://user:password@host:5432/name'),
  AUTH_JWT_KEYS: secretSetting(keySet, 'a JWK set such as {"keys":[…]}, each key with "alg" RS256, ES256 or HS256, one of them private'),
  AUTH_JWT_KEYS_FILE: plainSetting(keyFile, 'a file with a JWK set, each key with "alg" RS256, ES256 or HS256, one of them private'),
  AUTH_JWT_SECRET: secretSetting(z.string().check(z.minLength(32), z.maxLength(1_024)), 'a secret of at least 32 characters'),
  ANON_KEY: secretSetting(apiKey, 'a signed token or another key of at least 20 characters'),
  SERVICE_ROLE_KEY: secretSetting(apiKey, 'a signed token or another key of at least 20 characters'),
  SUPABASE_URL: plainSetting(origin, 'an origin such as https://project.supabase.co'),
  SUPABASE_ANON_KEY: secretSetting(publicKey, "the project's publishable key (sb_publishable_…) or its anon key, which every browser gets"),
  SUPABASE_SERVICE_ROLE_KEY: secretSetting(secretKey, "the project's secret key (sb_secret_…) or its service_role key"),
  SUPABASE_JWT_SECRET: secretSetting(z.string().check(z.minLength(32), z.maxLength(1_024)), 'a secret of at least 32 characters'),
  SMTP_URL: secretSetting(url('smtp:', 'smtps:'), 'an address such as smtps://user:password@host:465'),
  MAIL_FROM: plainSetting(z.string().check(z.regex(/@/), z.maxLength(320)), 'an e-mail address, with or without a name'),
  ADMIN_EMAIL: plainSetting(emailAddress, 'an e-mail address'),
  PASSWORD_BLOCKLIST: plainSetting(z.enum(['auto', 'on', 'off']), 'auto, on or off'),
  ANONYMOUS_DAILY_SEARCHES: plainSetting(wholeNumber(0, 1_000), 'a whole number from 0 to 1000'),
  FREE_MONTHLY_SEARCHES: plainSetting(wholeNumber(0, 100_000), 'a whole number from 0 to 100000'),
  AI_BUDGET_PER_HOUR: plainSetting(wholeNumber(0, 10_000_000), countExpected),
  AI_BUDGET_PER_DAY: plainSetting(wholeNumber(0, 10_000_000), countExpected),
  VOICE_BUDGET_PER_HOUR: plainSetting(wholeNumber(0, 10_000_000), countExpected),
  VOICE_BUDGET_PER_DAY: plainSetting(wholeNumber(0, 10_000_000), countExpected),
  PHOTO_BUDGET_PER_HOUR: plainSetting(wholeNumber(0, 10_000_000), countExpected),
  PHOTO_BUDGET_PER_DAY: plainSetting(wholeNumber(0, 10_000_000), countExpected),
  DISPOSABLE_MAIL_LIST: plainSetting(disposableList, 'builtin, off or a file with one domain a line'),
  S3_ENDPOINT: plainSetting(
    httpUrl.check(z.regex(/^[^@?#]+$/)),
    'an address such as https://s3.eu-central-1.amazonaws.com, without the bucket',
  ),
  S3_BUCKET: plainSetting(z.string().check(z.regex(/^[a-z0-9][\w.-]{1,254}$/i)), 'the name of a bucket'),
  S3_REGION: plainSetting(z.string().check(z.regex(/^[\w-]{1,64}$/)), 'a region such as us-east-1 or auto'),
  S3_ACCESS_KEY_ID: secretSetting(z.string().check(z.regex(/^[\x21-\x7e]{1,1024}$/)), 'a key'),
  S3_SECRET_ACCESS_KEY: secretSetting(z.string().check(z.regex(/^[\x21-\x7e]{1,1024}$/)), 'a key'),
  STRIPE_SECRET_KEY: secretSetting(
    z.string().check(z.regex(/^(sk|rk)_(test|live)_\w{8,}$/)),
    'a secret key (sk_…) or restricted key (rk_…) of Stripe',
  ),
  STRIPE_WEBHOOK_SECRET: secretSetting(
    z.string().check(z.regex(/^whsec_\S{16,}$/)),
    'the signing secret of a webhook endpoint (whsec_…), or several with commas between them',
  ),
  STRIPE_PRICE_ID: plainSetting(
    z.string().check(z.regex(/^price_\w+(,price_\w+)*$/)),
    'the id of a price (price_…), or several with commas between them: the first is sold, of the others only what was sold counts',
  ),
  STRIPE_API_BASE: plainSetting(httpUrl.check(z.regex(/^[^@?#]+$/)), 'an address such as http://127.0.0.1:12111'),
  TRUST_PROXY: plainSetting(networks, 'none, or a list of loopback, addresses and networks such as loopback,10.0.0.0/8'),
  LOG_LEVEL: plainSetting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'fatal, error, warn, info, debug, trace or silent',
  ),
} satisfies Record<string, Setting<unknown>>

/** Settings of planned features: checked at the start, but unused yet. */
export const plannedSettings = {
  AI_BASE_URL: plainSetting(httpUrl, urlExpected),
  AI_MODEL: plainSetting(text, 'the name of a model'),
  AI_API_KEY: secretSetting(text, 'a key'),
  VISION_BASE_URL: plainSetting(httpUrl, urlExpected),
  VISION_MODEL: plainSetting(text, 'the name of a model'),
  VISION_API_KEY: secretSetting(text, 'a key'),
  SPEECH_BASE_URL: plainSetting(httpUrl, urlExpected),
  SPEECH_MODEL: plainSetting(text, 'the name of a model'),
  SPEECH_API_KEY: secretSetting(text, 'a key'),
  IMAGE_BASE_URL: plainSetting(httpUrl, urlExpected),
  IMAGE_MODEL: plainSetting(text, 'the name of a model'),
  IMAGE_API_KEY: secretSetting(text, 'a key'),
  AI_FALLBACK: plainSetting(z.enum(['composer', 'none']), 'composer or none'),
  SUPPORT_EMAIL: plainSetting(emailAddress, 'an e-mail address'),
  HCAPTCHA_SITE_KEY: plainSetting(text, 'a key'),
  HCAPTCHA_SECRET: secretSetting(text, 'a key'),
  SITE_PASSWORD: secretSetting(text, 'a password'),
  PRODUCTION_DOMAIN: plainSetting(z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/i)), 'a domain such as example.org'),
  HOSTING_IP: plainSetting(z.string().check(z.refine((value) => isIP(value) > 0)), 'an IP address'),
  ADMIN_REQUIRE_MFA: plainSetting(z.enum(['on', 'off']), 'on or off'),
  SENTRY_DSN: secretSetting(httpUrl, urlExpected),
  METRICS_TOKEN: secretSetting(text, 'a token'),
} satisfies Record<string, Setting<unknown>>

/** Settings that need each other: the first of each row requires the others. */
export const requiredTogether = [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'],
  ['SUPABASE_ANON_KEY', 'SUPABASE_URL'],
  ['SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL'],
  ['SUPABASE_JWT_SECRET', 'SUPABASE_URL'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['VISION_BASE_URL', 'VISION_MODEL'],
  ['SPEECH_BASE_URL', 'SPEECH_MODEL'],
  ['IMAGE_BASE_URL', 'IMAGE_MODEL'],
  ['HCAPTCHA_SITE_KEY', 'HCAPTCHA_SECRET'],
  ['HCAPTCHA_SECRET', 'HCAPTCHA_SITE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_ID', 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'],
] as const
