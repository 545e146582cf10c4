import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from '#pages/page-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  pagePolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

test('exactly the inline scripts of a page may run, each told once', () => {
  const html =
    '<script>one()</script><script type="module" async="">two()\n</script><script>one()</script>' +
    '<script src="/assets/x.js"></script><script type="application/ld+json">{"a":1}</script>'
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`)
})

test('a page without scripts of its own allows files alone', () => {
  expect(directive('<p>hello</p>', 'script-src')).toBe("script-src 'self'")
})

test('no page allows whatever is written in it, nor code made of text', () => {
  const policy = pagePolicy('<script>one()</script><style>p{}</style>')
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe/)
  expect(directive('<style>p{}</style>', 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`)
})
