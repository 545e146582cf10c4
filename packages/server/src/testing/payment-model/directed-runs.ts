import { giveCredit, redeemGiftCard } from '#testing/payment-model/credit-steps'
import { cancel, place, verify } from '#testing/payment-model/customer-steps'
import type { TestPaymentMethod } from '#testing/payment-model/ledger'
import type { ModelStep } from '#testing/payment-model/payment-command'
import { deliver, pay, payWrongAmount } from '#testing/payment-model/provider-steps'
import { returnedOrder } from '#testing/payment-model/return-steps'
import { letTimePass, runJob } from '#testing/payment-model/shop-steps'
import { editLines, refundPart, refuseParcel } from '#testing/payment-model/staff-steps'

const placed = (way: TestPaymentMethod, key: number) =>
  place(
    way,
    { customer: 0, product: 0, size: 0, quantity: 2, more: null, code: null, express: false },
    key,
    0,
  )

const cash = placed('cod', 0)

/** The same with store credit, in fils, given to the customer before. */
const withCredit = (way: TestPaymentMethod, credit: number) => [
  giveCredit(0, 300_00, 0),
  place(
    way,
    { customer: 0, product: 0, size: 0, quantity: 2, more: null, code: null, express: false, credit },
    0,
    0,
  ),
]
const paidPartly = [...withCredit('embedded', 50_00), pay(0, 'pm_card_visa'), verify(0, true, true, 0)]

const paid = [placed('embedded', 0), pay(0, 'pm_card_visa'), verify(0, true, true, 0)]

/** Every way an order can end, with steps that lead there even if the random runs do not. */
export const DIRECTED_RUNS: Record<string, ModelStep[]> = {
  'Order Placed, cod': [cash],
  'Order Placed, cod, with credit': withCredit('cod', 50_00),
  'Order Placed, credit': [redeemGiftCard(0, 100_00, 0), ...withCredit('cod', 300_00)],
  'Cancelled, credit, refunded': [...withCredit('cod', 300_00), cancel(0, 0)],
  'Cancelled, cod, with credit': [...withCredit('cod', 50_00), cancel(0, 0)],
  'Order Placed, paid, with credit, edited': [...paidPartly, editLines(0, 1, 0), runJob('refunds', 0)],
  'Cancelled, paid, with credit, refunded': [...paidPartly, cancel(0, 0), runJob('refunds', 0)],
  'Cancelled, closed, with credit, expired': [
    ...withCredit('hosted', 50_00),
    letTimePass(31),
    runJob('reconcile', 0),
  ],
  'Delivered, paid, with credit, partly refunded': [
    ...paidPartly,
    refundPart(0, 140_00, 0),
    ...returnedOrder('credit', 'restock', 0),
    runJob('refunds', 0),
  ],
  'Delivered, cod, partly refunded': [cash, ...returnedOrder('original', 'restock', 0)],
  'Delivered, cod': [cash, ...returnedOrder('100', 'check', 0)],
  'Delivered, paid, partly refunded': [
    ...paid,
    ...returnedOrder('original', 'check', 0),
    runJob('refunds', 0),
  ],
  'Delivered, paid': [...paid, ...returnedOrder('100', 'restock', 0)],
  'Order Placed, paid': paid,
  'Order Placed, paid, partly refunded': [
    ...paid,
    refundPart(0, 'a unit back', 0),
    refundPart(0, 'delivery', 0),
    runJob('refunds', 0),
  ],
  'Cancelled, cod': [cash, refuseParcel(0, 0)],
  'Cancelled, paid, refunded': [
    ...paid,
    refundPart(0, 'a unit', 0),
    refuseParcel(0, 0),
    runJob('refunds', 0),
  ],
  'Order Placed, paid, edited': [...paid, editLines(0, 1, 0), runJob('refunds', 0)],
  'Cancelled, closed, expired': [placed('hosted', 0), letTimePass(31), runJob('reconcile', 0)],
  'Cancelled, closed, abandoned': [placed('embedded', 0), cancel(0, 0)],
  'Cancelled, closed, replaced': [placed('embedded', 0), placed('cod', 1)],
  'Cancelled, returned, mismatch, refunded': [
    placed('embedded', 0),
    payWrongAmount(0, -1, 'aed'),
    deliver('passed'),
    runJob('events', 0),
  ],
}
