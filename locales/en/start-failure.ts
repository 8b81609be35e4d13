/** What a page says that could not start. Loaded when it is said. */
export const startFailure = {
  notStarted: 'Application Error',
  noRoot: 'Critical Error',
  text: 'Failed to initialize application: {{message}}',
} as const
