import { aedFromFils } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { v7 } from 'uuid'
import { aMember } from '#testing/a-member'
import type { ModelStep } from '#testing/payment-model/payment-command'
import { orderAt, replyUnlessCrashed } from '#testing/payment-model/shopper-steps'

/** What is refunded: a unit of the first line, back to stock or not, the delivery, or an amount in fils. */
export type RefundedPart = number | 'a unit' | 'a unit back' | 'delivery'

const wantedOf = (part: RefundedPart) => {
  if (part === 'delivery') return { delivery: true }
  if (typeof part === 'number') return { amount: aedFromFils(part) }
  return { lines: [{ position: 0, quantity: 1, restock: part === 'a unit back' }] }
}

/** A member of staff refunds a part of an order (D-48). Refused where nothing was paid. */
export const refundPart = (
  which: number,
  part: RefundedPart,
  server: number,
  to: RefundDestination = 'original',
): ModelStep => ({
  name: `refund-part order ${which} ${part} to ${to} on ${server}`,
  isPossible: ({ orders }) => orders.length > 0,
  async run(world, ledger) {
    const { token } = await aMember({ db: world.database.db, now: world.now, newId: v7 }, 'owner')
    const { orderId } = orderAt(ledger, which)
    const body = { orderId, reason: 'A button was missing', to, ...wantedOf(part) }
    await replyUnlessCrashed(
      world,
      server,
      world.call(server)('POST /api/staff/order/refund', body, { token }),
    )
  },
})

/** An order is packed and shipped, and its parcel comes back from the door; refused where it is not placed. */
export const refuseParcel = (which: number, server: number): ModelStep => ({
  name: `refuse-parcel order ${which} on ${server}`,
  isPossible: ({ orders }) => orders.length > 0,
  async run(world, ledger) {
    const { token } = await aMember({ db: world.database.db, now: world.now, newId: v7 }, 'owner')
    const reported = orderAt(ledger, which)
    const { orderId } = reported
    reported.askedToCancel = true
    const call = world.call(server)
    for (const to of ['Packing', 'Shipped'] as const)
      await replyUnlessCrashed(world, server, call('POST /api/staff/order/move', { orderId, to }, { token }))
    await replyUnlessCrashed(world, server, call('POST /api/staff/order/refuse', { orderId }, { token }))
  },
})

/**
 * A member of staff changes how many units of each line an order has, at the total that the shop names. Refused where
 * nothing was placed, where a card would have to pay more, and where a line was refunded (decision 039).
 */
export const editLines = (which: number, quantity: number, server: number): ModelStep => ({
  name: `edit-lines order ${which} to ${quantity} each on ${server}`,
  isPossible: ({ orders }) => orders.length > 0,
  async run(world, ledger) {
    const { token } = await aMember({ db: world.database.db, now: world.now, newId: v7 }, 'owner')
    const { orderId } = orderAt(ledger, which)
    const call = world.call(server)
    const seen = await replyUnlessCrashed(world, server, call('GET /api/staff/order', { orderId }, { token }))
    if (!seen?.success) return
    const from = seen.order.lines.map((line) => ({
      position: line.position,
      sku: line.sku,
      quantity: line.quantity,
    }))
    const wanted = { orderId, from, kept: from.map(({ position }) => ({ position, quantity })), added: [] }
    const quoted = await replyUnlessCrashed(
      world,
      server,
      call('POST /api/staff/order/lines/quote', wanted, { token }),
    )
    if (!quoted?.success) return
    const edit = { ...wanted, amount: aedFromFils(quoted.amount), reason: 'Asked on the phone' }
    await replyUnlessCrashed(world, server, call('POST /api/staff/order/lines', edit, { token }))
  },
})
