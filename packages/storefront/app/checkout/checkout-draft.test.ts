import { expect, test } from 'vitest'
import { readDraft, resetDraftExceptAddress, writeDraft } from '#checkout/checkout-draft'
import { memoryStorage } from '#platform/testing/memory-storage'

const amna = { name: 'Amna', email: 'amna@example.com', phone: '+971501234567' }

test('starts with the account data and Normal delivery (D-66)', () => {
  const draft = readDraft(memoryStorage(), amna)
  expect(draft.address).toMatchObject({ fullname: 'Amna', email: amna.email, phone: amna.phone, street: '' })
  expect(draft.address).toMatchObject({ zipcode: '00000', area: '', building: '', flat: '', note: '' })
  expect(draft.shippingMethod).toBe('Normal')
})

test('a draft from before the parts of the street keeps its street', () => {
  const address = { fullname: 'Amna', street: 'Villa 12', zipcode: '' }
  const storage = memoryStorage({ checkoutDraft: JSON.stringify({ owner: amna.email, address }) })
  expect(readDraft(storage, amna).address).toMatchObject({ ...address, area: '', flat: '' })
})

test('a foreign phone number is not copied to the UAE field', () => {
  expect(readDraft(memoryStorage(), { ...amna, phone: '+14155552671' }).address.phone).toBe('+971')
})

test('typed text survives a reload', () => {
  const storage = memoryStorage()
  const draft = { ...readDraft(storage, amna), shippingMethod: 'Express' as const, codeText: 'firstday' }
  draft.address.street = 'Villa 12'
  writeDraft(storage, amna, draft)
  expect(readDraft(storage, amna)).toEqual(draft)
})

test('another account does not see the draft', () => {
  const storage = memoryStorage()
  const draft = readDraft(storage, amna)
  writeDraft(storage, amna, { ...draft, address: { ...draft.address, street: 'Villa 12' } })
  expect(readDraft(storage, { ...amna, email: 'omar@example.com' }).address.street).toBe('')
})

test.each([
  7,
  'text',
  [1, [2]],
  { owner: { email: amna.email } },
  { owner: amna.email, address: 7, shippingMethod: 'Rocket', applied: 1, codeText: ['x'] },
  { owner: amna.email, address: [amna], shippingMethod: {}, applied: { code: 'X', rate: 5 } },
  { owner: amna.email, address: { phone: 'call me', city: {} }, applied: { code: 'X', rate: -1 } },
])('ignores damaged values: %j', (stored) => {
  const draft = readDraft(memoryStorage({ checkoutDraft: JSON.stringify(stored) }), amna)
  expect(draft).toMatchObject({ shippingMethod: 'Normal', codeText: '', applied: null })
  expect(draft.address.phone).toMatch(/^\+971/)
  expect(Object.values(draft.address).filter((value) => typeof value !== 'string')).toEqual([])
})

test('an order clears its code and Express delivery, and keeps the address (D-66)', () => {
  const storage = memoryStorage()
  const draft = readDraft(storage, amna)
  const address = { ...draft.address, street: 'Villa 12' }
  const applied = {
    code: 'FIRSTDAY',
    rate: 0.6,
    amountOff: 0,
    freeDelivery: false,
    categories: ['Girls'],
    subCategories: [],
    skus: [],
    fullPriceOnly: true,
  }
  writeDraft(storage, amna, { address, codeText: 'FIRSTDAY', applied, shippingMethod: 'Express' })
  resetDraftExceptAddress(storage, amna)
  expect(readDraft(storage, amna)).toEqual({ address, codeText: '', applied: null, shippingMethod: 'Normal' })
})
