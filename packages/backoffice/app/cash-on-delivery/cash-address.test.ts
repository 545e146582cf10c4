import { expect, test } from 'vitest'
import { cashInput, cashPath, offersCouriers, readCarrier } from '#cash-on-delivery/cash-address'

const [falcon, gulf] = [{ carrier: 'falcon' }, { carrier: 'gulf' }]

test.each([
  ['several couriers', [falcon, gulf], undefined, true],
  ['one of several', [falcon, gulf], 'gulf', true],
  ['a courier that has handed over everything, while another has not', [falcon], 'gulf', true],
  ['a single courier', [falcon], undefined, false],
  ['the single courier by its address', [falcon], 'falcon', false],
  ['nobody who owes anything', [], 'gulf', false],
] as const)('the courier filter for %s', (_, carriers, chosen, isOffered) => {
  expect(offersCouriers(carriers, chosen)).toBe(isOffered)
})

test.each([
  ['everybody', undefined, {}],
  ['a courier', 'Gulf & Sons', { carrier: 'Gulf & Sons' }],
  ['parcels without a courier', '', { withoutCarrier: 'true' }],
] as const)('the URL for %s selects the cash of that courier filter', (_, carrier, input) => {
  const { searchParams } = new URL(cashPath(carrier), 'https://shop.example')
  expect(cashInput(readCarrier(searchParams))).toEqual(input)
})
