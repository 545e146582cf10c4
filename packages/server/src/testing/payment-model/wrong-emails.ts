import { inArray } from 'drizzle-orm'
import { emails } from '#emails/email-tables'
import type { TestSmtpServer } from '#testing/an-smtp-server'
import type { ActualState } from '#testing/payment-model/books'
import type { ShopWorld } from '#testing/payment-model/payment-world'

/** Emails due for an order, by its current status. */
const CAUSES: Partial<Record<string, readonly string[]>> = {
  'Order Placed': ['order_placed'],
  Delivered: ['order_placed', 'order_shipped', 'order_delivered'],
}

/** A delivery may be undone before its email is sent, and made again. */
const OF_DELIVERY: ReadonlySet<string> = new Set(['order_delivered', 'delivery_undone'])

/**
 * Violations in the emails about orders once the shop is idle: each cause has one row, each row was sent, and none
 * arrived more than twice. A duplicate has the Message-ID of the row, and only occurs where the shop was killed before
 * it recorded the first one.
 */
export async function wrongEmails(
  { database: { db } }: Pick<ShopWorld, 'database'>,
  { accounts }: ActualState,
  { inbox }: TestSmtpServer,
  maxDuplicates: number,
): Promise<string[]> {
  const ids = accounts.map(({ order }) => order.id)
  const rows = ids.length === 0 ? [] : await db.select().from(emails).where(inArray(emails.about, ids))
  const arrived = rows.map(
    ({ id }) => inbox.filter(({ messageId }) => messageId?.startsWith(`<${id}@`)).length,
  )
  const twice = arrived.filter((times) => times === 2).length
  return [
    ...accounts.flatMap(({ order }) => {
      const kinds = rows.filter(({ about }) => about === order.id).map(({ kind }) => kind)
      const missing = (CAUSES[order.status] ?? []).filter((kind) => !kinds.includes(kind))
      const repeated = kinds.filter((kind, place) => kinds.indexOf(kind) !== place && !OF_DELIVERY.has(kind))
      return [...missing, ...repeated].map((kind) => `order ${order.id} must have exactly one ${kind} email`)
    }),
    ...rows.flatMap(({ id, kind, about, sentAt, gaveUpAt }, place) => {
      const times = arrived[place] ?? 0
      const account = accounts.find(({ order }) => order.id === about)
      // The money came after all, so the email about the failed payment may be dropped.
      const isUndone =
        OF_DELIVERY.has(kind) || (kind === 'payment_failed' && account?.payment?.cancellationReason === null)
      const isRight = sentAt !== null && gaveUpAt === null && times <= 2 && (times >= 1 || isUndone)
      return isRight
        ? []
        : [`email ${kind} ${id} arrived ${times} times and is recorded as sent at ${sentAt}`]
    }),
    ...(twice > maxDuplicates ? [`too many duplicates: ${twice} emails arrived twice`] : []),
  ]
}
