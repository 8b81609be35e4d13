import { isPage } from '#domain/routes.ts'

/**
 * The path to go to after signing in: the page of ours that the visitor came from (P40), or the home page. Never
 * another site.
 */
export function nextPath(asked: string | null | undefined): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return '/'
  const path = asked.replace(/[?#].*$/, '')
  return isPage(path) && !path.startsWith('/auth/') ? asked : '/'
}
