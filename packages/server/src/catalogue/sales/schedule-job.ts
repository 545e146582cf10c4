import { sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { applySchedules } from '#catalogue/sales/apply-schedules'
import { sales } from '#catalogue/sales/sale-tables'
import { inTransaction } from '#database/in-transaction'
import type { Job } from '#jobs/start-jobs'
import type { Shop } from '#shop'

/** Milliseconds after which all products are compared again, since clocks are adjusted and rows are edited manually. */
const COMPARE_ALL = 600_000

const TIMES = [
  products.publishAt,
  products.saleStartsAt,
  products.saleEndsAt,
  products.flashStartsAt,
  products.flashEndsAt,
  sales.startsAt,
  sales.endsAt,
]

async function isDue({ db }: Shop, since: Date, now: Date): Promise<boolean> {
  const due = TIMES.map(
    (time) => sql`EXISTS (SELECT FROM ${time.table} WHERE ${time} > ${since} AND ${time} <= ${now})`,
  )
  const { rows } = await db.execute<{ due: boolean }>(sql`SELECT ${sql.join(due, sql` OR `)} AS due`)
  return rows[0]?.due === true
}

/** Starts and ends sales and publishes scheduled products in time. Every process runs this job. */
export function scheduleJob(): Job {
  let comparedAt: Date | null = null
  let lookedAt = new Date(0)
  return {
    name: 'schedules',
    async run(shop) {
      const now = shop.now()
      const isOld = comparedAt === null || Math.abs(now.getTime() - comparedAt.getTime()) >= COMPARE_ALL
      if (isOld || (await isDue(shop, lookedAt, now))) {
        await inTransaction(shop, applySchedules)
        comparedAt = now
      }
      lookedAt = now
    },
  }
}
