import { expect, test } from 'vitest'
import { foldedPath, formerPath, redirectProblem } from '#content/redirects'

test('paths are looked up in lower case, without a trailing slash', () => {
  expect(foldedPath('/Old/Tee/?A=1')).toBe('/old/tee?A=1')
  expect(foldedPath('/')).toBe('/')
})

test('an old path may be pasted as a full, encoded URL', () => {
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
])('redirecting %s to %s returns %s', (from, target, problem) => {
  expect(redirectProblem(from, target)?.problem ?? null).toBe(problem)
})
