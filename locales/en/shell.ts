import { brand } from '#domain/brand.ts'

/** What stands round every page. */
export const shell = {
  language: 'Language of the recipes',
  logo: `${brand.product}, to the search`,
  skipToContent: 'Skip to the content',
  loading: 'Loading',
  account: 'Your account',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',
  archive: 'Archive',
  admin: 'Admin',
  settings: 'Settings',
  notReached: 'The server does not answer',
  notReachedText: 'Whether you are signed in is not known yet. Nothing is lost; this goes on by itself when the server is back.',
  sessionEnded: 'You are signed out',
  sessionEndedText: 'This session was ended in another window or on another device, or it ran out.',
  signedOutHere: 'You are signed out here',
  signedOutHereText: 'The server was not reached, so other devices may still be signed in.',
  quoted: '“{{words}}”',
  footer: `${brand.product} looks for the excluded allergens, but it cannot see your labels. Read labels.`,
} as const
