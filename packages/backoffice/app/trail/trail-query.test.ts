import { expect, test } from 'vitest'
import { auditTrailPath, readAuditTrailQuery } from '#trail/trail-query'

test('the address of the trail says what its filters say', () => {
  const query = { q: 'LD-10001', subject: 'order', from: '2026-11-20' }
  expect(auditTrailPath({ ...query, until: '', member: undefined })).toBe(
    '/trail?q=LD-10001&subject=order&from=2026-11-20',
  )
  expect(readAuditTrailQuery(new URLSearchParams('q=LD-10001&subject=order&from=2026-11-20&x=1'))).toEqual(
    query,
  )
  expect(auditTrailPath({})).toBe('/trail')
})
