import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('Staff change the items of an unshipped order, with a preview of the total and an entry in its history', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, api, backoffice }) => {
  const person = newPerson()
  const { token } = await api.signUp(person)
  const [first, second] = await undiscountedChoices(api, 2)
  if (!first || !second) throw new Error('The shop has fewer than two undiscounted products in stock')
  const orderId = await placeOrder(api, token, person, [first])
  const [order] = await api.orders(token)
  await backoffice.enter(`orders/${orderId}`)
  await page.getByRole('button', { name: 'Edit items' }).click()
  const dialog = page.getByRole('dialog', { name: `Items in ${order?.number}` })
  await dialog.getByLabel(`Quantity of ${first.product.name}`).fill('1')
  await dialog.getByLabel('Find a product').fill(second.product.name)
  const results = dialog.getByRole('listbox', { name: 'Search results' })
  await results.getByRole('option', { name: second.product.name }).first().click()
  await dialog.getByLabel('Colour').selectOption(second.colour)
  const sizes = dialog.getByRole('combobox', { name: 'Size', exact: true })
  const ofSize = sizes.locator('option', { hasText: `${second.size} · ` }).first()
  await sizes.selectOption((await ofSize.getAttribute('value')) ?? '')
  await dialog.getByRole('button', { name: 'Add to order' }).click()
  const goods = first.product.price + second.product.price
  const amount = goods > 169 ? goods : goods + 25
  // The new total arrives a moment later; saving before that is refused.
  const save = dialog.getByRole('button', { name: `Save, AED ${amount.toFixed(2)}` })
  await save.click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Asked on the phone')
  await save.click()
  await expect(dialog).toHaveCount(0)

  await expect(page.getByText(/^Items changed, AED/)).toBeVisible()
  await expect(page.getByText(`${first.product.name}, ${first.colour}, ${first.size}: 2 → 1`)).toBeVisible()
  expect(await api.orders(token)).toMatchObject([
    {
      amount,
      items: [
        { itemId: first.product._id, quantity: 1 },
        { itemId: second.product._id, quantity: 1 },
      ],
    },
  ])
  const headers = { origin: shop.url }
  for (const to of ['Packing', 'Shipped'])
    expect((await page.request.post('/api/staff/order/move', { data: { orderId, to }, headers })).ok()).toBe(
      true,
    )
  await page.reload()
  await expect(page.getByText(/^Items changed, AED/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit items' })).toHaveCount(0)
})
