import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressProblems, REGIONS, toAddress } from '#accounts/address'
import {
  type SavedAddress,
  savedAddressProblems,
  toTypedAddress,
  trimmedSavedAddress,
} from '#accounts/saved-address'

const HOME: SavedAddress = {
  label: 'Home',
  fullname: 'Fatima Al Zaabi',
  phone: '+971500000184',
  region: 'Abu Dhabi',
  area: 'Al Mushrif',
  street: 'Street 17',
  building: 'Villa 24',
  landmark: 'Behind the mosque',
}

test('label, street and landmark are optional, the rest is required, with a UAE phone and an existing emirate', () => {
  expect(savedAddressProblems(HOME)).toEqual({})
  expect(savedAddressProblems({ ...HOME, label: '', street: ' ', landmark: '' })).toEqual({})
  expect(
    savedAddressProblems({
      ...HOME,
      fullname: ' ',
      phone: '+97150000018',
      region: 'Muscat',
      area: '',
      building: 'x'.repeat(61),
    }),
  ).toEqual({
    fullname: 'required',
    phone: 'uae_phone',
    region: 'region',
    area: 'required',
    building: 'too_long',
  })
  expect(savedAddressProblems({ ...HOME, phone: '+971' })).toEqual({ phone: 'required' })
})

test('building, street and landmark become the street of an order', () => {
  expect(toAddress(toTypedAddress(HOME, 'fatima@example.com'), 'Flat')).toEqual({
    fullname: 'Fatima Al Zaabi',
    email: 'fatima@example.com',
    phone: '+971500000184',
    street: 'Villa 24, Street 17, Behind the mosque',
    city: 'Al Mushrif',
    region: 'Abu Dhabi',
    zipcode: '00000',
  })
})

test('a saved address fills the delivery form, and its building takes the place of a missing street', () => {
  const building = { street: 'Street 17', building: 'Villa 24', note: 'Behind the mosque' }
  expect(toTypedAddress(HOME, '')).toMatchObject(building)
  expect(toTypedAddress({ ...HOME, street: '' }, '')).toMatchObject({ street: 'Villa 24', building: '' })
})

test('every saved address can be delivered to', () => {
  const words = fc.string({ maxLength: 130 })
  const address = fc.record({
    label: words,
    fullname: words,
    phone: fc.constant('+971500000184'),
    region: fc.constantFrom(...REGIONS),
    area: words,
    street: words,
    building: words,
    landmark: words,
  })
  fc.assert(
    fc.property(address, (saved) => {
      if (Object.keys(savedAddressProblems(saved)).length > 0) return
      const delivered = toAddress(toTypedAddress(trimmedSavedAddress(saved), 'fatima@example.com'), 'Flat')
      expect(addressProblems(delivered)).toEqual({})
    }),
    { numRuns: 300 },
  )
})
