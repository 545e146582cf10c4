import {
  CARDS,
  expectPaidOnce,
  fillCard,
  goToPayment,
  onHostedPage,
  payButton,
  withOneThing,
} from '../../fixtures/card.ts'
import { confirmButton, expectTold } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('A provider that is not there', () => {
  // MSG-35, D-49, PAY-13
  test('Without its script the page says so, tries again, and offers the hosted page', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/Failed to load resource|card fields could not be fetched/)
    const buyer = await withOneThing(page, api)
    let answer = () => {}
    const told = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/stripe.js', async (route) => {
      await told
      await route.abort()
    })
    await goToPayment(page, buyer.person)
    const early = page.getByRole('alert').getByText('Stripe not loaded yet.', { exact: true })
    await payButton(page).click()
    await expect(early).toBeVisible()
    answer()
    const missing = page.getByRole('alert').filter({ hasText: 'The card fields could not be fetched.' })
    await expect(missing).toContainText('Stripe not loaded yet.')
    await onHostedPage(page).click()
    await expect(page).toHaveURL(new RegExp(`^${shop.sandbox.url}/`))
    await page.goBack()
    await expect(missing).toBeVisible()
    await page.unroute('**/stripe.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await fillCard(page, CARDS.pays)
    await payButton(page).click()
    await expectPaidOnce(page, shop, buyer)
  })

  test('A provider that does not answer leaves the order to be paid a moment later', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/status of 503/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.pays)
    await shop.sandbox.turn('faults', { effect: 'error_before', count: 3, path: '/v1/payment_intents' })
    await payButton(page).click()
    await expectTold(page, 'Card payment is not available right now.')
    await payButton(page).click()
    await expectPaidOnce(page, shop, buyer)
  })
})

test.describe('A shop without a card provider', () => {
  test.use({ settings: { PAYMENTS: 'off' } })

  // D-50, MSG-35
  test('The page says so, and cash is there', async ({ page, api }) => {
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    const card = page.getByRole('region', { name: 'Card details' })
    await expect(card).toContainText(
      'Card payment is not available right now. Please choose Cash on Delivery.',
    )
    await payButton(page).click()
    await expectTold(page, 'Stripe not loaded yet.')
    await expect(onHostedPage(page)).toHaveCount(0)
    await page.getByRole('radio', { name: /^Cash on Delivery/ }).check()
    await confirmButton(page).click()
    await expectTold(page, 'Order placed successfully!')
    expect(await api.orders(buyer.token)).toMatchObject([{ paymentMethod: 'cod', payment: false }])
  })
})
