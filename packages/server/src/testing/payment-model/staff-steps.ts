import { aedFromFils } from '@little-dunes/domain/money'
import { v7 } from 'uuid'
import { aMember } from '#testing/a-member'
import type { ModelStep } from '#testing/payment-model/payment-command'
import { orderAt, replyUnlessCrashed } from '#testing/payment-model/shopper-steps'

/** A member of staff refunds a part of an order: of its first line, or an amount (D-48). Refused where nothing was paid. */
export const refundPart = (which: number, part: number | 'a unit', server: number): ModelStep => ({
  name: `refund-part order ${which} ${part} on ${server}`,
  isPossible: ({ orders }) => orders.length > 0,
  async run(world, ledger) {
    const { token } = await aMember({ db: world.database.db, now: world.now, newId: v7 }, 'owner')
    const { orderId } = orderAt(ledger, which)
    const wanted =
      part === 'a unit' ? { lines: [{ position: 0, quantity: 1 }] } : { amount: aedFromFils(part) }
    const body = { orderId, reason: 'A button was missing', ...wanted }
    await replyUnlessCrashed(
      world,
      server,
      world.call(server)('POST /api/staff/order/refund', body, { token }),
    )
  },
})
