/** What stands round every page for members only, and what their session comes to. */
export const member = {
  signOut: 'Sign Out',
  archive: 'Archive',
  admin: 'Admin',
  searches: 'Searches',
  settings: 'Settings',
  notReached: 'The server does not answer',
  notReachedText: 'Whether you are signed in is not known yet. Nothing is lost; this goes on by itself when the server is back.',
  sessionEnded: 'You are signed out',
  sessionEndedText: 'This session was ended in another window or on another device, or it ran out.',
  signedOutHere: 'You are signed out here',
  signedOutHereText: 'The server was not reached, so other devices may still be signed in.',
} as const
