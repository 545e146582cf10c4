import { refuse } from '@little-dunes/domain/messages/failures'
import { reasonText } from '@little-dunes/domain/messages/import-reasons'
import { guessedColumns } from '#catalogue/import/read/plain/guessed-columns'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { productImports } from '#imports/import-tables'
import { readHeadings } from '#imports/read-headings'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Stores a file with a guess of its columns, which the team checks next. */
export const uploadImport: Operation<'POST /api/staff/import/upload'> = async (
  shop,
  member,
  input,
  context,
) => {
  const file = Buffer.from(input.file)
  const read = await readHeadings(file)
  if ('key' in read) return refuse('import_unreadable', { reasons: [reasonText(read, context.language)] })
  // Headings of a known format have other meanings than Shopify's.
  const mapping = read.isKnown ? {} : guessedColumns(read.headings)
  const id = shop.newId()
  return inTransaction(shop, async (tx) => {
    const now = tx.now()
    const row = { id, name: input.name, file, actor: member.email, createdAt: now, touchedAt: now, mapping }
    await tx.db.insert(productImports).values(row)
    const change = { id, before: {}, after: { file: input.name } }
    await recordAuditEntry(tx, { member, context }, change)
    return { id }
  })
}
