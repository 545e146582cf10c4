import type { Page, Route } from '@playwright/test'
import {
  cardField,
  expectPaidOnce,
  goToPayment,
  payButton,
  payInWallet,
  withOneThing,
} from '../../fixtures/card.ts'
import { productFile } from '../../fixtures/product-csv.ts'
import { comeToRest, settle } from '../../fixtures/screens.ts'
import { expect, test } from '../../fixtures/test.ts'

const walletButton = (page: Page) =>
  page.locator('iframe[title="Secure express checkout frame"]').contentFrame().getByRole('button')

const above = (page: Page) => page.getByText('or pay by card', { exact: true })
const below = (page: Page) => page.getByText('or pay with your wallet', { exact: true })

/** Adds up what jumps without having been asked to, from the start of each page on. */
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

/** The provider says whether there is a wallet only once the shopper could already write into the fields. */
async function reloadWithLateWallet(page: Page): Promise<void> {
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
  await expect(cardField(page, 'CVC')).toBeVisible()
  await comeToRest(page)
  answer()
}

const noted = (page: Page) => page.evaluate(() => localStorage.getItem('wallet'))

// PAY-09, PAY-16 to PAY-19, CONST-16, D-49
test('A wallet pays where there is one', async ({ page, api, shop }) => {
  // AED 64.10 with delivery: times 100 it is no whole number before it is rounded.
  const towel = { handle: 'towel', title: 'Beach Towel', price: 39.1, stock: { Sand: { 'One Size': 9 } } }
  await shop.importProducts(productFile(towel))
  const product = await api.productNamed(towel.title)
  const buyer = await withOneThing(page, api, { product, colour: 'Sand', size: 'One Size', stock: 9 })
  expect(buyer.total * 100).not.toBe(6410)
  await goToPayment(page, buyer.person)
  await expect(cardField(page, 'CVC')).toBeVisible()
  await expect.poll(() => noted(page)).toBe('no')
  await expect(below(page)).toBeHidden()
  await expect(above(page)).toHaveCount(0)
  await shop.sandbox.turn('wallet', { supported: true })
  await page.reload()
  await walletButton(page).click()
  await payInWallet(page, buyer.total)
  await expectPaidOnce(page, shop, buyer)
  const [intent] = (await shop.sandbox.state()).payment_intents
  expect(intent).toMatchObject({ amount: 6410, currency: 'aed' })
})

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use({ viewport })

    // PAY-09, D-49
    test('A wallet that is found late comes below and moves nothing; the next time its place is kept above', async ({
      page,
      api,
      shop,
    }) => {
      await watchJumps(page)
      await shop.sandbox.turn('wallet', { supported: true })
      const { person } = await withOneThing(page, api)
      await goToPayment(page, person)
      await expect.poll(() => noted(page)).toBe('yes')
      await page.evaluate(() => localStorage.removeItem('wallet'))

      await reloadWithLateWallet(page)
      await expect(below(page)).toBeVisible()
      await expect(walletButton(page)).toBeVisible()
      const top = async (part: ReturnType<typeof payButton>) => (await part.boundingBox())?.y ?? Number.NaN
      expect(await top(below(page))).toBeGreaterThan(await top(payButton(page)))
      expect(await jumped(page)).toBeLessThanOrEqual(0.02)

      await reloadWithLateWallet(page)
      await expect(walletButton(page)).toBeVisible()
      expect(await top(above(page))).toBeLessThan(await top(payButton(page)))
      await expect(below(page)).toHaveCount(0)
      expect(await jumped(page)).toBeLessThanOrEqual(0.02)
    })

    test('Without a wallet nothing moves either', async ({ page, api }) => {
      await watchJumps(page)
      const { person } = await withOneThing(page, api)
      await goToPayment(page, person)
      await expect.poll(() => noted(page)).toBe('no')
      await page.evaluate(() => localStorage.removeItem('wallet'))
      await reloadWithLateWallet(page)
      await expect.poll(() => noted(page)).toBe('no')
      await settle(page)
      expect(await jumped(page)).toBeLessThanOrEqual(0.02)
    })
  })
}
