import { NO_POSTCODE, REGIONS, type TypedAddress } from '#accounts/address'
import { isEmptyUaePhone, UAE_MOBILE } from '#accounts/phone'

/** An address of the account in the form used in the UAE: no postcode, but a landmark for the courier. */
export const SAVED_ADDRESS_FIELDS = [
  'label',
  'fullname',
  'phone',
  'region',
  'area',
  'street',
  'building',
  'landmark',
] as const
export type SavedAddressField = (typeof SAVED_ADDRESS_FIELDS)[number]
export type SavedAddress = Record<SavedAddressField, string>

export type SavedAddressProblem = 'required' | 'uae_phone' | 'region' | 'too_long'

/** Together they fit into the street of an order, which has at most 200 characters. */
const LONGEST: Record<SavedAddressField, number> = {
  label: 40,
  fullname: 120,
  phone: 20,
  region: 40,
  area: 80,
  street: 80,
  building: 60,
  landmark: 54,
}
const OPTIONAL: readonly SavedAddressField[] = ['label', 'street', 'landmark']

/** Limit per account. */
export const MAX_ADDRESSES = 20

function findProblem(field: SavedAddressField, value: string): SavedAddressProblem | null {
  const text = value.trim()
  if (text === '' || (field === 'phone' && isEmptyUaePhone(text)))
    return OPTIONAL.includes(field) ? null : 'required'
  if (text.length > LONGEST[field]) return 'too_long'
  if (field === 'phone' && !UAE_MOBILE.test(text)) return 'uae_phone'
  if (field === 'region' && !(REGIONS as readonly string[]).includes(text)) return 'region'
  return null
}

/** Problems by field. Empty for a valid address. */
export function savedAddressProblems(
  address: SavedAddress,
): Partial<Record<SavedAddressField, SavedAddressProblem>> {
  const problems = SAVED_ADDRESS_FIELDS.flatMap((field) => {
    const problem = findProblem(field, address[field])
    return problem ? [[field, problem] as const] : []
  })
  return Object.fromEntries(problems)
}

export const trimmedSavedAddress = (address: SavedAddress): SavedAddress =>
  Object.fromEntries(SAVED_ADDRESS_FIELDS.map((field) => [field, address[field].trim()])) as SavedAddress

/**
 * The delivery form filled with it. Its area is the city of an order (DATA-28), its landmark the note. The form requires
 * a street, so a building without one takes its place.
 */
export const toTypedAddress = (saved: SavedAddress, email: string): TypedAddress => ({
  fullname: saved.fullname,
  email,
  phone: saved.phone,
  street: saved.street || saved.building,
  city: saved.area,
  region: saved.region,
  zipcode: NO_POSTCODE,
  area: '',
  building: saved.street ? saved.building : '',
  flat: '',
  note: saved.landmark,
})
