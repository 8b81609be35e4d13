/**
 * The paths that have a page, such as `/settings` or `/invite/:code`, in which `:code` stands for any segment. Every
 * other path is the 404 page.
 */
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

/** Whether a path, without its query, has a page. */
export function isPage(path: string, pages: readonly string[] = routes): boolean {
  const segments = path.split('/')
  return pages.some((page) => {
    const wanted = page.split('/')
    return (
      wanted.length === segments.length && wanted.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : segments[at] === part))
    )
  })
}
