import { undiscountedChoices } from '../../../fixtures/orders.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { acceptInvitation, staffCalls } from '../../../fixtures/staff-calls.ts'
import { expect, prepareContext, test } from '../../../fixtures/test.ts'

test('a shelf count is paused on a desktop, and a colleague continues and books it on a phone', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, browser, shop }) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, colour, size, stock } = choice
  const variant = product.variants.find(({ colorName }) => colorName === colour)
  const sku = variant?.sizes.find((one) => one.size === size)?.subSKU ?? ''
  const label = `Counted: ${product.name}, ${colour}, ${size}`
  await backoffice.putOnShelf(product._id, 'K4')
  await backoffice.enter('inventory/count')
  const atDesk = page.getByRole('link', { name: 'Shelf K4' })
  await atDesk.click()
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeDisabled()
  const scan = page.getByRole('textbox', { name: 'Barcode, SKU or article number' })
  for (const values of ['1', '2']) {
    await scan.fill(sku)
    await scan.press('Enter')
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(values)
  }
  await page.getByRole('textbox', { name: 'Note' }).fill('Shelf K4, lower board')
  await pause.click()
  await expect(page.getByText('Count paused. Anyone can continue it on any device.')).toBeVisible()
  await expect(atDesk).toContainText('Paused: 1 size counted by Huda Al Marri')
  expect(await api.loadStock(choice)).toBe(stock)

  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await prepareContext(context)
  const phone = await context.newPage()
  const call = staffCalls(context.request, shop.url)
  await acceptInvitation(call, await shop.inviteOwner(), 'Omar Khalid', 'omar@example.com')
  await phone.goto('/backoffice/inventory/count')
  await phone.getByRole('link', { name: 'Shelf K4' }).tap()
  await expect(phone.getByText(/^1 of \d+ · started .* by Huda Al Marri$/)).toBeVisible()
  const counted = phone.getByRole('textbox', { name: label })
  await expect(counted).toHaveValue('2')
  const scanner = phone.getByRole('textbox', { name: 'Barcode, SKU or article number' })
  await scanner.fill(sku)
  await scanner.press('Enter')
  await expect(counted).toHaveValue('3')
  await phone.getByRole('region', { name: 'Last scanned' }).getByRole('button', { name: 'One more' }).tap()
  await expect(counted).toHaveValue('4')
  await phone.getByRole('button', { name: 'Finish count' }).tap()
  await expect(phone.getByText('1 size counted.')).toBeVisible()
  await expect(phone.getByRole('row', { name: /Shelf K4, lower board/ })).toContainText(product.name)
  expect(await api.loadStock(choice)).toBe(4)
  await phone.goto('/backoffice/inventory/count')
  await expect(phone.getByRole('link', { name: 'Shelf K4' })).toBeVisible()
  await expect(phone.getByText('Paused:', { exact: false })).toHaveCount(0)
  await context.close()
})
