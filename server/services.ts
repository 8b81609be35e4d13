import { makeAuthApp } from '@potluck/platform/auth/app'
import type { HttpEnv } from '@potluck/platform/http/env'
import { makeRealtimeApp } from '@potluck/platform/realtime/app'
import { makeRestApp } from '@potluck/platform/rest/app'
import { makeStorageApp } from '@potluck/platform/storage/app'
import type { Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import type { OwnAccounts } from '#server/accounts/accounts.ts'
import { realtimeWorld } from '#server/realtime/open.ts'
import { exposed } from '#server/rest/exposed.ts'
import { openStorage } from '#server/storage/open.ts'
import type { World } from '#server/world.ts'

/** Mounts the services that a Supabase project would provide: auth, rest, realtime, storage. */
export function mountServices(app: Hono<HttpEnv>, world: World & { accounts: OwnAccounts }): void {
  const { auth } = world.accounts
  app.route('/auth/v1', makeAuthApp(auth))
  app.route('/rest/v1', makeRestApp(auth, exposed))
  app.route('/realtime/v1', makeRealtimeApp(realtimeWorld(auth, world.notices)))
  app.route('/storage/v1', makeStorageApp(openStorage(world)))
}

/** Answers 404 for a project's paths: a client that calls them here has the wrong origin. */
export function refuseServices(app: Hono<HttpEnv>): void {
  for (const name of ['auth', 'rest', 'realtime', 'storage']) {
    for (const path of [`/${name}/v1`, `/${name}/v1/*`]) {
      app.all(path, () => {
        throw new AppError('not_found')
      })
    }
  }
}
