import { expect, test } from 'vitest'
import { forgetFields, keepFields, readFields } from '#account/kept-fields'
import { memoryStorage } from '#platform/testing/memory-storage'

test('what was typed is read back by the names of its fields, a password never', () => {
  const storage = memoryStorage()
  keepFields(storage, 'sign-up', { name: 'Amna', email: 'amna@example.com', password: 'a quiet afternoon' })
  expect(Object.fromEntries(readFields(storage, 'sign-up'))).toEqual({
    name: 'Amna',
    email: 'amna@example.com',
  })
  expect(Object.values(storage.all()).join()).not.toContain('quiet')
  expect(readFields(storage, 'login').size).toBe(0)
})

test.each([
  '{oops',
  'null',
  '7',
  '"text"',
  '[1, ["Amna"]]',
  '{"name": {"name": "Amna"}, "email": 5}',
  '{"__proto__": {"name": "Amna"}}',
])('a stored %s fills in nothing', (loginFields) => {
  const fields = readFields(memoryStorage({ loginFields }), 'login')
  expect([fields.get('name'), fields.get('email')]).toEqual([undefined, undefined])
})

test('nothing stays once somebody is in', () => {
  const storage = memoryStorage()
  keepFields(storage, 'login', { email: 'amna@example.com' })
  keepFields(storage, 'sign-up', { name: 'Amna' })
  forgetFields(storage)
  expect(storage.all()).toEqual({})
})
