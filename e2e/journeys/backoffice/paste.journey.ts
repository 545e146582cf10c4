import type { Page } from '@playwright/test'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Tabs separate the cells, as in text copied from a spreadsheet. */
async function paste(page: Page, rows: readonly string[]) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'))
  await page.keyboard.press('ControlOrMeta+V')
}

test('staff paste shelves, barcodes, prices and a count from a spreadsheet, and fill prices down', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backoffice.enter('products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('fil the elephant')
  await expect(page).toHaveURL(/q=fil/)
  await page.getByRole('link', { name: 'Fil the Elephant', exact: true }).click()
  await page.getByText('Prices, barcodes and shelves by size').click()
  const fields = (name: string) => page.getByRole('textbox', { name })

  await fields('Barcode').first().focus()
  await paste(page, ['6291041500213\tA-1', '6291041500220\tA-2'])
  await expect(fields('Barcode').nth(1)).toHaveValue('6291041500220')
  await expect(fields('Shelf').first()).toHaveValue('A-1')
  await expect(fields('Shelf').nth(1)).toHaveValue('A-2')
  await fields('Custom price, AED').first().fill('94.50')
  await page.keyboard.press('ControlOrMeta+D')
  await expect(fields('Custom price, AED').nth(1)).toHaveValue('94.50')

  // There is nothing below the last size.
  const below = page.getByRole('button', { name: 'Use this shelf for all below' })
  const sizes = await fields('Shelf').count()
  await fields('Shelf').last().fill('C-9')
  await expect(below).toHaveCount(2)
  await below.nth(1).click()
  await expect(fields('Shelf').last()).toHaveValue('A-2')
  await expect(below).toHaveCount(sizes - 1)
  await expect(fields('Shelf').first()).toHaveValue('A-1')

  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await page.getByText('Prices, barcodes and shelves by size').click()
  await expect(fields('Shelf').nth(1)).toHaveValue('A-2')
  await expect(fields('Custom price, AED').nth(1)).toHaveValue('94.50')

  await page.getByRole('button', { name: 'Count', exact: true }).click()
  const counted = page.getByRole('textbox', { name: /^Counted: / })
  await counted.first().focus()
  await paste(page, ['12', '٧'])
  await page.getByRole('button', { name: 'Finish count' }).click()
  await expect(page.getByText('2 sizes counted.')).toBeVisible()
  await expect(page.getByRole('button', { name: /: 7$/ }).first()).toBeVisible()
})
