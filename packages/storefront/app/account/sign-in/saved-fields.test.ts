import { expect, test } from 'vitest'
import { clearSavedFields, readSavedFields, saveFields } from '#account/sign-in/saved-fields'
import { memoryStorage } from '#platform/testing/memory-storage'

test('typed text is restored by field name, but never a password', () => {
  const storage = memoryStorage()
  saveFields(storage, 'sign-up', { name: 'Amna', email: 'amna@example.com', password: 'a quiet afternoon' })
  expect(Object.fromEntries(readSavedFields(storage, 'sign-up'))).toEqual({
    name: 'Amna',
    email: 'amna@example.com',
  })
  expect(Object.values(storage.all()).join()).not.toContain('quiet')
  expect(readSavedFields(storage, 'login').size).toBe(0)
})

test.each([
  '{oops',
  'null',
  '7',
  '"text"',
  '[1, ["Amna"]]',
  '{"name": {"name": "Amna"}, "email": 5}',
  '{"__proto__": {"name": "Amna"}}',
])('a stored %s fills no fields', (loginFields) => {
  const fields = readSavedFields(memoryStorage({ loginFields }), 'login')
  expect([fields.get('name'), fields.get('email')]).toEqual([undefined, undefined])
})

test('signing in deletes the saved fields', () => {
  const storage = memoryStorage()
  saveFields(storage, 'login', { email: 'amna@example.com' })
  saveFields(storage, 'sign-up', { name: 'Amna' })
  clearSavedFields(storage)
  expect(storage.all()).toEqual({})
})
