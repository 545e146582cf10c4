import { aedFromFils } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { v7 } from 'uuid'
import { aMember } from '#testing/a-member'
import { orderAt, replyUnlessCrashed } from '#testing/payment-model/customer-steps'
import type { ModelStep } from '#testing/payment-model/payment-command'

/** A unit of the first line, restocked or not, the delivery fee, or an amount in fils. */
export type RefundedPart = number | 'a unit' | 'a unit back' | 'delivery'

const toRefundInput = (part: RefundedPart) => {
  if (part === 'delivery') return { delivery: true }
  if (typeof part === 'number') return { amount: aedFromFils(part) }
  return { lines: [{ position: 0, quantity: 1, restock: part === 'a unit back' }] }
}

/** A staff member refunds part of an order (D-48). Refused for unpaid orders. */
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
    const body = { orderId, reason: 'A button was missing', to, ...toRefundInput(part) }
    await replyUnlessCrashed(
      world,
      server,
      world.call(server)('POST /api/staff/order/refund', body, { token }),
    )
  },
})

/** An order is packed and shipped, and the customer refuses the parcel. Refused unless it is placed. */
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
 * A staff member changes the units of each line, at the total that the shop quotes. Refused for orders that are not
 * placed, that a card would have to pay more for, or with a refunded line (decision 039).
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
    const edited = {
      orderId,
      from,
      remaining: from.map(({ position }) => ({ position, quantity })),
      added: [],
    }
    const quoted = await replyUnlessCrashed(
      world,
      server,
      call('POST /api/staff/order/lines/quote', edited, { token }),
    )
    if (!quoted?.success) return
    const edit = { ...edited, amount: aedFromFils(quoted.amount), reason: 'Asked on the phone' }
    await replyUnlessCrashed(world, server, call('POST /api/staff/order/lines', edit, { token }))
  },
})
