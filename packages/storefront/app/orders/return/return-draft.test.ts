import type { WireReturnableLine, WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { expect, test } from 'vitest'
import {
  chosenLines,
  EMPTY_DRAFT,
  getResolution,
  missingPart,
  moneyBack,
  toRequest,
  withLine,
} from '#orders/return/return-draft'

const line = (position: number, overrides: Partial<WireReturnableLine> = {}): WireReturnableLine => ({
  position,
  name: 'Tee',
  colour: 'Coral',
  size: '90',
  picture: null,
  units: 2,
  worth: [33.34, 33.33],
  problem: null,
  sizes: [{ size: '100', available: true }],
  ...overrides,
})
const PAGE: WireReturnPage = {
  number: 'LD-10471',
  paymentMethod: 'cod',
  until: 0,
  problem: null,
  pickupFee: 15,
  pickupDays: ['2026-11-25'],
  needsPhotoOfDamage: false,
  lines: [line(0), line(1, { sizes: [{ size: '100', available: false }] }), line(2, { problem: 'excluded' })],
  returns: [],
}
const all = { quantity: 2, reason: 'too_small', newSize: '100' } as const

test('a draft reports the missing part: an item, a reason, a size for an exchange', () => {
  let draft = EMPTY_DRAFT
  const missing = () => missingPart(draft, chosenLines(PAGE, draft))
  expect(missing()).toBe('items')
  draft = withLine(draft, { position: 0, quantity: 1, reason: null, newSize: null })
  expect(missing()).toBe('reason')
  draft = withLine(draft, { position: 0, quantity: 1, reason: 'late', newSize: null })
  expect(missing()).toBe('size')
  draft = withLine(draft, { position: 0, quantity: 1, reason: 'late', newSize: '100' })
  expect(missing()).toBeNull()
  draft = withLine(draft, { position: 0 })
  expect(missing()).toBe('items')
})

test('an item without another size is refunded, and the request has no new size', () => {
  const draft = withLine(withLine(EMPTY_DRAFT, { position: 0, ...all }), { position: 1, ...all })
  const chosen = chosenLines(PAGE, draft)
  expect(getResolution(draft, chosen)).toBe('refund')
  expect(toRequest(PAGE, draft, chosen)).toEqual({
    number: 'LD-10471',
    resolution: 'refund',
    refundTo: 'original',
    note: '',
    lines: [
      { position: 0, quantity: 2, reason: 'too_small' },
      { position: 1, quantity: 2, reason: 'too_small' },
    ],
  })
})

test('a refund goes to the chosen destination, and an exchange uses the original payment', () => {
  const filledDraft = { ...withLine(EMPTY_DRAFT, { position: 0, ...all }), refundTo: 'credit' as const }
  const refund = { ...filledDraft, resolution: 'refund' as const }
  expect(toRequest(PAGE, refund, chosenLines(PAGE, refund))).toMatchObject({ refundTo: 'credit' })
  const exchange = { ...filledDraft, lines: [{ position: 0, ...all, newSize: '100' }] }
  expect(toRequest(PAGE, exchange, chosenLines(PAGE, exchange))).toMatchObject({
    resolution: 'exchange',
    refundTo: 'original',
  })
})

test('non-returnable items are not selected, and the refund is the selected units less pickup', () => {
  const draft = withLine(withLine(EMPTY_DRAFT, { position: 0, ...all }), { position: 2, ...all })
  const chosen = chosenLines(PAGE, draft)
  expect(chosen.map(({ position }) => position)).toEqual([0])
  expect(moneyBack(PAGE, chosen)).toEqual({ goods: 66_67, fees: 0, pickup: 15_00, amount: 51_67 })
})

test('a damaged item needs a picture if the shop requires one, and the request has the pickup day and pictures', () => {
  const draft = {
    ...withLine(EMPTY_DRAFT, { position: 1, quantity: 1, reason: 'damaged', newSize: null }),
    resolution: 'refund' as const,
  }
  const chosen = chosenLines(PAGE, draft)
  expect([missingPart(draft, chosen), missingPart(draft, chosen, true)]).toEqual([null, 'photo'])
  const pickup = { day: '2026-11-25', window: 'evening' as const }
  const whole = { ...draft, pickup, photos: ['p1'] }
  expect(missingPart(whole, chosen, true)).toBeNull()
  expect(toRequest(PAGE, whole, chosen)).toMatchObject({ pickup, photos: ['p1'] })
  expect(Object.keys(toRequest(PAGE, draft, chosen))).not.toContain('pickup')
})
