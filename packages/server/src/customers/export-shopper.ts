import { withShopper } from '#customers/change-shopper'
import type { Operation } from '#http/perform-call'
import { personalDataOf } from '#personal-data/personal-data-of'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** Everything that the shop holds of one person, as it is at one moment; the password is kept as a hash and left out. */
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
