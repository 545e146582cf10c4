import { expect, test } from 'vitest'
import { auditTrailPath, readAuditTrailQuery } from '#trail/trail-query'

test('the address of the trail says what its filters say', () => {
  const query = { subject: 'order', from: '2026-11-20' }
  expect(auditTrailPath({ ...query, until: '', member: undefined })).toBe(
    '/trail?subject=order&from=2026-11-20',
  )
  expect(readAuditTrailQuery(new URLSearchParams('subject=order&from=2026-11-20&x=1'))).toEqual(query)
  expect(auditTrailPath({})).toBe('/trail')
})
