import type { Page, Response } from '@playwright/test'
import { pauseClock } from '../fixtures/clock.ts'
import { newPerson } from '../fixtures/person.ts'
import { productCsv } from '../fixtures/product-csv.ts'
import { Session } from '../fixtures/session.ts'
import type { ShopApi } from '../fixtures/shop-api.ts'
import { EDITABLE_SHOP } from '../fixtures/shop-pool.ts'
import type { RunningShop } from '../fixtures/shop-process.ts'
import { expect, test } from '../fixtures/test.ts'
import { aed } from '../fixtures/totals.ts'

const slippers = {
  handle: 'souk-slippers',
  title: 'Souk Slippers',
  price: 60,
  before: 80,
  stock: { Sand: { '21': 9, '42': 9, '80': 9, '110': 9, '170': 9, 'One Size': 9 } },
}

/** A signed-in customer with slippers in the cart, AED 60 instead of 80. */
async function withSlippers(page: Page, api: ShopApi, shop: RunningShop) {
  const session = new Session(page, api)
  await shop.importProducts(productCsv(slippers))
  const product = await api.productNamed(slippers.title)
  const person = newPerson()
  const token = await session.restore(person)
  const choice = { product, colour: 'Sand', size: '21', stock: 9 }
  await api.addToCart(token, choice, 1)
  const { settings } = await api.call('GET /api/settings', {})
  return { person, token, product, fee: settings.deliveryFee }
}

/** Breadcrumb texts and targets; the page itself has no target. */
const breadcrumbs = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href') ?? null]),
    )

// PROD-14, PROD-18, MSG-62, D-16
test('The product page shows the specified texts', { tag: EDITABLE_SHOP }, async ({
  page,
  shop,
  productPage,
}) => {
  await shop.importProducts(productCsv(slippers))
  await page.goto('/products?search=Souk')
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/[0-9a-f-]{36}$/, async (route) => {
    await gate
    await route.continue()
  })
  // Locators wait until the next page has come, so the page itself looks for its loader.
  const loading = Promise.withResolvers<void>()
  await page.exposeFunction('sawLoader', loading.resolve)
  await page.evaluate(() => {
    const isLoader = (element: Element) =>
      element.textContent?.includes('Loading') && getComputedStyle(element).visibility === 'visible'
    const look = () =>
      [...document.querySelectorAll('[role=status]')].some(isLoader)
        ? (window as unknown as { sawLoader(): void }).sawLoader()
        : requestAnimationFrame(look)
    look()
  })
  // The browser would fetch the page of a pressed link ahead.
  await page
    .getByRole('article')
    .getByRole('link', { name: slippers.title, exact: true })
    .evaluate((link: HTMLElement) => link.click())
  await loading.promise
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: slippers.title })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)

  const sizes = page.getByRole('region', { name: 'Size', exact: true })
  await expect(sizes.getByRole('button', { name: 'View Chart', exact: true })).toBeVisible()
  for (const label of ['EU 21', 'EU 42', '80 0–1 Years', '110 3–4 Years', '170 9–10 Years', 'One Size'])
    await expect(sizes.getByRole('button', { name: label, exact: true })).toBeVisible()
  await sizes.getByRole('button', { name: 'EU 42' }).click()
  await productPage.addButton.click()
  await productPage.keepShopping()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

// SHELL-10, CART-03, CART-04, CART-17, STATE-15, MSG-63
test('The cart page shows the specified texts', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  totals,
}) => {
  const { fee } = await withSlippers(page, api, shop)
  await page.goto('/cart')
  const line = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line.getByRole('link', { name: slippers.title })).toBeVisible()
  await expect(line).toContainText('Sand')
  await expect(line).toContainText('EU 21')
  await expect(line.getByRole('combobox', { name: /^Quantity/ })).toHaveValue('1')
  await expect(totals.amount('Subtotal')).toHaveText(aed(80))
  await expect(totals.amount('Discounted Price')).toHaveText(aed(60))
  await expect(totals.amount('Shipping Fee')).toHaveText(aed(fee))
  await expect(totals.amount('Total')).toHaveText(aed(60 + fee))
  await page.getByRole('link', { name: 'Proceed to Checkout', exact: true }).click()
  await expect(page).toHaveURL('/checkout')
  await page.goto('/cart')
  await page.getByRole('button', { name: `Remove ${slippers.title}` }).click()
  await expect(page.getByRole('link', { name: 'Browse Products', exact: true })).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('link', { name: 'Go to Login', exact: true })).toHaveAttribute('href', '/login')
})

