import { generateKeyPairSync } from 'node:crypto'

const samlKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')

/** Settings that turn on every way to sign in, because a disabled way answers before it reads the request. */
export const allOn = {
  AUTH_EXTERNAL_PHONE_ENABLED: 'true',
  AUTH_SMS_TEST_OTP: '1234567890:123456',
  AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true',
  AUTH_MFA_PHONE_ENROLL_ENABLED: 'true',
  AUTH_MFA_PHONE_VERIFY_ENABLED: 'true',
  AUTH_MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
  AUTH_MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
  AUTH_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
  AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED: 'true',
  AUTH_EXTERNAL_GOOGLE_ENABLED: 'true',
  AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'client',
  AUTH_EXTERNAL_GOOGLE_SECRET: 'secret',
  AUTH_SAML_ENABLED: 'true',
  AUTH_SAML_PRIVATE_KEY: samlKey,
}
