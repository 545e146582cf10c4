import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  addressProblems,
  trimmedAddress,
} from '@little-dunes/domain/accounts/address'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

interface AddressChange {
  /** As it was on the screen. */
  from: Address
  to: Address
}

/**
 * Writes the fields of a delivery address that differ, of an order that is locked. Refused with `field_changed` where
 * somebody else has changed one of them meanwhile, and with `invalid_form` and the problems by field.
 */
export async function writeAddress(
  tx: Shop,
  { id, address: now }: { id: string; address: Address },
  { from, to }: AddressChange,
): Promise<Refusal | { before: Address; after: Address }> {
  const wanted = trimmedAddress(to)
  const changed = ADDRESS_FIELDS.filter((field) => wanted[field] !== from[field])
  const conflicts = changed.filter((field) => now[field] !== from[field] && now[field] !== wanted[field])
  if (conflicts.length > 0) return refuse('field_changed', { address: now, fields: conflicts })
  const after: Address = { ...now, ...Object.fromEntries(changed.map((field) => [field, wanted[field]])) }
  const problems = Object.entries(addressProblems(after)) as [AddressField, string][]
  const ofChanged = Object.fromEntries(problems.filter(([field]) => changed.includes(field)))
  if (Object.keys(ofChanged).length > 0) return refuse('invalid_form', { fields: ofChanged })
  await tx.db.update(orders).set({ address: after }).where(eq(orders.id, id))
  return { before: now, after }
}
