import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCallers } from '../tests/postgres/callers.ts'
import { execute, startPostgres } from '../tests/postgres.ts'
import { startServer } from '../tests/start-server.ts'
import { percentile, type Row } from './measure.ts'

/** How long PostgreSQL is away, in milliseconds, and how often. */
const away = 5_000
const rounds = 3

const serviceKey = 'the-service-role-key-of-this-bench'

/**
 * Measures how soon two servers under load answer every kind of call again once PostgreSQL is back, against one call
 * of each kind in normal operation.
 */
export async function benchAway(): Promise<Row[]> {
  const postgres = await startPostgres()
  await execute(postgres.url, 'create database bench')
  const url = new URL(postgres.url)
  url.pathname = '/bench'
  const env = { DATABASE_URL: url.href, TRUST_PROXY: 'loopback', SERVICE_ROLE_KEY: serviceKey }
  const servers = await Promise.all([1, 2].map(() => startServer({ env })))
  const callers = await startCallers(servers, serviceKey, 1)
  const untilWell = async () => {
    const started = performance.now()
    while ((await callers.wellAnswered()).length < callers.kinds.length) await sleep(10)
    return performance.now() - started
  }
  try {
    await untilWell()
    const [healed, well]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      well.push(await untilWell())
      await postgres.goAway('fast')
      await sleep(away)
      await postgres.comeBack()
      healed.push(await untilWell())
    }
    const against = 'the same calls when nothing has happened'
    const value = percentile(healed, 0.5)
    return [
      {
        name: 'healed after PostgreSQL was away',
        unit: 'ms',
        value,
        p99: percentile(healed, 1),
        against,
        baseline: percentile(well, 0.5),
        aim: '1 s',
      },
    ]
  } finally {
    await callers.stop()
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}
