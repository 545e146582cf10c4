import {
  type FormattedText,
  isFormattedText,
} from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatHtml } from '#catalogue/descriptions/format-html'

/** Elements in short: `ul[li[One] li[Two]]`. */
const inShort = (nodes: FormattedText): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `${node.tag}${node.href ? `(${node.href})` : ''}[${inShort(node.children)}]`,
    )
    .join('')

const read = (html: string): string | null => {
  const text = formatHtml(html)
  return text && inShort(text)
}

test.each([
  ['<h4>Care</h4><p>Wash <b>cold</b>.</p>', 'h2[Care]p[Wash strong[cold].]'],
  ['<h2>A</h2><h3>B</h3><h5>C</h5>', 'h2[A]h3[B]h3[C]'],
  ['<ul><li>One</li><li><p>Two</p></li></ul>', 'ul[li[One]li[Two]]'],
  ['<ol><li>One<ul><li>Sub</li></ul></li></ol>', 'ol[li[p[One]ul[li[Sub]]]]'],
  ['<p>Soft<br>and <i>light</i></p>', 'p[Softbr[]and em[light]]'],
  ['<a href="https://example.com/a">more</a>', 'p[a(https://example.com/a)[more]]'],
  ['<a href=" mailto:hello@example.com">write</a>', 'p[a(mailto:hello@example.com)[write]]'],
  [
    '<table><thead><tr><th>Size</th></tr></thead><tbody><tr><td>80</td><td></td></tr></tbody></table>',
    'table[tbody[tr[th[Size]]tr[td[80]td[]]]]',
  ],
  ['<div>One<div><b>Two</b></div>Three</div>', 'p[One]p[strong[Two]]p[Three]'],
  ['<b><p>All bold</p><ul><li>x</li></ul></b>', 'p[All bold]ul[li[x]]'],
  ['<p>قطن <strong>ناعم</strong></p>', 'p[قطن strong[ناعم]]'],
])('%s keeps its format', (html, text) => {
  expect(read(html)).toBe(text)
})

test.each([
  '',
  'Only text',
  '<p>One</p><p>Two<br>lines</p>',
  '<div class="x"><span>Plain</span></div>',
  '<b> </b>',
])('%j has no format and is stored as plain text', (html) => {
  expect(formatHtml(html)).toBeNull()
})

test.each([
  ['<b>a</b><script>alert(1)</script><style>b{}</style>', 'p[strong[a]]'],
  ['<b onclick="x()" class="c" style="color:red" id="root">a</b>', 'p[strong[a]]'],
  ['<b>a</b><img src="data:image/svg+xml,<svg onload=x()>"><iframe src="//x">in</iframe>', 'p[strong[a]]'],
  ['<b>a</b><svg><a href="https://x.example">b</a></svg><math><b>c</b></math>', 'p[strong[a]]'],
  ['<b><a href="javascript:alert(1)">a</a></b>', 'p[strong[a]]'],
  ['<b><a href=" jAvaScript:alert(1)">a</a></b>', 'p[strong[a]]'],
  ['<b><a href="data:text/html,<script>">a</a></b>', 'p[strong[a]]'],
  ['<b><a href="java&#10;script:alert(1)">a</a></b>', 'p[strong[a]]'],
  ['<b><a href="vbscript:x">a</a><a href="file:///etc/passwd">b</a></b>', 'p[strong[ab]]'],
  ['<b><a href="//evil.example">a</a></b>', 'p[strong[a]]'],
  [
    '<b><a href="https://a.example" target="_blank" onmouseover="x()">a</a></b>',
    'p[strong[a(https://a.example)[a]]]',
  ],
  [
    '<a href="https://a.example">a<b><a href="https://b.example">b</a></b></a>',
    'p[a(https://a.example)[astrong[b]]]',
  ],
  ['<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>', 'p[strong[<script>alert(1)</script>]]'],
  ['<tr><td><b>a</b></td></tr></table></div></body><li>b', 'p[strong[a]]p[b]'],
  ['<form action="x"><input value="v"><b>a</b></form>', 'p[strong[a]]'],
  ['<b>a\u0000\u0007b</b>', 'p[strong[a b]]'],
])('sanitizes %s', (html, text) => {
  expect(read(html)).toBe(text)
})

test('thousands of unclosed elements do not crash the process', () => {
  expect(read(`${'<b>'.repeat(30_000)}deep`)).toContain('deep')
  expect(read(`${'<ul><li>'.repeat(10_000)}deep`)).toContain('deep')
})

test('any input produces only allowed elements', () => {
  const tag = fc.constantFrom(
    'b',
    'p',
    'a',
    'ul',
    'li',
    'table',
    'tr',
    'td',
    'script',
    'svg',
    'div',
    'h3',
    'x-y',
  )
  const part = fc.oneof(
    tag.map((name) => `<${name} href="https://x.example/" onload=x>`),
    tag.map((name) => `</${name}>`),
    fc.string(),
    fc.constantFrom('<!--', '-->', '<![CDATA[', '<', '&#0;', '"', '<a href=javascript:x>'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const text = formatHtml(parts.join(''))
      expect(text === null || isFormattedText(text)).toBe(true)
    }),
  )
})
