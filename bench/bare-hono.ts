import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

// The least that a call costs here: Hono, a pool of pg, one statement, and its rows as JSON. Runs in a process of its
// own, like the server.

interface Statement {
  text: string
  values: readonly unknown[]
}

process.once('message', ({ database, statements }: { database: string; statements: readonly Statement[] }) => {
  const pool = new pg.Pool({ connectionString: database, max: 10 })
  const app = new Hono()
  let turn = 0
  app.post('/', async (context) => {
    await context.req.json()
    const { text, values } = statements[turn++ % statements.length] ?? { text: 'select 1', values: [] }
    const { rows } = await pool.query(text, [...values])
    return context.json(rows)
  })
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.({ port }))
})
process.once('disconnect', () => process.exit())
