import { productCsv } from '../../fixtures/product-csv.ts'
import type { Choice } from '../../fixtures/shop-api.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const hasChoice = ({ product, colour, stock }: Choice) =>
  stock >= 3 && product.variants.length > 1 && product.variants[0]?.colorName === colour

test.describe('On a phone', () => {
  test.use(PHONE)

  // PROD-04, PROD-07, PROD-09, PROD-14
  test('Name, price and colour are on the first screen, with a bar while ADD TO CART is off the screen', async ({
    page,
    api,
    productPage,
  }) => {
    const choice = await api.choice(hasChoice)
    await productPage.open(choice)
    const { buyBar, addButton } = productPage
    const mobileBar = page.getByRole('navigation', { name: 'Main' })
    const price = page
      .getByRole('main')
      .getByText(/^AED \d+$/)
      .first()
    const colour = page.getByRole('heading', { name: 'Colour', exact: true })
    for (const shown of [page.getByRole('heading', { level: 1 }), price, colour])
      await expect(shown).toBeInViewport({ ratio: 1 })
    const top = (await buyBar.boundingBox())?.y ?? 0
    for (const shown of [price, colour]) {
      const box = await shown.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
    }
    await expect(mobileBar).toBeHidden()

    await addButton.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 200))
    await expect(buyBar).toBeHidden()
    await expect(mobileBar).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(buyBar).toBeVisible()
    await expect(mobileBar).toBeHidden()
    await page.goto('/products')
    await expect(mobileBar).toBeVisible()
  })

  // VAL-03, MSG-21
  test('The bar asks for a size, shows the sizes and adds the chosen one', async ({
    page,
    api,
    productPage,
    cart,
  }) => {
    const choice = await api.choice(hasChoice)
    await productPage.open(choice)
    const { buyBar, addedPanel } = productPage
    for (const place of [0, 4000]) {
      await page.evaluate((y) => window.scrollTo(0, y), place)
      await expect(buyBar).toContainText('Choose a size')
      await buyBar.getByRole('button', { name: 'ADD TO CART' }).click()
      const missing = page.getByText('Please select a color and size before adding to cart.', { exact: true })
      await expect(missing).toBeInViewport({ ratio: 1 })
      await expect(productPage.size(choice.size)).toBeInViewport({ ratio: 1 })
      await expect(addedPanel).toHaveCount(0)
    }
    await productPage.size(choice.size).click()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(buyBar).toContainText(choice.size)
    await buyBar.getByRole('button', { name: 'ADD TO CART' }).click()
    await productPage.keepShopping()
    await cart.assertItemCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  // D-60
  test('A tap on the bar and on ADD TO CART before hydration adds one item', async ({
    page,
    api,
    productPage,
    cart,
  }) => {
    const choice = await api.choice(hasChoice)
    let letGo = () => {}
    const going = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/react-*.js', async (route) => {
      await going
      await route.continue()
    })
    await page.goto(`/products/${choice.product._id}`, { waitUntil: 'load' })
    await productPage.size(choice.size).tap()
    await page.evaluate(() => window.scrollTo(0, 0))
    await productPage.buyBar.getByRole('button', { name: 'ADD TO CART' }).tap()
    await productPage.addButton.tap()
    letGo()
    await productPage.keepShopping()
    await cart.assertItemCount(1)
  })

  // PROD-11
  test('Notices about the stock leave ADD TO CART in place', { tag: EDITABLE_SHOP }, async ({
    page,
    api,
    shop,
    productPage,
  }) => {
    const stock = { Blue: { '100': 9, '110': 2, '120': 0 }, Red: { '100': 9, '110': 9, '120': 9 } }
    await shop.importProducts(productCsv({ handle: 'pier-cap', title: 'Pier Cap', price: 40, stock }))
    await productPage.open({ product: await api.productNamed('Pier Cap') })
    await expect(page.getByRole('button', { name: /^Sold out in your size/ })).toBeVisible()
    const place = () => productPage.addButton.evaluate((button: HTMLElement) => button.offsetTop)
    const before = await place()
    await productPage.size('110').click()
    await expect(page.getByText('Only 2 left in this size')).toBeVisible()
    expect(await place()).toBe(before)
  })
})

test.describe('Without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('A phone shows the mobile bar instead of the bar', async ({ page, api, productPage }) => {
    await productPage.open(await api.choice(hasChoice))
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(productPage.buyBar).toBeHidden()
  })
})

test('A computer has no bar', async ({ page, api, productPage }) => {
  await productPage.open(await api.choice(hasChoice))
  await expect(productPage.addButton).toBeVisible()
  await expect(productPage.buyBar).toBeHidden()
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toHaveCount(1)
})
