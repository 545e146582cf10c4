import { undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('A phone order shows errors at its fields, and the customer finds the order in the account', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, owner, allowConsole }) => {
  allowConsole(/status of (409|422)/)
  const person = newPerson({ phone: '507650184' })
  const { token } = await api.signUp(person)
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { product, colour, size } = choice
  await backoffice.enter()
  await backoffice.open('Orders')
  await page.getByRole('link', { name: 'New phone order' }).first().click()
  await expect(page.getByText('Find the customer by phone first.')).toBeVisible()

  await page.getByLabel('Phone').first().fill('12')
  await page.getByRole('button', { name: 'Find customer' }).click()
  await expect(page.getByText('Please enter a valid phone number', { exact: false })).toBeVisible()
  await page.getByLabel('Phone').first().fill('050 765 0184')
  await page.getByRole('button', { name: 'Find customer' }).click()
  await expect(page.getByText(`${person.name} has an account with no orders yet.`)).toBeVisible()

  await page.getByLabel('Find a product').fill(product.name)
  await page
    .getByRole('listbox', { name: 'Search results' })
    .getByRole('option', { name: product.name })
    .first()
    .click()
  await page.getByLabel('Colour').selectOption(colour)
  const sizes = page.getByRole('combobox', { name: 'Size', exact: true })
  const ofSize = sizes.locator('option', { hasText: `${size} · ` }).first()
  await sizes.selectOption((await ofSize.getAttribute('value')) ?? '')
  await page.getByLabel('Quantity', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Add to order' }).click()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('NONE')
  await expect(page.getByText('Invalid', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('')
  const place = page.getByRole('button', { name: /^Place order, AED/ })
  await place.click()
  await expect(page.getByText('Fill in this field.').first()).toBeVisible()

  await page.getByLabel('Street, building, flat').fill('Villa 9')
  await page.getByLabel('Area').fill('Al Barsha')
  await page.getByLabel('Emirate').selectOption('Sharjah')
  await page.getByLabel('Postal code').fill('00000')
  await place.click()
  await expect(page.getByText(/^Order LD-\d{5} placed\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Open order' }).click()
  await expect(page.getByText('Taken by phone')).toBeVisible()
  await expect(page.getByText(`by ${owner.name}`)).toBeVisible()

  const [order] = await api.orders(token)
  expect(order).toMatchObject({
    status: 'Order Placed',
    paymentMethod: 'cod',
    address: { region: 'Sharjah', phone: '+971507650184' },
    items: [{ itemId: product._id, colorName: colour, size, quantity: 2 }],
  })
})
