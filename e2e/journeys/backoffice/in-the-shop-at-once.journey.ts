import { aPlainPicture } from '../../fixtures/pictures/a-picture.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Sales begin and end within five seconds of their time (decision 040); a busy machine takes longer. */
const SOON = { timeout: 60_000, intervals: [500] }

test.describe('Back office changes appear in the shop at once', { tag: EDITABLE_SHOP }, () => {
  // D-02, D-60
  test('a planned sale shows on product page and card from its start to its end', async ({
    page,
    shop,
    api,
    backoffice,
  }) => {
    const plain = (await api.products()).filter(({ discount, flashsale }) => discount === 0 && !flashsale)
    const product = plain.find(({ name }) => plain.filter((one) => one.name === name).length === 1)
    if (!product) throw new Error('The shop has no undiscounted product with a unique name')
    await backoffice.enter(`products/${product._id}`)
    const call = staffCalls(page.request, shop.url)
    const change = (field: string, from: unknown, to: unknown) => ({ field, from, to })
    const save = (...changes: ReturnType<typeof change>[]) =>
      call('POST /api/staff/product/save', { productId: product._id, changes })

    const reduced = `AED ${Math.round(product.price * 0.6)}`
    const reader = await page.context().newPage()
    const seeOnPage = async (sale: boolean) => {
      await reader.goto(`/products/${product._id}`)
      await expect(reader.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
      const main = reader.getByRole('main')
      const shown = main.getByText(reduced, { exact: true }).filter({ visible: true })
      await expect(shown).toHaveCount(sale ? 1 : 0, { timeout: 2_000 })
      await expect(main.getByText('40% OFF')).toHaveCount(sale ? 1 : 0, { timeout: 2_000 })
    }
    const seeOnCard = async (sale: boolean) => {
      await reader.goto(`/products?search=${encodeURIComponent(product.name)}`)
      const card = reader.getByRole('article').filter({ hasText: product.name }).first()
      await expect(card).toBeVisible()
      await expect(card.getByText(reduced, { exact: true })).toHaveCount(sale ? 1 : 0)
    }
    await seeOnPage(false)
    await seeOnCard(false)

    const begins = Date.now() + 5_000
    await save(change('saleDiscount', 0, 40), change('saleStartsAt', null, begins))
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^Percent off/ })).toHaveValue('40')
    await expect(async () => seeOnPage(true)).toPass(SOON)
    expect(Date.now()).toBeGreaterThanOrEqual(begins)
    await seeOnCard(true)

    const ends = Date.now() + 5_000
    await save(change('saleEndsAt', null, ends))
    await expect(async () => seeOnPage(false)).toPass(SOON)
    expect(Date.now()).toBeGreaterThanOrEqual(ends)
    await seeOnCard(false)
    await page.bringToFront()
    await page.reload()
    await expect(page.getByText('This sale has ended.')).toBeVisible()
  })

  // D-60, LIST-13
  test('a published product with images appears in the list and on its page at the next visit', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('products')
    await page.getByRole('button', { name: 'Add product' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Pearl Diver Romper')
    await dialog.getByLabel('Article number').fill('LD-PD-1')
    await dialog.getByLabel('Price incl. VAT').fill('90')
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await page.getByRole('button', { name: 'Add colour' }).click()
    await expect(dialog.getByLabel('Colour', { exact: true })).toBeFocused()
    await dialog.getByLabel('Colour', { exact: true }).fill('Pearl')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByLabel('Swatch of Pearl: not set')).toBeVisible()
    await page.getByRole('button', { name: 'Add sizes' }).click()
    await dialog.getByLabel(/^Sizes/).fill('90')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
    const buffer = await aPlainPicture(800, 1000, '#d9c9a8')
    await page
      .getByLabel('Add images of Pearl')
      .setInputFiles({ name: 'pearl-diver.png', mimeType: 'image/png', buffer })
    await expect(page.getByRole('img', { name: /image 1 of pearl/i })).toBeVisible()

    // The first request caches the pages.
    const list = async () => (await page.request.get('/products')).text()
    expect(await list()).not.toContain('Pearl Diver Romper')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Published')
    const published = page.waitForResponse('**/api/staff/product/save')
    await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
    await (await published).finished()
    const since = Date.now()
    expect(await list()).toMatch(/Pearl Diver Romper/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const productPage = await (await page.request.get(`/products/${id}`)).text()
    expect(productPage).toMatch(/\/media\/pearl-diver\.[0-9a-f]{8}/)
    test
      .info()
      .annotations.push({ type: 'visible in the shop after', description: `${Date.now() - since} ms` })
    await page.goto('/products')
    await expect(page.getByRole('article').first()).toContainText('Pearl Diver Romper')
  })
})
