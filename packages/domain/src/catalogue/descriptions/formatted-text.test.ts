import { expect, test } from 'vitest'
import { isFormattedText } from '#catalogue/descriptions/formatted-text'

test('a formatted text has only allowed elements, and URLs only on links', () => {
  expect(
    isFormattedText([
      'a',
      { tag: 'p', children: [{ tag: 'a', href: 'https://x.example/', children: ['b'] }] },
    ]),
  ).toBe(true)
})

test.each([
  { tag: 'script', children: [] },
  { tag: 'p', children: [{ tag: 'iframe', children: [] }] },
  { tag: 'p', onClick: 'x()', children: [] },
  { tag: 'p', href: 'https://x.example', children: [] },
  { tag: 'a', children: [] },
  { tag: 'a', href: 'javascript:x()', children: [] },
  { tag: 'a', href: 'https://x.example/ onload=x', children: [] },
  { tag: 'p', children: 'text' },
  { tag: 'p' },
  5,
  null,
])('%j is not formatted text', (node) => {
  expect(isFormattedText([node])).toBe(false)
})
