import type { Role } from '#domain/access.ts'
import { routes } from '#domain/routes.ts'

/** The header's pages for members, each with its word in `common`. Some need a role. */
const memberPages: readonly { to: string; word: 'archive' | 'searches' | 'admin' | 'settings'; needs?: Role }[] = [
  { to: '/archive', word: 'archive' },
  { to: '/searches', word: 'searches' },
  { to: '/admin', word: 'admin', needs: 'admin' },
  { to: '/settings', word: 'settings' },
]

/** The header links for a member with these roles, as far as their pages exist. Unknown roles count as none. */
export function headerLinks(held: readonly Role[] | null, pages: readonly string[] = routes) {
  return memberPages.filter(({ to, needs }) => pages.includes(to) && (needs === undefined || (held?.includes(needs) ?? false)))
}
