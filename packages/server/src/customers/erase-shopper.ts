import { refuse } from '@little-dunes/domain/messages/failures'
import { withShopper } from '#customers/change-shopper'
import type { Operation } from '#http/perform-call'
import { erasePerson, unfinishedOrders } from '#personal-data/erase-person'
import { recordAuditEntry } from '#staff/record-audit-entry'

export const eraseShopper: Operation<'POST /api/staff/shopper/erase'> = (
  shop,
  member,
  { shopperId },
  context,
) =>
  withShopper(shop, shopperId, async (tx, shopper) => {
    const open = await unfinishedOrders(tx, shopper.id)
    if (open.length > 0) return refuse('shopper_has_open_orders', { orders: open })
    await erasePerson(tx, shopper)
    const change = {
      id: shopper.id,
      before: { erased: false },
      after: { erased: true },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
