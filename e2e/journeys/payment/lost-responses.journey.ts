import {
  CARDS,
  expectPaidOnce,
  fillCard,
  goToPayment,
  notice,
  payButton,
  withOneThing,
} from '../../fixtures/card.ts'
import { expectTold } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Lost answers', () => {
  // MSG-38, D-43
  test('An order whose answer was lost, and two quick presses, are one payment', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/Failed to load resource/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.pays)
    await page.route('**/api/order/embedded-stripe', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await payButton(page).click()
    await expectTold(page, 'Embedded Stripe payment failed.')
    await page.unroute('**/api/order/embedded-stripe')
    await payButton(page).dblclick()
    await expectPaidOnce(page, shop, buyer)
    expect((await shop.sandbox.state()).payment_intents).toHaveLength(1)
  })

  // D-47, MSG-31
  test('After the money moved nothing says failed, whatever the shop answers', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/Failed to load resource/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.pays)
    await page.route('**/api/order/verifyEmbeddedStripe', (route) => route.abort())
    await page.route('**/api/cart/deduct-stock', (route) => route.abort())
    await payButton(page).click()
    await expectTold(page, 'Payment successful!')
    await expectTold(page, 'Stock update failed.')
    await expect(notice(page, 'Embedded Stripe payment failed.')).toHaveCount(0)
    await expectPaidOnce(page, shop, buyer)
  })

  // D-43, D-46
  test('Whoever closes the page after paying finds the order', async ({
    page,
    context,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/Failed to load resource/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.pays)
    await page.route('**/api/order/verifyEmbeddedStripe', () => undefined)
    await payButton(page).click()
    await expectTold(page, 'Payment successful!')
    await page.close()
    const next = await context.newPage()
    await expect.poll(() => api.orders(buyer.token)).toHaveLength(1)
    await next.goto('/orders')
    await expectPaidOnce(next, shop, buyer)
  })

  test('Whoever reloads the page after paying is told, before the provider has told the shop', async ({
    page,
    api,
    shop,
  }) => {
    const buyer = await withOneThing(page, api)
    await shop.sandbox.turn('webhooks/off')
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.pays)
    let answers = false
    await page.route('**/api/order/verifyEmbeddedStripe', (route) => (answers ? route.continue() : undefined))
    await payButton(page).click()
    await expectTold(page, 'Payment successful!')
    expect(await api.orders(buyer.token)).toEqual([])
    answers = true
    await page.reload()
    await expectTold(page, 'Payment successful!')
    await expectPaidOnce(page, shop, buyer)
  })
})
