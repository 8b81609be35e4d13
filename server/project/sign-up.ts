import * as z from 'zod/mini'
import type { Project } from '#server/config/project.ts'
import { askProject } from '#server/project/ask.ts'

/** Milliseconds for which the project's answer is cached. */
const cacheTime = 5 * 60_000

const Settings = z.object({ disable_signup: z.boolean(), external: z.object({ email: z.boolean() }) })

/**
 * Answers whether visitors may sign up at a project by e-mail: the project's last known answer, or yes before the
 * first one. Refreshes in the background; no caller waits.
 */
export function watchSignUp(
  project: Pick<Project, 'url' | 'anonKey'>,
  { now, fetch }: { now: () => Date; fetch: typeof globalThis.fetch },
) {
  let isOpen = true
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask() {
    const { body } = await askProject(project, fetch, { path: '/auth/v1/settings', key: project.anonKey })
    const settings = Settings.safeParse(body).data
    if (settings) isOpen = settings.external.email && !settings.disable_signup
  }

  return (): boolean => {
    const time = now().getTime()
    if (time - askedAt >= cacheTime) {
      askedAt = time
      // A failure needs no log line: every other call to a project that is away logs one.
      ask().catch(() => undefined)
    }
    return isOpen
  }
}
