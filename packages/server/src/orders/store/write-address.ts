import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  addressProblems,
  trimmedAddress,
} from '@little-dunes/domain/accounts/address'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import type { PaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { isCashCollectedIn } from '@little-dunes/domain/orders/order-limits'
import { eq } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import { readOrderLimits } from '#settings/order-limits'
import type { Shop } from '#shop'

interface AddressChange {
  /** Address that the screen showed. */
  from: Address
  to: Address
  /** Allows a cash order to go to an emirate where couriers collect no cash. */
  mayExceedLimits: boolean
}

interface LockedOrder {
  id: string
  address: Address
  paymentMethod: PaymentMethod
}

/**
 * Writes the changed fields of a locked order's address. Refuses with `field_changed` when one of them has changed in
 * the meantime, with `invalid_form` and the problems by field, and with `address_without_cash`.
 */
export async function writeAddress(
  tx: Shop,
  { id, address: now, paymentMethod }: LockedOrder,
  { from, to, mayExceedLimits }: AddressChange,
): Promise<Refusal | { before: Address; after: Address }> {
  const target = trimmedAddress(to)
  const changed = ADDRESS_FIELDS.filter((field) => target[field] !== from[field])
  const conflicts = changed.filter((field) => now[field] !== from[field] && now[field] !== target[field])
  if (conflicts.length > 0) return refuse('field_changed', { address: now, fields: conflicts })
  const after: Address = { ...now, ...Object.fromEntries(changed.map((field) => [field, target[field]])) }
  const problems = Object.entries(addressProblems(after)) as [AddressField, string][]
  const ofChanged = Object.fromEntries(problems.filter(([field]) => changed.includes(field)))
  if (Object.keys(ofChanged).length > 0) return refuse('invalid_form', { fields: ofChanged })
  if (paymentMethod === 'cod' && changed.includes('region') && !mayExceedLimits) {
    const limits = await readOrderLimits(tx)
    if (!isCashCollectedIn(limits, after.region)) return refuse('address_without_cash')
  }
  await tx.db.update(orders).set({ address: after }).where(eq(orders.id, id))
  return { before: now, after }
}
