import type { Answer } from '#platform/auth/answer.ts'
import { type Call, query } from '#platform/auth/call.ts'
import { serviceProvider } from '#platform/auth/sso/service-provider.ts'

const hour = 60 * 60_000
const usuallyValid = 48 * hour
/** Five years, for administrators who keep the file, like Google's metadata. */
const downloadValid = 5 * 365 * 24 * hour

/**
 * GET /sso/saml/metadata: this installation's metadata, for administrators of identity providers. ?download=true
 * gives a file with a longer validity.
 */
export async function ownMetadata(call: Call): Promise<Answer> {
  const { world } = call
  const { entityId, acsUrl, certificate } = serviceProvider(world.settings)
  const isDownload = query(call, 'download') === 'true'
  const validUntil = new Date(world.now().getTime() + (isDownload ? downloadValid : usuallyValid))
  const { buildXmlBuilderObject } = await import('@node-saml/node-saml/lib/xml.js')
  const text = buildXmlBuilderObject(
    {
      'md:EntityDescriptor': {
        '@xmlns:md': 'urn:oasis:names:tc:SAML:2.0:metadata',
        '@validUntil': validUntil.toISOString(),
        '@entityID': entityId,
        'md:SPSSODescriptor': {
          '@WantAssertionsSigned': 'true',
          '@protocolSupportEnumeration': 'urn:oasis:names:tc:SAML:2.0:protocol',
          'md:KeyDescriptor': {
            '@use': 'signing',
            'ds:KeyInfo': {
              '@xmlns:ds': 'http://www.w3.org/2000/09/xmldsig#',
              'ds:X509Data': { 'ds:X509Certificate': certificate },
            },
          },
          'md:NameIDFormat': [
            'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
            'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
          ],
          'md:AssertionConsumerService': {
            '@Binding': 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
            '@Location': acsUrl,
            '@index': '1',
            '@isDefault': 'true',
          },
        },
      },
    },
    false,
  )
  const headers = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=600' }
  return {
    status: 200,
    text,
    headers: isDownload ? { ...headers, 'content-disposition': 'attachment; filename="metadata.xml"' } : headers,
  }
}
