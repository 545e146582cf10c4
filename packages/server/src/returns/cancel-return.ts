import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { mayCancelReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { readReturnNumber } from '@little-dunes/domain/orders/returns/return-number'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { findCustomerOrder, findLinkedOrder, type ReturnOrder } from '#returns/find-return-order'
import { loadReturns } from '#returns/load-returns'
import { releaseReserved } from '#returns/release-reserved'
import { returns } from '#returns/return-tables'
import { lockReturn, transitionReturn } from '#returns/transition-return'
import type { Shop } from '#shop'

/** Cancels a return until it is picked up. Reserved sizes go back on sale. */
export const cancelReturn: Operation<'POST /api/return/cancel'> = async (shop, caller, input) => {
  const order = await findCustomerOrder(shop, caller.id, input.number)
  return isRefusal(order) ? order : cancel(shop, order, input.returnNumber)
}

export const cancelLinkedReturn: Operation<'POST /api/return/cancel-linked'> = async (
  shop,
  _caller,
  input,
) => {
  const order = await findLinkedOrder(shop, input)
  return isRefusal(order) ? order : cancel(shop, order, input.returnNumber)
}

async function cancel(shop: Shop, order: ReturnOrder, text: string) {
  const number = readReturnNumber(text)
  if (number === null) return refuse('return_not_found')
  const outcome = await inTransaction(shop, async (tx) => {
    const [mine] = await tx.db
      .select({ id: returns.id })
      .from(returns)
      .where(and(eq(returns.number, number), eq(returns.orderId, order.id)))
    const locked = mine && (await lockReturn(tx, mine))
    if (!locked) return refuse('return_not_found')
    if (!mayCancelReturn(locked.row.status))
      return refuse('cannot_move_return', { status: locked.row.status })
    await transitionReturn(tx, locked.row, 'cancelled', { actor: 'customer' })
    return { id: mine.id, productIds: await releaseReserved(tx, locked, 'cancelled', 'customer') }
  })
  if (isRefusal(outcome)) return outcome
  shop.catalogue.stockChanged(outcome.productIds)
  shop.wakeJobs()
  const [shown] = await loadReturns(shop, eq(returns.id, outcome.id))
  return shown ? { return: shown } : refuse('return_not_found')
}
