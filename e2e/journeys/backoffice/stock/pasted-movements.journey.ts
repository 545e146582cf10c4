import { screenLink } from '../../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('staff paste movements from a spreadsheet, fix them line by line and book them together', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, colour, size } = choice
  const sku =
    product.variants.find(({ colorName }) => colorName === colour)?.sizes.find((one) => one.size === size)
      ?.subSKU ?? ''
  const before = await api.loadStock(choice)

  await backoffice.enter('inventory')
  await page.getByRole('link', { name: 'Receive', exact: true }).click()
  await page.getByRole('link', { name: 'Paste movements' }).click()
  await expect(page.getByRole('heading', { name: 'Paste movements', level: 1 })).toBeVisible()
  const rows = page.getByRole('textbox', { name: 'Spreadsheet rows' })
  const paste = async (...lines: string[]) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
    await rows.fill('')
    await rows.press('ControlOrMeta+V')
  }
  const row = (line: number) => page.getByRole('row', { name: new RegExp(`^${line} `) })
  const book = page.getByRole('button', { name: 'Apply all lines' })

  await paste(
    'SKU\tPieces\tReason\tNote',
    `${sku}\t+5\tReceived\tDelivery D-0192`,
    `${sku}\t1\tdamaged`,
    `${sku}\t999999\tlost`,
    'nowhere\t1',
    `${sku}\tfive`,
    `${sku}\t1\tgift`,
  )
  await expect(page.getByText('The first row has column names and is skipped')).toBeVisible()
  await expect(row(2)).toContainText(`${before} → ${before + 5}`)
  await expect(row(3)).toContainText(`${before + 5} → ${before + 4}`)
  await expect(row(4)).toContainText('It would fall below 0')
  await expect(row(5)).toContainText('No size has this SKU or barcode.')
  await expect(row(6)).toContainText('Quantity must be a whole number')
  await expect(row(7)).toContainText('Reason must be Received')
  await expect(page.getByText('4 lines need fixing')).toBeVisible()
  await expect(book).toBeDisabled()

  await paste(`${sku}\t7\tCounted`, `${sku}\t6\tCounted`, `${sku}\t-1\tCounted`)
  await expect(row(1)).toContainText(`${before} → 7`)
  await expect(row(2)).toContainText('A line above already counts this size.')
  await expect(row(3)).toContainText("A count can't be below 0.")

  await paste(`${sku}\t+5\tReceived\tDelivery D-0192`, `${sku}\t1\tdamaged`)
  await expect(page.getByText('2 lines · +5 · −1')).toBeVisible()
  await page
    .getByRole('link', { name: screenLink('Orders') })
    .first()
    .click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('textbox', { name: 'Note for lines without one' }).fill('Morning round')
  await book.click()
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: /Delivery D-0192/ }).first()).toContainText('+5')
  await expect(page.getByRole('row', { name: /Morning round/ }).first()).toContainText('−1')
  expect(await api.loadStock(choice)).toBe(before + 4)
})

test('staff paste a count, and items sold before booking stay counted', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const person = newPerson()
  const { token } = await api.signUp(person)
  const [choice] = (await undiscountedChoices(api, 6)).filter(({ stock }) => stock >= 4)
  if (!choice) throw new Error('No undiscounted product has four units in stock')
  const { product, colour, size } = choice
  const sku =
    product.variants.find(({ colorName }) => colorName === colour)?.sizes.find((one) => one.size === size)
      ?.subSKU ?? ''
  const before = await api.loadStock(choice)
  await backoffice.enter('inventory/paste')
  await page.getByRole('combobox', { name: 'Lines without a reason are' }).selectOption('Counted')
  await page.getByRole('textbox', { name: 'Spreadsheet rows' }).fill(`${sku}\t${before + 3}`)
  await page.getByRole('textbox', { name: 'Note for lines without one' }).fill('Shelf B4')
  await expect(page.getByRole('row', { name: /^1 / })).toContainText(`${before} → ${before + 3}`)
  await placeOrder(api, token, person, [choice])
  await page.getByRole('button', { name: 'Apply all lines' }).click()
  await expect(page.getByRole('heading', { name: 'Inventory', level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: /Shelf B4/ }).first()).toContainText('+3')
  expect(await api.loadStock(choice)).toBe(before + 1)
})
