import type { Locator, Page, Route } from '@playwright/test'
import { Card } from '../../fixtures/payment/card.ts'
import { productCsv } from '../../fixtures/product-csv.ts'
import { finishAnimations, waitUntilSettled } from '../../fixtures/screens.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const walletButton = (page: Page) =>
  page.locator('iframe[title="Secure express checkout frame"]').contentFrame().getByRole('button')

const above = (page: Page) => page.getByText('or pay by card', { exact: true })
const below = (page: Page) => page.getByText('or pay with your wallet', { exact: true })

/** Adds up unrequested layout shifts, from the start of each page. */
const watchJumps = (page: Page) =>
  page.addInitScript(() => {
    if (window !== window.top) return
    const jumps: number[] = []
    Object.assign(window, { jumps })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) jumps.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const jumped = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'jumps') as number[]).reduce((sum, value) => sum + value, 0))

/** The provider reports a wallet only after the customer could already type in the fields. */
async function reloadWithLateWallet(page: Page): Promise<void> {
  const card = new Card(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const hold = async (route: Route) => {
    await asked
    await route.continue()
  }
  await page.route('**/elements/express', hold, { times: 1 })
  await page.reload()
  await expect(card.field('CVC')).toBeVisible()
  await finishAnimations(page)
  answer()
}

const noted = (page: Page) => page.evaluate(() => localStorage.getItem('wallet'))

// PAY-09, PAY-16 to PAY-19, CONST-16, D-49
test('Wallet payment', { tag: EDITABLE_SHOP }, async ({
  page,
  api,
  shop,
  session,
  checkout,
  card,
  wallet,
  payments,
}) => {
  // Times 100, this price and its total of 35.12 are slightly below whole fils before rounding.
  const towel = { handle: 'towel', title: 'Beach Towel', price: 10.12, stock: { Sand: { 'One Size': 9 } } }
  await shop.importProducts(productCsv(towel))
  const product = await api.productNamed(towel.title)
  const buyer = await session.withItemInCart({ product, colour: 'Sand', size: 'One Size', stock: 9 })
  expect([Math.floor(10.12 * 100), Math.floor(buyer.total * 100)]).toEqual([1011, 3511])
  await checkout.goToPayment(buyer.person)
  await expect(card.field('CVC')).toBeVisible()
  await expect.poll(() => noted(page)).toBe('no')
  await expect(below(page)).toBeHidden()
  await expect(above(page)).toHaveCount(0)
  await shop.sandbox.turn('wallet', { supported: true })
  await page.reload()
  await walletButton(page).click()
  await wallet.pay(buyer.total)
  await payments.assertPaidOnce(buyer)
  const [intent] = (await shop.sandbox.state()).payment_intents
  expect(intent).toMatchObject({ amount: 3512, currency: 'aed' })
})

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport })

    // PAY-09, D-49
    test('A wallet detected late appears below without a shift, and next time has a reserved place above', async ({
      page,
      shop,
      session,
      checkout,
      card,
      hostedPage,
    }) => {
      await watchJumps(page)
      await shop.sandbox.turn('wallet', { supported: true })
      const { person } = await session.withItemInCart()
      await checkout.goToPayment(person)
      await expect.poll(() => noted(page)).toBe('yes')
      await page.evaluate(() => localStorage.removeItem('wallet'))

      await reloadWithLateWallet(page)
      await expect(below(page)).toBeVisible()
      await expect(walletButton(page)).toBeVisible()
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
      // On phones the button to pay stays at the bottom of the screen.
      expect(await top(below(page))).toBeGreaterThan(await top(hostedPage.button))
      expect(await jumped(page)).toBeLessThanOrEqual(0.02)

      await reloadWithLateWallet(page)
      await expect(walletButton(page)).toBeVisible()
      expect(await top(above(page))).toBeLessThan(await top(card.field('Card number')))
      await expect(below(page)).toHaveCount(0)
      expect(await jumped(page)).toBeLessThanOrEqual(0.02)
    })

    test('Without a wallet the layout does not shift', async ({ page, session, checkout }) => {
      await watchJumps(page)
      const { person } = await session.withItemInCart()
      await checkout.goToPayment(person)
      await expect.poll(() => noted(page)).toBe('no')
      await page.evaluate(() => localStorage.removeItem('wallet'))
      await reloadWithLateWallet(page)
      await expect.poll(() => noted(page)).toBe('no')
      await waitUntilSettled(page)
      expect(await jumped(page)).toBeLessThanOrEqual(0.02)
    })
  })
}
