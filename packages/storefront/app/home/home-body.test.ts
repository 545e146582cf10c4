import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeBody } from '#home/home-body.tsx'
import { homeMessages } from '#home/home-messages'
import type { HomeProps } from '#home/load-home-page'

const FAILED: HomeProps = {
  blocks: ['hero', 'flash', 'bestOfKids', 'bestSellers', 'newest', 'grid'],
  title: 'Little Dunes',
  flash: 0,
  bestOfKids: 0,
  bestSellers: 0,
  newest: 0,
  total: 0,
  content: { changed: {} },
}

test('a home page whose lists failed says so in each strip, without an error (HOME-36 to HOME-38)', () => {
  const html = renderToStaticMarkup(createElement(HomeBody, FAILED))
  expect(html.match(/No Products Available/g)).toHaveLength(4)
  expect(html).not.toContain(homeMessages.loadingMore)
  expect(html).not.toContain('role="alert"')
  expect(html).toContain(homeMessages.exploreMore)
})
