import { PageShell } from '#web/pages/page-shell.tsx'
import { ProtectedPage } from '#web/pages/protected-page.tsx'

export function SettingsPage() {
  return <ProtectedPage>{() => <PageShell>{null}</PageShell>}</ProtectedPage>
}
