import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Related products', { tag: EDITABLE_SHOP }, () => {
  // PROD-22, D-14
  test('staff choose two and reorder them, and customers see them first in both languages', async ({
    page,
    api,
    backoffice,
  }) => {
    const shown = await api.products()
    // Neither product would be there by default.
    const [dress, ...others] = shown.slice(26)
    const [first, second] = others.filter(({ name }) => shown.filter((one) => one.name === name).length === 1)
    if (!dress || !first || !second) throw new Error('The catalogue is too small')

    await backoffice.enter(`products/${dress._id}`)
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Related products' }) })
    for (const { name, sku } of [second, first]) {
      await card.getByRole('combobox', { name: 'Find a product' }).fill(sku)
      await card.getByRole('listbox', { name: 'Search results' }).getByRole('option', { name }).click()
    }
    await card.getByRole('button', { name: `Move ${first.name} earlier` }).click()
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar).toContainText('related products')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toBeHidden()
    await expect(card.getByRole('list', { name: 'Related products' }).getByRole('listitem')).toContainText([
      first.name,
      second.name,
    ])
    await expect(page.getByText('empty → 2 products')).toBeVisible()

    await page.goto(`/products/${dress._id}`)
    const strip = page.getByRole('region', { name: 'You may also like' }).getByRole('article')
    await expect(strip).toHaveCount(20)
    await expect(strip.nth(0)).toContainText(first.name)
    await expect(strip.nth(1)).toContainText(second.name)

    const inArabic = await page.request.get(`/api/product/list?ids=${first._id}`, {
      headers: { 'accept-language': 'ar' },
    })
    const { name } = (await inArabic.json()).products[0]
    await page.goto(`/ar/products/${dress._id}`)
    await expect(
      page.getByRole('region', { name: 'قد يعجبكم أيضاً' }).getByRole('article').first(),
    ).toContainText(name)
  })
})
