import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('An owner redirects an old URL, undoes a removal, and imports redirects from a file', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice, shop, request }) => {
  const movedTo = async (path: string) =>
    (await request.get(shop.url + path, { maxRedirects: 0 })).headers().location
  await backoffice.enter('settings')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible()

  const [from, to] = [
    page.getByRole('textbox', { name: 'Old address' }),
    page.getByRole('textbox', { name: 'Redirect to' }),
  ]
  await from.fill('pages/toys')
  await to.fill('/products')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await expect(page.getByText('Enter a path from your old shop')).toBeVisible()
  await from.fill('https://old-shop.example/Pages/Wooden-Toys')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  const row = page.getByRole('row', { name: /\/pages\/wooden-toys/ })
  await expect(row).toContainText('/products')
  expect(await movedTo('/pages/wooden-toys')).toBe('/products')

  await row.getByRole('button', { name: 'Remove /pages/wooden-toys' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()

  const file = (rows: string) => ({
    name: 'redirects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Redirect from,Redirect to\n${rows}`),
  })
  const input = page.getByLabel('Choose CSV file')
  await input.setInputFiles(file('/pages/kites,kites\n'))
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was imported. Fix 1 line' })).toContainText(
    'Line 2, kites: Enter a path such as /products',
  )
  await input.setInputFiles(file('/pages/kites,/stories\n/pages/hoops,/products\n'))
  await expect(page.getByText('2 redirects added or changed.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a redirect' }).fill('kite')
  await expect(page.getByRole('row', { name: /\/pages\/kites/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await movedTo('/pages/kites')).toBe('/stories')
})

test('A toast with Undo stays under the pointer and disappears after the pointer leaves', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice }) => {
  await page.clock.install()
  await backoffice.enter('settings/redirects')
  await page.getByRole('textbox', { name: 'Old address' }).fill('/pages/stays')
  await page.getByRole('textbox', { name: 'Redirect to' }).fill('/products')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await page.getByRole('button', { name: 'Remove /pages/stays' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await page.clock.runFor(60_000)
  await expect(undo).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(undo).toHaveCount(0)
})
