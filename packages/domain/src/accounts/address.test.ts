import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ADDRESS_FIELDS,
  type Address,
  addressProblems,
  joinStreet,
  LONGEST_FIELD,
  REGIONS,
  splitStreet,
  toAddress,
  trimmedAddress,
} from '#accounts/address'

const good: Address = {
  fullname: 'Mariam Al Suwaidi',
  email: 'mariam@example.com',
  phone: '+971501234567',
  street: 'Palm Street 7',
  city: 'Dubai',
  region: 'Dubai',
  zipcode: '00000',
}

test('a complete form has no problem, even with spaces around values (VAL-17)', () => {
  expect(addressProblems(good)).toEqual({})
  const padded = Object.fromEntries(
    Object.entries(good).map(([field, value]) => [field, `  ${value} `]),
  ) as Address
  expect(addressProblems(padded)).toEqual({})
  expect(trimmedAddress(padded)).toEqual(good)
})

test('each of the seven fields must be filled (VAL-17, CHK-06, DATA-28)', () => {
  expect([...ADDRESS_FIELDS].sort()).toEqual(Object.keys(good).sort())
  fc.assert(
    fc.property(
      fc.constantFrom(...ADDRESS_FIELDS),
      fc.constantFrom('', ' ', '\t\n', '\u00a0'),
      (field, blank) => {
        expect(addressProblems({ ...good, [field]: blank })).toEqual({ [field]: 'required' })
      },
    ),
  )
})

test('a phone with only the prefix is empty (VAL-17, D-34)', () => {
  expect(addressProblems({ ...good, phone: '+971' })).toEqual({ phone: 'required' })
})

test('a phone must be a UAE mobile (VAL-22)', () => {
  for (const phone of ['0501234567', '+971401234567', '+97150123456', '+971531234567', 'abc5']) {
    expect(addressProblems({ ...good, phone })).toEqual({ phone: 'uae_phone' })
  }
})

test('the region is one of exactly seven (VAL-20, VAL-21)', () => {
  expect(REGIONS.join(', ')).toBe('Abu Dhabi, Dubai, Sharjah, Ajman, Umm Al Quwain, Ras Al Khaimah, Fujairah')
  for (const region of REGIONS) expect(addressProblems({ ...good, region })).toEqual({})
  for (const region of ['Select Region', 'dubai', 'London', 'constructor']) {
    expect(addressProblems({ ...good, region })).toEqual({ region: 'region' })
  }
})

test('an email address must be valid (VAL-19, D-33)', () => {
  for (const email of ['mariam', 'mariam@', '@example.com', 'a b@example.com', 'mariam@example']) {
    expect(addressProblems({ ...good, email })).toEqual({ email: 'email' })
  }
})

test('text too long for a shipping label is refused', () => {
  expect(addressProblems({ ...good, street: 'x'.repeat(LONGEST_FIELD) })).toEqual({})
  expect(addressProblems({ ...good, street: 'x'.repeat(LONGEST_FIELD + 1) })).toEqual({ street: 'too_long' })
})

test('every invalid field is reported at once (VAL-18)', () => {
  const empty = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as Address
  expect(Object.keys(addressProblems(empty))).toEqual([...ADDRESS_FIELDS])
})

const tower = {
  flat: '1204',
  building: 'Palm Heights Tower',
  street: 'Al Marsa Street',
  area: 'Dubai Marina',
  note: '',
}
const joined = 'Flat 1204, Palm Heights Tower, Al Marsa Street, Dubai Marina'

test('flat, building, area and note are part of the street of an order', () => {
  expect(toAddress({ ...good, ...tower }, 'Flat')).toEqual({ ...good, street: joined })
  expect(joinStreet({ ...tower, note: ' Ask reception ' }, 'Flat')).toBe(`${joined}, Ask reception`)
  expect(joinStreet({ ...tower, flat: '١٢' }, 'شقة')).toMatch(/^شقة ١٢, /)
  for (const flat of ['Flat 1204', 'Penthouse', 'B 3'])
    expect(joinStreet({ ...tower, flat }, 'Flat')).toMatch(`${flat}, Palm`)
  const street = { flat: '', building: '', street: ' 12 Al Wasl Road', area: ' ', note: '' }
  expect(joinStreet(street, 'Flat')).toBe('12 Al Wasl Road')
})

test('a street is split only where its parts are certain', () => {
  expect(splitStreet(joined, 'Flat')).toEqual(tower)
  for (const text of [
    'Villa 24, Street 17, Behind the mosque',
    'Flat 1204, Palm Heights Tower, Al Marsa Street',
    `${joined}, Ask reception`,
    joined.replace('Flat', 'Suite'),
    joined.replace('Flat', 'شقة'),
    'Flat Sea View, Tower, Street, Area',
  ])
    expect(splitStreet(text, 'Flat')).toEqual({ flat: '', building: '', street: text, area: '', note: '' })
})

test('splitting and joining gives the same street', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('Flat 1204', 'Flat Flat 3', ' Tower', 'Flat ', ''))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join(', ')
      expect(joinStreet(splitStreet(text, 'Flat'), 'Flat')).toBe(text.trim())
    }),
    { numRuns: 500 },
  )
})
