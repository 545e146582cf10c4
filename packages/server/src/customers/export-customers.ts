import { csvLine } from '@little-dunes/domain/csv'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import { desc, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { customerFilterCondition, getsNews } from '#customers/find-customers'
import { loadPurchases, NOTHING_BOUGHT, type Purchases } from '#customers/list-customers'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

const MAX_ROWS = 10_000

/** A file of customers. The export is in the activity log because the file contains personal data. */
export const exportCustomers: Operation<'POST /api/staff/customers/export'> = async (
  shop,
  member,
  input,
  context,
) => {
  const selected = await selectRows(shop, input)
  const rows = selected.slice(0, MAX_ROWS)
  const bought = await loadPurchases(
    shop,
    rows.map(({ id }) => id),
  )
  await inTransaction(shop, (tx) => {
    const after = { exported: rows.length, ...input }
    return recordAuditEntry(tx, { member, context }, { id: 'all', before: {}, after })
  })
  const { language } = context
  const lines = rows.map((row) => toCells({ ...row, ...(bought.get(row.id) ?? NOTHING_BOUGHT) }, language))
  return {
    name: `customers-${inDubai(shop.now()).slice(0, 10)}.csv`,
    csv: [toHeadings(fileMessages(language).customers), ...lines]
      .map((cells) => `${csvLine(cells)}\r\n`)
      .join(''),
    customers: rows.length,
    isWhole: selected.length <= MAX_ROWS,
  }
}

const { id, name, email, phone, guest, createdAt } = users

const selectRows = (shop: Shop, input: Parameters<typeof customerFilterCondition>[0]) =>
  shop.db
    .select({ id, name, email, phone, guest, createdAt, news: sql<boolean>`${getsNews}` })
    .from(users)
    .where(customerFilterCondition(input))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_ROWS + 1)

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dubai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** For example `2026-11-25 14:05`. */
const inDubai = (at: Date | number): string => minute.format(at)

type Row = Awaited<ReturnType<typeof selectRows>>[number] & Purchases

function toCells(row: Row, language: Language): string[] {
  const { yes, no } = fileMessages(language).words
  return [
    row.name,
    row.email,
    row.phone,
    row.region === null ? '' : emirateName(row.region, language),
    String(row.orders),
    (row.spent / 100).toFixed(2),
    row.lastOrderAt === null ? '' : inDubai(row.lastOrderAt),
    row.guest ? yes : no,
    inDubai(row.createdAt).slice(0, 10),
    row.news ? yes : no,
  ]
}
