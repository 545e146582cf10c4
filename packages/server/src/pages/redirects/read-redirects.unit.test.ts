import { expect, test } from 'vitest'
import { readRedirects } from '#pages/redirects/read-redirects'

test('redirects are read as Shopify exports them', () => {
  expect(
    readRedirects('\uFEFFRedirect from,Redirect to\r\n/Old/,/products\r\n"/a?b=1",https://x.example/\r\n'),
  ).toEqual([
    { fromPath: '/old', target: '/products' },
    { fromPath: '/a?b=1', target: 'https://x.example/' },
  ])
})

test.each([
  ['From,To\n/a,/b', 'line 1: The columns "Redirect from" and "Redirect to" are needed'],
  ['Redirect from,Redirect to\nold,/b', 'line 2, Redirect from: "old" is no path of the former shop'],
  ['Redirect from,Redirect to\n/a,b', 'line 2, Redirect to: "b" is no address'],
  ['Redirect from,Redirect to\n/a,//evil.example', 'line 2, Redirect to: "//evil.example" is no address'],
  ['Redirect from,Redirect to\n/a,/A/', 'line 2, Redirect to: "/A/" leads to itself'],
  ['Redirect from,Redirect to\n/a,/b\n/A,/c', 'line 3, Redirect from: "/A" already stands in line 2'],
])('%j: %s', (text, message) => {
  expect(() => readRedirects(text)).toThrow(message)
})
