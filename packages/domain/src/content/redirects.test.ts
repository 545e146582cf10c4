import { expect, test } from 'vitest'
import { foldedPath, formerPath, redirectProblem } from '#content/redirects'

test('addresses are looked up in lower case, without a slash at their end', () => {
  expect(foldedPath('/Old/Tee/?A=1')).toBe('/old/tee?A=1')
  expect(foldedPath('/')).toBe('/')
})

test('a former address may be copied out of a browser, whole and encoded', () => {
  expect(formerPath(' https://old.example/Products/Tee/ ')).toBe('/products/tee')
  expect(formerPath('/products/%D9%82%D9%85%D9%8A%D8%B5')).toBe('/products/قميص')
  expect(formerPath('/100%')).toBe('/100%')
})

test.each([
  ['/a', '/b', null],
  ['https://old.example/a', 'https://other.example/b', null],
  ['old', '/b', 'no_path'],
  ['//evil.example', '/b', 'no_path'],
  [`/${'a'.repeat(500)}`, '/b', 'too_long'],
  ['/a', 'b', 'no_address'],
  ['/a', '//evil.example', 'no_address'],
  ['/a', '/b c', 'no_address'],
  ['/a', `/${'b'.repeat(2000)}`, 'too_long'],
  ['/a', '/A/', 'to_itself'],
])('from %s to %s: %s', (from, target, problem) => {
  expect(redirectProblem(from, target)?.problem ?? null).toBe(problem)
})
