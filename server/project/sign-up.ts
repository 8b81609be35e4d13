import * as z from 'zod/mini'
import type { Project } from '#server/config/project.ts'
import { askProject } from '#server/project/ask.ts'

/** Milliseconds for which what the project said counts. */
const shelfLife = 5 * 60_000

const Settings = z.object({ disable_signup: z.boolean(), external: z.object({ email: z.boolean() }) })

/**
 * Tells whether strangers may sign up at a project with an address: as it last said, and yes as long as it has said
 * nothing. Nobody waits for its answer.
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
    if (time - askedAt >= shelfLife) {
      askedAt = time
      // A project that is away says so at every call that needs it.
      ask().catch(() => undefined)
    }
    return isOpen
  }
}
