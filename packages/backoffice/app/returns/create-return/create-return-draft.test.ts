import { expect, test } from 'vitest'
import {
  countUnits,
  EMPTY_TAKE_BACK,
  findMissing,
  getLineDraft,
  sumWorth,
  toReturnInput,
  withLine,
} from '#returns/create-return/create-return-draft'

const line = (position: number, worth: number[]) => ({
  ...{ position, worth, units: worth.length, isExcluded: false, sizes: [] },
  ...{ name: 'Tee', picture: null, colour: 'Sage', size: '90', sku: `A-${position}` },
})

test('chosen items are worth their paid price, and lines without items are left out', () => {
  const draft = withLine(withLine(EMPTY_TAKE_BACK, 0, { units: 2, reason: 'late' }), 1, { reason: 'late' })
  expect(countUnits(draft)).toBe(2)
  expect(sumWorth(draft, [line(0, [33_33, 33_33, 33_34]), line(1, [50_00])])).toBe(66_66)
  expect(toReturnInput('order', { ...draft, note: '  ' })).toEqual({
    orderId: 'order',
    resolution: 'refund',
    lines: [{ position: 0, quantity: 2, reason: 'late' }],
  })
})

test('a reason is required first, then a size for an exchange, before the draft can be sent', () => {
  const one = withLine(EMPTY_TAKE_BACK, 3, { units: 1 })
  expect(findMissing(one, getLineDraft(one, 3))).toBe('reason')
  expect([toReturnInput('order', EMPTY_TAKE_BACK), toReturnInput('order', one)]).toEqual([null, null])
  const exchange = { ...withLine(one, 3, { reason: 'too_small' }), resolution: 'exchange' as const }
  expect(findMissing(exchange, getLineDraft(exchange, 3))).toBe('newSize')
  expect(toReturnInput('order', exchange)).toBeNull()
  expect(toReturnInput('order', withLine(exchange, 3, { newSize: '100' }))?.lines).toEqual([
    { position: 3, quantity: 1, reason: 'too_small', newSize: '100' },
  ])
})
