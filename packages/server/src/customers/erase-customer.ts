import { refuse } from '@little-dunes/domain/messages/failures'
import { withCustomer } from '#customers/change-customer'
import type { Operation } from '#http/perform-call'
import { erasePerson, unfinishedOrders } from '#personal-data/erase-person'
import { recordAuditEntry } from '#staff/record-audit-entry'

export const eraseCustomer: Operation<'POST /api/staff/customer/erase'> = (
  shop,
  member,
  { customerId },
  context,
) =>
  withCustomer(shop, customerId, async (tx, customer) => {
    const open = await unfinishedOrders(tx, customer.id)
    if (open.length > 0) return refuse('customer_has_open_orders', { orders: open })
    await erasePerson(tx, customer)
    const change = {
      id: customer.id,
      before: { erased: false },
      after: { erased: true },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
