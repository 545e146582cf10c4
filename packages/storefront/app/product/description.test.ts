import type { FormattedText } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Description } from '#product/description.tsx'

const renderMarkup = (text: FormattedText): string =>
  renderToStaticMarkup(createElement(Description, { text, className: 'c' }))

test('each block of a formatted description has its direction, and its links are nofollow', () => {
  const link = { tag: 'a' as const, href: 'https://x.example/', children: ['more'] }
  const text = [
    { tag: 'p' as const, children: ['<b>1</b>', { tag: 'br' as const, children: [] }, link] },
    { tag: 'ul' as const, children: [{ tag: 'li' as const, children: ['قطن'] }] },
  ]
  expect(renderMarkup(text)).toBe(
    '<div class="c"><p dir="auto">&lt;b&gt;1&lt;/b&gt;<br/>' +
      '<a href="https://x.example/" rel="nofollow">more</a></p><ul dir="auto"><li>قطن</li></ul></div>',
  )
})

test('a plain description is text, with any content', () => {
  expect(renderMarkup(['<b>one</b>\ntwo'])).toBe('<div class="c">&lt;b&gt;one&lt;/b&gt;\ntwo</div>')
})
