import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderEvents } from '#orders/store/order-tables'
import { actorNameSql } from '#staff/actor-name'
import { removeStaff } from '#staff/members/staff-commands'
import { staff } from '#staff/staff-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('history shows the current names of members, and keeps the name of a removed member', async () => {
  const [owner, packer] = [await aMember(shop.shop, 'owner'), await aMember(shop.shop, 'packer')]
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  const move = { orderId, to: 'Packing' as const }
  requireSuccess(await shop.call('POST /api/staff/order/move', move, { token: packer.token }))
  const names = async () =>
    requireSuccess(
      await shop.call('GET /api/staff/order', { orderId }, { token: owner.token }),
    ).order.events.map(({ actor, actorName }) => [actor, actorName])
  const placed = ['customer', 'customer']
  expect(await names()).toEqual([[packer.email, 'Huda'], placed])
  await shop.db.update(staff).set({ name: 'Huda K.' }).where(eq(staff.id, packer.id))
  expect(await names()).toEqual([[packer.email, 'Huda K.'], placed])
  requireSuccess(await shop.call('POST /api/staff/members/remove', { id: packer.id }, { token: owner.token }))
  expect(await names()).toEqual([[packer.email, 'Huda K.'], placed])
  const auditLog = await shop.call('GET /api/staff/audit-log', { subject: 'order' }, { token: owner.token })
  expect(requireSuccess(auditLog).changes).toMatchObject([{ who: 'Huda K.' }])
  expect(await shop.db.select().from(orderEvents)).toHaveLength(2)
})

test('a member who returns with the same email has the new name, and one without a name has the email', async () => {
  const owner = await aMember(shop.shop, 'owner')
  const [named, nameless] = [await aMember(shop.shop, 'manager'), await aMember(shop.shop, 'manager')]
  await shop.db.update(staff).set({ name: '' }).where(eq(staff.id, nameless.id))
  const who = async (actor: string) => {
    const [row] = await shop.db
      .select({ name: actorNameSql(sql`${actor}::text`) })
      .from(staff)
      .limit(1)
    return row?.name
  }
  for (const { id } of [named, nameless])
    requireSuccess(await shop.call('POST /api/staff/members/remove', { id }, { token: owner.token }))
  expect([await who(named.email), await who(nameless.email)]).toEqual([named.name, nameless.email])
  const invited = { email: named.email, role: 'viewer' as const }
  requireSuccess(await shop.call('POST /api/staff/members/invite', invited, { token: owner.token }))
  expect(await who(named.email)).toBe(named.name)
  await shop.db.update(staff).set({ name: 'Huda B.' }).where(eq(staff.email, named.email))
  expect(await who(named.email)).toBe('Huda B.')
  await removeStaff(shop.db, named.email)
  expect(await who(named.email)).toBe('Huda B.')
})
