import { expect, test } from 'vitest'
import { decoded, decodedText, unescapedHtml } from '#catalogue/import/values/decoded-text'

test.each([
  ['Big &amp; bold &quot;tee&quot;', 'Big & bold "tee"'],
  ['Kids&#8217; hat&nbsp;&#x26; bag', 'Kids’ hat & bag'],
  ['Tee <3 &lt;4', 'Tee <3 <4'],
  ['Salt & Pepper &c; AT&T', 'Salt & Pepper &c; AT&T'],
  ['a?b=1&amp;copy=2', 'a?b=1&copy=2'],
])('decodes the title %j to %j', (cell, title) => {
  expect(decodedText(cell)).toBe(title)
})

test('keeps an unknown reference unchanged', () => {
  expect(decoded('&nothing;')).toBe('&nothing;')
})

test('unescapes a fully escaped description, and keeps entities in one with tags', () => {
  expect(unescapedHtml('&lt;p class=&quot;a&quot;&gt;Soft &amp;amp; warm&lt;/p&gt;')).toBe(
    '<p class="a">Soft &amp; warm</p>',
  )
  for (const body of ['<p>1 &lt;b&gt; 2</p>', 'size &lt; 3 and age &gt; 2'])
    expect(unescapedHtml(body)).toBe(body)
})
