import { expect, test } from 'vitest'
import { bilingualReason, reasonIn, refundReasons } from '#messages/tax-documents/refund-reasons'

test('a chosen reason is kept in both languages and read in one', () => {
  for (const reason of refundReasons) {
    const kept = bilingualReason(reason)
    expect(kept).toContain(reason.ar)
    expect([reasonIn('en', kept), reasonIn('ar', kept)]).toEqual([reason.en, reason.ar])
  }
})

test('words of the staff stay as they are', () => {
  expect(reasonIn('ar', 'One was torn')).toBe('One was torn')
})
