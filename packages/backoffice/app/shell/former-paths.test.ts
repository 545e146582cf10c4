import { expect, test } from 'vitest'
import { currentPath } from '#shell/former-paths'
import { SCREENS } from '#shell/screens'

test.each([
  ['/shoppers', '/customers'],
  ['/shoppers/4f', '/customers/4f'],
  ['/returns/take-back', '/returns/new'],
  ['/stock/ledger', '/inventory/ledger'],
  ['/figures/vat', '/analytics/vat'],
  ['/settings/mail-texts', '/settings/email-texts'],
])('The old path %s redirects to %s', (former, current) => {
  expect(currentPath(former)).toBe(current)
})

test('Current and unknown paths do not redirect', () => {
  const others = [...Object.values(SCREENS).map(({ path }) => path), '/stockings', '/', '/settings']
  expect(others.filter((path) => currentPath(path) !== null)).toEqual([])
})
