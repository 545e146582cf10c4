import { isNotCancelled } from '@little-dunes/domain/orders/order-lifecycle'
import { type ActualState, creditOf, type OrderRecord } from '#testing/payment-model/books'
import type { ExpectedState } from '#testing/payment-model/ledger'

/** Store credit is never negative, never spent twice, and equals the given credit plus the changes by orders. */
export function wrongCredit({ accounts, credit }: ActualState, ledger: ExpectedState): string[] {
  const wrong = ledger.customers.flatMap(({ id }) => {
    const balance = credit.accounts.find(({ userId }) => userId === id)?.balance ?? 0
    const own = credit.entries.filter(({ userId }) => userId === id)
    const given = sum(own.filter(({ orderId, refundId }) => orderId === null && refundId === null))
    const expected = given + ordersCredit(accounts.filter(({ order }) => order.userId === id))
    const { least, most } = ledger.creditGiven.get(id) ?? { least: 0, most: 0 }
    return [
      ...(balance < 0 ? [`customer ${id} has ${balance} fils of credit`] : []),
      ...(balance !== sum(own) ? [`the credit of customer ${id} is not the sum of its entries`] : []),
      ...(balance !== expected
        ? [`the credit of customer ${id} is ${balance}, and should be ${expected}`]
        : []),
      ...(given < least || given > most
        ? [`customer ${id} got ${given} of credit, not ${least} to ${most}`]
        : []),
    ]
  })
  return [...wrong, ...wrongGiftCards(credit)]
}

const sum = (entries: { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0)

/** Credit used by orders, less refunds to credit. An order cancelled before it was paid uses none. */
const ordersCredit = (accounts: OrderRecord[]): number =>
  accounts.reduce((total, account) => {
    const { order, queued } = account
    const isHeld = isNotCancelled(order.status) || order.paid
    return total - (isHeld ? creditOf(account) : 0) + queued.reduce((back, { credit }) => back + credit, 0)
  }, 0)

/** A gift card is redeemed once, at its full value, into the credit of one customer. */
function wrongGiftCards({ giftCards, giftCardEntries, entries }: ActualState['credit']): string[] {
  return giftCards.flatMap(({ id, value, balance }) => {
    const own = giftCardEntries.filter(({ giftCardId }) => giftCardId === id)
    const became = sum(entries.filter(({ giftCardId }) => giftCardId === id))
    const redeemed = own.filter(
      ({ reason, userId }) => reason === 'redeemed' && entries.some((one) => one.userId === userId),
    )
    const wrong = balance !== sum(own) || balance < 0 ? [`gift card ${id} holds ${balance}`] : []
    return redeemed.length > 0 && became !== value
      ? [...wrong, `gift card ${id} of ${value} became ${became} of credit`]
      : wrong
  })
}
