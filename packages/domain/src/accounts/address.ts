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

/** Inputs of the delivery form besides the seven fields. An order has them inside its street. */
export const STREET_PARTS = ['area', 'building', 'flat', 'note'] as const
export type StreetPart = (typeof STREET_PARTS)[number]

/** An address as it is typed. */
export type TypedAddress = Record<AddressField | StreetPart, string>

/** Sent where a form requires a postcode, which the UAE does not have. */
export const NO_POSTCODE = '00000'

/** "1204" becomes "Flat 1204"; "Penthouse" and "Apt 4" stay. */
const nameFlat = (flat: string, flatWord: string): string =>
  /^\p{Nd}/u.test(flat) ? `${flatWord} ${flat}` : flat

type Street = Pick<TypedAddress, 'street' | StreetPart>

/** "Flat 1204, Palm Heights Tower, Al Marsa Street, Dubai Marina". `flatWord` is "Flat" in the customer's language. */
export const joinStreet = ({ flat, building, street, area, note }: Street, flatWord: string): string =>
  [nameFlat(flat.trim(), flatWord), building, street, area, note]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/** Undoes `joinStreet` for a flat, building, street and area. Every other text stays in the street as it is. */
export function splitStreet(text: string, flatWord: string): Street {
  const [first = '', building = '', street = '', area = ''] = text.split(', ')
  const flat = first.startsWith(`${flatWord} `) ? first.slice(flatWord.length + 1) : ''
  const parts = { flat, building, street, area, note: '' }
  const isWhole = flat !== '' && area !== '' && joinStreet(parts, flatWord) === text
  return isWhole ? parts : { flat: '', building: '', street: text, area: '', note: '' }
}

/** The address of an order. */
export const toAddress = (typed: TypedAddress, flatWord: string): Address => ({
  ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, typed[field]])) as Address),
  street: joinStreet(typed, flatWord),
})
