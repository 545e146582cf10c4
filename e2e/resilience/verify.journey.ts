import { OFFLINE } from '../fixtures/messages.ts'
import { CARDS } from '../fixtures/payment/card.ts'
import { newPerson, type Person } from '../fixtures/person.ts'
import { toOrderInput } from '../fixtures/shop-api.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('The hosted page', () => {
  // STATE-26, STATE-27, VER-01 to VER-05, API-50 to API-54, API-62 to API-65, SHELL-13
  test('A payment there places the order and empties the cart', async ({
    page,
    api,
    hostedPage,
    toasts,
    payments,
    buyer,
  }) => {
    await hostedPage.button.click()
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
    const verified = page.waitForRequest('**/api/order/verifyStripe')
    await hostedPage.pay(CARDS.succeeds)
    await toasts.assertShown('Payment successful!')
    await payments.assertPaidOnce(buyer)
    const [order] = await api.orders(buyer.token)
    const asked = await verified
    expect(asked.postDataJSON()).toEqual({ success: 'true', orderId: order?._id })
    expect(asked.headers().token).toBe(buyer.token)
  })

  // VER-06, D-46
  test('Cancelling there keeps the cart, and the card form in the page can still pay', async ({
    page,
    api,
    allowConsole,
    checkout,
    hostedPage,
    toasts,
    cart,
    card,
    payments,
    buyer,
  }) => {
    allowConsole(/status of 409/)
    await hostedPage.button.click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/cart')
    await toasts.assertShown("The payment wasn't completed. Nothing was charged.")
    await cart.assertItemCount(1)
    expect(await api.loadStock(buyer.choice)).toBe(buyer.choice.stock)
    expect(await api.orders(buyer.token)).toEqual([])

    await checkout.goToPayment(buyer.person)
    await hostedPage.button.click()
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
    await page.goBack()
    await card.fill(CARDS.succeeds)
    await card.payButton.click()
    await payments.assertPaidOnce(buyer)
  })
})

test.describe('Returning from the hosted page', () => {
  // VER-07, MSG-39, D-47
  test('A lost connection shows a message, is retried, and leads to My Orders instead of the cart', async ({
    page,
    allowConsole,
    hostedPage,
    toasts,
    payments,
    buyer,
  }) => {
    allowConsole(/Failed to load resource/)
    await hostedPage.button.click()
    let asked = 0
    await page.route('**/api/order/verifyStripe', (route) => {
      asked += 1
      return route.abort()
    })
    await hostedPage.pay(CARDS.succeeds)
    await expect(page.getByRole('heading', { name: 'Verify' })).toBeVisible()
    await toasts.assertShown(OFFLINE)
    const orders = page.getByRole('main').getByRole('link', { name: 'My Orders' })
    await expect(orders).toHaveAttribute('href', '/orders')
    expect(asked).toBe(3)
    await expect(page).toHaveURL(/\/verify\?success=true&orderId=/)
    await page.unroute('**/api/order/verifyStripe')
    await page.reload()
    await payments.assertPaidOnce(buyer)
  })

  // D-72
  test('A 502 is undecided, is retried, and leads to My Orders', async ({
    page,
    allowConsole,
    hostedPage,
    toasts,
    payments,
    buyer,
  }) => {
    allowConsole(/status of 502/)
    await hostedPage.button.click()
    let asked = 0
    await page.route('**/api/order/verifyStripe', (route) => {
      asked += 1
      return route.fulfill({ status: 502, json: { success: false, message: 'Bad Gateway' } })
    })
    await hostedPage.pay(CARDS.succeeds)
    await expect(page.getByText("We couldn't confirm your payment yet.")).toBeVisible()
    await toasts.assertShown('Something went wrong on our side. Please try again.')
    expect(asked).toBe(3)
    await expect(page).toHaveURL(/\/verify\?success=true&orderId=/)
    await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' })).toBeVisible()
    await page.unroute('**/api/order/verifyStripe')
    await page.getByRole('button', { name: 'Check again' }).click()
    await payments.assertPaidOnce(buyer)
  })

  test('A processing payment is shown as processing', async ({
    page,
    api,
    shop,
    allowConsole,
    hostedPage,
    payments,
    buyer,
  }) => {
    allowConsole(/status of 409/)
    await hostedPage.button.click()
    await hostedPage.pay(CARDS.processing)
    await expect(page.getByText('Your bank is still confirming the payment.')).toBeVisible()
    expect(await api.cart(buyer.token)).toHaveLength(1)
    await shop.sandbox.turn('clock', { advance_ms: 600_000 })
    await page.getByRole('button', { name: 'Check again' }).click()
    await payments.assertPaidOnce(buyer)
  })

  // D-30, D-46
  test('Malformed, unknown, unpaid and other customers’ orders lead to the cart and change nothing', async ({
    page,
    api,
    allowConsole,
    session,
    toasts,
    cart,
    payments,
  }) => {
    allowConsole(/status of 4\d\d/)
    const stranger = newPerson()
    const { token: strangers } = await api.signUp(stranger)
    const buyer = await session.withItemInCart()
    const { token, choice, total } = buyer
    const pending = async (whose: string, person: Person) => {
      const order = toOrderInput(person, choice, 1, total)
      return (await api.call('POST /api/order/embedded-stripe', order, whose)).orderId
    }
    const foreign = await pending(strangers, stranger)
    const unpaid = await pending(token, buyer.person)
    for (const [query, words] of [
      ['', 'There is no payment to verify.'],
      ['?success=true', 'There is no payment to verify.'],
      ['?success=maybe&orderId=1', 'There is no payment to verify.'],
      ['?success=true&orderId=%3Cscript%3E', "We couldn't find that order."],
      [`?success=true&orderId=${'f'.repeat(24)}`, "We couldn't find that order."],
      [`?success=true&orderId=${foreign}`, "We couldn't find that order."],
      [`?success=true&orderId=${unpaid}`, "The payment wasn't completed. Nothing was charged."],
    ] as const) {
      await page.goto(`/verify${query}`)
      await expect(page).toHaveURL('/cart')
      await toasts.assertShown(words)
      await cart.assertItemCount(1)
    }
    expect(await api.orders(token)).toEqual([])
    expect(await api.orders(strangers)).toEqual([])
    expect(await payments.charged()).toEqual([])
    expect(await api.loadStock(choice)).toBe(choice.stock - 2)
  })

  // D-26
  test('A guest sees Verify and is redirected to the login page', async ({ page }) => {
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
