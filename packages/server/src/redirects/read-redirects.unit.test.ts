import { expect, test } from 'vitest'
import { readRedirects } from '#redirects/read-redirects'

test('redirects are read as Shopify exports them', () => {
  expect(
    readRedirects(
      '\uFEFFRedirect from,Redirect to\r\n/Old/,/products\r\n"/a?b=1",https://x.example/\r\n/%D9%82,/c\r\n',
    ),
  ).toEqual({
    redirects: [
      { fromPath: '/old', target: '/products' },
      { fromPath: '/a?b=1', target: 'https://x.example/' },
      { fromPath: '/ق', target: '/c' },
    ],
    problems: [],
  })
})

test.each([
  ['From,To\n/a,/b', { line: 1, field: null, problem: 'no_columns' }],
  ['Redirect from,Redirect to\n"/a,/b', { line: 1, field: null, problem: 'no_csv' }],
  ['Redirect from,Redirect to\nold,/b', { line: 2, field: 'from', value: 'old', problem: 'no_path' }],
  ['Redirect from,Redirect to\n/a,b', { line: 2, field: 'target', value: 'b', problem: 'no_address' }],
  ['Redirect from,Redirect to\n/a,/A/', { line: 2, field: 'target', value: '/A/', problem: 'to_itself' }],
  ['Redirect from,Redirect to\n/a,/b\n/A,/c', { line: 3, field: 'from', value: '2', problem: 'twice' }],
])('%j is told by line and field', (text, problem) => {
  expect(readRedirects(text).problems).toEqual([expect.objectContaining(problem)])
})
