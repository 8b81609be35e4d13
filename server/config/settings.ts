import { isIP } from 'node:net'
import * as z from 'zod/mini'
import {
  apiKey,
  disposableList,
  email,
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

const plain = <Value>(schema: z.ZodMiniType<Value, string>, expected: string): Setting<Value> => ({ schema, expected, isSecret: false })
const secret = <Value>(schema: z.ZodMiniType<Value, string>, expected: string): Setting<Value> => ({ schema, expected, isSecret: true })

const anUrl = 'an address such as https://example.org/v1'
const aCount = 'a whole number from 0 to 10000000'

/** The settings that this version uses, beside those of accounts (`platform/auth/settings.ts`). */
export const settings = {
  PORT: plain(wholeNumber(0, 65_535), 'a port from 0 to 65535'),
  HOST: plain(z.string().check(z.regex(/^[\w.:-]{1,253}$/)), 'an address or a host name'),
  SITE_URL: plain(origin, 'an origin such as https://example.org, without a path'),
  DATA_DIR: plain(text, 'a directory'),
  DATABASE_URL: secret(url('postgres:', 'postgresql:'), 'an address such as postgres://user:password@host:5432/name'),
  AUTH_JWT_KEYS: secret(keySet, 'a JWK set such as {"keys":[…]}, each key with "alg" RS256, ES256 or HS256, one of them private'),
  AUTH_JWT_KEYS_FILE: plain(keyFile, 'a file with a JWK set, each key with "alg" RS256, ES256 or HS256, one of them private'),
  AUTH_JWT_SECRET: secret(z.string().check(z.minLength(32), z.maxLength(1_024)), 'a secret of at least 32 characters'),
  ANON_KEY: secret(apiKey, 'a signed token or another key of at least 20 characters'),
  SERVICE_ROLE_KEY: secret(apiKey, 'a signed token or another key of at least 20 characters'),
  SUPABASE_URL: plain(origin, 'an origin such as https://project.supabase.co'),
  SUPABASE_ANON_KEY: secret(publicKey, "the project's publishable key (sb_publishable_…) or its anon key, which every browser gets"),
  SUPABASE_SERVICE_ROLE_KEY: secret(secretKey, "the project's secret key (sb_secret_…) or its service_role key"),
  SUPABASE_JWT_SECRET: secret(z.string().check(z.minLength(32), z.maxLength(1_024)), 'a secret of at least 32 characters'),
  SMTP_URL: secret(url('smtp:', 'smtps:'), 'an address such as smtps://user:password@host:465'),
  MAIL_FROM: plain(z.string().check(z.regex(/@/), z.maxLength(320)), 'an e-mail address, with or without a name'),
  ADMIN_EMAIL: plain(email, 'an e-mail address'),
  PASSWORD_BLOCKLIST: plain(z.enum(['auto', 'on', 'off']), 'auto, on or off'),
  ANONYMOUS_DAILY_SEARCHES: plain(wholeNumber(0, 1_000), 'a whole number from 0 to 1000'),
  FREE_MONTHLY_SEARCHES: plain(wholeNumber(0, 100_000), 'a whole number from 0 to 100000'),
  AI_BUDGET_PER_HOUR: plain(wholeNumber(0, 10_000_000), aCount),
  AI_BUDGET_PER_DAY: plain(wholeNumber(0, 10_000_000), aCount),
  VOICE_BUDGET_PER_HOUR: plain(wholeNumber(0, 10_000_000), aCount),
  VOICE_BUDGET_PER_DAY: plain(wholeNumber(0, 10_000_000), aCount),
  PHOTO_BUDGET_PER_HOUR: plain(wholeNumber(0, 10_000_000), aCount),
  PHOTO_BUDGET_PER_DAY: plain(wholeNumber(0, 10_000_000), aCount),
  DISPOSABLE_MAIL_LIST: plain(disposableList, 'builtin, off or a file with one domain a line'),
  S3_ENDPOINT: plain(httpUrl.check(z.regex(/^[^@?#]+$/)), 'an address such as https://s3.eu-central-1.amazonaws.com, without the bucket'),
  S3_BUCKET: plain(z.string().check(z.regex(/^[a-z0-9][\w.-]{1,254}$/i)), 'the name of a bucket'),
  S3_REGION: plain(z.string().check(z.regex(/^[\w-]{1,64}$/)), 'a region such as us-east-1 or auto'),
  S3_ACCESS_KEY_ID: secret(z.string().check(z.regex(/^[\x21-\x7e]{1,1024}$/)), 'a key'),
  S3_SECRET_ACCESS_KEY: secret(z.string().check(z.regex(/^[\x21-\x7e]{1,1024}$/)), 'a key'),
  STRIPE_SECRET_KEY: secret(
    z.string().check(z.regex(/^(sk|rk)_(test|live)_\w{8,}$/)),
    'a secret key (sk_…) or restricted key (rk_…) of Stripe',
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    z.string().check(z.regex(/^whsec_\S{16,}$/)),
    'the signing secret of a webhook endpoint (whsec_…), or several with commas between them',
  ),
  STRIPE_PRICE_ID: plain(
    z.string().check(z.regex(/^price_\w+(,price_\w+)*$/)),
    'the id of a price (price_…), or several with commas between them: the first is sold, of the others only what was sold counts',
  ),
  STRIPE_API_BASE: plain(httpUrl.check(z.regex(/^[^@?#]+$/)), 'an address such as http://127.0.0.1:12111'),
  TRUST_PROXY: plain(networks, 'none, or a list of loopback, addresses and networks such as loopback,10.0.0.0/8'),
  LOG_LEVEL: plain(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'fatal, error, warn, info, debug, trace or silent',
  ),
} satisfies Record<string, Setting<unknown>>

/** Settings of planned features: checked at the start, but unused yet. */
export const plannedSettings = {
  AI_BASE_URL: plain(httpUrl, anUrl),
  AI_MODEL: plain(text, 'the name of a model'),
  AI_API_KEY: secret(text, 'a key'),
  VISION_BASE_URL: plain(httpUrl, anUrl),
  VISION_MODEL: plain(text, 'the name of a model'),
  VISION_API_KEY: secret(text, 'a key'),
  SPEECH_BASE_URL: plain(httpUrl, anUrl),
  SPEECH_MODEL: plain(text, 'the name of a model'),
  SPEECH_API_KEY: secret(text, 'a key'),
  IMAGE_BASE_URL: plain(httpUrl, anUrl),
  IMAGE_MODEL: plain(text, 'the name of a model'),
  IMAGE_API_KEY: secret(text, 'a key'),
  AI_FALLBACK: plain(z.enum(['composer', 'none']), 'composer or none'),
  SUPPORT_EMAIL: plain(email, 'an e-mail address'),
  HCAPTCHA_SITE_KEY: plain(text, 'a key'),
  HCAPTCHA_SECRET: secret(text, 'a key'),
  SITE_PASSWORD: secret(text, 'a password'),
  PRODUCTION_DOMAIN: plain(z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/i)), 'a domain such as example.org'),
  HOSTING_IP: plain(z.string().check(z.refine((value) => isIP(value) > 0)), 'an IP address'),
  ADMIN_REQUIRE_MFA: plain(z.enum(['on', 'off']), 'on or off'),
  SENTRY_DSN: secret(httpUrl, anUrl),
  METRICS_TOKEN: secret(text, 'a token'),
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
