/** The service key of the shared server, by which a journey changes roles. */
export const serviceKey = 'service-key-of-the-journeys-only'

/** The environment of the server that all journeys share. A journey that needs another one starts its own server. */
export const sharedSetting = {
  // Every visit sends an address of its own, so no journey spends the limits of another.
  TRUST_PROXY: 'loopback',
  SERVICE_ROLE_KEY: serviceKey,
  FREE_MONTHLY_SEARCHES: '2',
  PASSWORD_BLOCKLIST: 'on',
  AUTH_SMTP_MAX_FREQUENCY: '0s',
  // This limit counts the mails of the whole server.
  AUTH_RATE_LIMIT_EMAIL_SENT: '10000',
}
