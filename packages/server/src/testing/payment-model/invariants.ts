import { canTransition, isNotCancelled, isUndoneDelivery } from '@little-dunes/domain/orders/order-lifecycle'
import {
  type ActualState,
  getCredit,
  getDue,
  getOwedRefund,
  listCharges,
  type OrderRecord,
  sumOriginallyOwed,
  sumRefunded,
} from '#testing/payment-model/books'
import { type ExpectedState, toKey } from '#testing/payment-model/ledger'
import { wrongCredit } from '#testing/payment-model/wrong-credit'
import { wrongTaxDocuments } from '#testing/payment-model/wrong-tax-documents'

/** Violations that are wrong at any moment of a run, even with pending work. */
export function invariantViolations(books: ActualState, ledger: ExpectedState): string[] {
  return [
    ...wrongStock(books, ledger),
    ...wrongCodes(books),
    ...wrongCarts(books, ledger),
    ...books.accounts.flatMap((account) =>
      wrongAccount(account).map((what) => `${describeOrder(account)}: ${what}`),
    ),
    ...wrongCredit(books, ledger),
    ...wrongTaxDocuments(books),
    ...brokenPromises(books, ledger),
    ...stillPayable(books, ledger),
  ]
}

export const describeOrder = ({ order, payment, queued }: OrderRecord) =>
  `order ${order.id} (${order.paymentMethod}, ${order.status}, payment ${payment?.status ?? 'none'}, cancellationReason ${payment?.cancellationReason ?? 'none'}, refunds ${queued.map(({ amount, credit, status }) => `${amount} ${credit > 0 ? `(${credit} as credit) ` : ''}${status}`).join(', ') || 'none'})`

/** Released before it was paid (D-41): has no stock and no code, and can no longer be paid. */
export const isExpired = ({ payment }: OrderRecord) => payment?.cancellationReason != null
const isPending = ({ order }: OrderRecord) => order.status === 'Pending Payment'

/**
 * D-41: stock, units of live orders, units kept for exchanges and units refunded without restocking add up to the
 * initial stock. A cancelled order returned all others.
 */
function wrongStock({ accounts, stock }: ActualState, { shelf }: ExpectedState): string[] {
  const reserved = new Map<string, number>()
  const hold = (productId: string, size: string, units: number) => {
    const key = toKey(productId, size)
    reserved.set(key, (reserved.get(key) ?? 0) + units)
  }
  for (const { order, lines, returned, refundedLines } of accounts) {
    const isLive = isNotCancelled(order.status)
    for (const { productId, size, quantity, position } of lines) {
      hold(productId, size, isLive ? quantity : refundedUnits(refundedLines, position))
      for (const back of refundedLines.filter((one) => one.position === position))
        hold(productId, size, -back.restocked)
      for (const back of returned.filter((one) => one.position === position)) {
        hold(productId, size, -back.restocked)
        if (back.newSize !== null) hold(productId, back.newSize, back.reserved)
      }
    }
  }
  return stock.flatMap(({ productId, size, stocks }) => {
    const key = toKey(productId, size)
    const expected = (shelf.get(key) ?? 0) - (reserved.get(key) ?? 0)
    return stocks === expected ? [] : [`stock of ${key} is ${stocks}, expected ${expected}`]
  })
}

const refundedUnits = (refunded: OrderRecord['refundedLines'], position: number): number =>
  refunded.reduce((units, one) => units + (one.position === position ? one.quantity : 0), 0)

/** D-44: a pending order reserves its code, a placed one uses it for good, a released one frees it. */
function wrongCodes({ accounts }: ActualState): string[] {
  const wrong = accounts
    .filter((account) => account.hasCode !== (account.order.discountCode !== null && !isExpired(account)))
    .map(
      (account) =>
        `${describeOrder(account)}: ${account.hasCode ? 'holds a discount code that it must not have' : 'lost its discount code'}`,
    )
  const holders = accounts.filter((account) => account.order.discountCode !== null && !isExpired(account))
  const users = holders.map(({ order }) => toKey(order.userId, order.discountCode ?? ''))
  const twice = users.filter((user, at) => users.indexOf(user) !== at)
  return [...wrong, ...twice.map((use) => `a discount code is used twice: ${use}`)]
}

