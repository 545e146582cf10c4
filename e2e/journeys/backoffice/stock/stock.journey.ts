import type { Locator } from '@playwright/test'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('staff count a shelf with a scanner while the shop sells from it, and the ledger records both', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, colour, size } = choice
  const variant = product.variants.find(({ colorName }) => colorName === colour)
  const sku = variant?.sizes.find((one) => one.size === size)?.subSKU ?? ''
  const person = newPerson()
  const { token } = await api.signUp(person)

  await backoffice.putOnShelf(product._id, 'J7')
  await backoffice.open('Inventory')
  const views = page.getByRole('navigation', { name: 'Inventory views' })
  const view = (name: string) => views.getByRole('link', { name, exact: true })
  await expect(view('Levels')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'Set aside' })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Barcode, SKU or article number' })
  await code.fill(sku)
  await code.press('Enter')
  const details = page.getByRole('complementary', { name: 'Selected size' })
  await expect(details.getByRole('heading', { name: product.name })).toBeVisible()
  await expect(details.getByRole('link', { name: 'Shelf J7' })).toBeVisible()
  const words = `${product.name} ${colour}`
  await page.getByRole('searchbox', { name: 'Search sizes' }).fill(words)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words)
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('Shelf J7')
  await view('Count').click()
  await expect(view('Count')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Shelf J7' }).click()
  await expect(page.getByRole('heading', { name: 'Shelf J7', level: 1 })).toBeVisible()
  const scan = page.getByRole('textbox', { name: 'Barcode, SKU or article number' })
  await expect(scan).toBeFocused()
  await scan.fill('nowhere')
  await scan.press('Enter')
  await expect(page.getByText('No size here has the code “nowhere”.')).toBeVisible()
  const counted = page.getByRole('textbox', { name: `Counted: ${product.name}, ${colour}, ${size}` })
  for (const values of ['1', '2', '3']) {
    await scan.fill(sku)
    await scan.press('Enter')
    await expect(counted).toHaveValue(values)
  }
  await placeOrder(api, token, person, [choice])
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Finish count' }).click()
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: /Shelf J7/ }).first()).toContainText(product.name)
  await expect(page.getByRole('row', { name: /Order LD-/ }).first()).toBeVisible()
  await expect(view('Ledger')).toHaveAttribute('aria-current', 'true')
  expect(await api.loadStock(choice)).toBe(1)

  await page
    .getByRole('row', { name: /Shelf J7/ })
    .first()
    .getByRole('cell')
    .last()
    .click()
  const panel = page.getByRole('complementary', { name: 'Selected size' })
  await expect(panel.getByRole('heading', { name: product.name })).toBeVisible()
  await expect(panel.getByRole('row', { name: /Shelf J7/ })).toBeVisible()
  await panel.getByLabel('Quantity').fill('5')
  await expect(panel.getByText('1 now, 6 after')).toBeVisible()
  await panel.getByRole('button', { name: 'Update stock' }).click()
  await expect(panel.getByRole('row', { name: /Received.*\+5 6$/ })).toBeVisible()
  await panel.getByText('Counted', { exact: true }).click()
  await panel.getByLabel('Quantity on the shelf').fill('4')
  await panel.getByRole('button', { name: 'Update stock' }).click()
  await expect(panel.getByRole('row', { name: /Count.*−2 4$/ })).toBeVisible()
  expect(await api.loadStock(choice)).toBe(4)
})

test('an article number adds all sizes of a product to a count', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product } = choice
  await backoffice.enter('inventory/count')
  await page.getByRole('link', { name: /^No shelf/ }).click()
  const rows = page.getByRole('textbox', { name: `Counted: ${product.name}` })
  await expect(rows).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Barcode, SKU or article number' }).fill(product.sku)
  await page.keyboard.press('Enter')
  const count = product.variants.flatMap(({ sizes }) => sizes).length
  await expect(page.getByText(`${count} sizes of ${product.name} added to the count.`)).toBeVisible()
  await expect(rows).toHaveCount(count)
  await expect(page.getByRole('button', { name: 'Finish count' })).toBeDisabled()
})

