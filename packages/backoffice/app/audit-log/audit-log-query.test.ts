import { expect, test } from 'vitest'
import { auditLogAddress } from '#audit-log/audit-log-query'

test('the URL of the activity log contains its filters', () => {
  const query = { q: 'LD-10001', subject: 'order', from: '2026-11-20' }
  expect(auditLogAddress.path({ ...query, until: '', member: undefined })).toBe(
    '/activity-log?q=LD-10001&subject=order&from=2026-11-20',
  )
  expect(auditLogAddress.read(new URLSearchParams('q=LD-10001&subject=order&from=2026-11-20&x=1'))).toEqual(
    query,
  )
  expect(auditLogAddress.path({})).toBe('/activity-log')
})
