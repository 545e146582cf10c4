import { expect, test } from 'vitest'
import { shortDay } from '#catalogue/short-day'

test('a day has its weekday before it, wherever the browser is', () => {
  expect(shortDay('2026-11-25')).toBe('Wed, 25 Nov')
  expect(shortDay('2027-01-01')).toBe('Fri, 1 Jan')
})
