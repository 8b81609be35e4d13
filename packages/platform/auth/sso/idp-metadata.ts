import { X509Certificate } from 'node:crypto'
import * as z from 'zod/mini'
import { invalid } from '#platform/auth/errors.ts'
import { readXml } from '#platform/auth/sso/xml.ts'

/** The SAML 2.0 metadata of an identity provider. */
export interface IdpMetadata {
  entityId: string
  /** The sign-in address for browsers (HTTP-Redirect binding). */
  signInUrl: string
  /** The certificates of the provider's signing keys, base64 of DER. */
  certificates: readonly string[]
  validUntil: Date | null
  /** Milliseconds. */
  cacheDuration: number | null
}

const TextNode = z.object({ _: z.optional(z.string()) })
const Descriptor = z.object({
  KeyDescriptor: z.optional(
    z.array(
      z.object({
        $: z.optional(z.object({ use: z.optional(z.string()) })),
        KeyInfo: z.optional(
          z.array(z.object({ X509Data: z.optional(z.array(z.object({ X509Certificate: z.optional(z.array(TextNode)) }))) })),
        ),
      }),
    ),
  ),
  SingleSignOnService: z.optional(
    z.array(z.object({ $: z.optional(z.object({ Binding: z.optional(z.string()), Location: z.optional(z.string()) })) })),
  ),
})
const Entity = z.object({
  $: z.optional(z.object({ entityID: z.optional(z.string()), validUntil: z.optional(z.string()), cacheDuration: z.optional(z.string()) })),
  IDPSSODescriptor: z.optional(z.array(Descriptor)),
})
type Entity = z.infer<typeof Entity>
const Document = z.object({
  EntityDescriptor: z.optional(Entity),
  EntitiesDescriptor: z.optional(z.object({ EntityDescriptor: z.optional(z.array(Entity)) })),
})

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Parses metadata. Throws 400 validation_failed, with GoTrue's message if it has one. */
export async function readIdpMetadata(xml: string): Promise<IdpMetadata> {
  const entity = entityIn(await readXml(xml))
  const { entityID: entityId = '', validUntil, cacheDuration } = entity.$ ?? {}
  if (entityId === '') throw invalid('SAML Metadata does not contain an EntityID')
  const [descriptor, second] = entity.IDPSSODescriptor ?? []
  if (!descriptor) throw invalid('SAML Metadata does not contain any IDPSSODescriptor')
  if (second) throw invalid('SAML Metadata contains multiple IDPSSODescriptors')
  const signIn = descriptor.SingleSignOnService?.find((service) => service.$?.Binding === redirectBinding)?.$?.Location ?? ''
  if (!URL.canParse(signIn) || !/^https?:$/.test(new URL(signIn).protocol)) {
    throw invalid('SAML Metadata does not contain a SingleSignOnService with the HTTP-Redirect binding')
  }
  const until = new Date(validUntil ?? Number.NaN)
  return {
    entityId,
    signInUrl: signIn,
    certificates: certificatesIn(descriptor),
    validUntil: Number.isNaN(until.getTime()) ? null : until,
    cacheDuration: cacheDuration === undefined ? null : readDuration(cacheDuration),
  }
}

/**
 * Whether metadata must be fetched again: its `validUntil` has passed, or it is older than its `cacheDuration`.
 * Metadata with neither is kept for a day.
 */
export function isStale({ validUntil, cacheDuration }: IdpMetadata, fetchedAt: Date, now: Date): boolean {
  if (validUntil && now > validUntil) return true
  const age = now.getTime() - fetchedAt.getTime()
  if (cacheDuration !== null) return age > cacheDuration
  return validUntil === null && age > 24 * 60 * 60_000
}

function entityIn(parsed: unknown): Entity {
  const { data } = Document.safeParse(parsed)
  if (data?.EntityDescriptor) return data.EntityDescriptor
  const providers = data?.EntitiesDescriptor?.EntityDescriptor?.filter((entity) => entity.IDPSSODescriptor)
  if (providers?.[0]) return providers[0]
  throw invalid('SAML Metadata is not valid XML metadata of an identity provider')
}

function certificatesIn(descriptor: z.infer<typeof Descriptor>): string[] {
  const signing = descriptor.KeyDescriptor?.filter((key) => (key.$?.use ?? 'signing') === 'signing') ?? []
  const texts = signing
    .flatMap((key) => key.KeyInfo ?? [])
    .flatMap((info) => info.X509Data ?? [])
    .flatMap((data) => data.X509Certificate ?? [])
    .map((node) => (node._ ?? '').replaceAll(/\s/g, ''))
  if (texts.length === 0 || !texts.every(isCertificate)) throw invalid('SAML Metadata does not contain a valid signing certificate')
  return texts
}

function isCertificate(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).publicKey.asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** An XML Schema duration of days and less, such as PT1H, in milliseconds; null for any other. */
function readDuration(text: string): number | null {
  const parts = /^P(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})(?:\.\d+)?S)?)?$/.exec(text)
  if (!parts) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}
