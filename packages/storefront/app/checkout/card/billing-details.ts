import type { Address } from '@little-dunes/domain/accounts/address'

/** The address of checkout as the provider names its parts; the shop delivers within the UAE. */
export function billingDetails({ fullname, email, phone, street, city, region, zipcode }: Address) {
  return {
    name: fullname,
    email,
    phone,
    address: { line1: street, city, state: region, postal_code: zipcode, country: 'AE' },
  }
}
