import { expect, test } from 'vitest'
import { auditTrailAddress } from '#trail/trail-query'

test('the address of the trail says what its filters say', () => {
  const query = { q: 'LD-10001', subject: 'order', from: '2026-11-20' }
  expect(auditTrailAddress.path({ ...query, until: '', member: undefined })).toBe(
    '/trail?q=LD-10001&subject=order&from=2026-11-20',
  )
  expect(auditTrailAddress.read(new URLSearchParams('q=LD-10001&subject=order&from=2026-11-20&x=1'))).toEqual(
    query,
  )
  expect(auditTrailAddress.path({})).toBe('/trail')
})