test('an article number lists all sizes of its product in the inventory', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product } = choice
  const sizes = product.variants.flatMap((variant) => variant.sizes)
  await backoffice.enter('inventory')
  await page.getByRole('textbox', { name: 'Barcode, SKU or article number' }).fill(product.sku)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search sizes' })).toHaveValue(product.sku)
  const rows = page.getByRole('table').first().getByRole('link', { name: product.name, exact: true })
  await expect(rows).toHaveCount(Math.min(sizes.length, 50))
  await expect(page.getByRole('complementary', { name: 'Selected size' })).toContainText(product.name)
})

test('a long SKU leaves room for the name in the row and for the quantity of the selected size', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product } = choice
  const sku = 'LONG-'.padEnd(250, 'X1-')
  await backoffice.enter(`products/${product._id}`)
  await page.getByRole('link', { name: 'Shelves and barcodes' }).click()
  await page.getByRole('textbox', { name: 'SKU' }).first().fill(sku)
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toBeHidden()
  await backoffice.enter(`inventory?q=${encodeURIComponent(product.sku)}`)
  const row = page.getByRole('row').filter({ hasText: sku })
  const measureWidth = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0
  expect(await measureWidth(row.getByRole('cell').first())).toBeGreaterThan(180)
  await row.getByRole('link').click()
  const open = page.getByRole('complementary', { name: 'Selected size' })
  await expect(open).toContainText(sku)
  expect(await measureWidth(open.getByText(product.name, { exact: true }).first())).toBeGreaterThan(80)
})

test('old URLs of inventory and movements redirect to the ledger', {
  tag: EDITABLE_SHOP,
}, async ({ page, backoffice }) => {
  await backoffice.enter('stock/ledger?reason=received')
  await expect(page).toHaveURL(/\/backoffice\/inventory\/ledger\?reason=received$/)
  await backoffice.enter('stock?reason=count')
  await expect(page).toHaveURL(/\/backoffice\/inventory\/ledger\?reason=count$/)
  await expect(page.getByRole('combobox', { name: 'Reason' })).toHaveValue('count')
})

test('staff paste stock for all sizes of a product into one sheet and book it with one delivery note', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, colour, size } = choice
  await backoffice.enter(`products/${product._id}`)
  const receive = page.getByRole('button', { name: 'Receive stock' })
  await receive.click()
  const sheet = page.getByRole('table').filter({ has: page.getByRole('textbox') })
  const cells = sheet.getByRole('textbox')
  await cells.first().waitFor()
  const columns = (await sheet.getByRole('columnheader').count()) - 1
  const rows = (await sheet.getByRole('row').count()) - 1
  const block = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '2').join('\t'))
  await page.evaluate((text) => navigator.clipboard.writeText(text), block.join('\n'))
  await cells.first().press('ControlOrMeta+V')
  await expect(cells.last()).toHaveValue('2')
  await cells.first().fill('half')
  const book = page.getByRole('button', { name: 'Update stock', exact: true })
  await book.click()
  await expect(page.getByText('Values in red must be whole numbers above 0.')).toBeVisible()
  await cells.first().fill('2')
  await page.getByRole('textbox', { name: 'Reason or delivery note' }).fill('Delivery D-0193')
  const before = await api.loadStock(choice)
  await book.click()
  await expect(receive).toBeVisible()
  await expect(page.getByRole('button', { name: `${colour}, ${size}: ${before + 2}` })).toBeVisible()
  expect(await api.loadStock(choice)).toBe(before + 2)
  await page.goto('/backoffice/inventory/ledger?reason=received')
  await expect(page.getByRole('row', { name: /Delivery D-0193/ }).first()).toContainText('+2')
})
