import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const PRODUCT_SCRIPT = /\/assets\/product-page-[\w-]+\.js$/
const PRODUCT_DATA = /\.data\?/

const askedFor = (page: Page, address: RegExp) =>
  page.waitForRequest((request) => address.test(request.url()))

const firstProduct = (page: Page) => page.locator('main article h3').getByRole('link').first()

const AIMS: readonly (readonly [string, (link: Locator) => Promise<void>])[] = [
  ['under the mouse', (link) => link.hover()],
  ['that has the focus', (link) => link.focus()],
  ['under a finger', (link) => link.dispatchEvent('pointerdown', { pointerType: 'touch' })],
]

for (const [which, aim] of AIMS)
  test(`Scripts and data of the product ${which} are there before the click`, async ({ page }) => {
    await page.goto('/products')
    const link = firstProduct(page)
    const name = (await link.textContent()) ?? ''
    const files = Promise.all([askedFor(page, PRODUCT_SCRIPT), askedFor(page, PRODUCT_DATA)])
    await aim(link)
    const [script] = await files
    await script.response()
    await expect(page).toHaveURL(/\/products$/)

    const again: string[] = []
    page.on('request', (request) => PRODUCT_SCRIPT.test(request.url()) && again.push(request.url()))
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(again).toEqual([])
  })
