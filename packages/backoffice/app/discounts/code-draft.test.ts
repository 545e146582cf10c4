import { expect, test } from 'vitest'
import { EMPTY_DRAFT, newCode, percentText, readDraft, toDraft } from '#discounts/code-draft'

const CODE = {
  code: 'WHITE26',
  rate: 0.125,
  amountOff: 0,
  freeDelivery: false,
  minimum: 200_00,
  startsAt: Date.UTC(2026, 10, 26, 20, 0),
  endsAt: null,
  maxUses: 500,
  maxUsesPerCustomer: 2,
  firstOrderOnly: true,
  categories: ['Girls' as const],
  subCategories: ['Dresses'],
  skus: ['A-1', 'B-2'],
  fullPriceOnly: true,
  customerId: '0199b6c0-0000-7000-8000-000000000001',
  customerName: 'Fatima Al Zaabi',
  active: true,
  createdAt: 0,
  uses: 0,
  totalOff: 0,
}

test('a code is displayed in readable units and Dubai time, and read back unchanged', () => {
  const draft = toDraft(CODE)
  expect(draft).toMatchObject({
    percent: '12.5',
    minimum: '200.00',
    startsAt: '2026-11-27T00:00',
    endsAt: '',
    maxUses: '500',
    maxUsesPerCustomer: '2',
    skus: ['A-1', 'B-2'],
    onReduced: false,
    customer: { id: CODE.customerId, name: 'Fatima Al Zaabi' },
  })
  const { code, terms, problems } = readDraft(draft)
  expect({ code, ...terms }).toEqual({
    code: 'WHITE26',
    rate: 0.125,
    amountOff: 0,
    freeDelivery: false,
    minimum: 200_00,
    startsAt: CODE.startsAt,
    endsAt: null,
    maxUses: 500,
    maxUsesPerCustomer: 2,
    firstOrderOnly: true,
    categories: ['Girls'],
    subCategories: ['Dresses'],
    skus: ['A-1', 'B-2'],
    fullPriceOnly: true,
    customerId: CODE.customerId,
  })
  expect(problems).toEqual({})
})

test('a missing or non-numeric value is a problem of its field', () => {
  expect(readDraft(EMPTY_DRAFT).problems).toEqual({ code: 'format', rate: 'percent' })
  expect(
    readDraft({ ...EMPTY_DRAFT, code: 'a', percent: 'x', minimum: '-1', maxUses: '1.5' }).problems,
  ).toEqual({
    rate: 'percent',
    minimum: 'amount',
    maxUses: 'count',
  })
})

test('a rate is a percentage with two decimals at most', () => {
  expect([0.6, 0.05, 0.1234].map(percentText)).toEqual(['60', '5', '12.34'])
  expect(readDraft({ ...EMPTY_DRAFT, code: 'A', percent: '12.34' }).terms.rate).toBe(0.1234)
})

test('a code takes off either an amount or the delivery fee', () => {
  const amount = { ...EMPTY_DRAFT, code: 'A', kind: 'amount' as const, percent: '10', amountOff: '20.50' }
  expect(readDraft(amount)).toMatchObject({
    terms: { rate: 0, amountOff: 20_50, freeDelivery: false },
    problems: {},
  })
  expect(readDraft({ ...amount, amountOff: '' }).problems).toEqual({ amountOff: 'amount' })
  expect(readDraft({ ...amount, amountOff: 'x' }).problems).toEqual({ amountOff: 'amount' })
  expect(readDraft({ ...EMPTY_DRAFT, code: 'A', kind: 'delivery' })).toMatchObject({
    terms: { rate: 0, amountOff: 0, freeDelivery: true },
    problems: {},
  })
})

test('article numbers are read from lines, tabs and commas, without duplicates, even before they are added', () => {
  const { terms } = readDraft({ ...EMPTY_DRAFT, skus: ['D', 'A-1'], pasted: ' A-1, B-2\n\nA-1;C\tE ' })
  expect(terms.skus).toEqual(['D', 'A-1', 'B-2', 'C', 'E'])
})

test('a generated code is readable and unique', () => {
  const codes = Array.from({ length: 50 }, newCode)
  for (const code of codes) {
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(readDraft({ ...EMPTY_DRAFT, code, percent: '10' }).problems).toEqual({})
  }
  expect(new Set(codes).size).toBe(50)
})