/** D-43: the cart loses the ordered units when the order is placed (cod) or paid (card), and nothing else. */
function wrongCarts({ accounts, carts }: ActualState, ledger: ExpectedState): string[] {
  for (const { order, lines, edits } of accounts) {
    const isFinished = order.paymentMethod === 'cod' || order.paid
    if (!isFinished || ledger.takenOut.has(order.id)) continue
    ledger.takenOut.add(order.id)
    const edited = edits.flatMap(({ changes }) => changes)
    for (const { productId, size, quantity } of lines) {
      const key = toKey(order.userId, productId, size)
      const sizeEdits = edited.filter((change) => change.productId === productId && change.size === size)
      const placed = sizeEdits.reduce((units, { from, to }) => units + from - to, quantity)
      ledger.carts.set(key, Math.max(0, (ledger.carts.get(key) ?? 0) - placed))
    }
  }
  const reserved = new Map(
    carts.map((line) => [toKey(line.userId, line.productId, line.size), line.quantity]),
  )
  return [...new Set([...reserved.keys(), ...ledger.carts.keys()])].flatMap((key) => {
    const [is, should] = [reserved.get(key) ?? 0, ledger.carts.get(key) ?? 0]
    return is === should ? [] : [`cart line ${key} has ${is} units, expected ${should}`]
  })
}

function wrongAccount(account: OrderRecord): string[] {
  return [...wrongCourse(account), ...wrongPayment(account), ...wrongMoney(account)]
}

/**
 * D-40: only legal moves, each from the status of the last one. Money for a released order may take it up again (D-46),
 * and a delivery may be undone.
 */
function wrongCourse({ order, events }: OrderRecord): string[] {
  const wrong = events.filter(({ fromStatus, toStatus }, at) => {
    if (fromStatus !== (events[at - 1]?.toStatus ?? null)) return true
    const isTakenUpAgain = fromStatus === 'Cancelled' && toStatus === 'Order Placed'
    const isLegal = isTakenUpAgain || isUndoneDelivery({ from: fromStatus, to: toStatus })
    return fromStatus !== null && !isLegal && !canTransition(fromStatus, toStatus)
  })
  const reported = wrong.map(({ fromStatus, toStatus }) => `changed from ${fromStatus} to ${toStatus}`)
  return events.at(-1)?.toStatus === order.status
    ? reported
    : [...reported, 'the last event differs from the status']
}

/** D-46: an order is paid exactly when its single charge exists and counts, and never both released and paid. */
function wrongPayment(account: OrderRecord): string[] {
  const { order, payment } = account
  const wrong: string[] = []
  if (order.paymentMethod === 'cod' && payment) return ['a cash order has a card payment']
  if (order.paymentMethod === 'cod')
    return order.paid === (order.status === 'Delivered')
      ? []
      : ['a cash order must be paid exactly when it is delivered']
  if (order.paymentMethod === 'credit')
    return order.paid && !payment ? [] : ['an order on store credit is unpaid or has a card payment']
  if (!payment) return ['has no card payment']
  if (order.paid !== (payment.status === 'paid'))
    wrong.push('the order and its payment disagree on whether it is paid')
  if (isExpired(account) && (order.paid || isNotCancelled(order.status)))
    wrong.push('expired, but paid or not cancelled')
  if (isPending(account) && order.paid) wrong.push('pending, but paid')
  if (isNotCancelled(order.status) && !isPending(account) && !order.paid) wrong.push('placed, but not paid')
  return wrong
}