// SHELL-11, CHK-01 to CHK-05, CHK-14, CHK-15, CHK-17, CONST-01, CONST-15, CONST-41, VAL-34, MSG-06, MSG-07, MSG-64, D-44
test('The checkout shows the specified texts', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  totals,
}) => {
  const { token, product, fee } = await withSlippers(page, api, shop)
  const scripts: Promise<string>[] = []
  const keepScript = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  }
  page.on('response', keepScript)
  await page.clock.install()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout', exact: true })).toBeVisible()
  await expect
    .poll(() => breadcrumbs(page))
    .toEqual([
      ['Home', '/'],
      ['Cart', '/cart'],
      ['Checkout', null],
    ])
  for (const [name, days] of [
    ['Normal', '2-3 Business Days'],
    ['Express', '1-2 Business Days'],
  ] as const)
    await expect(page.getByRole('radio', { name })).toHaveAccessibleName(new RegExp(days))
  await expect(totals.amount('Subtotal')).toHaveText(aed(80))
  await expect(totals.amount('Discounted Price')).toHaveText(aed(60))
  await expect(totals.amount('Shipping charge')).toHaveText(aed(fee))
  await expect(totals.amount('Express Delivery Cost')).toHaveText(aed(0))
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  for (const amount of await summary.getByRole('definition').all())
    await expect(amount).toHaveText(/^AED [\d,]+\.\d\d$/)

  await pauseClock(page)
  await page.getByRole('textbox', { name: 'Discount code' }).fill('AFZ44')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const toast = page.getByText('Discount applied successfully!', { exact: true })
  await expect(toast).toBeVisible()
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  page.off('response', keepScript)
  const code = (await Promise.all(scripts)).join()
  expect(code).toContain('Discount Code Applied')
  expect(code).not.toMatch(/AFZ44|FIRSTDAY/)

  const line = { itemId: product._id, colorName: 'Sand', size: '21', quantity: 0 }
  await api.call('POST /api/cart/update', line, token)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your cart is empty', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Browse Products', exact: true }).click()
  await expect(page).toHaveURL('/products')
})

// SHELL-12, PAY-01, PAY-11, MSG-51, MSG-52, MSG-65, CONST-09; API-74 holds in every journey, see `allowConsole`
test('The payment page shows the specified texts', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  checkout,
  totals,
}) => {
  const { person, fee } = await withSlippers(page, api, shop)
  await page.goto('/checkout')
  await checkout.fillAddress(person)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL('/checkout/payment')
  await expect
    .poll(() => breadcrumbs(page))
    .toEqual([
      ['Home', '/'],
      ['Checkout', '/checkout'],
      ['Payments', null],
    ])
  await expect(totals.amount('Grand total')).toHaveText(aed(60 + fee))
  const pay = page.getByRole('button', { name: `Pay Now — AED ${(60 + fee).toFixed(2)}`, exact: true })
  await expect(pay).toBeVisible()
  await expect(checkout.confirmButton).toHaveCount(0)
  await page.getByRole('radio', { name: /^Cash on Delivery/ }).check()
  await expect(pay).toHaveCount(0)
  await expect(checkout.confirmButton).toHaveText('Confirm payment')
})

// MSG-31, MSG-34, MSG-45, STATE-23, STATE-25, API-27, API-47, D-42
test('An unsupported payment method and a failed stock update show the specified messages', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, allowConsole, checkout, toasts }) => {
  allowConsole(/Failed to load resource/)
  const { person, token } = await withSlippers(page, api, shop)
  await checkout.goToCash(person)
  const cash = page.getByRole('radio', { name: /^Cash on Delivery/ })
  // In one step, because the page restores the radio's value on each render.
  await cash.evaluate((radio: HTMLInputElement) => {
    radio.value = 'barter'
    radio.form?.requestSubmit()
  })
  await toasts.assertShown('Unsupported payment method selected.')
  expect(await api.orders(token)).toEqual([])

  await page.route('**/api/cart/deduct-stock', (route) => route.abort())
  await page.reload()
  await cash.check()
  const placing = page.waitForRequest('**/api/order/place')
  await checkout.confirmButton.click()
  expect((await placing).postDataJSON()).toMatchObject({ discountCode: null, discountValue: 0 })
  await toasts.assertShown('Stock update failed.')
  await expect(page).toHaveURL('/orders')
  const [order] = await api.orders(token)
  expect(await api.orders(token)).toHaveLength(1)

  // The page shows only its title until the shop has answered.
  await page.route('**/api/order/verifyStripe', () => undefined)
  await page.goto(`/verify?success=true&orderId=${order?._id}`)
  await expect(page.getByRole('heading', { name: 'Verify', exact: true })).toBeVisible()
})
