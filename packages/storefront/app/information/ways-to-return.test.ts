import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaysToReturn } from '#information/ways-to-return.tsx'

test('the returns page links to My Orders for customers and to order tracking for guests', () => {
  const markup = renderToStaticMarkup(createElement(WaysToReturn))
  expect(markup).toMatch(/<a [^>]*data-visitor="customer"[^>]* href="\/orders">/)
  expect(markup).toMatch(/<a [^>]*data-visitor="guest"[^>]* href="\/track-order">/)
})
