import { productCsv } from '../../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const shirt = {
  handle: 'two-left-shirt',
  title: 'Two Left Shirt',
  price: 40,
  before: 50,
  stock: {
    Blue: { '100': 2, '28': 30, '110': 0 },
    Red: { '100': 1, '28': 4 },
    Green: { '100': 0, '110': 0 },
  },
}

// PROD-09 to PROD-11, PROD-13, PROD-14, PROD-23, PROD-26, STATE-16, VAL-03 to VAL-07, MSG-10, MSG-21, CONST-17
test('Colours, sizes and quantities follow the stock and the cart', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  productPage,
  cart,
}) => {
  await shop.importProducts(productCsv(shirt))
  await productPage.open({ product: await api.productNamed(shirt.title) })
  const quantity = page.getByRole('combobox', { name: 'Quantity' })
  const options = () => quantity.getByRole('option').allTextContents()
  await expect(productPage.colour('Blue')).toHaveAttribute('aria-pressed', 'true')
  await expect(quantity).toBeDisabled()
  await expect(productPage.size('100')).toHaveText('1002–3 Years')
  await expect(productPage.size('28')).toHaveText('EU 28')
  await expect(productPage.size('110')).toBeDisabled()

  await productPage.addButton.click()
  const alert = page.getByRole('alert').getByText(/size/)
  await expect(alert).toHaveText('Please select a color and size before adding to cart.')
  await cart.assertItemCount(0)

  await productPage.size('28').click()
  await expect.poll(options).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  await productPage.size('100').click()
  await expect.poll(options).toEqual(['1', '2'])
  await quantity.selectOption('2')
  await productPage.addButton.click()
  await productPage.keepShopping()
  await cart.assertItemCount(2)
  await expect(productPage.size('100')).toBeDisabled()
  await expect(quantity).toBeDisabled()

  await productPage.size('28').click()
  await expect(productPage.size('28')).toHaveAttribute('aria-pressed', 'true')
  await productPage.colour('Red').click()
  await expect(productPage.size('28')).toBeEnabled()
  await expect(productPage.size('28')).toHaveAttribute('aria-pressed', 'false')
  await expect(productPage.size('100')).toBeEnabled()
  await expect(quantity).toBeDisabled()
  await productPage.colour('Green').click()
  await expect(page.getByText('Currently out of stock', { exact: true })).toBeVisible()
  await productPage.colour('Red').click()
  await expect(page.getByText('Currently out of stock')).toHaveCount(0)
})

// D-15
test('Returning to the tab refreshes the remaining stock', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  productPage,
}) => {
  await shop.importProducts(productCsv(shirt))
  await productPage.open({ product: await api.productNamed(shirt.title) })
  await expect(productPage.size('100')).toBeEnabled()
  await shop.importProducts(productCsv({ ...shirt, stock: { ...shirt.stock, Blue: { '100': 0, '28': 4 } } }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(productPage.size('100')).toBeDisabled()
  await productPage.size('28').click()
  await expect(page.getByRole('combobox', { name: 'Quantity' }).getByRole('option')).toHaveCount(4)
})

test.describe('A window of 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  // MSG-21, D-65
  test('Adding without a choice shows the missing choice in view', async ({ page, api, productPage }) => {
    await productPage.open(await api.choice(({ product, stock }) => stock > 0 && product.variants.length > 2))
    await productPage.addButton.click()
    const missing = page.getByText('Please select a color and size before adding to cart.', { exact: true })
    await expect(missing).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await productPage.addButton.click()
    await expect(missing).toBeInViewport({ ratio: 1 })
  })
})

// PROD-09, PROD-10, STATE-16, STATE-38
test('The URL contains colour and size, and opens them with the first image', async ({
  page,
  api,
  productPage,
}) => {
  const product = (await api.products()).find(
    ({ variants }) =>
      variants.length > 1 && variants[1]?.images[0] && variants[1].sizes.some(({ stocks }) => stocks > 1),
  )
  const second = product?.variants[1]
  const size = second?.sizes.find(({ stocks }) => stocks > 1)?.size ?? ''
  if (!product || !second) throw new Error('No product has a second colour with an image and stock')
  await productPage.open({ product })
  const { pathname } = new URL(page.url())
  await productPage.colour(second.colorName).click()
  await productPage.size(size).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === size && url.pathname === pathname)
  const link = page.url()

  const html = await (await page.request.get(link)).text()
  const stem = second.images[0]?.replace(/\.\w+$/, '') ?? 'none'
  const [first] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html) ?? []
  expect(first).toContain(stem)

  await page.goto('/')
  await page.goto(link)
  await expect(productPage.colour(second.colorName)).toHaveAttribute('aria-pressed', 'true')
  await expect(productPage.size(size)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('combobox', { name: 'Quantity' })).toBeEnabled()
  await productPage.colour(product.variants[0]?.colorName ?? '').click()
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === null)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('A single size is selected automatically', async ({ api, productPage, cart }) => {
  const toy = await api.choice(({ size, stock }) => size === 'One Size' && stock > 1)
  await productPage.open(toy)
  await productPage.chooseColour(toy)
  await expect(productPage.size('One Size')).toHaveAttribute('aria-pressed', 'true')
  await productPage.addButton.click()
  await productPage.keepShopping()
  await cart.assertItemCount(1)
})
