import { PageShell } from '#web/pages/page-shell.tsx'

export function ConfirmPage() {
  return <PageShell>{null}</PageShell>
}
