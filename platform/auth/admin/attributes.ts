import * as z from 'zod/mini'
import { readGoDuration } from '#platform/auth/admin/go-duration.ts'
import { type Call, Metadata, parseBody, Text } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'

const Flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((flag) => flag ?? false),
)

/** What an admin may say of an account. An absent text is ''. */
const Attributes = z.object({
  id: Text,
  aud: Text,
  role: Text,
  email: Text,
  phone: Text,
  password: z.nullish(z.string()),
  password_hash: Text,
  email_confirm: Flag,
  phone_confirm: Flag,
  user_metadata: z.nullish(Metadata),
  app_metadata: z.nullish(Metadata),
  ban_duration: Text,
})
export type Attributes = z.output<typeof Attributes>

const longestName = 255

/** The attributes in a call's body. Throws 400 for what has the wrong type or is longer than its column. */
export function attributesOf(call: Pick<Call, 'body'>): Attributes {
  const attributes = parseBody(call, Attributes)
  for (const name of ['role', 'aud'] as const) {
    if (attributes[name].length > longestName) throw invalid(`${name} cannot be longer than ${longestName} characters`)
  }
  return attributes
}

/** No attribute at all, for callers that set a few. */
export const noAttributes: Attributes = Attributes.parse({})

/**
 * Until when a `ban_duration` bans: undefined leaves things as they are, null lifts the ban. Throws 400
 * validation_failed.
 */
export function banOf({ ban_duration: said }: Attributes, now: Date): Date | null | undefined {
  if (said === '') return undefined
  if (said === 'none') return null
  const duration = readGoDuration(said)
  if (duration.state === 'unreadable') throw invalid(`invalid format for ban duration: ${duration.why}`)
  return duration.ms === 0 ? null : new Date(now.getTime() + duration.ms)
}
