import { placeOrder, undiscountedChoices } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { staffCalls } from '../../../fixtures/staff-calls.ts'
import { expect, test } from '../../../fixtures/test.ts'
import { aed } from '../../../fixtures/totals.ts'

test('staff find the order of an unrequested return, accept the item, check it and refund it', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, shop }) => {
  const person = newPerson()
  const { token } = await api.signUp(person)
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const { name, price } = choice.product
  const orderId = await placeOrder(api, token, person, [choice])
  const number = (await api.orders(token)).find(({ _id }) => _id === orderId)?.number ?? ''
  const move = staffCalls(page.request, shop.url)
  await backoffice.enter('returns')
  await page.getByRole('link', { name: 'Add return' }).first().click()
  const order = page.getByRole('searchbox', { name: 'Order' })
  await order.fill('nobody knows this one')
  await order.press('Enter')
  await expect(page.getByText('No order found for “nobody knows this one”.')).toBeVisible()
  await order.fill(number)
  await order.press('Enter')
  await expect(page.getByText("This order hasn't been delivered.", { exact: false })).toBeVisible()

  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    await move('POST /api/staff/order/move', { orderId, to })
  await page.reload()
  await expect(page.getByText(`${number} · ${person.name} · delivered`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: `Increase ${name}` }).click()
  const take = page.getByRole('button', { name: 'Add return, 1 item' })
  await take.click()
  await expect(page.getByText('Choose a reason for the return.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('Damaged or wrong item')
  await page.getByRole('textbox', { name: 'Note in the parcel' }).fill('A button is missing')
  await take.click()

  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('To check')
  await expect(page.getByText('Arrived without a request', { exact: false })).toBeVisible()
  await expect(page.getByText('A button is missing')).toBeVisible()
  const checked = page.getByRole('button', { name: 'Save inspection' })
  await checked.click()
  await expect(page.getByText('Choose a condition for each item.')).toBeVisible()
  await page.getByRole('radio', { name: 'Damaged, write off' }).check()
  await expect(page.getByText('1 not for resale', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Accept and refund ${aed(price)}` }).click()
  await expect(page.getByText('1 damaged', { exact: true })).toBeVisible()
  await expect(title).toContainText('Refunded')
  await page.goto('/backoffice/returns')
  await expect(page.getByText('of items sold in 30 days returned', { exact: false })).toBeVisible()
})
