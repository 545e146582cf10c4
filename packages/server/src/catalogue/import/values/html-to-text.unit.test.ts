import { anyCharacter } from '@little-dunes/domain/testing/any-character'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToText, shortened } from '#catalogue/import/values/html-to-text'

test.each([
  ['plain words', 'plain words'],
  ['<p>One</p>\n\n<p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<ul><li>soft</li>\n<li><p>warm</p></li></ul>', '• soft\n• warm'],
  ['<h2>Care</h2><ul><li></li><li>wash&nbsp;cold</li></ul>', 'Care\n• wash cold'],
  ['a &amp; b &lt; c &ntilde; &#128118;', 'a & b < c ñ 👶'],
  ['<b>bo</b>ld   and\n\n wide', 'bold and wide'],
  ['<td>1</td><td>2</td>', '1 2'],
  ['<p>unclosed <b>tags', 'unclosed tags'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['', ''],
])('converts %j to %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<script src=//evil></script><style>p{}</style>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script><text>x</text></svg>',
  '<iframe srcdoc="<script>alert(1)</script>">x</iframe>',
  '<scr<script></script>ipt>',
  '<!-- <p>comment</p> --><![CDATA[<b>]]>',
])('leaves no active content of %j', (html) => {
  expect(htmlToText(`safe ${html} text`)).not.toMatch(/<\/?[a-z]+[ >]|alert|srcdoc/i)
})

test('escaped tags become text', () => {
  expect(htmlToText('<p>&lt;b&gt; means bold</p>')).toBe('<b> means bold')
})

test('the text of any input has no control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (html) => {
      expect(htmlToText(html)).not.toMatch(/[\p{Cc}--\n]/v)
    }),
  )
})

test.each(['<li>a', '<p>a', '<ul><li>', '</p>', '<td>a</td>', '&amp;', '<!--', '<div style="', '<p> </p>'])(
  'converts %s 50,000 times within five seconds of processor time',
  (part) => {
    const html = part.repeat(50_000)
    const began = process.cpuUsage()
    expect(htmlToText(html).length).toBeLessThan(html.length)
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1_000_000).toBeLessThan(5)
  },
)

test('cuts a long text at a word', () => {
  expect(shortened('one two three', 9)).toBe('one two…')
  expect(shortened('one two', 7)).toBe('one two')
  expect(shortened('x'.repeat(20), 10)).toBe('xxxxxxxxx…')
  expect(shortened('👶👶👶', 4)).toBe('👶…')
})
