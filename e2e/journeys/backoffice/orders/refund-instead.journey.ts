import { placeOrder } from '../../../fixtures/orders.ts'
import { newPerson } from '../../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { staffCalls } from '../../../fixtures/staff-calls.ts'
import { expect, test } from '../../../fixtures/test.ts'
import { aed } from '../../../fixtures/totals.ts'

test('staff refund an exchange instead, which frees the reserved size, and set the worn item aside', {
  tag: EDITABLE_SHOP,
}, async ({ page, api, backoffice, shop }) => {
  const person = newPerson()
  const { token } = await api.signUp(person)
  const choice = await api.choice(
    ({ product, colour, size, stock }) =>
      product.discount === 0 &&
      !product.flashsale &&
      stock >= 2 &&
      product.variants.some(
        ({ colorName, sizes }) =>
          colorName === colour && sizes.some((other) => other.size !== size && other.stocks > 1),
      ),
  )
  const { price, variants } = choice.product
  const sizes = variants.find(({ colorName }) => colorName === choice.colour)?.sizes ?? []
  const newSize = sizes.find((other) => other.size !== choice.size && other.stocks > 1)
  if (!newSize) throw new Error('The product has no other size in stock')
  const exchanged = { ...choice, size: newSize.size }
  const stockBefore = await api.loadStock(exchanged)
  const orderId = await placeOrder(api, token, person, [choice])
  const number = (await api.orders(token)).find(({ _id }) => _id === orderId)?.number ?? ''
  const asStaff = staffCalls(page.request, shop.url)
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    await asStaff('POST /api/staff/order/move', { orderId, to })
  const line = { position: 0, quantity: 1, reason: 'too_small' as const, newSize: newSize.size }
  const asked = await api.call(
    'POST /api/return/request',
    { number, resolution: 'exchange', lines: [line] },
    token,
  )
  expect(await api.loadStock(exchanged)).toBe(stockBefore - 1)

  await backoffice.enter('returns')
  const beside = page.getByRole('complementary', { name: 'Selected return' })
  const row = page.getByRole('row', { name: new RegExp(asked.return.number) })
  // On phones the first one is open below the list.
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(beside.getByRole('link', { name: 'Open return' })).toBeVisible()
  await page.setViewportSize(size)
  await row.getByRole('cell').last().click()
  await expect(beside.getByRole('heading', { name: asked.return.number })).toBeVisible()
  await beside.getByRole('button', { name: 'Approve' }).click()
  await beside.getByRole('button', { name: 'Mark received' }).click()
  const send = beside.getByRole('button', { name: /^Accept and send/ })
  await expect(send).toBeVisible()
  await expect(beside.getByLabel('Amount')).toHaveCount(0)
  await beside.getByRole('button', { name: 'Refund instead' }).click()
  await expect(send).toHaveCount(0)
  await beside.getByRole('button', { name: 'Exchange after all' }).click()
  await expect(send).toBeVisible()
  await beside.getByRole('button', { name: 'Refund instead' }).click()
  await beside.getByRole('radio', { name: 'Worn, set aside' }).check()
  await beside.getByLabel('Amount').fill(String(price))
  await beside.getByRole('button', { name: `Accept and refund ${aed(price)}` }).click()
  await expect(page.getByText(`${aed(price)} refunded, with a credit note.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await api.loadStock(exchanged)).toBe(stockBefore)

  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await row.getByRole('cell').last().click()
  await expect(beside.getByText('1 worn', { exact: true })).toBeVisible()
  await expect(beside.getByText('Refunded', { exact: true })).toBeVisible()
  const returned = await api.call('POST /api/return/show', { number }, token)
  expect(returned.returns).toMatchObject([{ status: 'refunded' }])

  await page.getByRole('link', { name: /^Set aside/ }).click()
  const rows = page.getByRole('row', { name: new RegExp(asked.return.number) })
  await expect(rows).toContainText('Too small')
  const stockLeft = await api.loadStock(choice)
  await rows.getByRole('button', { name: /^Restock: / }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Washed and ironed')
  await page.getByRole('dialog').getByRole('button', { name: 'Restock' }).click()
  await expect(page.getByText('1 item restocked.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  expect(await api.loadStock(choice)).toBe(stockLeft + 1)
  await page.goto('/backoffice/inventory/ledger')
  await expect(page.getByRole('row', { name: /Return LD-.*Washed and ironed/ }).first()).toBeVisible()
})
