import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Bulk editing of products', { tag: EDITABLE_SHOP }, () => {
  test('staff edit selected products with a preview of every change, and undo it', async ({
    page,
    backoffice,
    api,
    allowConsole,
  }) => {
    allowConsole(/status of 422/)
    const loadPrice = async (name: string) => (await api.productNamed(name)).price
    const [smock, dress] = [await loadPrice('Desert Daisy Smock'), await loadPrice('Dune Gauze Dress')]
    await backoffice.enter()
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    for (const name of ['Desert Daisy Smock', 'Dune Gauze Dress'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    await page
      .getByRole('region', { name: 'Selected products' })
      .getByRole('button', { name: 'Edit' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit 2 products' })
    await dialog.getByLabel(/^Change by/).fill('-100')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText(/^Check this value/)).toBeVisible()
    await dialog.getByLabel(/^Change by/).fill('-10')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Dune Gauze Dress' })).toContainText(
      `${(dress * 0.9).toFixed(2)}`,
    )
    expect(await loadPrice('Dune Gauze Dress')).toBe(dress)
    await dialog.getByRole('button', { name: 'Apply to 2' }).click()
    await expect(dialog).toBeHidden()
    expect(await loadPrice('Dune Gauze Dress')).toBeCloseTo(dress * 0.9)
    expect(await loadPrice('Desert Daisy Smock')).toBeCloseTo(smock * 0.9)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => loadPrice('Dune Gauze Dress')).toBe(dress)
    await expect.poll(() => loadPrice('Desert Daisy Smock')).toBe(smock)
  })
})
