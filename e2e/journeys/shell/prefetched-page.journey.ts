import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const CART_SCRIPT = /\/assets\/cart-page-[\w-]+\.js$/

const askedFor = (page: Page, address: RegExp) =>
  page.waitForRequest((request) => address.test(request.url()))

/** Network bytes of each request for a file. */
const countBytes = (page: Page, { source }: RegExp) =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(pattern).test(name))
        .map((entry) => Number(Reflect.get(entry, 'transferSize'))),
    source,
  )

const AIMS: readonly (readonly [string, (link: Locator) => Promise<void>])[] = [
  ['under the mouse', (link) => link.hover()],
  ['with the focus', (link) => link.focus()],
  ['under a finger', (link) => link.dispatchEvent('pointerdown', { pointerType: 'touch' })],
]

for (const [which, aim] of AIMS)
  test(`The scripts of the cart ${which} load before the click`, async ({ page }) => {
    await page.goto('/products')
    const link = page.getByRole('banner').getByRole('link', { name: 'Cart' })
    const script = askedFor(page, CART_SCRIPT)
    await aim(link)
    await (await script).response()
    await expect(page).toHaveURL(/\/products$/)

    await link.click()
    await expect(page).toHaveURL(/\/cart$/)
    expect((await countBytes(page, CART_SCRIPT)).at(-1), 'the script comes from the cache').toBe(0)
  })
