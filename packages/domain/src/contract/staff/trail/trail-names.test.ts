import { expect, test } from 'vitest'
import { CONTENT_NAMES, contentFieldsOf, storyKey } from '#content/content-items'
import { calls } from '#contract/calls'
import { OTHER_TRAIL_FIELDS, TRAIL_CALLS, trailFieldParts } from '#contract/staff/trail/trail-names'

test('a field says what it is and what it belongs to', () => {
  const of = (field: string) => {
    const { kind, ...rest } = trailFieldParts(field)
    return [kind, ...Object.values(rest).filter((part) => part !== null)]
  }
  expect(of('deliveryFee')).toEqual(['deliveryFee'])
  expect(of('title1.ar')).toEqual(['title', '1', 'ar'])
  expect(of('shop3To')).toEqual(['shopTo', '3'])
  expect(of('nameAr')).toEqual(['nameAr'])
  expect(of('size.019a0000-0000-7000-8000-000000000001.price')).toEqual(['size.price'])
  expect(of('stock Sand 90')).toEqual(['stock', 'Sand 90'])
  expect(of('importedFields Sage One Size, Cost per item')).toEqual([
    'importedFields',
    'Sage One Size, Cost per item',
  ])
  expect(of('Own driver')).toEqual(['Own driver'])
})

test('every text and value of every page has a kind with a name', () => {
  const items = [...CONTENT_NAMES, storyKey('first-day')]
  const fields = items.flatMap((item) => Object.keys(contentFieldsOf(item)))
  const known: readonly string[] = OTHER_TRAIL_FIELDS
  expect(fields.filter((field) => !known.includes(trailFieldParts(field).kind))).toEqual([])
})

/** Of the own account alone, which the security log notes (docs/security.md). */
const OF_OWN_SESSIONS = ['POST /api/staff/sign-out', 'POST /api/staff/password']
/** They answer what a change would be, or begin one that another call makes. */
const WRITES_NOTHING = [
  'POST /api/staff/passkeys/begin',
  'POST /api/staff/order/lines/quote',
  'POST /api/staff/phone-order/quote',
  'POST /api/staff/cash/compare',
  'POST /api/staff/codes/articles',
  'POST /api/staff/stock/find',
  // A paused count is in the trail when it is booked.
  'POST /api/staff/stock/count/pause',
  'POST /api/staff/stock/count/discard',
  'POST /api/staff/product/preview',
  'POST /api/staff/products/preview',
  'POST /api/staff/content/preview',
  'POST /api/staff/sales/preview',
  'POST /api/staff/import/check',
  'POST /api/staff/webhooks/test',
]
/** Its entry has the name of the change that it undoes. */
const UNDO = 'POST /api/staff/trail/undo'

test('every writing call of the staff is one of the trail, or of those that need none', () => {
  const writing = Object.entries(calls).flatMap(([name, { caller }]) =>
    name.startsWith('POST') && typeof caller === 'object' ? [name] : [],
  )
  const named: readonly string[] = TRAIL_CALLS
  expect(writing.filter((name) => !named.includes(name)).toSorted()).toEqual(
    [...OF_OWN_SESSIONS, ...WRITES_NOTHING, UNDO].toSorted(),
  )
})
