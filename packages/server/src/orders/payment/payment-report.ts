import { DAY, MINUTE } from '@little-dunes/domain/durations'
import { formatAed } from '@little-dunes/domain/money'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import { providerAmount } from '#orders/refunds/valid-refunds'
import { type OrderPayment, providerPaymentReference, requireProvider } from '#orders/store/order-payment'
import { orders } from '#orders/store/order-tables'
import { orderPayments, refunds } from '#orders/store/payment-tables'
import { PAYMENT_TIMEOUT, subtractMs } from '#orders/store/payment-times'
import { unprocessedEvents } from '#payments/pending-events'
import { PaymentNotFound, type ProviderPayment } from '#payments/provider'
import type { Shop } from '#shop'

interface Row extends OrderPayment {
  refunds: (typeof refunds.$inferSelect)[]
}

const LATE = 10 * MINUTE

/** Lists differences between the shop and the provider, and unfinished payments, for the given number of days. */
export async function paymentReport(shop: Shop, days: number): Promise<string[]> {
  const rows = await shop.db
    .select({ order: orders, payment: orderPayments })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(gt(orderPayments.startedAt, subtractMs(shop.now(), days * DAY)))
    .orderBy(asc(orderPayments.startedAt), asc(orderPayments.orderId))
  const orderRefunds = await refundsByOrder(shop, rows)
  const lines: string[] = []
  for (const stored of rows) {
    const row = { ...stored, refunds: orderRefunds.get(stored.order.id) ?? [] }
    const problems = [...unfinished(shop, row), ...disagreements(row, await ask(shop, row))]
    lines.push(...problems.map((problem) => `Order ${row.order.id}: ${problem}`))
  }
  const late = await unprocessedEvents(shop, subtractMs(shop.now(), LATE))
  return [
    ...lines,
    ...late.map(
      ({ id, type, lastError }) =>
        `Webhook event ${id} (${type}) is pending: ${lastError ?? 'not attempted yet'}`,
    ),
  ]
}

async function refundsByOrder(shop: Shop, rows: readonly OrderPayment[]) {
  const ids = rows.map(({ order }) => order.id)
  const stored = await shop.db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(refunds.createdAt)
  return Map.groupBy(stored, ({ orderId }) => orderId)
}

async function ask(shop: Shop, row: Row): Promise<ProviderPayment | null> {
  const handle = providerPaymentReference(row)
  if (!handle) return null
  try {
    return await requireProvider(shop).lookUp(handle)
  } catch (error) {
    if (error instanceof PaymentNotFound) return null
    throw error
  }
}

function unfinished(shop: Shop, { payment, refunds: queued }: Row): string[] {
  const isLate = payment.startedAt < subtractMs(shop.now(), PAYMENT_TIMEOUT + LATE)
  const isOpen = payment.status === 'open' || payment.status === 'processing' || payment.status === 'starting'
  const late = queued.filter(
    ({ status, createdAt }) => status !== 'succeeded' && createdAt < subtractMs(shop.now(), LATE),
  )
  return [
    ...(isOpen && isLate
      ? [`has been waiting for its payment since ${payment.startedAt.toISOString()} (${payment.status})`]
      : []),
    ...late.map(
      ({ amount, attempts, lastError, status }) =>
        `has an open refund of ${formatAed(amount)} after ${attempts} attempts: ${lastError ?? status}`,
    ),
  ]
}

function disagreements({ order, payment, refunds: queued }: Row, reported: ProviderPayment | null): string[] {
  if (payment.providerId === null) return []
  if (!reported) return [`the provider has no payment ${payment.providerId}`]
  const problems: string[] = []
  const isMoney = payment.status === 'paid' || payment.status === 'returned'
  if (
    isMoney !== (reported.status === 'paid') &&
    reported.status !== 'open' &&
    reported.status !== 'processing'
  ) {
    problems.push(`is ${payment.status} in the shop but ${reported.status} at the provider`)
  }
  if (payment.status === 'closed' && reported.status !== 'closed' && reported.status !== 'paid') {
    problems.push(`is expired in the shop but ${reported.status} at the provider`)
  }
  if (order.paid !== (payment.status === 'paid'))
    problems.push('the order and its payment disagree on whether it is paid')
  if (payment.status === 'paid' && reported.amount !== payment.amount) {
    problems.push(`expected ${formatAed(payment.amount)} but received ${formatAed(reported.amount)}`)
  }
  const isFinished = queued.every(({ status }) => status === 'succeeded')
  const owed = queued.reduce((sum, refund) => sum + providerAmount(refund), 0)
  if (isFinished && reported.refunded !== owed) {
    problems.push(`${formatAed(reported.refunded)} was refunded but ${formatAed(owed)} is recorded`)
  }
  return problems
}
