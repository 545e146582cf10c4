import { Checkout } from '../fixtures/checkout.ts'
import { CARDS, Card } from '../fixtures/payment/card.ts'
import { productCsv } from '../fixtures/product-csv.ts'
import { EDITABLE_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'
import { Toasts } from '../fixtures/toasts.ts'
import { aed } from '../fixtures/totals.ts'

test.describe('The shop changes during payment', () => {
  const rug = { handle: 'rug', title: 'Round Rug', price: 100, stock: { Sand: { 'One Size': 2 } } }

  // D-06, D-41
  test('A new price is shown and confirmed, and a sold-out item is not charged', {
    tag: EDITABLE_SHOP,
  }, async ({ page, api, shop, allowConsole, session, checkout, card, totals, payments }) => {
    allowConsole(/status of 409/)
    await shop.importProducts(productCsv(rug))
    const product = await api.productNamed(rug.title)
    const choice = { product, colour: 'Sand', size: 'One Size', stock: 2 }
    const buyer = await session.withItemInCart(choice)
    await checkout.goToPayment(buyer.person)
    await card.fill(CARDS.succeeds)
    await shop.importProducts(productCsv({ ...rug, price: 110 }))
    await card.payButton.click()
    await expect(page.getByText('The total has changed from AED 125.00 to AED 135.00.')).toBeVisible()
    await expect(card.payButton).toHaveText('Pay Now — AED 135.00')
    await expect(totals.amount('Grand total')).toHaveText(aed(135))
    await shop.importProducts(productCsv({ ...rug, price: 110, stock: { Sand: { 'One Size': 0 } } }))
    await card.payButton.click()
    await expect(page.getByText('Round Rug: sold out')).toBeVisible()
    expect(await payments.charged()).toEqual([])
    expect(await api.orders(buyer.token)).toEqual([])
  })
})

test.describe('Another browser of the same customer', () => {
  // D-06, D-51
  test('A cart ordered in the other browser is not ordered again, and a message says so', async ({
    page,
    api,
    session,
    checkout,
    toasts,
  }) => {
    const { person, token, choice, total } = await session.withItemInCart()
    await checkout.goToCash(person)
    await api.buy(token, person, choice, 1, total)
    await checkout.confirmButton.click()
    await toasts.assertShown(
      'Nothing was ordered: your cart was emptied in another window or on another device.',
    )
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'My Orders', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Cancel Order/ })).toHaveCount(1)
    expect(await api.orders(token)).toHaveLength(1)
  })

  // D-06, D-51
  test('An item added in the other browser is shown before payment', async ({
    page,
    api,
    session,
    checkout,
    card,
    payments,
  }) => {
    const { person, token, choice, total } = await session.withItemInCart()
    await checkout.goToPayment(person)
    await card.fill(CARDS.succeeds)
    await api.addToCart(token, choice, 1)
    await card.payButton.click()
    const notice = page.getByText(
      'Your cart has changed in another window or on another device. Nothing was ordered yet.',
    )
    await expect(notice).toBeVisible()
    expect(await payments.charged()).toEqual([])
    const goods = 2 * (total - 25)
    const now = goods > 169 ? goods : goods + 25
    await expect(card.payButton).toHaveText(`Pay Now — AED ${now.toFixed(2)}`)
    await card.payButton.click()
    await payments.assertPaidOnce({ token, total: now })
  })
})

test.describe('Several tabs', () => {
  // D-43, D-45
  test('An order being paid in one tab is not paid in another', async ({
    page,
    context,
    shop,
    session,
    card,
    payments,
  }) => {
    const buyer = await session.withItemInCart()
    const other = await context.newPage()
    for (const tab of [page, other]) {
      // A background tab is not drawn, and a click waits for that.
      await tab.bringToFront()
      await new Checkout(tab).goToPayment(buyer.person)
      await new Card(tab).fill(CARDS.succeeds)
    }
    const asked = page.waitForRequest('**/api/order/embedded-stripe')
    let answer = () => {}
    const notice = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/order/embedded-stripe', async (route) => {
      await notice
      await route.continue()
    })
    await page.bringToFront()
    await card.payButton.click()
    await asked
    await other.bringToFront()
    await new Card(other).payButton.click()
    await new Toasts(other).assertShown("You're already paying in another tab.")
    const warning = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await warning).type()).toBe('beforeunload')
    await (await warning).dismiss()
    answer()
    await payments.assertPaidOnce(buyer)
    await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect((await shop.sandbox.state()).payment_intents).toHaveLength(1)
  })
})
