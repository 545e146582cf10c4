import { productCsv } from '../../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const apron = { handle: 'baking-apron', title: 'Baking Apron', price: 40, stock: { Blue: { '100': 2 } } }

// PROD-02, PROD-03, PROD-09, STATE-38
test('The images follow the colour and can be enlarged', async ({ page, api, productPage }) => {
  const product = (await api.products()).find(
    ({ variants }) => variants.length > 1 && variants.every(({ images }) => images.length > 0),
  )
  if (!product) throw new Error('No product has images of several colours')
  await productPage.open({ product })
  const second = product.variants[1]
  const images = [...new Set([...product.image, ...product.variants.flatMap((one) => one.images)])]
  const place = images.indexOf(second?.images[0] ?? '') + 1
  const gallery = page.getByRole('region', { name: 'Photos' })
  await expect(gallery.getByRole('button', { name: 'Photo 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  for (const { colorName, images: colourImages } of product.variants) {
    const stem = new RegExp(colourImages[0]?.replace(/\.\w+$/, '') ?? 'none')
    await expect(productPage.colour(colorName).locator('img')).toHaveAttribute('src', stem)
  }
  await productPage.colour(second?.colorName ?? '').click()
  await expect(gallery.getByRole('button', { name: `Photo ${place}`, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(
    gallery.getByRole('button', { name: `Photo ${(place % images.length) + 1}`, exact: true }),
  ).toHaveAttribute('aria-current', 'true')
  await gallery.getByRole('button', { name: 'Previous photo' }).click()
  await gallery.getByRole('button', { name: 'Zoom' }).click()
  const zoom = page.getByRole('dialog', { name: `${product.name}, large photos` })
  const enlarged = (number: number) => zoom.getByRole('img', { name: `${product.name}, photo ${number}` })
  await expect(enlarged(place)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(enlarged(place - 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(enlarged(place)).toBeVisible()
  const narrow = await enlarged(place).boundingBox()
  await zoom.getByRole('button', { name: 'Enlarge or reduce photo' }).click()
  await expect
    .poll(async () => (await enlarged(place).boundingBox())?.width)
    .toBeGreaterThan(2 * (narrow?.width ?? Number.NaN))
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
})

// HOME-39
test('A product without an image and an image that fails to load show the placeholder', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, allowConsole, productPage }) => {
  allowConsole(/Failed to load resource/)
  await shop.importProducts(productCsv(apron))
  await productPage.open({ product: await api.productNamed(apron.title) })
  const picture = page.getByRole('img', { name: `${apron.title}, photo 1` })
  await expect(picture).toHaveAttribute('src', '/pictures/placeholder.avif')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  const drawn = (await api.products()).find(({ image }) => image.length > 0)
  if (!drawn) throw new Error('No product has an image')
  await page.route('**/media/**', (route) => route.abort())
  await productPage.open({ product: drawn })
  await expect(page.getByRole('img', { name: `${drawn.name}, photo 1` })).toHaveAttribute(
    'src',
    '/pictures/placeholder.avif',
  )
})
