import { PageShell } from '#web/pages/page-shell.tsx'

export function SearchesPage() {
  return <PageShell>{null}</PageShell>
}
