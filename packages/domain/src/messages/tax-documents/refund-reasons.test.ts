import { expect, test } from 'vitest'
import { bilingualReason, reasonIn, refundReasons } from '#messages/tax-documents/refund-reasons'

test('a chosen reason is stored in both languages and shown in one', () => {
  for (const reason of refundReasons) {
    const stored = bilingualReason(reason)
    expect(stored).toContain(reason.ar)
    expect([reasonIn('en', stored), reasonIn('ar', stored)]).toEqual([reason.en, reason.ar])
  }
})

test('free text is returned unchanged', () => {
  expect(reasonIn('ar', 'One was torn')).toBe('One was torn')
})

test('a reason stored with an earlier English wording is recognised', () => {
  const stored = 'The customer changed their mind · عدول العميل عن الشراء'
  expect(reasonIn('en', stored)).toBe('Customer changed their mind')
})
