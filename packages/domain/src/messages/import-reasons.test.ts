import { expect, test } from 'vitest'
import { importReason, reasonText, storedReason } from '#messages/import-reasons'

test('a reason contains its values in each language', () => {
  const reason = importReason('no_number', '12,5,0')
  expect(reasonText(reason)).toBe('"12,5,0" is not a number.')
  expect(reasonText(reason, 'ar')).toBe('«\u206812,5,0\u2069» ليس رقماً.')
  expect(reasonText(importReason('repeated_variant', 'Sea', '90', '7'), 'ar')).toBe(
    '«\u2068Sea\u2069»، «\u206890\u2069» موجود من قبل في السطر \u20667\u2069.',
  )
  expect(reasonText(importReason('missing_column', 'Variant Price" or "Price'), 'ar')).toContain('» أو «')
})

test('a reason is stored with its key, and a stored sentence stays unchanged', () => {
  const reason = importReason('foreign_sku', 'X"{}', 'tee')
  expect(storedReason(JSON.stringify(reason))).toEqual(reason)
  expect(storedReason('The file is empty.')).toBe('The file is empty.')
  expect(reasonText('The file is empty.', 'ar')).toBe('The file is empty.')
})

test('an unknown key is shown unchanged', () => {
  const gone = storedReason('{"key":"gone","values":[]}')
  expect(reasonText(gone, 'ar')).toBe('gone')
})
