import * as z from 'zod/mini'

const TextElement = z.object({ _: z.optional(z.string()) })
const SubjectConfirmation = z.object({
  $: z.optional(z.object({ Method: z.optional(z.string()) })),
  SubjectConfirmationData: z.optional(
    z.array(
      z.object({
        $: z.optional(
          z.object({
            InResponseTo: z.optional(z.string()),
            Recipient: z.optional(z.string()),
            NotBefore: z.optional(z.string()),
            NotOnOrAfter: z.optional(z.string()),
          }),
        ),
      }),
    ),
  ),
})
type SubjectConfirmation = z.infer<typeof SubjectConfirmation>

/** An assertion that the library parsed from the signed bytes. */
export const Assertion = z.object({
  $: z.object({ ID: z.string(), IssueInstant: z.string() }),
  Issuer: z.array(TextElement),
  Subject: z.array(
    z.object({
      NameID: z.optional(z.array(z.object({ ...TextElement.shape, $: z.optional(z.object({ Format: z.optional(z.string()) })) }))),
      SubjectConfirmation: z.optional(z.array(SubjectConfirmation)),
    }),
  ),
  Conditions: z.array(z.object({ $: z.optional(z.object({ NotBefore: z.optional(z.string()), NotOnOrAfter: z.optional(z.string()) })) })),
  AuthnStatement: z.optional(z.array(z.object({ $: z.optional(z.object({ SessionNotOnOrAfter: z.optional(z.string()) })) }))),
  AttributeStatement: z.optional(
    z.array(
      z.object({
        Attribute: z.optional(
          z.array(
            z.object({
              $: z.object({ Name: z.string(), FriendlyName: z.optional(z.string()) }),
              AttributeValue: z.optional(z.array(z.union([z.string(), TextElement]))),
            }),
          ),
        ),
      }),
    ),
  ),
})
export type Assertion = z.infer<typeof Assertion>

/** The values that a valid assertion must match. */
export interface Expectation {
  issuer: string
  acsUrl: string
  /**
   * The request that the assertion answers; null when the identity provider started the sign-in, and the assertion
   * must name no request.
   */
  requestId: string | null
  now: Date
}

/** The clock difference that GoTrue's library allows, and the time an assertion may take to arrive. */
const clockSkewMs = 180_000
const mostTravelMs = 90_000

/** The fault of a signed assertion (SAML 2.0 profiles, 4.1.4.3); null when it is valid here and now. */
export function faultOf(assertion: Assertion, { issuer, acsUrl, requestId, now }: Expectation): string | null {
  if (assertion.Issuer[0]?._ !== issuer) return 'issuer'
  const age = now.getTime() - timeOf(assertion.$.IssueInstant)
  if (!(age <= mostTravelMs + clockSkewMs && age >= -clockSkewMs)) return 'issue instant'
  const conditions = assertion.Conditions[0]?.$
  if (assertion.Conditions.length !== 1 || !isWithin(conditions, now)) return 'conditions'
  const isForUs = (confirmation: SubjectConfirmation) => {
    const data = confirmation.SubjectConfirmationData?.[0]?.$
    const isBearer = confirmation.$?.Method === 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
    if (!isBearer || data?.Recipient !== acsUrl || data.NotOnOrAfter === undefined) return false
    return (data.InResponseTo ?? null) === requestId && isWithin(data, now)
  }
  return assertion.Subject[0]?.SubjectConfirmation?.some(isForUs) ? null : 'subject confirmation'
}

/** The time after which any assertion received now is refused. */
export function refusedAfter(now: Date): Date {
  return new Date(now.getTime() + mostTravelMs + 2 * clockSkewMs)
}

/** When the identity provider ends the session. */
export function sessionEnd(assertion: Assertion): Date | null {
  const ends = assertion.AuthnStatement?.flatMap((statement) => statement.$?.SessionNotOnOrAfter ?? []) ?? []
  const end = new Date(ends[0] ?? Number.NaN)
  return Number.isNaN(end.getTime()) ? null : end
}

function isWithin(times: { NotBefore?: string | undefined; NotOnOrAfter?: string | undefined } | undefined, now: Date): boolean {
  const from = times?.NotBefore === undefined ? Number.NEGATIVE_INFINITY : timeOf(times.NotBefore)
  const until = times?.NotOnOrAfter === undefined ? Number.POSITIVE_INFINITY : timeOf(times.NotOnOrAfter)
  // A comparison with an invalid time is false.
  return now.getTime() >= from - clockSkewMs && now.getTime() < until + clockSkewMs
}

function timeOf(text: string): number {
  return new Date(text).getTime()
}
