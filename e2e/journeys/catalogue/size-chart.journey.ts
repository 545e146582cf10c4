import { expect, test } from '../../fixtures/test.ts'

// PROD-12, PROD-27, PROD-28, PROD-30, CONST-48
test('The size chart opens as a dialog, traps the focus and restores it', async ({
  page,
  api,
  productPage,
}) => {
  const { product } = await api.choice(({ size }) => size === '100')
  await productPage.open({ product })
  const opener = page.getByRole('button', { name: 'View Chart' })
  await opener.click()
  const chart = page.getByRole('dialog', { name: 'Size chart' })
  await expect(chart).toBeVisible()
  const heads = chart.getByRole('columnheader')
  await expect(heads).toHaveText(['Size', 'Height (cm)', /^Weight.*cm/, 'Age'])
  await expect(chart.getByRole('rowheader')).toHaveText([
    '80',
    '90',
    '100',
    '110',
    '120',
    '130',
    '140',
    '150',
    '160',
  ])
  await expect(chart.getByRole('row', { name: /^80 75-83 10-18 0-1 years$/ })).toBeVisible()
  await expect(chart.getByRole('row', { name: /^160 150-160 90-100 around 13 years$/i })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(chart.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chart).toHaveCount(0)
  await expect(opener).toBeFocused()

  // D-16: no size chart for products with one size.
  await productPage.open(await api.choice(({ size }) => size === 'One Size'))
  await expect(page.getByRole('button', { name: 'One Size' })).toBeVisible()
  await expect(opener).toHaveCount(0)
})

// PROD-12, PROD-26
test('The size chart of shoes contains shoe sizes', async ({ page, api, productPage }) => {
  const { product } = await api.choice(({ size }) => size === '28')
  await productPage.open({ product })
  await page.getByRole('button', { name: 'View Chart' }).click()
  const chart = page.getByRole('table', { name: 'Shoe sizes' })
  await expect(chart.getByRole('row')).toHaveCount(1 + (product.variants[0]?.sizes.length ?? 0))
  await expect(chart.getByRole('row', { name: 'EU 28 17.2' })).toBeVisible()
})
