import * as z from 'zod/mini'
import { readGoDuration } from '#platform/auth/admin/go-duration.ts'
import { type Call, Metadata, parseBody, Text } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'

const Flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((flag) => flag ?? false),
)

/** The attributes of an account that an admin can set. An absent text is ''. */
const AdminAttributes = z.object({
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
export type AdminAttributes = z.output<typeof AdminAttributes>

const longestName = 255

/** Parses the attributes in a call's body. Throws 400 for a wrong type, or a text longer than its column. */
export function attributesOf(call: Pick<Call, 'body'>): AdminAttributes {
  const attributes = parseBody(call, AdminAttributes)
  for (const name of ['role', 'aud'] as const) {
    if (attributes[name].length > longestName) throw invalid(`${name} cannot be longer than ${longestName} characters`)
  }
  return attributes
}

/** Empty attributes, for callers that set only a few. */
export const noAttributes: AdminAttributes = AdminAttributes.parse({})

/** The end of a ban by `ban_duration`: undefined changes nothing, null lifts the ban. Throws 400 validation_failed. */
export function banOf({ ban_duration: said }: AdminAttributes, now: Date): Date | null | undefined {
  if (said === '') return undefined
  if (said === 'none') return null
  const duration = readGoDuration(said)
  if (duration.state === 'unreadable') throw invalid(`invalid format for ban duration: ${duration.why}`)
  return duration.ms === 0 ? null : new Date(now.getTime() + duration.ms)
}
