import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { startTestShop } from '#testing/start-test-shop'

test('a running shop deletes old responses and merges for every customer (D-21, D-43)', async () => {
  const shop = await startTestShop({ jobs: true })
  try {
    const { id } = await aCustomer(shop.shop)
    await shop.db.execute(sql`INSERT INTO idempotent_answers VALUES (${id}, 'x', 'old', '', '""', '2020-01-01'),
      (${id}, 'x', 'fresh', '', '""', ${shop.clock.now()})`)
    await shop.db.execute(sql`INSERT INTO cart_merges VALUES (${id}, 'old', '2020-01-01'),
      (${id}, 'fresh', ${shop.clock.now()})`)
    await shop.server.listen({ port: 0 })
    const left = async () => {
      const { rows } = await shop.db.execute(sql`SELECT key FROM idempotent_answers WHERE user_id = ${id}
        UNION ALL SELECT merge_id FROM cart_merges WHERE user_id = ${id}`)
      return rows.map(({ key }) => key)
    }
    await vi.waitFor(async () => expect(await left()).toEqual(['fresh', 'fresh']), 10_000)
  } finally {
    await shop.close()
  }
})
