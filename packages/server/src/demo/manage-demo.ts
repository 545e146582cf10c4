import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Loading this module builds the demo catalogue, so it is loaded on demand. */
const demo = () => import('#demo/remove-demo')

export const seeDemo: Operation<'GET /api/staff/demo'> = async (shop) => {
  const { countDemo } = await demo()
  return countDemo(shop.db)
}

/** Idempotent: an already removed demo leaves no log entry. */
export const removeDemo: Operation<'POST /api/staff/demo/remove'> = async (shop, member, _input, context) => {
  const { removeDemoIn } = await demo()
  const outcome = await inTransaction(shop, async (tx) => {
    // Deletes thousands of rows with their histories.
    await tx.db.execute(`SET LOCAL statement_timeout = '2min'`)
    const removed = await removeDemoIn(tx.db)
    const products = removed.removed + removed.archived
    const change = { id: 'demo', before: {}, after: { products } }
    if (products > 0) await recordAuditEntry(tx, { member, context }, change)
    return removed
  })
  shop.catalogue.changed()
  return outcome
}
