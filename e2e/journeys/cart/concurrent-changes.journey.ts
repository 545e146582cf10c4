import { aPerson } from '../../fixtures/person.ts'
import { type FileProduct, productFile } from '../../fixtures/product-csv.ts'
import {
  aed,
  amountOf,
  comeBackSignedIn,
  confirmButton,
  expectItems,
  expectTold,
  goToCash,
  putIntoCart,
} from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

const cap: FileProduct = {
  handle: 'harbour-cap',
  title: 'Harbour Cap',
  price: 60,
  stock: { Blue: { '100': 3 }, Red: { '100': 9 } },
}

// D-41, CHK-04, CHK-05, MSG-06
test('Pieces go to another buyer before the order: the page says so, and nothing is lost', async ({
  page,
  api,
  shop,
  mayLog,
}) => {
  mayLog(/status of 409/)
  await shop.importProducts(productFile(cap))
  const product = await api.productNamed('Harbour Cap')
  const choice = { product, colour: 'Blue', size: '100', stock: 3 }
  const person = aPerson()
  const token = await comeBackSignedIn(page, api, person)
  const other = aPerson()
  const { token: otherToken } = await api.signUp(other)
  await putIntoCart(page, choice, 2)
  await expectItems(page, 2)
  await goToCash(page, person)

  await api.buy(otherToken, other, choice, 2, 2 * 60 + 25)
  await confirmButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'no longer available' })
  await expect(notice).toContainText('Harbour Cap: 1 left')
  await expect(page).toHaveURL('/checkout/payment')
  expect(await api.orders(token)).toEqual([])
  expect(await api.cart(token)).toMatchObject([{ quantity: 2 }])
  expect(await api.stockOf(choice)).toBe(1)
  await notice.getByRole('link', { name: 'Look at your cart' }).click()
  await page.getByRole('button', { name: 'Take 1' }).click()
  await expectItems(page, 1)
  await expect(page.getByText('Only 1 left')).toHaveCount(0)

  await goToCash(page, person)
  await api.buy(otherToken, other, choice, 1, 60 + 25)
  await confirmButton(page).click()
  await expect(notice).toContainText('Harbour Cap: sold out')
  expect(await api.orders(token)).toEqual([])
  expect(await api.cart(token)).toMatchObject([{ quantity: 1 }])
  await notice.getByRole('link', { name: 'Look at your cart' }).click()
  await expect(page.getByText('Sold out in this size and colour. Please remove it.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Harbour Cap' }).click()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
})

test.describe('The price changes while shopping', () => {
  test('The new total is shown and is ordered only when confirmed', async ({ page, api, shop, mayLog }) => {
    mayLog(/status of 409/)
    await shop.importProducts(productFile(cap))
    const product = await api.productNamed('Harbour Cap')
    const person = aPerson()
    const token = await comeBackSignedIn(page, api, person)
    await putIntoCart(page, { product, colour: 'Blue', size: '100', stock: 3 })
    await goToCash(page, person)
    await expect(amountOf(page, 'Grand total')).toHaveText(aed(85))

    await shop.importProducts(productFile({ ...cap, price: 72 }))
    await confirmButton(page).click()

    await expect(page.getByText('from AED 85.00 to AED 97.00')).toBeVisible()
    await expect(amountOf(page, 'Grand total')).toHaveText(aed(97))
    expect(await api.orders(token)).toEqual([])

    await confirmButton(page).click()
    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toMatchObject([{ amount: 97, status: 'Order Placed' }])
  })
})

test.describe('The order button', () => {
  // D-43
  test('A double click orders once', async ({ page, api }) => {
    const choice = await api.choice(({ stock }) => stock >= 5)
    const person = aPerson()
    const token = await comeBackSignedIn(page, api, person)
    await putIntoCart(page, choice)
    await goToCash(page, person)
    await confirmButton(page).dblclick()

    await expect(page).toHaveURL('/orders')
    await expect(page.getByRole('button', { name: /^Cancel Order/ })).toHaveCount(1)
    expect(await api.orders(token)).toHaveLength(1)
    expect(await api.stockOf(choice)).toBe(choice.stock - 1)
  })

  // MSG-33, D-43
  test('An answer that gets lost on the way is fetched by the next click: one order', async ({
    page,
    api,
    mayLog,
  }) => {
    mayLog(/Failed to load resource/)
    const choice = await api.choice(({ stock }) => stock >= 5)
    const person = aPerson()
    const token = await comeBackSignedIn(page, api, person)
    await putIntoCart(page, choice)
    await goToCash(page, person)

    // The shop gets the order; its answer does not get back.
    await page.route('**/api/order/place', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await confirmButton(page).click()
    await expectTold(page, 'Order placement failed. Try again.')
    await page.unroute('**/api/order/place')
    await confirmButton(page).click()

    await expect(page).toHaveURL('/orders')
    expect(await api.orders(token)).toHaveLength(1)
    expect(await api.stockOf(choice)).toBe(choice.stock - 1)
    await expectItems(page, 0)
  })
})
