import type { Page } from '@playwright/test'
import { Cart } from '../../fixtures/cart.ts'
import { Checkout } from '../../fixtures/checkout.ts'
import { LoginPage } from '../../fixtures/login-page.ts'
import { newPerson } from '../../fixtures/person.ts'
import { ProductPage } from '../../fixtures/product-page.ts'
import type { ShopApi } from '../../fixtures/shop-api.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'
import { Toasts } from '../../fixtures/toasts.ts'
import { Totals } from '../../fixtures/totals.ts'
import { WelcomePopup } from '../../fixtures/welcome-popup.ts'

test.use(WITH_MOTION)

const QUANTITY = 2

/** A product with a choice: the second colour, and a size with enough stock. */
const findChoice = (api: ShopApi) =>
  api.choice(({ product, colour, stock }) => product.variants[1]?.colorName === colour && stock >= 5)

/** Each cart and order call of a page: its name, the place of its token, and whether the user in it is that token. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/((?:cart|order)\/[\w-]+)/.exec(request.url()) ?? []
    if (!name) return
    const { token, authorization } = request.headers()
    const { userId = token } = request.postDataJSON() ?? {}
    const fits = token && !authorization && userId === token
    calls.push(fits ? name : `${name} with another token or user`)
  })
  return calls
}

async function buyAndCancel(page: Page, api: ShopApi): Promise<void> {
  const welcomePopup = new WelcomePopup(page)
  const productPage = new ProductPage(page)
  const cart = new Cart(page)
  const loginPage = new LoginPage(page)
  const checkout = new Checkout(page)
  const totals = new Totals(page)
  const toasts = new Toasts(page)
  const calls = recordCalls(page)
  const person = newPerson()
  const choice = await findChoice(api)
  const { product, colour } = choice
  const stock = await api.loadStock(choice)
  await welcomePopup.dismissWhenShown()

  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search' }).fill(product.name.slice(0, 8))
  await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: product.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await productPage.addToCart(choice, QUANTITY)
  await cart.assertItemCount(QUANTITY)

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByText('Please login to add your cart.', { exact: true })).toBeVisible()
  expect(calls).toEqual([])
  await page.getByRole('link', { name: 'Go to Login' }).click()
  await loginPage.signUp(person, '/cart')

  const line = page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(product.name)
  await expect(line).toContainText(colour)
  await expect(page.getByRole('combobox', { name: `Quantity of ${product.name}` })).toHaveValue('2')
  expect(await api.loadStock(choice), 'a cart does not reserve stock').toBe(stock)

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await checkout.fillAddress(person)
  await expect(totals.amount('Grand total')).toHaveText(/^AED \d/)
  const total = await totals.amount('Grand total').textContent()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await expect(totals.amount('Grand total')).toHaveText(total ?? '')
  await checkout.confirmButton.click()

  await expect(page).toHaveURL('/orders')
  await toasts.assertShown('Order placed successfully!')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  const order = page.getByRole('list', { name: 'My Orders' }).getByRole('listitem').first()
  await expect(order).toContainText('Order Placed')
  await expect(order).toContainText('Cash on Delivery')
  await expect(order).toContainText(product.name)
  await expect(order).toContainText(`Qty ${QUANTITY}`)
  await expect(order).toContainText(total ?? '')
  await cart.assertItemCount(0)
  expect(await api.loadStock(choice), 'the order deducted its units from stock').toBe(stock - QUANTITY)

  await order.getByRole('button', { name: /^Cancel Order/ }).click()
  await toasts.assertShown('Order cancelled successfully!')
  await expect(order).toContainText('Cancelled')
  await expect(order.getByRole('button', { name: /^Cancel Order/ })).toHaveCount(0)
  expect(await api.loadStock(choice), 'the cancelled order returned its units to stock').toBe(stock)

  await page.reload()
  await expect(order).toContainText('Cancelled')
  expect(new Set(calls)).toEqual(
    new Set([
      'cart/merge',
      'cart/get',
      'order/cash-terms',
      'order/place',
      'cart/deduct-stock',
      'order/userorders',
      'order/offered',
      'order/show',
      'order/cancel',
    ]),
  )
}

// STATE-01, STATE-04 to STATE-06, STATE-15, STATE-23 to STATE-25, STATE-37, DATA-25, ROLE-08, API-27, CART-07, CART-08, AUTH-09, ROLE-03, ROLE-04, MSG-05, MSG-32, MSG-40, ORD-01 to ORD-05, ORD-10, SHELL-14, SHELL-27
test('A guest finds a product, signs up, keeps the cart, orders with cash and cancels', async ({
  page,
  api,
}) => {
  await buyAndCancel(page, api)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // STATE-04, STATE-24, STATE-25, CHK-24, PAY-12
  test('A customer goes from the first page to a cancelled order', async ({ page, api }) => {
    await buyAndCancel(page, api)
  })
})
