import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, withoutMark } from '#pages/page-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  pagePolicy(html, 'm4rk')
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

test('exactly the marked inline scripts of a page may run, each told once', () => {
  const html =
    '<script nonce="m4rk">one()</script><script nonce="m4rk" type="module" async="">two()\n</script>' +
    '<script nonce="m4rk">one()</script><script>foreign()</script><script nonce="guess">foreign()</script>' +
    '<script src="/assets/x.js" nonce="m4rk"></script><script type="application/ld+json">{"a":1}</script>'
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`)
})

test('a page without scripts of its own allows files alone', () => {
  expect(directive('<p>hello</p>', 'script-src')).toBe("script-src 'self'")
})

test('the mark of a rendering does not leave the server', () => {
  expect(withoutMark('<script nonce="m4rk">one()</script><link nonce="m4rk" rel="x">', 'm4rk')).toBe(
    '<script>one()</script><link rel="x">',
  )
})

test('no page allows whatever is written in it, nor code made of text', () => {
  const policy = pagePolicy('<script nonce="m4rk">one()</script><style>p{}</style>', 'm4rk')
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe/)
  expect(directive('<style>p{}</style>', 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`)
})
