import { site } from '../browser.ts'
import type { House } from '../house.ts'
import { anIdentityProvider, type IdentityProvider, readSignInRequest, respond, type Said } from '../identity-provider.ts'
import { aCompany, samlOn } from './company.ts'
import type { ToldOnTheWay } from './refusal.ts'

const nameIdFormats = 'urn:oasis:names:tc:SAML:2.0:nameid-format'

/** Begins a sign-in at a company and brings back its response, with `said` in place of the correct contents. */
async function comeBack(house: House, said: Partial<Said> = {}, { idp, after = 0 }: { idp?: IdentityProvider; after?: number } = {}) {
  const company = await aCompany(house)
  const { data } = await house.client().auth.signInWithSSO({ domain: company.domain })
  const { id, relayState } = readSignInRequest(data?.url ?? '')
  house.passTime(after)
  const by = { acsUrl: `${site}/auth/v1/sso/saml/acs`, audience: `${site}/auth/v1/sso/saml/metadata`, now: house.world.now() }
  const xml = respond(idp ?? company.idp, { ...by, requestId: idp ? null : id, ...said })
  const form = { SAMLResponse: Buffer.from(xml).toString('base64'), ...(idp ? {} : { RelayState: relayState }) }
  const bring = async () => {
    const response = await fetch(`${house.url}${new URL(by.acsUrl).pathname}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    return new URL(response.headers.get('location') ?? 'none:')
  }
  return { bring }
}

export const samlTold: readonly ToldOnTheWay[] = [
  {
    when: 'a second return from an identity provider',
    code: 'saml_relay_state_not_found',
    message: 'SAML RelayState does not exist, try logging in again?',
    env: samlOn,
    async arrive(house) {
      const { bring } = await comeBack(house)
      await bring()
      return bring()
    },
  },
  {
    when: 'a late return from an identity provider',
    code: 'saml_relay_state_expired',
    message: 'SAML RelayState has expired. Try logging in again?',
    env: samlOn,
    arrive: async (house) => (await comeBack(house, {}, { after: 10 * 60_000 })).bring(),
  },
  {
    when: 'a return from an unknown identity provider',
    code: 'saml_idp_not_found',
    message: 'A SAML connection has not been established with this Identity Provider',
    env: samlOn,
    arrive: async (house) => (await comeBack(house, {}, { idp: anIdentityProvider() })).bring(),
  },
  {
    when: 'a return from an identity provider with a transient name id',
    code: 'saml_assertion_no_user_id',
    message: 'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    env: samlOn,
    arrive: async (house) => (await comeBack(house, { nameIdFormat: `${nameIdFormats}:transient` })).bring(),
  },
  {
    when: 'a return from an identity provider without an address',
    code: 'saml_assertion_no_email',
    message: 'SAML Assertion does not contain an email address',
    env: samlOn,
    arrive: async (house) => (await comeBack(house, { nameId: '7', nameIdFormat: `${nameIdFormats}:persistent` })).bring(),
  },
]
