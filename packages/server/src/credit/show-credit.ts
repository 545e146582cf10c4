import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { readCreditBalance, readStoredCredit } from '#credit/credit-balance'
import { loadCreditEntries } from '#credit/load-credit-entries'
import type { Operation } from '#http/perform-call'

const MAX_ENTRIES = 100

export const showCredit: Operation<'POST /api/credit/show'> = async (shop, caller) => {
  const entries = await loadCreditEntries(shop, caller.id, MAX_ENTRIES)
  const balance = await readCreditBalance(shop, caller.id)
  return {
    balance: aedFromFils(balance),
    available: aedFromFils(balance + (await readStoredCredit(shop, caller.id))),
    entries: entries.map(({ at, reason, amount, balance, order, note }) => ({
      at,
      reason,
      amount: aedFromFils(amount),
      balance: aedFromFils(balance),
      orderNumber: order && orderNumberText(order.number),
      note,
    })),
  }
}
