import { expect, test } from 'vitest'
import { ConfigError } from '#server/config/reader.ts'
import { readConfig } from '#server/config.ts'
import { securityHeaders } from '#server/security-headers.ts'

const aKeyFor = (role: string) => {
  const parts = [{ alg: 'HS256' }, { iss: 'supabase', ref: 'project', role, exp: 2_000_000_000 }]
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), '5f4dcc3b5aa765d61d83'].join('.')
}
const project = {
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_ANON_KEY: 'sb_publishable_kGx0Qw1Zr83h',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_Zr83hVnB2xkGx0Q',
  DATABASE_URL: 'postgres://postgres:hunter2@db.project.supabase.co:5432/postgres',
}

/** The error lines of a start with these settings. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')
    throw error
  }
}

test('a project is an origin and two keys, either new keys or older tokens', () => {
  const { supabase, unusedSettings } = readConfig(project)
  expect(supabase).toEqual({
    url: 'https://project.supabase.co',
    anonKey: project.SUPABASE_ANON_KEY,
    serviceRoleKey: project.SUPABASE_SERVICE_ROLE_KEY,
    jwtSecret: undefined,
  })
  expect(unusedSettings).toEqual([])
  const older = { ...project, SUPABASE_ANON_KEY: aKeyFor('anon'), SUPABASE_SERVICE_ROLE_KEY: aKeyFor('service_role') }
  const secret = '5f4dcc3b5aa765d61d8327deb882cf99'
  expect(readConfig({ ...older, SUPABASE_JWT_SECRET: secret }).supabase).toMatchObject({
    anonKey: older.SUPABASE_ANON_KEY,
    jwtSecret: secret,
  })
  expect(readConfig({}).supabase).toBeUndefined()
})

test.each([
  ['SUPABASE_URL', 'project.supabase.co'],
  ['SUPABASE_URL', 'https://project.supabase.co/auth/v1'],
  ['SUPABASE_ANON_KEY', 'hunter2'],
  ['SUPABASE_ANON_KEY', project.SUPABASE_SERVICE_ROLE_KEY],
  ['SUPABASE_ANON_KEY', aKeyFor('service_role')],
  ['SUPABASE_SERVICE_ROLE_KEY', project.SUPABASE_ANON_KEY],
  ['SUPABASE_SERVICE_ROLE_KEY', aKeyFor('anon')],
  ['SUPABASE_JWT_SECRET', 'hunter2'],
])('a wrong %s stops the start: %s', (name, value) => {
  const [first = '', ...others] = problemsOf({ ...project, [name]: value })
  expect(first).toMatch(new RegExp(`^${name} must be `))
  expect(others).toEqual([])
  if (name !== 'SUPABASE_URL') expect(first).not.toContain(value)
})

test('a project with one key for both roles is refused, and so is one with settings missing', () => {
  const one = 'one-key-of-many-letters'
  expect(problemsOf({ ...project, SUPABASE_ANON_KEY: one, SUPABASE_SERVICE_ROLE_KEY: one })).toEqual([
    expect.stringMatching(/^SUPABASE_SERVICE_ROLE_KEY must be another than SUPABASE_ANON_KEY/),
  ])
  for (const name of Object.keys(project)) {
    expect(problemsOf({ ...project, [name]: '' }), name).toContainEqual(expect.stringMatching(new RegExp(`^${name} must be set too`)))
  }
})

test('a public origin refuses a project with published keys', () => {
  const published = { ...project, SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz' }
  expect(problemsOf(published)).toEqual([])
  expect(problemsOf({ ...published, SITE_URL: 'https://example.org' })).toEqual([
    expect.stringMatching(/^SUPABASE_SERVICE_ROLE_KEY must be another one, because this one is published/),
  ])
})

test('settings of own accounts are ignored beside a project and reported as unused', () => {
  const idle = {
    AUTH_JWT_EXP: 'soon',
    AUTH_SITE_URL: 'https://example.org',
    GOTRUE_SITE_URL: 'x',
    ANON_KEY: 'hunter2',
    SMTP_URL: 'hunter2',
    ADMIN_EMAIL: 'owner@example.org',
  }
  const { unusedSettings, adminEmail, isOnLoopback } = readConfig({ ...project, ...idle, SUPABASE_KEY: 'x', AUTH_JWT_AUD: '' })
  expect(unusedSettings).toEqual([
    'AUTH_JWT_EXP (the Supabase project has its own)',
    'AUTH_SITE_URL (the Supabase project has its own)',
    'GOTRUE_SITE_URL (the Supabase project has its own)',
    'ANON_KEY (the Supabase project has its own)',
    'SMTP_URL (the Supabase project has its own)',
    'ADMIN_EMAIL (here "npm run admin -- grant")',
    'SUPABASE_KEY',
  ])
  expect({ adminEmail, isOnLoopback }).toEqual({ adminEmail: undefined, isOnLoopback: true })
})

test('pages may call the project and show its pictures, and those of no other site', () => {
  const of = (env: Record<string, string>) => securityHeaders(readConfig(env))['content-security-policy']
  const policy = of({ ...project, SITE_URL: 'https://example.org' })
  expect(policy).toMatch(/; connect-src 'self'[^;]* https:\/\/project\.supabase\.co wss:\/\/project\.supabase\.co;/)
  expect(policy).toMatch(/; img-src 'self' data:[^;]* https:\/\/project\.supabase\.co;/)
  expect(of({})).toContain("; img-src 'self' data: blob:;")
  expect(of({})).toContain("; connect-src 'self';")
})
