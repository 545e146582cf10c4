import { findConflicts } from '@little-dunes/domain/field-changes'
import { refuse } from '@little-dunes/domain/messages/failures'
import { type Carrier, carrierProblems } from '@little-dunes/domain/orders/shipping/carriers'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { readCarriers } from '#settings/read-carriers'
import { shopSettings } from '#settings/settings-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

const trimmed = ({ name, nameAr, trackingUrl, phone }: Carrier): Carrier => ({
  name: name.trim(),
  nameAr: nameAr.trim(),
  trackingUrl: trackingUrl.trim(),
  phone: phone.trim(),
})

/** The activity log has one field per carrier, named after it. */
const byName = (carriers: readonly Carrier[]) =>
  Object.fromEntries(carriers.map(({ name, ...facts }) => [name, facts]))

export const seeCarriers: Operation<'GET /api/staff/carriers'> = async (shop) => ({
  carriers: await readCarriers(shop),
})

/** Parcels on their way keep their tracking address. */
export const changeCarriers: Operation<'POST /api/staff/carriers'> = (
  shop,
  member,
  { from, to },
  context,
) => {
  const carriers = to.map(trimmed)
  const fields = carrierProblems(carriers)
  if (Object.keys(fields).length > 0) return Promise.resolve(refuse('invalid_form', { fields }))
  return inTransaction(shop, async (tx) => {
    await tx.db.select({ id: shopSettings.id }).from(shopSettings).for('update')
    const before = (await readCarriers(tx)).map(trimmed)
    const conflicts = findConflicts(
      { carriers: before },
      { carriers: { from: from.map(trimmed), to: carriers } },
    )
    if (conflicts.carriers) return refuse('field_changed', { conflicts })
    await tx.db.update(shopSettings).set({ carriers })
    const change = { id: 'carriers', before: byName(before), after: byName(carriers) }
    await recordAuditEntry(tx, { member, context }, change)
    return { carriers }
  })
}
