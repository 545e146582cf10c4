import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { queryOf } from './client.ts'

test('one question has one address: sorted, without what is empty, lists as repeated keys', () => {
  expect(queryOf({ size: ['90', '80'], search: 'a & b', color: undefined, limit: '' })).toBe(
    '?search=a%20%26%20b&size=80&size=90',
  )
  expect(queryOf({})).toBe('')
})

test('names of colours may hold a comma, sizes may be joined by one (D-12)', () => {
  const { input } = calls['GET /api/product/list']
  const read = input.parse({ color: ['Azul, verde', 'Sea'], size: '80,90' })
  expect(read).toMatchObject({ color: ['Azul, verde', 'Sea'], size: ['80', '90'] })
})
