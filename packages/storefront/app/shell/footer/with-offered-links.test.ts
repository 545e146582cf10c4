import { expect, test } from 'vitest'
import { withOfferedLinks } from '#shell/footer/with-offered-links'

const grocery = { audiences: [], departments: [], flags: [], maxOff: 20 }

test('the footer leaves out links without products (SHELL-41)', () => {
  const { changed } = withOfferedLinks(
    { changed: {} },
    { audiences: ['Girls', 'Unisex'], departments: ['Clothing', 'Shoes'], flags: [], maxOff: 20 },
  )
  expect(changed).toEqual({ footer: { shop1: '' } })
})

test('a footer without links has one link to all products', () => {
  const { changed } = withOfferedLinks({ changed: { banner: { offer: 'Hello' } } }, grocery)
  expect(changed).toEqual({
    banner: { offer: 'Hello' },
    footer: { shop1: 'Categories', shop1To: '/products', shop2: '', shop3: '', shop4: '' },
  })
})

test('custom footer links stay', () => {
  const footer = { shop1: 'Tea', shop4To: '/products?type=jars' }
  const { changed } = withOfferedLinks({ changed: { footer } }, grocery)
  expect(changed.footer).toEqual({ ...footer, shop2: '', shop3: '' })
})

test('added footer links keep their heading, and moved default links are left out too', () => {
  const added = { shopLinks: '4,5,1', shop5: 'Tea', shop5To: '/tea' }
  expect(withOfferedLinks({ changed: { footer: added } }, grocery).changed.footer).toEqual({
    ...added,
    shop4: '',
    shop1: '',
  })
  expect(withOfferedLinks({ changed: { footer: { shopLinks: '4,1' } } }, grocery).changed.footer).toEqual({
    shopLinks: '4,1',
    shop4: 'Categories',
    shop4To: '/products',
    shop1: '',
  })
})
