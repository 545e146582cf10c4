import { undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

test('A large cash order waits until the customer confirms a code sent to the phone', async ({
  page,
  api,
  allowConsole,
  session,
  shop,
  toasts,
}) => {
  allowConsole(/status of (422|429)/)
  const person = newPerson()
  const token = await session.restore(person)
  const dearest = (await undiscountedChoices(api, 100)).toSorted((a, b) => b.product.price - a.product.price)
  const chosen = dearest.slice(0, 12)
  const amount = chosen.reduce((sum, { product }) => sum + 2 * product.price, 0)
  expect(amount).toBeGreaterThan(1500)
  const lines = chosen.map(({ product, size, colour }) => ({
    itemId: product._id,
    size,
    colorName: colour,
    quantity: 2,
  }))
  const address = { fullname: person.name, email: person.email, phone: `+971${person.phone}` }
  const place = { street: '12 Al Wasl Road', city: 'Dubai', region: 'Dubai', zipcode: '00000' }
  await api.call(
    'POST /api/order/place',
    { address: { ...address, ...place }, items: lines, amount, shippingMethod: 'Normal', discountCode: null },
    token,
  )
  await page.goto('/orders')
  const card = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  await expect(card).toContainText('once you confirm your mobile number')
  await card.getByRole('button', { name: 'Send me a code' }).click()
  await toasts.assertShown("We've sent a code to your mobile number.")
  const box = card.getByLabel('Code', { exact: true })
  await expect(box).toBeFocused()
  const confirm = card.getByRole('button', { name: 'Confirm', exact: true })
  await confirm.click()
  await expect(card).toContainText('Enter the code we sent you.')
  await card.getByRole('button', { name: 'Send another code' }).click()
  await expect(card).toContainText('We just sent you a code.')
  const code = await shop.phoneCode(`971${person.phone}`)
  await box.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await confirm.click()
  await expect(card).toContainText('This code is incorrect')
  await box.fill(code)
  await box.press('Enter')
  await toasts.assertShown('Thank you! Your mobile number is confirmed.')
  await expect(card).not.toContainText('confirm your mobile number')
  await expect(page.getByRole('list', { name: 'My Orders' })).toBeFocused()
})
