import { isPage } from '#domain/routes.ts'

/** Where somebody goes after signing in: the page of ours that sent them (P40), or home. Never another site. */
export function nextPath(asked: string | null | undefined): string {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return '/'
  const path = asked.replace(/[?#].*$/, '')
  return isPage(path) && !path.startsWith('/auth/') ? asked : '/'
}
