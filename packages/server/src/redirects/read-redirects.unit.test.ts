import { expect, test } from 'vitest'
import { readRedirects } from '#redirects/read-redirects'

test('redirects are read in the export format of Shopify', () => {
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
  [
    `Redirect from,Redirect to\n"/${'a'.repeat(200_000)}`,
    { line: 1, field: null, value: expect.stringContaining('Max Record Size'), problem: 'no_csv' },
  ],
])('%j is reported by line and field', (text, problem) => {
  expect(readRedirects(text).problems).toEqual([expect.objectContaining(problem)])
})

test('a file above the row limit is refused, even one of three million letters', () => {
  const head = 'Redirect from,Redirect to\n'
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) => `/old-${row},/products\n`).join('')
  expect(readRedirects(head + rows(50_000)).redirects).toHaveLength(50_000)
  expect(readRedirects(head + rows(50_001))).toEqual({
    redirects: [],
    problems: [{ line: 50_002, field: null, value: '50000', problem: 'too_many_rows' }],
  })
  expect(readRedirects('x\n'.repeat(1_500_000)).problems).toEqual([
    expect.objectContaining({ problem: 'too_many_rows' }),
  ])
})
