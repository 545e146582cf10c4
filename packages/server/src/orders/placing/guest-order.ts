import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { parsePhoneNumber } from '#accounts/phone-number'
import type { Customer } from '#http/require-caller'
import { lockUser } from '#idempotency/lock-user'
import type { OrderRequest } from '#orders/creating/order-request'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/**
 * Null for accounts and for guests who may order. Limits count by phone, so the phone must be the one in the address.
 */
export async function guestOrderProblem(
  shop: Shop,
  { guest, phone }: Customer,
  { address }: OrderRequest,
): Promise<Refusal | null> {
  if (!guest) return null
  if (parsePhoneNumber(address.phone) !== phone)
    return refuse('invalid_form', { fields: { phone: 'uae_phone' } })
  const [settings] = await shop.db.select({ allowed: shopSettings.guestCheckout }).from(shopSettings)
  return settings?.allowed ? null : refuse('guests_not_allowed')
}

/**
 * Runs the orders of guests with one phone one after another, so that each counts the previous one. Must come after the
 * lock of the customer.
 */
export async function lockGuestPhone(tx: Shop, { guest, phone }: Customer): Promise<void> {
  if (guest) await lockUser(tx, `guests ${phone}`)
}
