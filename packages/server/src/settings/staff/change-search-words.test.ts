import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
  await aProduct(shop.shop, { name: 'Palm Runner', subCategory: 'Sneakers' })
})
afterAll(() => shop.close())

type Words = { typed: string; meant: string }[]
const SNEAKERS = { typed: 'سنيكرز، كوتشي', meant: 'Sneakers' }

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/search-words', {}, { token: owner.token })).synonyms
const change = (from: Words, to: Words) =>
  shop.call('POST /api/staff/search-words', { from, to }, { token: owner.token })
const search = async (words: string, language: 'en' | 'ar' = 'ar') =>
  requireSuccess(await shop.call('GET /api/product/list', { search: words, facets: '1' }, { language }))

test('custom synonyms find products at once, with their facets, and are suggested for empty results (D-13)', async () => {
  expect((await search('كوتشي')).total).toBe(0)
  requireSuccess(await change(await see(), [SNEAKERS]))
  for (const language of ['en', 'ar'] as const) {
    const { products, facets } = await search('كوتشي', language)
    expect(products).toMatchObject([{ name: 'Palm Runner' }])
    expect(facets?.categories).toMatchObject({ Boys: 1 })
  }
  expect(await search('كوتشىي')).toMatchObject({ total: 0, didYouMean: ['كوتشي'] })
  expect((await search('كوتشىي', 'en')).didYouMean).toEqual([])
  requireSuccess(await change(await see(), []))
  expect((await search('كوتشي')).total).toBe(0)
})

test('the activity log shows the typed and the searched words, and undo reverts the change', async () => {
  requireSuccess(await change([], [SNEAKERS]))
  requireSuccess(await change([SNEAKERS], [{ ...SNEAKERS, typed: 'سنيكرز' }]))
  const ofWords = eq(staffChanges.subjectId, 'search words')
  const auditLog = await shop.db.select().from(staffChanges).where(ofWords).orderBy(staffChanges.id)
  expect(auditLog.at(-1)).toMatchObject({
    actor: owner.email,
    changes: { Sneakers: ['سنيكرز، كوتشي', 'سنيكرز'] },
  })
  const undone = { id: auditLog.at(-1)?.id ?? 0 }
  requireSuccess(await shop.call('POST /api/staff/audit-log/undo', undone, { token: owner.token }))
  expect(await see()).toEqual([SNEAKERS])
})

test('a conflicting change gets the current synonyms, and invalid ones are refused by field', async () => {
  const before = await see()
  requireSuccess(await change(before, [SNEAKERS]))
  expect(await change([{ typed: 'old', meant: 'older' }], [])).toMatchObject({
    code: 'field_changed',
    conflicts: { synonyms: [SNEAKERS] },
  })
  expect(await change([SNEAKERS], [SNEAKERS, { typed: '', meant: 'Sneakers' }])).toMatchObject({
    code: 'invalid_form',
    fields: { '1.typed': 'required', '1.meant': 'twice' },
  })
  expect(await see()).toEqual([SNEAKERS])
})
