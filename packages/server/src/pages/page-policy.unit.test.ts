import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  buildPermissionsPolicy,
  contentSecurityPolicy,
  framedHeaders,
  withoutNonce,
  withoutScripts,
} from '#pages/page-policy'
import { stripeCspSources } from '#payments/stripe/stripe-sources'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (html: string, name: string) =>
  contentSecurityPolicy(html, 'm4rk')
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

test('only the marked inline scripts of a page may run, each listed once', () => {
  const html =
    '<script nonce="m4rk">one()</script><script nonce="m4rk" type="module" async="">two()\n</script>' +
    '<script nonce="m4rk">one()</script><script>foreign()</script><script nonce="guess">foreign()</script>' +
    '<script src="/assets/x.js" nonce="m4rk"></script><script type="application/ld+json">{"a":1}</script>'
  expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()\n')}`)
})

test('a page without inline scripts allows only script files', () => {
  expect(directive('<p>hello</p>', 'script-src')).toBe("script-src 'self'")
})

test('the nonce of a rendering stays on the server', () => {
  expect(withoutNonce('<script nonce="m4rk">one()</script><link nonce="m4rk" rel="x">', 'm4rk')).toBe(
    '<script>one()</script><link rel="x">',
  )
})

test('pages never allow arbitrary inline code or eval', () => {
  const policy = contentSecurityPolicy('<script nonce="m4rk">one()</script><style>p{}</style>', 'm4rk')
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe/)
  expect(policy).toContain(
    "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect(directive('<style>p{}</style>', 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`)
})

const directives = (scriptUrl: string | null) => {
  const parts = contentSecurityPolicy('<p>hello</p>', 'm4rk', stripeCspSources(scriptUrl)).split('; ')
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part]))
}

test('pages may load the card form, only from Stripe (PAY-13, PAY-14)', () => {
  expect(directives(null)).toMatchObject({
    'script-src': "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    'frame-src': 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    'connect-src': "connect-src 'self' https://api.stripe.com",
    'img-src': "img-src 'self' data: https://*.stripe.com",
  })
})

test('with the test provider pages load from its single origin, and not from Stripe (D-50)', () => {
  const policy = Object.values(directives('http://localhost:4242/endive/stripe.js')).join('; ')
  expect(policy).toContain("script-src 'self' http://localhost:4242;")
  expect(policy).toContain('frame-src http://localhost:4242')
  expect(policy).not.toContain('stripe.com')
})

test('without card payments pages load and frame no external content', () => {
  const policy = contentSecurityPolicy('<p>hello</p>', 'm4rk')
  expect(policy).toContain("connect-src 'self'; frame-src 'none'")
  expect(buildPermissionsPolicy(null)).toContain('payment=(self)')
})

test('frames of the card provider may request a wallet payment (PAY-09)', () => {
  expect(buildPermissionsPolicy(stripeCspSources(null))).toContain('payment=(self "https://js.stripe.com" ')
})

test('a frameable page runs no scripts, sends no requests and appears only in frames of the shop', () => {
  const headers = framedHeaders('<style>p{}</style><p>hello</p>')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  const policy = headers['content-security-policy']
  expect(policy).toContain("frame-ancestors 'self'; sandbox allow-same-origin")
  expect(policy).toContain(`style-src 'self' ${hash('p{}')}`)
  expect(policy).toMatch(/^default-src 'none'; .*form-action 'none'/)
  expect(policy).not.toMatch(/script-src|connect-src|frame-src/)
})

test('removing scripts from a page keeps the rest and opens its links in a new window', () => {
  const html =
    '<html><head><script nonce="m">one("</p>")</script><title>a</title></head><p>b</p><SCRIPT src="x"></SCRIPT></html>'
  expect(withoutScripts(html)).toBe(
    '<html><head><base target="_blank"><title>a</title></head><p>b</p></html>',
  )
})
