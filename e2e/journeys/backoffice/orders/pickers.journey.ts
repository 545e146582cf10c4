import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'
import { aed } from '../../../fixtures/totals.ts'

test('staff choose a customer with arrow keys and Enter, and an unselected name blocks the save', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  await api.signUp(newPerson({ name: 'Maitha Arrow' }))
  await api.signUp(newPerson({ name: 'Maitha Berry' }))
  await backoffice.enter('discounts')
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('keys10')
  await page.getByRole('textbox', { name: /^Percent/ }).fill('10')
  await page.getByRole('button', { name: 'Category, product, customer' }).click()
  const search = page.getByLabel('Find a customer')
  const options = page.getByRole('listbox', { name: 'Customers found' }).getByRole('option')
  const row = page.getByRole('row', { name: /^KEYS10/ })

  await search.fill('Maitha')
  // The results move the button down.
  await expect(options).toHaveCount(2)
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(page.getByText('Choose a customer from the list, or clear this field.')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(row).toHaveCount(0)

  const names = await options.locator('bdi:first-child').first().textContent()
  // Enter alone selects none of several results.
  await search.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove Maitha/ })).toHaveCount(0)
  await search.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('data-highlighted')
  await search.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${names}` })).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(page.getByText('Choose a customer from the list, or clear this field.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(row).toContainText(`${names}, Once per customer`)
})

test('an unselected product name blocks saving a code, related products and order items', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice }) => {
  const [first, second] = await undiscountedChoices(api, 2)
  if (!first || !second) throw new Error('The shop has fewer than two undiscounted products in stock')
  const refused = page.getByText('Choose a product from the list, or clear this field.')
  const search = page.getByLabel('Find a product')

  await backoffice.enter('discounts')
  await page.getByRole('link', { name: 'New code' }).click()
  await page.getByRole('textbox', { name: /^Code/ }).fill('words5')
  await page.getByRole('textbox', { name: /^Percent/ }).fill('5')
  await page.getByRole('button', { name: 'Category, product, customer' }).click()
  await search.fill(first.product.name)
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible()
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(refused).toBeVisible()
  await search.fill('')
  await expect(refused).toHaveCount(0)
  await page.getByRole('button', { name: 'Save code' }).click()
  await expect(page.getByRole('row', { name: /^WORDS5/ })).toContainText('Live')

  await page.goto(`/backoffice/products/${first.product._id}`)
  await search.fill(second.product.sku)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A new name')
  const bar = page.getByRole('region', { name: 'Unsaved changes' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(refused).toBeVisible()
  await expect(bar).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('list', { name: 'Related products' })).toContainText(second.product.name)
  await bar.getByRole('button', { name: 'Discard' }).click()

  const person = newPerson()
  const { token } = await api.signUp(person)
  const orderId = await placeOrder(api, token, person, [first])
  await page.goto(`/backoffice/orders/${orderId}`)
  await page.getByRole('button', { name: 'Edit items' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Quantity of ${first.product.name}`).fill('1')
  await dialog.getByLabel('Reason').fill('Asked on the phone')
  await search.fill(second.product.name)
  const save = dialog.getByRole('button', { name: /^Save, AED/ })
  // A press during the request for the new total does nothing.
  await expect(save).not.toHaveAttribute('aria-busy')
  await save.click()
  await expect(refused).toBeVisible()
  // The chosen product is not lost while it loads.
  const loading = Promise.withResolvers<void>()
  await page.route('**/api/staff/product?*', async (route) => {
    await loading.promise
    await route.continue()
  })
  await dialog.getByRole('option', { name: second.product.name }).first().click()
  await save.click()
  loading.resolve()
  await expect(dialog.getByText('Add this item to the order, or choose another product.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Another product' }).click()
  await save.click()
  await expect(dialog).toHaveCount(0)
})

test('an exact SKU or barcode adds its size, and a partial one selects it with its price', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, shop }) => {
  const { product, colour, size } = await api.choice(
    ({ product: { variants, flashsale, discount }, colour, size, stock }) =>
      stock > 3 &&
      !flashsale &&
      discount === 0 &&
      variants.length > 1 &&
      variants[1]?.colorName === colour &&
      variants[1].sizes.length > 1 &&
      variants[1].sizes.at(-1)?.size === size,
  )
  await backoffice.enter()
  const answer = await page.request.get(`/api/staff/product?productId=${product._id}`)
  const whole = (await answer.json()).product
  const entry = whole.colours[1].sizes.at(-1)
  const barcode = `96${Date.now()}`
  const field = `size.${entry.id}.barcode`
  const saved = await page.request.post('/api/staff/product/save', {
    data: { productId: product._id, changes: [{ field, from: entry.barcode, to: barcode }] },
    headers: { origin: shop.url },
  })
  expect(await saved.json()).toMatchObject({ success: true })

  await page.goto('/backoffice/orders/new')
  const search = page.getByLabel('Find a product')
  const quantity = page.getByLabel(`Quantity of ${product.name}`)
  const item = page.getByRole('listitem').filter({ has: quantity })
  // Like a scanner: all at once, followed by Enter.
  await search.fill(entry.sku.toLowerCase())
  await search.press('Enter')
  await expect(quantity).toHaveValue('1')
  await expect(item).toContainText(colour)
  await expect(item).toContainText(size)
  await search.fill(barcode)
  await search.press('Enter')
  await expect(quantity).toHaveValue('2')
  await expect(search).toBeFocused()

  await search.fill(entry.sku.slice(0, -1))
  await page.getByRole('option', { name: product.name }).first().click()
  const sizes = page.getByRole('combobox', { name: 'Size', exact: true })
  await expect(page.getByLabel('Colour')).toHaveValue(whole.colours[1].id)
  await expect(sizes.locator('option').first()).toContainText(aed(product.price))
})
