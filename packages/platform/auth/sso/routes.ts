import type { Route } from '#platform/auth/call.ts'
import { consumeAssertion } from '#platform/auth/sso/acs.ts'
import { createSsoProvider, deleteSsoProvider, getSsoProvider, listSsoProviders, updateSsoProvider } from '#platform/auth/sso/admin.ts'
import { ownMetadata } from '#platform/auth/sso/own-metadata.ts'
import { signInWithSso } from '#platform/auth/sso/sign-in.ts'

/** Routes of single sign-on by SAML 2.0. While it is off, each answers 404 saml_provider_disabled. */
export const ssoRoutes: readonly Route[] = [
  { method: 'POST', path: '/sso', access: 'anyone', limit: 'sso', captcha: true, answer: signInWithSso },
  { method: 'GET', path: '/sso/saml/metadata', access: 'anyone', answer: ownMetadata },
  { method: 'POST', path: '/sso/saml/acs', access: 'anyone', limit: 'saml', body: 'form', answer: consumeAssertion },
  { method: 'GET', path: '/admin/sso/providers', access: 'admin', answer: listSsoProviders },
  { method: 'POST', path: '/admin/sso/providers', access: 'admin', answer: createSsoProvider },
  { method: 'GET', path: '/admin/sso/providers/:id', access: 'admin', answer: getSsoProvider },
  { method: 'PUT', path: '/admin/sso/providers/:id', access: 'admin', answer: updateSsoProvider },
  { method: 'DELETE', path: '/admin/sso/providers/:id', access: 'admin', answer: deleteSsoProvider },
]
