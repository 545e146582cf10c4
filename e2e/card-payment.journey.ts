import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  answerBank,
  CARDS,
  cardField,
  expectPaidOnce,
  fillCard,
  goToPayment,
  notice,
  onHostedPage,
  payButton,
  payInWallet,
  taken,
  withOneThing,
} from './card-payment.ts'
import { productFile } from './product-file.ts'
import { expect, test } from './running-shop.ts'
import { aed, amountOf, confirmButton, expectItems, expectTold } from './shopping.ts'

test.describe('Paying by card in the page', () => {
  // PAY-05 to PAY-08, PAY-13, PAY-14, STATE-28 to STATE-31, STATE-37, MSG-37, API-55 to API-61, D-50
  test('Card number, expiry date and CVC pay the order, and the shop never sees them', async ({
    page,
    api,
    shop,
  }) => {
    const buyer = await withOneThing(page, api)
    const { choice, total } = buyer
    const asked: string[] = []
    const sent: string[] = []
    page.on('request', (request) => {
      asked.push(request.url())
      if (request.url().startsWith(shop.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    await goToPayment(page, buyer.person)
    await expect(notice(page, 'Test payments')).toBeVisible()
    await expect(payButton(page)).toHaveText(`Pay Now — AED ${total.toFixed(2)}`)
    await fillCard(page, CARDS.pays)
    await payButton(page).click()
    await expectTold(page, 'Payment successful!')
    await expectPaidOnce(page, shop, buyer)
    expect(await api.stockOf(choice)).toBe(choice.stock - 1)
    await expect(page.getByText('Card', { exact: true })).toBeVisible()

    const called = sent.flatMap((line) => /\/api\/(order|cart)\/([\w-]+)/.exec(line)?.[2] ?? [])
    expect(called.filter((name) => name !== 'get' && name !== 'userorders')).toEqual([
      ...['embedded-stripe', 'verifyEmbeddedStripe', 'deduct-stock'],
    ])
    expect(sent.join()).not.toContain(CARDS.pays.slice(-8))
    const script = asked.findIndex((address) => address.includes('/stripe.js'))
    const left = asked.findIndex((address) => address.includes('/assets/payment-page'))
    expect(script).toBeGreaterThan(left)
    expect(asked.slice(0, left).filter((address) => !address.startsWith(shop.url))).toEqual([])
  })
})

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

/** Which control of the page or of its frames has the focus; empty when none has. */
async function focused(page: Page): Promise<string> {
  const frames = page.frames().map((frame, at) =>
    frame.evaluate((place) => {
      const all = [...document.querySelectorAll('a, button, input, select')]
      const control = document.hasFocus() ? all.indexOf(document.activeElement as Element) : -1
      return control < 0 ? '' : `${place} ${control}`
    }, at),
  )
  return (await Promise.all(frames)).join('')
}

test.describe('Fields that cannot be sent', () => {
  test('What is missing is said at each field, and nothing is ordered', async ({ page, api, shop }) => {
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await expect(cardField(page, 'CVC')).toBeVisible()
    await cardField(page, 'CVC').fill('12')
    await payButton(page).click()
    const field = (name: string) => page.getByRole('group', { name, exact: true })
    await expect(field('Card number')).toHaveAccessibleDescription('This field is required.')
    await expect(field('Expiry date')).toHaveAccessibleDescription('This field is required.')
    await expect(field('CVC')).toHaveAccessibleDescription(/security code is incomplete/)
    await expect(cardField(page, 'Card number')).toBeFocused()
    await cardField(page, 'Card number').fill('4242424242424241')
    await expect(field('Card number')).toHaveAccessibleDescription('Your card number is invalid.')
    await cardField(page, 'Card number').fill(CARDS.pays)
    await expect(field('Card number')).not.toHaveAccessibleDescription(/./)
    expect((await shop.sandbox.state()).payment_intents).toEqual([])
  })

  // D-64
  test('A card is paid with by keyboard alone, without barriers', async ({ page, api, shop }) => {
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await expect(cardField(page, 'CVC')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await page.getByRole('radio', { name: /^Card/ }).focus()
    const tabTo = async (target: ReturnType<typeof cardField>) => {
      for (let keys = 0; keys < 5; keys++) {
        const before = await focused(page)
        await page.keyboard.press('Tab')
        // On its way from the page into a frame of the provider, another process, it is nowhere for a moment.
        await expect.poll(() => focused(page)).not.toMatch(new RegExp(`^$|^${before}$`))
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error('It is not reached by Tab')
    }
    for (const [name, digits] of [
      ['Card number', CARDS.pays],
      ['Expiry date', '1240'],
      ['CVC', '123'],
    ] as const) {
      await tabTo(cardField(page, name))
      await page.keyboard.type(digits)
    }
    await tabTo(payButton(page))
    await page.keyboard.press('Enter')
    await expectTold(page, 'Payment successful!')
    await expectPaidOnce(page, shop, buyer)
  })
})

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

test.describe('More ways and more tabs', () => {
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

  // PAY-09, PAY-15 to PAY-19, CONST-16, D-49
  test('A wallet pays where there is one', async ({ page, api, shop }) => {
    const buyer = await withOneThing(page, api)
    await goToPayment(page, buyer.person)
    await expect(cardField(page, 'CVC')).toBeVisible()
    await expect(page.getByText('or pay by card')).toBeHidden()
    await shop.sandbox.turn('wallet', { supported: true })
    await page.reload()
    await expect(page.getByText('or pay by card')).toBeVisible()
    await page
      .locator('iframe[title="Secure express checkout frame"]')
      .contentFrame()
      .getByRole('button')
      .click()
    await payInWallet(page)
    await expectPaidOnce(page, shop, buyer)
    const [intent] = (await shop.sandbox.state()).payment_intents
    expect(intent).toMatchObject({ amount: buyer.total * 100, currency: 'aed' })
  })
})
