import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCondition, SEARCHES, selectChanges } from '#audit-log/find-changes'
import { staffChanges } from '#staff/audit-log-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

/** A product with a change from a zebra in its Arabic description. */
async function aChangedProduct() {
  const product = await aProduct(shop.shop, { sku: 'ZB-4471' })
  const change = { before: { description: 'A ZEBRA' }, after: { description: 'عباية' } }
  const author = { member: owner, context: { call: 'POST /api/staff/product/save' as const, address: '' } }
  await recordAuditEntry(shop.shop, author, { subject: 'product', id: product.id, ...change })
  return { product }
}

test('both search strategies find the same changes, and rare words and products use indexes only', async () => {
  const { product } = await aChangedProduct()
  await shop.db.execute(sql`
    INSERT INTO staff_changes (at, staff_id, actor, address, call, subject, subject_id, changes)
    SELECT now(), ${owner.id}, 'load@example.com', '', 'POST /api/staff/product/save', 'product', gen_random_uuid()::text,
      jsonb_build_object('name', jsonb_build_array(md5(n::text), 'Palm ' || md5((n + 1)::text)))
    FROM generate_series(1, 4000) n`)
  // Until then a search also scans the pending list of the index.
  await shop.db.execute(sql`VACUUM ANALYZE staff_changes`)
  for (const word of ['zebra', 'Palm', 'عباءة', product.sku, '10001', 'nowhere']) {
    const idsBy = async (search: keyof typeof SEARCHES) => {
      const matches = await selectChanges(shop.shop).where(SEARCHES[search](word)).orderBy(staffChanges.id)
      return matches.map(({ change }) => change.id)
    }
    expect(await idsBy('byIndexes'), word).toEqual(await idsBy('onTheWay'))
  }
  const ask = async (q: string) =>
    requireSuccess(await shop.call('GET /api/staff/audit-log', { q }, { token: owner.token })).changes
  expect(await ask('palm')).toHaveLength(50)
  expect(await ask('palm nowhere')).toEqual([])
  for (const q of ['zebra', product.sku]) {
    expect((await ask(q)).map(({ subjectId }) => subjectId)).toContain(product.id)
    const query = selectChanges(shop.shop).where(await buildCondition(shop.shop, { q }))
    const { rows } = await shop.db.execute(sql`EXPLAIN ${query.getSQL()}`)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('staff_changes_search')
    expect(plan).toContain('staff_changes_subject_id')
    expect(plan).not.toMatch(/Seq Scan on staff_changes/)
  }
})
