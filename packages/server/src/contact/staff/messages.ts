import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { contactMessages } from '#contact/contact-tables'
import { customerText } from '#customers/find-customers'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import { searchTerms } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'
import { recordAuditEntry } from '#staff/record-audit-entry'

const PER_PAGE = 50

async function ordersByNumber(shop: Shop, numbers: readonly number[]): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map()
  const { id, number } = orders
  const rows = await shop.db
    .select({ id, number })
    .from(orders)
    .where(inArray(number, [...new Set(numbers)]))
  return new Map(rows.map((row) => [row.number, row.id]))
}

const { name, email, orderNumber, message } = contactMessages
const messageText = sql`fold_search(${name} || ' ' || ${email} || ' ' || ${orderNumber} || ' ' || ${message})`

/** Matches the text of a message, or the customer who wrote it, for example by phone. */
const holds = (term: string) =>
  or(
    holdsWord(messageText, term),
    sql`${email} IN (SELECT ${users.email} FROM ${users} WHERE ${holdsWord(customerText, term)})`,
  )

export const listMessages: Operation<'GET /api/staff/messages'> = async (
  shop,
  _member,
  { view, q, older },
) => {
  const { doneAt, id } = contactMessages
  const isNobody = older !== undefined && !isUuid(older)
  const rows = await shop.db
    .select({ ...getTableColumns(contactMessages), doneByName: actorNameSql(contactMessages.doneBy) })
    .from(contactMessages)
    .where(
      and(
        view === 'open' ? isNull(doneAt) : isNotNull(doneAt),
        isNobody ? sql`false` : undefined,
        older === undefined || isNobody ? undefined : lt(id, older),
        ...searchTerms(q ?? '').map(holds),
      ),
    )
    .orderBy(desc(id))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  const numbers = page.map(({ orderNumber }) => readOrderNumber(orderNumber))
  const byNumber = await ordersByNumber(
    shop,
    numbers.filter((number) => number !== null),
  )
  const [all] = await shop.db.select({ open: count() }).from(contactMessages).where(isNull(doneAt))
  return {
    messages: page.map((row, at) => ({
      ...row,
      orderId: byNumber.get(numbers[at] ?? 0) ?? null,
      createdAt: row.createdAt.getTime(),
      doneAt: row.doneAt?.getTime() ?? null,
    })),
    open: all?.open ?? 0,
    older: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Idempotent. */
export const markMessage: Operation<'POST /api/staff/message/done'> = (
  shop,
  member,
  { messageId, done },
  context,
) =>
  inTransactionOrRefuse(shop, async (tx) => {
    if (!isUuid(messageId)) return refuse('message_not_found')
    const { id } = contactMessages
    const [before] = await tx.db.select().from(contactMessages).where(eq(id, messageId)).for('update')
    if (!before) return refuse('message_not_found')
    const wasDone = before.doneAt !== null
    if (wasDone === done) return null
    const change = done ? { doneAt: tx.now(), doneBy: member.email } : { doneAt: null, doneBy: null }
    await tx.db.update(contactMessages).set(change).where(eq(id, messageId))
    await recordAuditEntry(
      tx,
      { member, context },
      { id: messageId, before: { done: wasDone }, after: { done } },
    )
    return null
  })
