import { PageShell } from '#web/pages/page-shell.tsx'

export function SignInPage() {
  return <PageShell>{null}</PageShell>
}
export function SignUpPage() {
  return <PageShell>{null}</PageShell>
}
export function ResetPasswordPage() {
  return <PageShell>{null}</PageShell>
}
