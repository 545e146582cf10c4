import {
  CARDS,
  expectPaidOnce,
  fillCard,
  goToPayment,
  onHostedPage,
  payButton,
  payOnHostedPage,
  taken,
  withOneThing,
} from '../../fixtures/card.ts'
import { aPerson, type Person } from '../../fixtures/person.ts'
import { orderOf } from '../../fixtures/shop-api.ts'
import { expectItems, expectTold, OFFLINE } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('The hosted page', () => {
  // STATE-26, STATE-27, VER-01 to VER-05, API-50 to API-54, API-62 to API-65, SHELL-13
  test('Paid there, the order is here and the cart is empty', async ({ page, api, shop }) => {
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await onHostedPage(page).click()
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
    const verified = page.waitForRequest('**/api/order/verifyStripe')
    await payOnHostedPage(page, CARDS.pays)
    await expectTold(page, 'Payment successful!')
    await expectPaidOnce(page, shop, buyer)
    const [order] = await api.orders(buyer.token)
    expect((await verified).postDataJSON()).toEqual({ success: 'true', orderId: order?._id })
  })

  // VER-06, D-46
  test('Given up there, the cart still holds its lines, and the card in the page pays', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/status of 409/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await onHostedPage(page).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/cart')
    await expectTold(page, 'The payment was not completed. Nothing was charged.')
    await expectItems(page, 1)
    expect(await api.stockOf(buyer.choice)).toBe(buyer.choice.stock)
    expect(await api.orders(buyer.token)).toEqual([])

    await goToPayment(page, buyer.person)
    await onHostedPage(page).click()
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
    await page.goBack()
    await fillCard(page, CARDS.pays)
    await payButton(page).click()
    await expectPaidOnce(page, shop, buyer)
  })
})

test.describe('The way back', () => {
  // VER-07, MSG-39, D-47
  test('An error is told and asked again, and leads to the orders, not to the cart', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/Failed to load resource/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await onHostedPage(page).click()
    let asked = 0
    await page.route('**/api/order/verifyStripe', (route) => {
      asked += 1
      return route.abort()
    })
    await payOnHostedPage(page, CARDS.pays)
    await expect(page.getByRole('heading', { name: 'Verify' })).toBeVisible()
    await expectTold(page, OFFLINE)
    const orders = page.getByRole('main').getByRole('link', { name: 'My Orders' })
    await expect(orders).toHaveAttribute('href', '/orders')
    expect(asked).toBe(3)
    await expect(page).toHaveURL(/\/verify\?success=true&orderId=/)
    await page.unroute('**/api/order/verifyStripe')
    await page.reload()
    await expectPaidOnce(page, shop, buyer)
  })

  test('A bank that needs its time is told plainly', async ({ page, api, shop, mayLog }) => {
    mayLog(/status of 409/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await onHostedPage(page).click()
    await payOnHostedPage(page, CARDS.isSlow)
    await expect(page.getByText('Your bank is still confirming the payment.')).toBeVisible()
    await expectItems(page, 1)
    await shop.sandbox.turn('clock', { advance_ms: 600_000 })
    await page.getByRole('button', { name: 'Check again' }).click()
    await expectPaidOnce(page, shop, buyer)
  })

  // D-30, D-46
  test('Nonsense, unknown, foreign and unpaid orders lead to the cart and change nothing', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/status of 4\d\d/)
    const stranger = aPerson()
    const { token: strangers } = await api.signUp(stranger)
    const buyer = await withOneThing(page, api)
    const { token, choice, total } = buyer
    const pending = async (whose: string, person: Person) => {
      const order = orderOf(person, choice, 1, total)
      return (await api.call('POST /api/order/embedded-stripe', order, whose)).orderId
    }
    const foreign = await pending(strangers, stranger)
    const unpaid = await pending(token, buyer.person)
    for (const [query, words] of [
      ['', 'There is no payment to verify.'],
      ['?success=true', 'There is no payment to verify.'],
      ['?success=maybe&orderId=1', 'There is no payment to verify.'],
      ['?success=true&orderId=%3Cscript%3E', 'We could not find that order.'],
      [`?success=true&orderId=${'f'.repeat(24)}`, 'We could not find that order.'],
      [`?success=true&orderId=${foreign}`, 'We could not find that order.'],
      [`?success=true&orderId=${unpaid}`, 'The payment was not completed. Nothing was charged.'],
    ] as const) {
      await page.goto(`/verify${query}`)
      await expect(page).toHaveURL('/cart')
      await expectTold(page, words)
      await expectItems(page, 1)
    }
    expect(await api.orders(token)).toEqual([])
    expect(await api.orders(strangers)).toEqual([])
    expect(await taken(shop)).toEqual([])
    expect(await api.stockOf(choice)).toBe(choice.stock - 2)
  })

  // D-26
  test('A guest reads Verify and goes to the login page', async ({ page }) => {
    const { promise: read, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await read
      await route.continue()
    })
    await page.goto('/verify?success=true&orderId=1', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Verify', exact: true })).toBeVisible()
    letThrough()
    await expect(page).toHaveURL('/login')
  })
})
