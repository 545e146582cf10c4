import { expect, test } from 'vitest'
import { offersCouriers } from '#cash/cash-address'

const [falcon, gulf] = [{ carrier: 'falcon' }, { carrier: 'gulf' }]

test.each([
  ['several couriers', [falcon, gulf], undefined, true],
  ['one of several', [falcon, gulf], 'gulf', true],
  ['a courier that has handed over everything, while another has not', [falcon], 'gulf', true],
  ['a single courier', [falcon], undefined, false],
  ['the single courier by its address', [falcon], 'falcon', false],
  ['nobody who owes anything', [], 'gulf', false],
] as const)('of %s', (_, carriers, chosen, isOffered) => {
  expect(offersCouriers(carriers, chosen)).toBe(isOffered)
})
