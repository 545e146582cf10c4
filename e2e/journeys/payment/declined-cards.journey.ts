import {
  answerBank,
  CARDS,
  expectPaidOnce,
  fillCard,
  goToPayment,
  payButton,
  taken,
  withOneThing,
} from '../../fixtures/card.ts'
import { expectItems } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('A bank that says no', () => {
  // MSG-36, D-45
  test('Declined, too little money, not authenticated: the next card pays the same order', async ({
    page,
    api,
    shop,
    mayLog,
  }) => {
    mayLog(/status of 402/)
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    const number = page.getByRole('group', { name: 'Card number', exact: true })
    const alerts = page.getByRole('alert')
    for (const [card, words] of [
      [CARDS.declines, 'Your card was declined.'],
      [CARDS.hasTooLittle, 'Your card has insufficient funds.'],
    ] as const) {
      await fillCard(page, card)
      await payButton(page).click()
      await expect(alerts.filter({ hasText: words })).toBeVisible()
      await expect(number).toHaveAccessibleDescription(words)
      await expect(page).toHaveURL('/checkout/payment')
    }
    await fillCard(page, CARDS.asks)
    await expect(number).not.toHaveAccessibleDescription(/./)
    await payButton(page).click()
    await answerBank(page, 'Fail')
    await expect(
      alerts.filter({ hasText: 'We are unable to authenticate your payment method.' }),
    ).toBeVisible()
    expect(await api.orders(buyer.token)).toEqual([])
    expect(await taken(shop)).toEqual([])

    await payButton(page).click()
    await answerBank(page, 'Complete')
    await expectPaidOnce(page, shop, buyer)
    expect((await shop.sandbox.state()).payment_intents).toHaveLength(1)
  })

  test('A bank that needs its time is waited for among the orders', async ({ page, api, shop }) => {
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await fillCard(page, CARDS.isSlow)
    await payButton(page).click()
    await expect(page).toHaveURL('/orders')
    await expect(page.getByText('Your bank is still confirming the payment.')).toBeVisible()
    await expectItems(page, 1)
    expect(await api.orders(buyer.token)).toEqual([])
    await shop.sandbox.turn('clock', { advance_ms: 600_000 })
    await expect.poll(() => api.orders(buyer.token)).toHaveLength(1)
    await page.reload()
    await expectPaidOnce(page, shop, buyer)
  })
})
