import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('a shelf is counted with a scanner while the shop sells from it, and the ledger says so', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('Nothing without a discount')
  const { product, colour, size } = choice
  const variant = product.variants.find(({ colorName }) => colorName === colour)
  const sku = variant?.sizes.find((one) => one.size === size)?.subSKU ?? ''
  const person = newPerson()
  const { token } = await api.signUp(person)

  await backoffice.enter(`products/${product._id}`)
  await page.getByText('Prices, barcodes and shelves by size').click()
  const shelves = page.getByRole('textbox', { name: 'Shelf' })
  await shelves.first().waitFor()
  for (const shelf of await shelves.all()) await shelf.fill('J7')
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toBeHidden()

  await backoffice.open('Stock')
  await page.getByRole('link', { name: 'Shelf J7' }).click()
  await expect(page.getByRole('heading', { name: 'Shelf J7', level: 1 })).toBeVisible()
  const scan = page.getByRole('textbox', { name: 'Scan or type a barcode or SKU' })
  await scan.fill('nowhere')
  await scan.press('Enter')
  await expect(page.getByText('No size here has the code “nowhere”.')).toBeVisible()
  const counted = page.getByRole('textbox', { name: `Counted of ${product.name}, ${colour}, ${size}` })
  for (const pieces of ['1', '2', '3']) {
    await scan.fill(sku)
    await scan.press('Enter')
    await expect(counted).toHaveValue(pieces)
  }
  await placeOrder(api, token, person, [choice])
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Book the count' }).click()
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: /Shelf J7/ }).first()).toContainText(product.name)
  await expect(page.getByRole('row', { name: /Order LD-/ }).first()).toBeVisible()
  expect(await api.stockOf(choice)).toBe(1)

  await page
    .getByRole('row', { name: /Shelf J7/ })
    .first()
    .getByRole('cell')
    .last()
    .click()
  const panel = page.getByRole('complementary', { name: 'The size of the open movement' })
  await expect(panel.getByRole('heading', { name: product.name })).toBeVisible()
  await expect(panel.getByRole('row', { name: /Shelf J7/ })).toBeVisible()
  await panel.getByLabel('Pieces').fill('5')
  await expect(panel.getByText('1 now, 6 after')).toBeVisible()
  await panel.getByRole('button', { name: 'Book' }).click()
  await expect(panel.getByRole('row', { name: /Received.*\+5 6$/ })).toBeVisible()
  await panel.getByText('Counted', { exact: true }).click()
  await panel.getByLabel('Pieces on the shelf').fill('4')
  await panel.getByRole('button', { name: 'Book' }).click()
  await expect(panel.getByRole('row', { name: /Count.*−2.*4/ })).toBeVisible()
  expect(await api.stockOf(choice)).toBe(4)
})
