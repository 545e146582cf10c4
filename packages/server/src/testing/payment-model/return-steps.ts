import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { desc, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { orders } from '#orders/store/order-tables'
import { returns } from '#returns/return-tables'
import { aMember } from '#testing/a-member'
import { orderAt, replyUnlessCrashed } from '#testing/payment-model/customer-steps'
import type { ExpectedState } from '#testing/payment-model/ledger'
import type { ModelStep } from '#testing/payment-model/payment-command'
import type { PaymentWorld } from '#testing/payment-model/payment-world'

const hasOrders = ({ orders: reported }: ExpectedState) => reported.length > 0

const staffToken = async (world: PaymentWorld) =>
  (await aMember({ db: world.database.db, now: world.now, newId: v7 }, 'owner')).token

/** Packs, ships and delivers an order. Refused unless it is placed. */
export const deliverOrder = (which: number, server: number): ModelStep => ({
  name: `deliver-order ${which} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const { orderId } = orderAt(ledger, which)
    const token = await staffToken(world)
    for (const to of ['Packing', 'Shipped', 'Delivered'] as const) {
      const call = world.call(server)('POST /api/staff/order/move', { orderId, to }, { token })
      await replyUnlessCrashed(world, server, call)
    }
  },
})

/** Refused unless the order is delivered and has no later steps. */
export const undoDelivery = (which: number, server: number): ModelStep => ({
  name: `undo-delivery ${which} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const { orderId } = orderAt(ledger, which)
    const token = await staffToken(world)
    const call = world.call(server)('POST /api/staff/order/undo-delivery', { orderId }, { token })
    await replyUnlessCrashed(world, server, call)
  },
})

/** Another size, or the destination of the refund. */
export type ReturnWish = '90' | '100' | RefundDestination

const isRefund = (wish: ReturnWish): wish is RefundDestination => wish === 'original' || wish === 'credit'

/** Requests the return of a unit of the first line, for money or another size. */
export const askReturn = (which: number, wish: ReturnWish, server: number): ModelStep => ({
  name: `ask-return ${which} ${wish} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const { orderId, customer } = orderAt(ledger, which)
    const [order] = await world.database.db.select().from(orders).where(eq(orders.id, orderId))
    const token = ledger.customers[customer]?.token ?? ''
    const line = { position: 0, quantity: 1, reason: 'too_small' } as const
    const input: InputOf<'POST /api/return/request'> = {
      number: orderNumberText(order?.number ?? 0),
      resolution: isRefund(wish) ? 'refund' : 'exchange',
      refundTo: isRefund(wish) ? wish : 'original',
      lines: [isRefund(wish) ? line : { ...line, newSize: wish }],
    }
    await replyUnlessCrashed(world, server, world.call(server)('POST /api/return/request', input, { token }))
  },
})

export const RETURN_MOVES = [
  'approve',
  'arrive',
  'check',
  'restock',
  'refund',
  'exchange',
  'decline',
] as const
type ReturnMove = (typeof RETURN_MOVES)[number]

/** Moves the latest return of an order, legally or not. */
export const moveReturn = (which: number, move: ReturnMove, server: number): ModelStep => ({
  name: `return-${move} ${which} on ${server}`,
  isPossible: hasOrders,
  async run(world, ledger) {
    const { orderId } = orderAt(ledger, which)
    const [row] = await world.database.db
      .select()
      .from(returns)
      .where(eq(returns.orderId, orderId))
      .orderBy(desc(returns.number))
      .limit(1)
    if (!row) return
    const token = await staffToken(world)
    await replyUnlessCrashed(world, server, askFor(world, server, { move, returnId: row.id, token }))
  },
})

function askFor(
  world: PaymentWorld,
  server: number,
  { move, returnId, token }: { move: ReturnMove; returnId: string; token: string },
): Promise<{ success: true } | WireRefusal> {
  const call = world.call(server)
  const moved = (to: 'approved' | 'received' | 'declined') =>
    call('POST /api/staff/return/move', { returnId, to, reason: 'It was worn.' }, { token })
  if (move === 'approve') return moved('approved')
  if (move === 'arrive') return moved('received')
  if (move === 'decline') return moved('declined')
  if (move === 'refund') return call('POST /api/staff/return/refund', { returnId }, { token })
  if (move === 'exchange') return call('POST /api/staff/return/exchange', { returnId }, { token })
  const lines = [{ position: 0, ...(move === 'restock' ? { asNew: 1 } : { broken: 1 }) }]
  return call('POST /api/staff/return/check', { returnId, lines }, { token })
}

/** A return from its request to its end. */
export const returnedOrder = (wish: ReturnWish, check: 'check' | 'restock', on: number): ModelStep[] => [
  deliverOrder(0, on),
  askReturn(0, wish, on),
  moveReturn(0, 'approve', on),
  moveReturn(0, 'arrive', on),
  moveReturn(0, check, on),
  moveReturn(0, isRefund(wish) ? 'refund' : 'exchange', on),
]
