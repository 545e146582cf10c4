import { CARDS } from '../fixtures/payment/card.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('An unavailable provider', () => {
  // MSG-35, D-49, PAY-13
  test('Without the provider script the page says so, retries and offers the hosted page', async ({
    page,
    shop,
    allowConsole,
    session,
    checkout,
    card,
    hostedPage,
    payments,
  }) => {
    allowConsole(/Failed to load resource|Could not load the card fields/)
    const buyer = await session.withItemInCart()
    let answer = () => {}
    const notified = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/stripe.js', async (route) => {
      await notified
      await route.abort()
    })
    await checkout.goToPayment(buyer.person)
    const early = page.getByRole('alert').getByText('Stripe not loaded yet.', { exact: true })
    await card.payButton.click()
    await expect(early).toBeVisible()
    answer()
    const missing = page.getByRole('alert').filter({ hasText: "We couldn't load the card form." })
    await expect(missing).toContainText('Stripe not loaded yet.')
    await hostedPage.button.click()
    await expect(page).toHaveURL(new RegExp(`^${shop.sandbox.url}/`))
    await page.goBack()
    await expect(missing).toBeVisible()
    await page.unroute('**/stripe.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await card.fill(CARDS.succeeds)
    await card.payButton.click()
    await payments.assertPaidOnce(buyer)
  })

  test('After a provider error the customer pays the same order at the next attempt', async ({
    shop,
    allowConsole,
    card,
    toasts,
    payments,
    buyer,
  }) => {
    allowConsole(/status of 503/)
    await card.fill(CARDS.succeeds)
    await shop.sandbox.turn('faults', { effect: 'error_before', count: 3, path: '/v1/payment_intents' })
    await card.payButton.click()
    await toasts.assertShown("Card payment isn't available right now.")
    await card.payButton.click()
    await payments.assertPaidOnce(buyer)
  })
})

test.describe('A shop without a card provider', () => {
  test.use({ settings: { PAYMENTS: 'off' } })

  // D-50, MSG-35
  test('The page says so and offers cash on delivery', async ({
    page,
    api,
    checkout,
    card,
    toasts,
    hostedPage,
    buyer,
  }) => {
    const cardSection = page.getByRole('region', { name: 'Card details' })
    await expect(cardSection).toContainText(
      'Card payment is not available right now. Please choose Cash on Delivery.',
    )
    await card.payButton.click()
    await toasts.assertShown('Stripe not loaded yet.')
    await expect(hostedPage.button).toHaveCount(0)
    await page.getByRole('radio', { name: /^Cash on Delivery/ }).check()
    await checkout.confirmButton.click()
    await toasts.assertShown('Order placed successfully!')
    expect(await api.orders(buyer.token)).toMatchObject([{ paymentMethod: 'cod', payment: false }])
  })
})
