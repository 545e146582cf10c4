import { isEmail } from '#accounts/email'
import { isEmptyUaePhone, UAE_MOBILE } from '#accounts/phone'

/** Fields in the order of the delivery form (CHK-06, DATA-28). */
export const ADDRESS_FIELDS = ['fullname', 'email', 'phone', 'street', 'city', 'region', 'zipcode'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type Address = Record<AddressField, string>

/** VAL-20. */
export const REGIONS = [
  'Abu Dhabi',
  'Dubai',
  'Sharjah',
  'Ajman',
  'Umm Al Quwain',
  'Ras Al Khaimah',
  'Fujairah',
] as const
export type Region = (typeof REGIONS)[number]

/** The message catalogue of a page has a text for each (VAL-17, VAL-23, D-33). */
export type AddressProblem = 'required' | 'email' | 'uae_phone' | 'region' | 'too_long'

/** Characters of a field. Addresses have to fit on labels. */
export const LONGEST_FIELD = 200

function findProblem(field: AddressField, value: string): AddressProblem | null {
  const text = value.trim()
  if (text === '' || (field === 'phone' && isEmptyUaePhone(text))) return 'required'
  if (text.length > LONGEST_FIELD) return 'too_long'
  if (field === 'email' && !isEmail(text)) return 'email'
  if (field === 'phone' && !UAE_MOBILE.test(text)) return 'uae_phone'
  if (field === 'region' && !(REGIONS as readonly string[]).includes(text)) return 'region'
  return null
}

/** Problems by field. Empty for a valid address (VAL-17 to VAL-29). */
export function addressProblems(address: Address): Partial<Record<AddressField, AddressProblem>> {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  for (const field of ADDRESS_FIELDS) {
    const problem = findProblem(field, address[field])
    if (problem) problems[field] = problem
  }
  return problems
}

export const trimmedAddress = (address: Address): Address =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field].trim()])) as Address
