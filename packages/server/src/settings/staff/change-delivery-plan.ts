import { REGIONS } from '@little-dunes/domain/accounts/address'
import { findConflicts } from '@little-dunes/domain/field-changes'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { SHIPPING_METHODS } from '@little-dunes/domain/orders/delivery'
import {
  type DeliveryPlan,
  deliveryPlanProblems,
} from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { shopSettings } from '#settings/settings-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** The database does not keep the order of object keys. */
const sortDays = ({ days }: DeliveryPlan): DeliveryPlan['days'] =>
  Object.fromEntries(
    REGIONS.map((region) => [
      region,
      Object.fromEntries(SHIPPING_METHODS.map((method) => [method, days[region][method]])),
    ]),
  ) as DeliveryPlan['days']

/** Sorted days without duplicates, so the order of input makes no difference. */
const tidied = (plan: DeliveryPlan | null): DeliveryPlan | null =>
  plan && {
    cutOffHour: plan.cutOffHour,
    workingDays: [...new Set(plan.workingDays)].toSorted((one, other) => one - other),
    holidays: [...new Set(plan.holidays)].toSorted(),
    days: sortDays(plan),
  }

export const seeDeliveryPlan: Operation<'GET /api/staff/delivery-plan'> = async (shop) => {
  const [row] = await shop.db.select({ plan: shopSettings.deliveryPlan }).from(shopSettings)
  return { plan: tidied(row?.plan ?? null) }
}

/** Existing orders keep their promised day. */
export const changeDeliveryPlan: Operation<'POST /api/staff/delivery-plan'> = async (
  shop,
  member,
  { from, to },
  context,
) => {
  const fields = to === null ? {} : deliveryPlanProblems(to)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const plan = tidied(to)
  const outcome = await inTransaction(shop, async (tx) => {
    const [row] = await tx.db.select({ before: shopSettings.deliveryPlan }).from(shopSettings).for('update')
    if (!row) throw new Error('The shop_settings table is empty')
    const before = tidied(row.before)
    const conflicts = findConflicts({ plan: before }, { plan: { from: tidied(from), to: plan } })
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    await tx.db.update(shopSettings).set({ deliveryPlan: plan })
    const change = { id: 'delivery', before: { ...before }, after: { ...plan } } as const
    await recordAuditEntry(tx, { member, context }, change)
    return { plan }
  })
  if (!isRefusal(outcome)) shop.catalogue.pagesChanged()
  return outcome
}
