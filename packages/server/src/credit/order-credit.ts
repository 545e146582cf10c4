import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { addCreditEntry } from '#credit/add-credit-entry'
import { lockCreditBalance } from '#credit/credit-balance'
import type { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

export type CreditedOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'credit'>

/**
 * Takes the order's store credit, in the transaction that creates or restores the order. Refuses more than the balance.
 */
export async function spendCredit(
  tx: Shop,
  { id: orderId, userId, credit }: CreditedOrder,
  actor: string,
): Promise<Refusal | null> {
  if (credit === 0) return null
  const balance = await lockCreditBalance(tx, userId)
  if (credit > balance) return refuse('credit_too_small', { balance: aedFromFils(balance) })
  await addCreditEntry(tx, { userId, reason: 'order', amount: -credit, actor, orderId })
  return null
}

/**
 * Gives back the credit of an order that was never paid, in the transaction that cancels it. The credit of a paid order
 * is refunded like its money.
 */
export async function releaseCredit(
  tx: Shop,
  { id: orderId, userId, credit, paid }: CreditedOrder & { paid: boolean },
  actor: string,
): Promise<void> {
  if (credit === 0 || paid) return
  await addCreditEntry(tx, { userId, reason: 'order_cancelled', amount: credit, actor, orderId })
}

/** Gives back the credit that an unpaid order no longer needs after an edit, in fils. */
export async function releaseEditedCredit(
  tx: Shop,
  { id: orderId, userId }: CreditedOrder,
  amount: Fils,
  actor: string,
): Promise<void> {
  if (amount > 0) await addCreditEntry(tx, { userId, reason: 'order_edited', amount, actor, orderId })
}
