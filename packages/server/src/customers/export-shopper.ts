import { withShopper } from '#customers/change-shopper'
import type { Operation } from '#http/perform-call'
import { personalDataOf } from '#personal-data/personal-data-of'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** All data about one customer in one snapshot, without the password hash. */
export const exportShopper: Operation<'POST /api/staff/shopper/export'> = (
  shop,
  member,
  { shopperId },
  context,
) =>
  withShopper(shop, shopperId, async (tx, shopper) => {
    const change = {
      id: shopper.id,
      before: {},
      after: { exported: true },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return { data: await personalDataOf(tx, shopper) }
  })
