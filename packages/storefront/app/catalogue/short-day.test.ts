import { expect, test } from 'vitest'
import { shortDay } from '#catalogue/short-day'

test('a date starts with its weekday, in any time zone', () => {
  expect(shortDay('2026-11-25')).toBe('Wed, 25 Nov')
  expect(shortDay('2027-01-01')).toBe('Fri, 1 Jan')
})
