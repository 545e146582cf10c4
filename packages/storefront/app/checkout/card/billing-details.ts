import type { Address } from '@little-dunes/domain/accounts/address'

/** The delivery address in the provider's format; the shop delivers within the UAE. */
export function billingDetails({ fullname, email, phone, street, city, region, zipcode }: Address) {
  return {
    name: fullname,
    email,
    phone,
    address: { line1: street, city, state: region, postal_code: zipcode, country: 'AE' },
  }
}
