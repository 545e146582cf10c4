import { expect, test } from 'vitest'
import {
  EMPTY_DRAFT,
  getLimit,
  type PhoneOrderQuote,
  quoteInput,
  withCaller,
} from '#phone-order/phone-order-draft'

const tee = {
  productId: 'p1',
  sku: 'TEE-CORAL-90',
  name: 'Tee',
  picture: null,
  colour: 'Coral',
  shownColour: 'Coral',
  size: '90',
  quantity: 1,
}
const address = {
  fullname: 'Mariam',
  email: 'mariam@example.com',
  phone: '+971501234567',
  street: 'Palm Street 7',
  city: 'Al Barsha',
  region: 'Dubai',
  zipcode: '00000',
}

test('a known customer fills in the last delivery address, a new one only the phone', () => {
  const customer = { id: 's1', name: 'Mariam', email: 'mariam@example.com', orders: 1, address }
  expect(withCaller(EMPTY_DRAFT, { phone: '+971501234567', customer }).address).toEqual(address)
  expect(withCaller(EMPTY_DRAFT, { phone: '+971502222222', customer: null }).address).toEqual({
    ...EMPTY_DRAFT.address,
    phone: '+971502222222',
  })
  const noOrder = { ...customer, orders: 0, address: null }
  expect(withCaller(EMPTY_DRAFT, { phone: '+971501234567', customer: noOrder }).address).toMatchObject({
    fullname: 'Mariam',
    email: 'mariam@example.com',
    street: '',
  })
})

test('changing the caller keeps the items and resets the permission to exceed limits', () => {
  const draft = { ...EMPTY_DRAFT, items: [tee], mayExceedLimits: true }
  const next = withCaller(draft, { phone: '+971502222222', customer: null })
  expect([next.items, next.mayExceedLimits]).toEqual([[tee], false])
})

test('an order needs an item to be priced, but no phone', () => {
  expect(quoteInput(EMPTY_DRAFT)).toBeNull()
  expect(quoteInput({ ...EMPTY_DRAFT, items: [tee] })).toEqual({
    items: [{ itemId: 'p1', size: '90', colorName: 'Coral', quantity: 1 }],
    shippingMethod: 'Normal',
    paymentMethod: 'cod',
    discountCode: '',
  })
})

test('cash in an emirate without cash collection is a limit, once the emirate is known, and a card is not', () => {
  const quote = (limit: PhoneOrderQuote['limit']) => ({ limit, cashEmirates: ['Dubai'] }) as PhoneOrderQuote
  const to = (region: string) => ({ ...EMPTY_DRAFT, address: { ...EMPTY_DRAFT.address, region } })
  expect(getLimit(to('Ajman'), quote(null))).toBe('cash_not_in_emirate')
  expect(getLimit(to('Ajman'), quote('cash_off'))).toBe('cash_off')
  expect(getLimit({ ...to('Ajman'), paymentMethod: 'stripe' }, quote(null))).toBeNull()
  expect(getLimit(to('Dubai'), quote(null))).toBeNull()
  expect(getLimit(EMPTY_DRAFT, quote(null))).toBeNull()
  expect(getLimit(to('Ajman'), null)).toBeNull()
})
