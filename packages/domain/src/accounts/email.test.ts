import { expect, test } from 'vitest'
import { isEmail, normalisedEmail } from '#accounts/email'

test('common addresses are accepted (VAL-19, D-33)', () => {
  const accepted = [
    'a@b.co',
    'first.last+shop@mail.example.ae',
    "o'neil@example.com",
    'x_1@sub-domain.example.org',
  ]
  expect(accepted.filter((text) => !isEmail(text))).toEqual([])
})

test('invalid internet addresses are refused (D-33)', () => {
  const refused = [
    '',
    'a',
    'a@b',
    'a@@b.co',
    'a@b..co',
    'a@-b.co',
    'a b@c.de',
    'a@b.co ',
    '<a@b.co>',
    `${'x'.repeat(250)}@b.co`,
  ]
  expect(refused.filter(isEmail)).toEqual([])
})

/** Guards against a pattern with exponential backtracking. The limit allows for a busy machine. */
test('a hostile address is checked quickly', () => {
  const started = Date.now()
  isEmail(`a@${'a.'.repeat(50_000)}`)
  isEmail(`a@${'a-'.repeat(120)}!`)
  expect(Date.now() - started).toBeLessThan(5_000)
})

test('addresses are compared in lower case without surrounding spaces (D-32)', () => {
  expect(normalisedEmail('  Mariam@Example.COM ')).toBe('mariam@example.com')
})