/** D-41: the shop cancels an order only when the provider no longer takes its money. */
function stillPayable({ accounts }: ActualState, ledger: ExpectedState): string[] {
  const late = new Set(ledger.orders.filter((reported) => reported.late).map(({ orderId }) => orderId))
  return accounts
    .filter(
      (account) => account.payment?.status === 'closed' && !late.has(account.order.id) && canBePaid(account),
    )
    .map((account) => `${describeOrder(account)}: cancelled, but can still be paid`)
}

function canBePaid({ payment, intents, sessions }: OrderRecord): boolean {
  const session = sessions.find(({ id }) => id === payment?.providerId)
  const intent = intents.find(({ id }) => id === payment?.providerId)
  return session?.status === 'open' || (intent !== undefined && intent.status !== 'canceled')
}

function wrongMoney(account: OrderRecord): string[] {
  const { order, payment } = account
  if (order.paymentMethod === 'cod')
    return sumOriginallyOwed(account) > (order.paid ? getDue(account) : 0) ||
      getOwedRefund(account) > (order.paid ? getDue(account) + getCredit(account) : 0)
      ? ['the refunds exceed the cash received']
      : []
  if (order.paymentMethod === 'credit') return wrongCreditOrder(account)
  const charges = listCharges(account)
  const wrong = charges.length > 1 ? [`charged ${charges.length} times`] : []
  const [charge] = charges
  const back = sumRefunded(account)
  const owed = sumOriginallyOwed(account)
  if (back > (charge?.amount_captured ?? 0)) wrong.push('the refunds exceed the amount received')
  if (owed > (charge?.amount_captured ?? 0)) wrong.push('the refund due exceeds the amount received')
  if (back > owed) wrong.push('the refunds exceed the refund due')
  if (!order.paid) return wrong
  if (!charge) return [...wrong, 'paid, but the provider has no charge']
  const cost = getDue(account)
  const isSame = charge.amount_captured === cost && charge.currency === 'aed'
  if (!isSame || payment?.amount !== cost)
    wrong.push(`charged ${charge.amount_captured} ${charge.currency} instead of the amount due`)
  const isFull = account.queued.some(({ actor }) => actor === 'customer' || actor === 'system')
  if (isNotCancelled(order.status) && isFull) wrong.push('not cancelled, but fully refunded')
  if (!isNotCancelled(order.status) && getOwedRefund(account) !== charge.amount_captured + getCredit(account))
    wrong.push('cancelled, but the refund due is not the full amount')
  if (getOwedRefund(account) > charge.amount_captured + getCredit(account))
    wrong.push('the refund due exceeds the amount paid')
  return wrong
}

/** An order paid by credit owes the provider nothing, and cancelling it returns all credit. */
function wrongCreditOrder(account: OrderRecord): string[] {
  const owed = getOwedRefund(account)
  const wrong = sumOriginallyOwed(account) > 0 ? ['store credit was refunded to a card'] : []
  if (owed > getCredit(account)) wrong.push('the credit refund exceeds the credit used')
  if (!isNotCancelled(account.order.status) && owed !== getCredit(account))
    wrong.push('cancelled, but not all of its store credit was returned')
  return wrong
}

/** Confirmed states hold (D-47): placed and paid until the customer cancels, cancelled forever. */
function brokenPromises({ accounts }: ActualState, { orders }: ExpectedState): string[] {
  return orders.flatMap(({ orderId, reportedPaid, reportedCancelled, askedToCancel, falsified }) => {
    const account = accounts.find(({ order }) => order.id === orderId)
    if (!account) return [`the customer saw order ${orderId}, which no longer exists`]
    const { status, paid } = account.order
    const broken: string[] = []
    if (reportedPaid && !askedToCancel && (status === 'Cancelled' || isPending(account)))
      broken.push('was reported as placed')
    if (reportedCancelled && status !== 'Cancelled') broken.push('was reported as cancelled')
    if (falsified && paid) broken.push('marked as paid with a wrong amount')
    return broken.map((what) => `${describeOrder(account)}: ${what}`)
  })
}
