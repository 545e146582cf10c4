import { newPerson } from '../fixtures/person.ts'
import { type CsvProduct, productCsv } from '../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { aed } from '../fixtures/totals.ts'

const cap: CsvProduct = {
  handle: 'harbour-cap',
  title: 'Harbour Cap',
  price: 60,
  stock: { Blue: { '100': 3 }, Red: { '100': 9 } },
}

// D-41, CHK-04, CHK-05, MSG-06
test('When another customer buys the items first, the page says so and keeps the order data', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, shop, allowConsole, session, productPage, cart, checkout }) => {
  allowConsole(/status of 409/)
  await shop.importProducts(productCsv(cap))
  const product = await api.productNamed('Harbour Cap')
  const choice = { product, colour: 'Blue', size: '100', stock: 3 }
  const person = newPerson()
  const token = await session.restore(person)
  const other = newPerson()
  const { token: otherToken } = await api.signUp(other)
  await productPage.openAndAddToCart(choice, 2)
  await cart.assertItemCount(2)
  await checkout.goToCash(person)

  await api.buy(otherToken, other, choice, 2, 2 * 60 + 25)
  await checkout.confirmButton.click()
  const notice = page.getByRole('alert').filter({ hasText: 'no longer available' })
  await expect(notice).toContainText('Harbour Cap: 1 left')
  await expect(page).toHaveURL('/checkout/payment')
  expect(await api.orders(token)).toEqual([])
  expect(await api.cart(token)).toMatchObject([{ quantity: 2 }])
  expect(await api.loadStock(choice)).toBe(1)
  await notice.getByRole('link', { name: 'Review your cart' }).click()
  await page.getByRole('button', { name: 'Change to 1' }).click()
  await cart.assertItemCount(1)
  await expect(page.getByText('Only 1 left')).toHaveCount(0)

  await checkout.goToCash(person)
  await api.buy(otherToken, other, choice, 1, 60 + 25)
  await checkout.confirmButton.click()
  await expect(notice).toContainText('Harbour Cap: sold out')
  expect(await api.orders(token)).toEqual([])
  expect(await api.cart(token)).toMatchObject([{ quantity: 1 }])
  await notice.getByRole('link', { name: 'Review your cart' }).click()
  await expect(page.getByText('Sold out in this size and colour. Remove it to continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Harbour Cap' }).click()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
})

test.describe('The price changes while shopping', () => {
  test('The new total is shown and is ordered only when confirmed', { tag: EDITABLE_SHOP }, async ({
    page,
    api,
    shop,
    allowConsole,
    session,
    productPage,
    checkout,
    totals,
  }) => {
    allowConsole(/status of 409/)
    await shop.importProducts(productCsv(cap))
    const product = await api.productNamed('Harbour Cap')
    const person = newPerson()
    const token = await session.restore(person)
    await productPage.openAndAddToCart({ product, colour: 'Blue', size: '100', stock: 3 })
    await checkout.goToCash(person)
    await expect(totals.amount('Grand total')).toHaveText(aed(85))

    await shop.importProducts(productCsv({ ...cap, price: 72 }))
    await checkout.confirmButton.click()

    await expect(page.getByText('from AED 85.00 to AED 97.00')).toBeVisible()
    await expect(totals.amount('Grand total')).toHaveText(aed(97))
    expect(await api.orders(token)).toEqual([])

    await checkout.confirmButton.click()
    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toMatchObject([{ amount: 97, status: 'Order Placed' }])
  })
})

test.describe('The order button', () => {
  // D-43
  test('A double click orders once', async ({ page, api, session, productPage, checkout }) => {
    const choice = await api.choice(({ stock }) => stock >= 5)
    const person = newPerson()
    const token = await session.restore(person)
    await productPage.openAndAddToCart(choice)
    await checkout.goToCash(person)
    await checkout.confirmButton.dblclick()

    await expect(page).toHaveURL('/orders')
    await expect(page.getByRole('button', { name: /^Cancel Order/ })).toHaveCount(1)
    expect(await api.orders(token)).toHaveLength(1)
    expect(await api.loadStock(choice)).toBe(choice.stock - 1)
  })

  // MSG-33, D-43
  test('A click after a lost response returns the existing order', async ({
    page,
    api,
    allowConsole,
    session,
    productPage,
    checkout,
    toasts,
    cart,
  }) => {
    allowConsole(/Failed to load resource/)
    const choice = await api.choice(({ stock }) => stock >= 5)
    const person = newPerson()
    const token = await session.restore(person)
    await productPage.openAndAddToCart(choice)
    await checkout.goToCash(person)

    // The shop receives the order, but its answer is lost.
    await page.route('**/api/order/place', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await checkout.confirmButton.click()
    await toasts.assertShown('Order placement failed. Try again.')
    await page.unroute('**/api/order/place')
    await checkout.confirmButton.click()

    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toHaveLength(1)
    expect(await api.loadStock(choice)).toBe(choice.stock - 1)
    await cart.assertItemCount(0)
  })
})
