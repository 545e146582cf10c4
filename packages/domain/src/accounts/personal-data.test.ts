import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consistsOfPersonalData } from '#accounts/personal-data'

const mariam = { name: 'Mariam Al Suwaidi', email: 'mariam.suwaidi@example.com', phone: '+971501234567' }

const SHOP = ['Little Dunes', 'نخلة الصغار']

test.each([
  'mariam1985',
  'MariamSuwaidi!',
  'suwaidi-12',
  'example1',
  '0501234567',
  '1234567ab',
  'LittleDunes1',
  'نخلة-الصغار1',
  'mariam@example.com',
])('a password made from account data is detected: %s', (password) => {
  expect(consistsOfPersonalData(password, mariam, SHOP)).toBe(true)
})

test('the full email address is detected, even with short words', () => {
  const owner = { ...mariam, email: 'me-18@abc.example' }
  for (const password of ['me-18@abc.example', 'Me18abcExample', 'me-18@abc.example!!1'])
    expect(consistsOfPersonalData(password, owner, SHOP)).toBe(true)
})

test.each(['mariam counts sandcastles', 'correct horse', 'dates & camels', 'كثبان الرمل', '        '])(
  'a password with enough other characters is allowed: %s',
  (password) => {
    expect(consistsOfPersonalData(password, mariam, SHOP)).toBe(false)
  },
)

test('a password without account data is never refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('x', 'y', 'z', '7', ' ') }), (password) => {
      expect(consistsOfPersonalData(password, mariam, SHOP)).toBe(false)
    }),
  )
})
