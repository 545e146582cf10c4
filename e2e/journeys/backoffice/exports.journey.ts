import { readFile } from 'node:fs/promises'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Exports in the back office', { tag: FRESH_SHOP }, () => {
  test('staff write an alt text, the shop shows it, and importing the exported file changes nothing', async ({
    page,
    backoffice,
    api,
  }) => {
    const [product] = (await api.products()).filter(({ image }) => image.length > 0)
    if (!product) throw new Error('No product has an image')
    await backoffice.enter(`products/${product._id}`)
    await page.getByText('Alt text: 0 of').last().click()
    await page.getByLabel('Alt text for image 1 of the product, English').fill('Laid out on sand')
    await page.getByLabel('Alt text for image 1 of the product, Arabic').fill('على الرمل')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const looked = Promise.withResolvers<void>()
    await page.route(
      '**/api/staff/product/save',
      async (route) => {
        await looked.promise
        await route.continue()
      },
      { times: 1 },
    )
    await save.click()
    // The loading dots are not part of its name.
    await expect(save).toHaveAttribute('aria-busy', 'true')
    looked.resolve()
    await expect(save).toHaveCount(0)
    await expect(page.getByText('Alt text: 1 of').last()).toBeVisible()
    await page.goto(`/products/${product._id}`)
    await expect(page.getByRole('img', { name: 'Laid out on sand' }).first()).toBeVisible()
    await page.goto(`/ar/products/${product._id}`)
    await expect(page.getByRole('img', { name: 'على الرمل' }).first()).toBeVisible()

    await page.goto('/backoffice/products')
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
    const buffer = await readFile(await file.path())
    expect(buffer.toString('utf8')).toContain('Laid out on sand')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await expect(page.getByText('0 new · 0 changed', { exact: true })).toBeVisible()
  })
})
