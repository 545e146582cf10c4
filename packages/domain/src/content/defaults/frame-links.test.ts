import { expect, test } from 'vitest'
import { englishFrame } from '#content/defaults/english-frame'
import { frameLinks } from '#content/defaults/frame-links'

test('a footer link that names an audience or a sub-category leads to its list (D-77)', () => {
  const { shop1, shop2, shop3, shop4 } = englishFrame.footer
  const { shop1To, shop2To, shop3To, shop4To } = frameLinks.footer
  expect([shop1, shop2, shop3, shop4]).toEqual(['Boys', 'Girls', 'Unisex', 'Shoes'])
  expect([shop1To, shop2To, shop3To, shop4To]).toEqual([
    '/products?category=Boys',
    '/products?category=Girls',
    '/products?category=Unisex',
    '/products?type=shoes',
  ])
})
