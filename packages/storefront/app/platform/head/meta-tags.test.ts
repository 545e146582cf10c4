import { expect, test } from 'vitest'
import { metaTags } from '#platform/head/meta-tags'
import { titleIn } from '#platform/head/page-title.tsx'
import { shopPreviewImage } from '#platform/head/shop-preview-image'

const words = { title: 'Help', description: 'Answers', path: null }
const createMatches = (loaderData: unknown) => [{ id: 'root', loaderData }]

test('page titles and previews contain the shop name of the settings', () => {
  const matches = createMatches({ settings: { shopName: 'Palm & Kids' }, publicUrl: 'https://palm.example' })
  const tags = metaTags({ ...words, picture: shopPreviewImage(matches) }, matches)
  expect(tags).toContainEqual({ title: 'Help · Palm & Kids' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Help · Palm & Kids' })
  expect(tags).toContainEqual({ property: 'og:site_name', content: 'Palm & Kids' })
  expect(tags).toContainEqual({
    property: 'og:image:alt',
    content: "Palm & Kids: children's clothes drying on a line at sunrise",
  })
})

test('a page without settings has only its title', () => {
  expect(metaTags(words, createMatches(undefined))).toContainEqual({ title: 'Help' })
  expect(titleIn('', 'Something went wrong')).toBe('Something went wrong')
})
