import { CARDS } from '../fixtures/payment/card.ts'
import { Payments } from '../fixtures/payment/payments.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('Lost responses', () => {
  // MSG-38, D-43
  test('A lost response and two quick clicks make one payment', async ({
    page,
    shop,
    allowConsole,
    card,
    toasts,
    payments,
    buyer,
  }) => {
    allowConsole(/Failed to load resource/)
    await card.fill(CARDS.succeeds)
    await page.route('**/api/order/embedded-stripe', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await card.payButton.click()
    await toasts.assertShown('Embedded Stripe payment failed.')
    await page.unroute('**/api/order/embedded-stripe')
    await card.payButton.dblclick()
    await payments.assertPaidOnce(buyer)
    expect((await shop.sandbox.state()).payment_intents).toHaveLength(1)
  })

  // D-47, MSG-31
  test('After the charge, no response of the shop shows a failure', async ({
    page,
    allowConsole,
    card,
    toasts,
    payments,
    buyer,
  }) => {
    allowConsole(/Failed to load resource/)
    await card.fill(CARDS.succeeds)
    await page.route('**/api/order/verifyEmbeddedStripe', (route) => route.abort())
    await page.route('**/api/cart/deduct-stock', (route) => route.abort())
    await card.payButton.click()
    await toasts.assertShown('Payment successful!')
    await toasts.assertShown('Stock update failed.')
    await expect(page.getByText('Embedded Stripe payment failed.', { exact: true })).toHaveCount(0)
    await payments.assertPaidOnce(buyer)
  })

  // D-43, D-46
  test('Closing the page after paying keeps the order', async ({
    page,
    context,
    api,
    shop,
    allowConsole,
    card,
    toasts,
    buyer,
  }) => {
    allowConsole(/Failed to load resource/)
    await card.fill(CARDS.succeeds)
    await page.route('**/api/order/verifyEmbeddedStripe', () => undefined)
    await card.payButton.click()
    await toasts.assertShown('Payment successful!')
    await page.close()
    const next = await context.newPage()
    await expect.poll(() => api.orders(buyer.token)).toHaveLength(1)
    await next.goto('/orders')
    await new Payments(next, shop).assertPaidOnce(buyer)
  })

  test('A reload after paying shows the result before the webhook arrives', async ({
    page,
    api,
    shop,
    card,
    toasts,
    payments,
    buyer,
  }) => {
    await shop.sandbox.turn('webhooks/off')
    await card.fill(CARDS.succeeds)
    let answers = false
    await page.route('**/api/order/verifyEmbeddedStripe', (route) => (answers ? route.continue() : undefined))
    await card.payButton.click()
    await toasts.assertShown('Payment successful!')
    expect(await api.orders(buyer.token)).toEqual([])
    answers = true
    await page.reload()
    await toasts.assertShown('Payment successful!')
    await payments.assertPaidOnce(buyer)
  })
})
