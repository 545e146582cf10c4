import {
  CARDS,
  expectPaidOnce,
  fillCard,
  goToPayment,
  payButton,
  taken,
  withOneThing,
} from '../../fixtures/card.ts'
import { productFile } from '../../fixtures/product-csv.ts'
import { aed, amountOf, confirmButton, expectTold, goToCash } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('A shop that changes meanwhile', () => {
  const rug = { handle: 'rug', title: 'Round Rug', price: 100, stock: { Sand: { 'One Size': 2 } } }

  // D-06, D-41
  test('A new price is shown and confirmed; a sold out thing is not charged', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/status of 409/)
    await shop.importProducts(productFile(rug))
    const product = await api.productNamed(rug.title)
    const choice = { product, colour: 'Sand', size: 'One Size', stock: 2 }
    const buyer = await withOneThing(page, api, choice)
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.pays)
    await shop.importProducts(productFile({ ...rug, price: 110 }))
    await payButton(page).click()
    await expect(page.getByText('The total has changed from AED 125.00 to AED 135.00.')).toBeVisible()
    await expect(payButton(page)).toHaveText('Pay Now — AED 135.00')
    await expect(amountOf(page, 'Grand total')).toHaveText(aed(135))
    await shop.importProducts(productFile({ ...rug, price: 110, stock: { Sand: { 'One Size': 0 } } }))
    await payButton(page).click()
    await expect(page.getByText('Round Rug: sold out')).toBeVisible()
    expect(await taken(shop)).toEqual([])
    expect(await api.orders(buyer.token)).toEqual([])
  })
})

test.describe('Another browser of the same shopper', () => {
  // D-06, D-51
  test('What was ordered there meanwhile is not ordered again here without a word', async ({ page, api }) => {
    const { person, token, choice, total } = await withOneThing(page, api)
    await goToCash(page, person)
    await api.buy(token, person, choice, 1, total)
    await confirmButton(page).click()
    await expectTold(
      page,
      'Nothing was ordered just now: your cart was emptied in another window or on another device.',
    )
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'My Orders', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Cancel Order/ })).toHaveCount(1)
    expect(await api.orders(token)).toHaveLength(1)
  })

  // D-06, D-51
  test('What was put into the cart there meanwhile is shown before it is paid', async ({
    page,
    api,
    shop,
  }) => {
    const { person, token, choice, total } = await withOneThing(page, api)
    await goToPayment(page, person)
    await fillCard(page, CARDS.pays)
    await api.addToCart(token, choice, 1)
    await payButton(page).click()
    const told = page.getByText(
      'Your cart has changed in another window or on another device, so nothing was ordered yet.',
    )
    await expect(told).toBeVisible()
    expect(await taken(shop)).toEqual([])
    const goods = 2 * (total - 25)
    const now = goods > 169 ? goods : goods + 25
    await expect(payButton(page)).toHaveText(`Pay Now — AED ${now.toFixed(2)}`)
    await payButton(page).click()
    await expectPaidOnce(page, shop, { token, total: now })
  })
})

test.describe('More tabs', () => {
  // D-43, D-45
  test('What is being paid in one tab is not paid in another', async ({ page, context, api, shop }) => {
    const buyer = await withOneThing(page, api)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await goToPayment(tab, buyer.person)
      await fillCard(tab, CARDS.pays)
    }
    const asked = page.waitForRequest('**/api/order/embedded-stripe')
    let answer = () => {}
    const told = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/order/embedded-stripe', async (route) => {
      await told
      await route.continue()
    })
    await page.bringToFront()
    await payButton(page).click()
    await asked
    await other.bringToFront()
    await payButton(other).click()
    await expectTold(other, 'You are paying in another tab already.')
    const warning = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await warning).type()).toBe('beforeunload')
    await (await warning).dismiss()
    answer()
    await expectPaidOnce(page, shop, buyer)
    await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect((await shop.sandbox.state()).payment_intents).toHaveLength(1)
  })
})
