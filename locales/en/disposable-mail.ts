export const disposableMail = {
  refused: 'Temporary email service domains are not accepted. Please use a permanent email address.',
} as const
