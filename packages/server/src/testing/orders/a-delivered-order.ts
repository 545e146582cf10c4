import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { eq } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import type { TestShop } from '#testing/start-test-shop'

/** Delivered cash order of a customer, and a manager to handle it. */
export async function aDeliveredOrder(
  shop: Pick<TestShop, 'shop' | 'call' | 'db'>,
  body: InputOf<'POST /api/order/place'>,
  language: Language = 'en',
) {
  const [customer, manager] = [await aCustomer(shop.shop), await aMember(shop.shop, 'manager')]
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', body, { token: customer.token, language }),
  )
  await deliver(shop, manager.token, orderId)
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return { customer, token: customer.token, manager, orderId, number: `LD-${order?.number}` }
}

export async function deliver({ call }: Pick<TestShop, 'call'>, token: string, orderId: string) {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await call('POST /api/staff/order/move', { orderId, to }, { token }))
}
