import { scrollsSideways } from '../../../fixtures/screens.ts'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

test('Staff change an order address until it ships, and simultaneous edits by two people both persist', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, placed, allowConsole, backoffice }) => {
  allowConsole(/status of (409|422)/)
  const { person, orderId } = placed
  await backoffice.enter(`orders/${orderId}`)
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery address' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByLabel('Phone').fill('12345')
  await save.click()
  await expect(dialog.getByText('Enter a UAE mobile number, such as +971501234567.')).toBeVisible()
  await dialog.getByLabel('Phone').fill('+971509876543')
  await dialog.getByLabel('Street, building, flat').fill('Villa 9')

  // A colleague changes the street and the city.
  const from = { fullname: person.name, email: person.email, phone: `+971${person.phone}` }
  const place = { street: '12 Al Wasl Road', city: 'Dubai', region: 'Dubai', zipcode: '00000' }
  const read = { ...from, ...place }
  const data = { orderId, from: read, to: { ...read, street: 'Villa 24', city: 'Hatta' } }
  const headers = { origin: shop.url }
  expect((await page.request.post('/api/staff/order/address', { data, headers })).status()).toBe(200)
  await save.click()
  await expect(
    dialog.getByText('Someone else changed this to “Villa 24”. Save again to replace it.'),
  ).toBeVisible()
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Villa 9')).toBeVisible()
  await expect(page.getByText('Hatta')).toBeVisible()
  await expect(page.getByRole('link', { name: '+971509876543' })).toBeVisible()

  for (const to of ['Packing', 'Shipped']) {
    const answer = await page.request.post('/api/staff/order/move', { data: { orderId, to }, headers })
    expect(answer.status()).toBe(200)
  }
  await page.reload()
  await expect(page.getByText('Villa 9')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change address' })).toHaveCount(0)
})

test('Long names and streets without spaces stay inside the page, on desktop and phone', {
  tag: EDITABLE_SHOP,
}, async ({ page, shop, placed: { person, orderId, choice }, backoffice }) => {
  const headers = { origin: shop.url }
  const send = async (path: string, data: object) =>
    expect((await page.request.post(path, { data, headers })).status()).toBe(200)
  const rename = (from: string, to: string) =>
    send('/api/staff/products/save', {
      products: [{ productId: choice.product._id, changes: [{ field: 'name', from, to }] }],
    })
  const longName = 'W'.repeat(120)
  const street = 'x'.repeat(200)
  const from = {
    ...{ fullname: person.name, email: person.email, phone: `+971${person.phone}` },
    ...{ street: '12 Al Wasl Road', city: 'Dubai', region: 'Dubai', zipcode: '00000' },
  }
  await send('/api/staff/order/address', { orderId, from, to: { ...from, fullname: 'M'.repeat(90), street } })
  await rename(choice.product.name, longName)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await backoffice.enter(`orders/${orderId}`)
    await expect(page.getByText(street)).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
    await backoffice.enter(`products/${choice.product._id}`)
    await expect(page.getByRole('heading', { name: longName, level: 1 })).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
    await backoffice.enter('products?search=WWWW')
    await expect(page.getByRole('link', { name: longName })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: longName }).getByText('Published')).toBeInViewport()
    await backoffice.enter('activity-log')
    await expect(page.getByText(longName).first()).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
  }
  await rename(longName, choice.product.name)
})
