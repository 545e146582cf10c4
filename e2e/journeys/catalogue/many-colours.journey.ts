import { productCsv } from '../../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('A card with many colours keeps its name and counts the colours without a dot', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop }) => {
  const words = 'White Black Grey Beige Cream Oat Brown Gold Silver Red Pink Coral Orange Yellow'
  const stock = Object.fromEntries(words.split(' ').map((colour) => [colour, { '90': 2 }]))
  await shop.importProducts(productCsv({ handle: 'rainbow-wrap', title: 'Rainbow Wrap', price: 99, stock }))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/products?search=rainbow+wrap')
  const card = page.getByRole('article').filter({ hasText: 'Rainbow Wrap' })
  const colours = card.getByRole('img', { name: '14 colours' })
  await expect(colours).toHaveText('+11')
  const name = await card.getByRole('heading').getByRole('link').boundingBox()
  expect(name?.width).toBeGreaterThan(80)
})
