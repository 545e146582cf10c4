import type { Page } from '@playwright/test'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

/** The first price of a page with this text. */
const price = (page: Page, text: RegExp) => page.getByRole('main').getByText(text).first()

/** Width of a text in the page's font, in px. */
const measureWidth = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (words) => {
    const probe = document.createElement('span')
    probe.textContent = words
    document.body.append(probe)
    await document.fonts.ready
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return width
  }, text)

test.describe('Currency format', { tag: FRESH_SHOP }, () => {
  test('pages of both languages follow the setting, and the currency symbol has a text alternative', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter()
    await backoffice.open('Settings')
    const amounts = page.getByRole('region', { name: 'Currency format' })
    await expect(amounts).toContainText('AED 1,234.50')
    await amounts.getByLabel('English pages').selectOption('AED after')
    await amounts.getByLabel('Arabic pages').selectOption('درهم')
    await expect(amounts).toContainText('1,234.50\u00a0AED')

    const reader = await page.context().newPage()
    await reader.goto('/products')
    await expect(price(reader, /^(from )?AED \d+$/)).toBeVisible()

    await page.bringToFront()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Settings saved.')).toBeVisible()
    await reader.goto('/products')
    await expect(price(reader, /^(from )?\d+\sAED$/)).toBeVisible()
    await reader.goto('/ar/products')
    await expect(price(reader, /^(من )?\u2066\d+\u2069\sدرهم$/)).toBeVisible()

    await page.bringToFront()
    await amounts.getByLabel('English pages').selectOption('Dirham symbol')
    await amounts.getByLabel('Arabic pages').selectOption('Dirham symbol')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/unsaved change/)).toHaveCount(0)
    await reader.goto('/')
    await expect(reader.getByText(/^on orders over \u2063AED\s169$/)).toBeVisible()
    expect(await measureWidth(reader, '\u2063AED')).toBeLessThan((await measureWidth(reader, 'AED')) / 2)
    await reader.goto('/ar/products')
    await expect(price(reader, /^(من )?\u2066\d+\u2069\s\u061cدرهم$/)).toBeVisible()
    expect(await measureWidth(reader, '\u061cدرهم')).toBeLessThan((await measureWidth(reader, 'درهم')) * 0.75)
    await reader.close()
  })
})
