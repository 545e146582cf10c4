import { withCustomer } from '#customers/change-customer'
import type { Operation } from '#http/perform-call'
import { loadPersonalData } from '#personal-data/load-personal-data'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** All data about one customer in one snapshot, without the password hash. */
export const exportCustomer: Operation<'POST /api/staff/customer/export'> = (
  shop,
  member,
  { customerId },
  context,
) =>
  withCustomer(shop, customerId, async (tx, customer) => {
    const change = {
      id: customer.id,
      before: {},
      after: { exported: true },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return { data: await loadPersonalData(tx, customer) }
  })
