import type { WireReturnableLine, WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { pickupDays } from '@little-dunes/domain/orders/returns/pickup'
import {
  orderReturnProblem,
  type ReturnProblem,
  returnDeadline,
} from '@little-dunes/domain/orders/returns/return-terms'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import { findCustomerOrder, findLinkedOrder } from '#returns/find-return-order'
import { loadReturns } from '#returns/load-returns'
import { returns } from '#returns/return-tables'
import { loadDeliveredAt, readReturnTerms } from '#returns/return-terms'
import { otherSizes, type ReturnableLine, readReturnableLines } from '#returns/returnable-lines'
import type { Shop } from '#shop'

/** Returnable lines of the customer's order, and its returns so far. */
export const showReturns: Operation<'POST /api/return/show'> = async (shop, caller, { number }) => {
  const order = await findCustomerOrder(shop, caller.id, number)
  return isRefusal(order) ? order : loadPage(shop, order.id)
}

export const showLinkedReturns: Operation<'POST /api/return/show-linked'> = async (shop, _caller, input) => {
  const order = await findLinkedOrder(shop, input)
  return isRefusal(order) ? order : loadPage(shop, order.id)
}

async function loadPage(shop: Shop, orderId: string): Promise<WireReturnPage> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('Order not found')
  const terms = await readReturnTerms(shop)
  const deliveredAt = order.status === 'Delivered' ? await loadDeliveredAt(shop, orderId) : null
  const lines = await readReturnableLines(shop, orderId, terms)
  const problem = orderReturnProblem(deliveredAt, shop.now().getTime(), terms)
  const shown: WireReturnableLine[] = []
  for (const line of lines) shown.push(await toWireLine(shop, line))
  const nothing = shown.every((line) => line.problem !== null) ? (shown[0]?.problem ?? null) : null
  return {
    number: orderNumberText(order.number),
    paymentMethod: order.paymentMethod,
    until: deliveredAt === null ? null : returnDeadline(deliveredAt, terms),
    problem: problem ?? nothing,
    pickupFee: aedFromFils(terms.pickupFee),
    pickupDays: pickupDays(terms.deliveryPlan, shop.now().getTime()),
    needsPhotoOfDamage: terms.photoOfDamage,
    lines: shown,
    returns: await loadReturns(shop, eq(returns.orderId, orderId)),
  }
}

const findProblem = ({ isExcluded, units }: ReturnableLine): ReturnProblem | null => {
  if (isExcluded) return 'excluded'
  return units === 0 ? 'nothing_left' : null
}

async function toWireLine(shop: Shop, line: ReturnableLine): Promise<WireReturnableLine> {
  const { position, product, colour, size, picture, units, worth } = line
  const sizes = findProblem(line) === null ? await otherSizes(shop, line) : []
  return {
    position,
    name: product.name,
    colour,
    size,
    picture,
    units,
    worth: worth.map(aedFromFils),
    problem: findProblem(line),
    sizes: sizes.map(({ size: name, available }) => ({ size: name, available: (available ?? 0) > 0 })),
  }
}
