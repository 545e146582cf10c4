import { expect, test } from 'vitest'
import { withOfferedLinks } from '#shell/footer/with-offered-links'

const grocery = { audiences: [], departments: [], flags: [], mostOff: 20 }

test('the footer leaves out what the shop has nothing of (SHELL-41)', () => {
  const { changed } = withOfferedLinks(
    { changed: {} },
    { audiences: ['Girls', 'Unisex'], departments: ['Clothing', 'Shoes'], flags: [], mostOff: 20 },
  )
  expect(changed).toEqual({ footer: { shop1: '' } })
})

test('where nothing is left, one entry leads to all', () => {
  const { changed } = withOfferedLinks({ changed: { banner: { offer: 'Hello' } } }, grocery)
  expect(changed).toEqual({
    banner: { offer: 'Hello' },
    footer: { shop1: 'Categories', shop2: '', shop3: '', shop4: '' },
  })
})

test('what the staff has written stays', () => {
  const footer = { shop1: 'Tea', shop4To: '/products?type=jars' }
  const { changed } = withOfferedLinks({ changed: { footer } }, grocery)
  expect(changed.footer).toEqual({ ...footer, shop2: '', shop3: '' })
})
