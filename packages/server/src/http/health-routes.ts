import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Shop } from '#shop'

interface Journal {
  entries: { when: number }[]
}

const journalFile = new URL('../../migrations/meta/_journal.json', import.meta.url)
const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal
const newestMigration = Math.max(...journal.entries.map(({ when }) => when))

async function isMigrated({ db }: Shop): Promise<boolean> {
  const { rows } = await db.execute<{ applied: string | null }>(
    sql`SELECT max(created_at) AS applied FROM drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.applied) >= newestMigration
}

/** `/healthz`: the process is alive. `/readyz`: it can sell, since the database answers and has the right tables. */
export function healthRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready = await isMigrated(shop).catch(() => false)
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'no database' })
  })
}
