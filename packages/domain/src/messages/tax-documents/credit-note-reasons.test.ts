import { expect, test } from 'vitest'
import { creditNoteReasonCode, creditNoteReasons } from '#messages/tax-documents/credit-note-reasons'

test('structured credit notes say whether an order was cancelled, pieces came back or the price has changed', () => {
  expect(creditNoteReasonCode(creditNoteReasons.cancelled)).toBe('DL8.61.1.A')
  expect(creditNoteReasonCode(creditNoteReasons.returned('R-1047'))).toBe('DL8.61.1.D')
  expect(creditNoteReasonCode('Return R-1047 was late')).toBe('DL8.61.1.C')
  expect(creditNoteReasonCode('One was torn')).toBe('DL8.61.1.C')
})
