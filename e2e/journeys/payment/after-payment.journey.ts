import type { Page } from '@playwright/test'
import { CARDS, fillCard, goToPayment, payButton, withOneThing } from '../../fixtures/card.ts'
import { confirmButton, expectItems, goToCash } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Every heading that stands in the page at any moment from now on, however short. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const { textContent } of document.querySelectorAll('h1, h2')) seen.add(textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
}

for (const [way, go, pay] of [
  ['in cash', goToCash, confirmButton],
  [
    'by card',
    async (page, person) => {
      await goToPayment(page, person)
      await fillCard(page, CARDS.pays)
    },
    payButton,
  ],
] as [string, typeof goToCash, typeof payButton][]) {
  // STATE-24, STATE-25, STATE-31
  test(`Who pays ${way} at the end of the page sees the orders next, from the top, and no emptied cart between`, async ({
    page,
    api,
  }) => {
    const { person } = await withOneThing(page, api)
    await go(page, person)
    const seen = await watchHeadings(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    await pay(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await expectItems(page, 0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(await seen()).toContain('My Orders')
    expect(await seen()).not.toContain('Your cart is empty')
  })
}
