import { readFile } from 'node:fs/promises'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const HEADER =
  'URL handle,Title,Option1 name,Option1 value,SKU,What it costs,Inventory quantity,Published on online store'

const createFile = (...rows: string[]) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows, ''].join('\n')),
})

test.describe('Imports in the back office', { tag: FRESH_SHOP }, () => {
  test('staff map and compare a file, export it without faulty rows, import the fixed rows and undo everything', async ({
    page,
    backoffice,
    api,
    allowConsole,
  }) => {
    allowConsole(/status of 422/)
    const names = async () => (await api.products()).map(({ name }) => name)
    await backoffice.enter()
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const upload = page.getByLabel('Choose a file')
    await upload.setInputFiles({ ...createFile(), buffer: Buffer.from('Dear shop\n') })
    await expect(page.getByText(/not a product export/)).toBeVisible()
    await upload.setInputFiles(
      createFile(
        'pillow,Cloud Pillow,Size,One,CP-1,49.90,4,TRUE',
        'rattle,Shell Rattle,Size,One,SR-1,free,4,TRUE',
      ),
    )

    await expect(page.getByRole('heading', { name: /products\.csv/, level: 1 })).toBeVisible()
    await expect(page.getByText('Choose the column for Variant Price.')).toBeVisible()
    await expect(page.getByLabel(/^Handle/)).toHaveValue('URL handle')
    await page.getByLabel(/^Variant Price/).selectOption('What it costs')
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await expect(page.getByText('1 new · 0 changed · 1 skipped')).toBeVisible()
    await expect(page.getByText('"free" is not a number.')).toBeVisible()
    await expect(page.getByText(/^Price.*AED\s49\.90$/)).toBeVisible()
    expect(await names()).not.toContain('Cloud Pillow')
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByText('Import complete.')).toBeVisible()
    expect(await names()).toContain('Cloud Pillow')

    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download skipped rows' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toBe('products-skipped.csv')
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain('Shell Rattle')
    expect(csv).not.toContain('Cloud Pillow')
    await page.getByRole('link', { name: 'Imports', exact: true }).click()
    await upload.setInputFiles({ ...createFile(), buffer: Buffer.from(csv.replace(',free,', ',19.50,')) })
    await page.getByLabel(/^Variant Price/).selectOption('What it costs')
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await expect(page.getByText('Import complete.')).toBeVisible()
    expect(await names()).toContain('Shell Rattle')

    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await expect(page.getByText('Import undone.')).toBeVisible()
    expect(await names()).not.toContain('Shell Rattle')
    expect(await names()).toContain('Cloud Pillow')
  })

  test('a recognised file shows the columns it uses and collapses the mapping', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter()
    await page.goto('/backoffice/imports')
    const pictures = 'Pictures of the colour (variant.metafields.little_dunes.pictures)'
    const csv = `Handle,Title,Vendor,Variant Price,${pictures}\ncap,Reef Cap,Little Dunes,35,\n`
    const file = { name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel('Choose a file').setInputFiles(file)

    await expect(page.getByText(/Shopify product export\. 4 of 5 columns will be imported\./)).toBeVisible()
    await expect(page.getByText('Not imported, only kept for exports: Vendor.')).toBeVisible()
    const price = page.getByLabel(/^Variant Price/)
    await expect(price).toBeHidden()
    await page.getByText('Change columns').click()
    await price.selectOption('Not in the file')
    await expect(page.getByText(/ 3 of 5 columns will be imported\./)).toBeVisible()
    await price.selectOption('Variant Price')
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await page.getByRole('button', { name: 'Change columns' }).click()
    await expect(price).toHaveValue('Variant Price')
    await expect(price).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    const height = async (name: RegExp) => (await page.getByLabel(name).boundingBox())?.height ?? 0
    // The longer label takes two lines.
    expect(await height(/^Pictures of the colour/)).toBeGreaterThan(await height(/^Handle/))
  })

  test('the reason for a refused comparison disappears after the next successful one', async ({
    page,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/status of 409/)
    const refusal = { success: false, code: 'import_under_way', message: 'This import is under way.' }
    await page.route('**/api/staff/import/check', (route) => route.fulfill({ status: 409, json: refusal }), {
      times: 1,
    })
    await backoffice.enter()
    await page.goto('/backoffice/imports')
    await page.getByLabel('Choose a file').setInputFiles(createFile('mug,Dune Mug,Size,One,DM-1,20,4,TRUE'))
    await page.getByLabel(/^Variant Price/).selectOption('What it costs')
    const reason = page.getByRole('alert').filter({ hasText: refusal.message })
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await expect(reason).toBeVisible()
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await expect(page.getByText('1 new · 0 changed')).toBeVisible()
    expect(await reason.isVisible()).toBe(false)
  })

  test('an import downloads its images on request and gives a reason for each failure', async ({
    page,
    backoffice,
  }) => {
    const file =
      'Handle,Title,Variant Price,Variant SKU,Image Src\ncap,Cap,10,CAP-1,http://127.0.0.1:9/cap.png\n'
    await backoffice.enter('imports')
    const upload = page.getByLabel('Choose a file')
    await upload.setInputFiles({ name: 'caps.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
    await page.getByRole('button', { name: 'Compare with the shop' }).click()
    await page.getByRole('button', { name: 'Import 1 product' }).click()
    await page.getByRole('button', { name: 'Import images' }).click()
    await expect(page.getByText('0 images imported · 1 failed')).toBeVisible()
    await expect(page.getByText('http://127.0.0.1:9/cap.png is not a public address')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('0 images imported · 1 failed')).toBeVisible()
  })
})
