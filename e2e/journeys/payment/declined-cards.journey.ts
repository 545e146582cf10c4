import { CARDS } from '../../fixtures/payment/card.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Declined cards', () => {
  // MSG-36, D-45
  test('After a decline, too little money or a failed authentication, the next card pays the same order', async ({
    page,
    api,
    shop,
    allowConsole,
    card,
    payments,
    buyer,
  }) => {
    allowConsole(/status of 402/)
    const number = page.getByRole('group', { name: 'Card number', exact: true })
    const alerts = page.getByRole('alert')
    for (const [cardNumber, words] of [
      [CARDS.declined, 'Your card was declined.'],
      [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
    ] as const) {
      await card.fill(cardNumber)
      await card.payButton.click()
      await expect(alerts.filter({ hasText: words })).toBeVisible()
      await expect(number).toHaveAccessibleDescription(words)
      await expect(page).toHaveURL('/checkout/payment')
    }
    await card.fill(CARDS.requiresAuthentication)
    await expect(number).not.toHaveAccessibleDescription(/./)
    await card.payButton.click()
    await card.answerChallenge('Fail')
    await expect(
      alerts.filter({ hasText: 'We are unable to authenticate your payment method.' }),
    ).toBeVisible()
    expect(await api.orders(buyer.token)).toEqual([])
    expect(await payments.charged()).toEqual([])

    await card.payButton.click()
    await card.answerChallenge('Complete')
    await payments.assertPaidOnce(buyer)
    expect((await shop.sandbox.state()).payment_intents).toHaveLength(1)
  })

  test('A payment still in processing is shown in My Orders until it completes', async ({
    page,
    api,
    shop,
    card,
    cart,
    payments,
    buyer,
  }) => {
    await card.fill(CARDS.processing)
    await card.payButton.click()
    await expect(page).toHaveURL('/orders')
    await expect(page.getByText('Your bank is still confirming the payment.')).toBeVisible()
    await cart.assertItemCount(1)
    expect(await api.orders(buyer.token)).toEqual([])
    await shop.sandbox.turn('clock', { advance_ms: 600_000 })
    await expect.poll(() => api.orders(buyer.token)).toHaveLength(1)
    await page.reload()
    await payments.assertPaidOnce(buyer)
  })
})
