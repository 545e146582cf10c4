import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { DiskWatch } from '#http/disk-watch'
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

/** Reason why the shop cannot sell; null if it can. */
async function obstacle(shop: Shop, disk: DiskWatch): Promise<'no database' | 'disk full' | null> {
  if (!(await isMigrated(shop).catch(() => false))) return 'no database'
  return (await disk.isFull()) ? 'disk full' : null
}

/** `/healthz`: the process is alive. `/readyz`: the database answers, has the right tables and has room to write. */
export function healthRoutes(app: FastifyInstance, shop: Shop, disk: DiskWatch): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const against = await obstacle(shop, disk)
    return reply
      .header('cache-control', 'no-store')
      .code(against ? 503 : 200)
      .send({ status: against ?? 'ready' })
  })
}
