import { expect, test } from 'vitest'
import { localizeReason } from '#messages/import-reasons'

test('a reason keeps its values in Arabic', () => {
  expect(localizeReason('"12,5,0" is not a number.', 'ar')).toBe('«\u206812,5,0\u2069» ليس رقماً.')
  expect(localizeReason('"Sea", "90" already stands in line 7.', 'ar')).toBe(
    '«\u2068Sea\u2069»، «\u206890\u2069» موجود من قبل في السطر \u20667\u2069.',
  )
  expect(localizeReason('"A-1" already stands in line 7.', 'ar')).toContain('«\u2068A-1\u2069»')
  expect(localizeReason('"two\nlines" is not a number.', 'ar')).toContain('two\nlines')
})

test('English stays as it is, and so does what nobody knows', () => {
  expect(localizeReason('"12,5,0" is not a number.', 'en')).toBe('"12,5,0" is not a number.')
  expect(localizeReason('Something else.', 'ar')).toBe('Something else.')
})
