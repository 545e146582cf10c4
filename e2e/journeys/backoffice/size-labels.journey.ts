import { pageSizes } from '../../fixtures/page-sizes.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const EAN = '4006381333931'

test('staff print labels for sizes with barcode and shop price, singly or on sheets', {
  tag: FRESH_SHOP,
}, async ({ page, api, backoffice }) => {
  const { product, colour, size } = await api.choice(
    ({ product: { discount, flashsale, variants } }) =>
      discount > 0 && !flashsale && variants.every(({ sizes }) => sizes.every((one) => !one.price)),
  )
  const variant = product.variants.find(({ colorName }) => colorName === colour)
  const sku = variant?.sizes.find((one) => one.size === size)?.subSKU ?? ''

  await backoffice.enter(`products/${product._id}`)
  const shown = await page
    .getByText(/^Shown in the shop/)
    .first()
    .textContent()
  const price = /AED\s[\d.,]*\d/.exec(shown ?? '')?.[0].replace(/\s/, ' ') ?? ''
  expect(price).not.toBe('')
  await page.getByText('Prices, barcodes and shelves by size').click()
  const sheet = page.getByRole('group', { name: `${colour} · ${size}`, exact: true })
  await sheet.getByRole('textbox', { name: 'Barcode' }).fill(EAN)
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'Print labels' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print labels' })
  const thermal = dialog.getByRole('button', { name: 'Label printer, 50 × 30 mm' })
  await dialog.getByRole('checkbox', { name: 'All sizes' }).uncheck()
  await expect(thermal).toBeDisabled()
  await dialog.getByRole('checkbox', { name: `Print ${colour}, ${size}`, exact: true }).check()
  await expect(dialog.getByRole('status')).toHaveText('1 label')
  await dialog.getByRole('textbox', { name: `Labels of ${colour}, ${size}`, exact: true }).fill('26')
  await thermal.click()

  await expect(page.getByText('26 labels ready')).toBeVisible()
  const label = page.getByRole('article', { name: `${product.name}, ${colour}, ${size}` }).first()
  await expect(label.getByText(product.name, { exact: true })).toBeVisible()
  await expect(label.getByText(/[\u0600-\u06ff]/).first()).toBeVisible()
  await expect(label.getByText(price, { exact: true })).toBeVisible()
  await expect(label.getByRole('img', { name: EAN })).toBeVisible()
  await expect(label.getByText(sku, { exact: true })).toBeVisible()
  const asPrinted = async () => pageSizes(await page.pdf({ preferCSSPageSize: true }))
  await expect.poll(asPrinted).toEqual(Array(26).fill('50 × 30'))

  await page.getByRole('link', { name: 'A4 sheets of 3 × 8' }).click()
  await expect(page).toHaveURL(/paper=sheet/)
  await expect.poll(asPrinted).toEqual(['210 × 297', '210 × 297'])

  await page.goto(`${page.url()}&language=ar`)
  await expect(page.getByRole('heading', { name: 'ملصقات المقاسات', level: 1 })).toBeVisible()
  await expect(label.getByText(price, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'طابعة الملصقات' }).click()
  await expect.poll(asPrinted).toEqual(Array(26).fill('50 × 30'))
  await page.getByRole('link', { name: 'المنتج', exact: true }).click()
  await page.getByRole('button', { name: 'طباعة الملصقات' }).click()
  await expect(
    page.getByRole('dialog', { name: 'طباعة الملصقات' }).getByRole('checkbox').first(),
  ).toBeChecked()
})
