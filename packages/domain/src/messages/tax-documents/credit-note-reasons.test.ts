import { expect, test } from 'vitest'
import { creditNoteReasonCode, creditNoteReasons } from '#messages/tax-documents/credit-note-reasons'

test('structured credit notes distinguish cancellations, returned items and price changes', () => {
  expect(creditNoteReasonCode(creditNoteReasons.cancelled)).toBe('DL8.61.1.A')
  expect(creditNoteReasonCode(creditNoteReasons.returned('R-1047'))).toBe('DL8.61.1.D')
  expect(creditNoteReasonCode('Return R-1047 was late')).toBe('DL8.61.1.C')
  expect(creditNoteReasonCode('One was torn')).toBe('DL8.61.1.C')
})
