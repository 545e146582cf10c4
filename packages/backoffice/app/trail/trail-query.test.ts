import { expect, test } from 'vitest'
import { readTrailQuery, trailPath } from '#trail/trail-query'

test('the address of the trail says what its filters say', () => {
  const query = { subject: 'order', from: '2026-11-20' }
  expect(trailPath({ ...query, until: '', member: undefined })).toBe('/trail?subject=order&from=2026-11-20')
  expect(readTrailQuery(new URLSearchParams('subject=order&from=2026-11-20&x=1'))).toEqual(query)
  expect(trailPath({})).toBe('/trail')
})
