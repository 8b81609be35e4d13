import * as z from 'zod/mini'
import { invalid } from '#platform/auth/errors.ts'
import { Assertion, type Expectation, faultOf } from '#platform/auth/sso/assertion.ts'
import type { IdpMetadata } from '#platform/auth/sso/idp-metadata.ts'
import { type ServiceProvider, samlWith } from '#platform/auth/sso/service-provider.ts'
import { readXml } from '#platform/auth/sso/xml.ts'

const successStatus = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/**
 * The library's time grows with the square of the number of tags: a megabyte of them would block the server for
 * minutes. A real response has some hundred.
 */
const mostTags = 4_000
const mostCharacters = 256 * 1024

const Envelope = z.object({
  Response: z.object({
    $: z.object({ Destination: z.optional(z.string()), InResponseTo: z.optional(z.string()) }),
    Issuer: z.optional(z.array(z.object({ _: z.optional(z.string()) }))),
    Status: z.array(z.object({ StatusCode: z.array(z.object({ $: z.object({ Value: z.string() }) })) })),
  }),
})
const Verified = z.object({ Assertion })

/** A received response. Its envelope is not signed, so its content can cause a refusal but proves nothing. */
export interface SamlResponse {
  base64: string
  issuer: string
  envelope: z.infer<typeof Envelope>['Response']
}

/** Reads the field SAMLResponse. Throws 400 validation_failed with GoTrue's message. */
export async function readResponse(field: string): Promise<SamlResponse> {
  if (field === '') throw invalid('SAMLResponse is missing')
  const base64 = field.replaceAll(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw invalid('SAMLResponse is not a valid Base64 string')
  const xml = Buffer.from(base64, 'base64').toString('utf8')
  const isTooMuch = xml.length > mostCharacters || xml.split('<').length > mostTags
  const { data } = Envelope.safeParse(isTooMuch ? undefined : await readXml(xml))
  const issuer = data?.Response.Issuer?.[0]?._ ?? ''
  if (!data) throw invalid('SAMLResponse is not a valid XML SAML assertion')
  return { base64, issuer, envelope: data.Response }
}

/** The reason for refusing a response; only the log gets it. */
export class RefusedResponse extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`SAML response refused: ${reason}`, options)
    this.name = 'RefusedResponse'
  }
}

/**
 * The assertion of a response, if the identity provider signed it and it is valid for us, for this request, now.
 * Throws RefusedResponse.
 */
export async function verifyResponse(
  response: SamlResponse,
  { here, idp, requestId, now }: { here: ServiceProvider; idp: IdpMetadata; requestId: string | null; now: Date },
): Promise<Assertion> {
  const { $, Status } = response.envelope
  if ($.Destination && $.Destination !== here.acsUrl) throw new RefusedResponse('destination')
  if (($.InResponseTo ?? null) !== requestId) throw new RefusedResponse('InResponseTo of the response')
  if (response.issuer !== '' && response.issuer !== idp.entityId) throw new RefusedResponse('issuer of the response')
  if (Status[0]?.StatusCode[0]?.$.Value !== successStatus) throw new RefusedResponse('status')
  const expected: Expectation = { issuer: idp.entityId, acsUrl: here.acsUrl, requestId, now }
  const assertion = await signedAssertion(response, here, idp)
  const fault = faultOf(assertion, expected)
  if (fault !== null) throw new RefusedResponse(fault)
  return assertion
}

async function signedAssertion({ base64 }: SamlResponse, here: ServiceProvider, idp: IdpMetadata): Promise<Assertion> {
  try {
    const saml = await samlWith(here, idp)
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: base64 })
    return Verified.parse(profile?.getAssertion?.()).Assertion
  } catch (cause) {
    throw new RefusedResponse(cause instanceof Error ? cause.message : 'signature', { cause })
  }
}
