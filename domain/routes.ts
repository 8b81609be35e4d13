/** The addresses that have a page. Any other is the 404 page. */
export const routes = [
  '/',
  '/auth/signin',
  '/auth/signup',
  '/auth/reset-password',
  '/auth/confirm',
  '/settings',
  '/subscription-success',
  '/searches',
  '/test-checkout',
  '/test-portal',
] as const
