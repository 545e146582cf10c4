import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { expect, test } from 'vitest'
import { getView } from '#discounts/code-view'

const NOW = 1_000
const code = (overrides: Partial<StaffDiscountCode>): StaffDiscountCode =>
  ({ active: true, startsAt: null, endsAt: null, maxUses: null, uses: 0, ...overrides }) as StaffDiscountCode

test.each([
  ['a code without limits is live', {}, 'live'],
  ['one that may be used once more is live', { maxUses: 2, uses: 1 }, 'live'],
  ['one that is used up has ended', { maxUses: 1, uses: 1 }, 'ended'],
  ['one that begins later is planned', { startsAt: NOW + 1 }, 'planned'],
  ['one that was ended has ended', { active: false }, 'ended'],
] as const)('%s', (_, overrides, view) => {
  expect(getView(code(overrides), NOW)).toBe(view)
})
