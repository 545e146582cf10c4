import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { CARDS } from '../../fixtures/payment/card.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'

test.use(WITH_MOTION)

test.describe('Card payment in the page', () => {
  // PAY-05 to PAY-08, PAY-13 to PAY-15, STATE-28 to STATE-31, STATE-37, MSG-37, API-55 to API-61, D-50
  test('Card number, expiry date and CVC pay the order, and never reach the shop', async ({
    page,
    api,
    shop,
    session,
    checkout,
    card,
    toasts,
    payments,
  }) => {
    const buyer = await session.withItemInCart()
    const { choice, total } = buyer
    const asked: string[] = []
    const sent: string[] = []
    page.on('request', (request) => {
      asked.push(request.url())
      if (request.url().startsWith(shop.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    await checkout.goToPayment(buyer.person)
    await expect(page.getByText('Test payments', { exact: true })).toBeVisible()
    await expect(card.payButton).toHaveText(`Pay Now — AED ${total.toFixed(2)}`)
    await card.fill(CARDS.succeeds)
    await card.payButton.click()
    await toasts.assertShown('Payment successful!')
    await payments.assertPaidOnce(buyer)
    const [charge] = (await shop.sandbox.state()).charges
    expect(charge?.billing_details.address).toMatchObject({ city: 'Dubai', country: 'AE' })
    expect(await api.loadStock(choice)).toBe(choice.stock - 1)
    await expect(page.getByText('Card · Paid', { exact: true })).toBeVisible()

    const called = sent.flatMap((line) => /\/api\/(order|cart)\/([\w-]+)/.exec(line)?.[2] ?? [])
    expect(called.filter((name) => !['get', 'userorders', 'offered', 'show'].includes(name))).toEqual([
      'cash-terms',
      'embedded-stripe',
      'verifyEmbeddedStripe',
      'deduct-stock',
    ])
    expect(sent.join()).not.toContain(CARDS.succeeds.slice(-8))
    const script = asked.findIndex((address) => address.includes('/stripe.js'))
    const left = asked.findIndex((address) => address.includes('/assets/payment-page'))
    expect(script).toBeGreaterThan(left)
    expect(asked.slice(0, left).filter((address) => !address.startsWith(shop.url))).toEqual([])
  })
})

// PAY-05 to PAY-07, PAY-14
test('The card fields use the font of the shop, loaded by the provider', async ({
  page,
  session,
  checkout,
  card,
}) => {
  const { person } = await session.withItemInCart()
  await checkout.goToPayment(person)
  await card.fill(CARDS.succeeds)
  const pageFont = await page
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((one) => getComputedStyle(one).fontFamily)
  for (const name of ['Card number', 'Expiry date', 'CVC'] as const) {
    const field = card.field(name)
    expect(await field.evaluate((input) => getComputedStyle(input).fontFamily)).toBe(pageFont)
    await expect
      .poll(() =>
        field.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)),
      )
      .toEqual(['"Readex Pro Variable" loaded'])
  }
})

/** The focused control of the page or its frames; empty without focus. */
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

test.describe('Incomplete card fields', () => {
  test('Each missing value shows an error at its field, and nothing is ordered', async ({
    page,
    api,
    shop,
    card,
    buyer,
  }) => {
    await expect(card.field('CVC')).toBeVisible()
    await card.field('CVC').fill('12')
    await card.payButton.click()
    const field = (name: string) => page.getByRole('group', { name, exact: true })
    await expect(field('Card number')).toHaveAccessibleDescription('This field is required.')
    await expect(field('Expiry date')).toHaveAccessibleDescription('This field is required.')
    await expect(field('CVC')).toHaveAccessibleDescription(/security code is incomplete/)
    await expect(card.field('Card number')).toBeFocused()
    await card.field('Card number').fill('4242424242424241')
    await expect(field('Card number')).toHaveAccessibleDescription('Your card number is invalid.')
    await card.field('Card number').fill(CARDS.succeeds)
    await expect(field('Card number')).not.toHaveAccessibleDescription(/./)
    expect((await shop.sandbox.state()).payment_intents).toEqual([])
    expect(await api.orders(buyer.token)).toEqual([])
  })

  // D-64
  test('A customer pays by card with the keyboard only, without accessibility defects', async ({
    page,
    card,
    toasts,
    payments,
    buyer,
  }) => {
    await expect(card.field('CVC')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
    await page.getByRole('radio', { name: /^Card/ }).focus()
    const tabTo = async (target: Locator) => {
      for (let keys = 0; keys < 5; keys++) {
        const before = await focused(page)
        await page.keyboard.press('Tab')
        // Between the page and a frame of the provider, which is another process, the focus is nowhere for a moment.
        await expect.poll(() => focused(page)).not.toMatch(new RegExp(`^$|^${before}$`))
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error('The Tab key does not reach the element')
    }
    for (const [name, digits] of [
      ['Card number', CARDS.succeeds],
      ['Expiry date', '1240'],
      ['CVC', '123'],
    ] as const) {
      await tabTo(card.field(name))
      await page.keyboard.type(digits)
    }
    await tabTo(card.payButton)
    await page.keyboard.press('Enter')
    await toasts.assertShown('Payment successful!')
    await payments.assertPaidOnce(buyer)
  })
})
