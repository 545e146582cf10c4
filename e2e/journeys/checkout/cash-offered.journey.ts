import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('The owner limits cash on delivery, and customers outside those emirates see why and pay by card', {
  tag: FRESH_SHOP,
}, async ({ page, api, backoffice, checkout, session }) => {
  await backoffice.enter('settings')
  const emirates = page.getByRole('group', { name: 'Emirates' })
  await emirates.getByRole('checkbox', { name: 'Dubai' }).uncheck()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  const { person, token, choice } = await session.withItemInCart()
  await checkout.goToPayment(person)
  const cash = page.getByRole('radio', { name: 'Cash on Delivery' })
  await expect(page.getByText("Our couriers don't collect cash in your emirate.")).toBeVisible()
  await expect(cash).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked()

  await page.goto('/checkout')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Sharjah')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await cash.check()
  await checkout.confirmButton.click()
  await expect(page).toHaveURL(/\/orders/)

  await backoffice.enter('settings')
  await page.getByRole('switch', { name: 'Offer cash on delivery' }).uncheck()
  await save.click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await api.addToCart(token, choice, 1)
  await page.goto('/cart')
  await expect(page.getByText('Card or cash on delivery')).toHaveCount(0)
  await checkout.goToPayment(person)
  await expect(page.getByText('Not available at the moment.')).toBeVisible()
  await expect(cash).toBeDisabled()
  await page.goto('/')
  await expect(page.getByText('Pay by card')).toBeVisible()
  await expect(page.getByText('Cash on delivery', { exact: true })).toHaveCount(0)

  await backoffice.enter('activity-log')
  await expect(page.getByRole('term').filter({ hasText: 'cash on delivery' })).toBeVisible()
  await expect(page.getByText(/Abu Dhabi, Sharjah, Ajman/).first()).toBeVisible()
})

test('Changing a cash order to an emirate without cash asks staff to confirm', {
  tag: FRESH_SHOP,
}, async ({ page, api, backoffice, allowConsole }) => {
  allowConsole(/status of 409/)
  const person = newPerson()
  const { token } = await api.signUp(person)
  await placeOrder(api, token, person, await undiscountedChoices(api, 1))
  await backoffice.enter('settings')
  const emirates = page.getByRole('group', { name: 'Emirates' })
  await emirates.getByRole('checkbox', { name: 'Fujairah' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await backoffice.open('Orders')
  await page.getByRole('link', { name: 'LD-10001' }).click()
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery address' })
  await dialog.getByLabel('Emirate').selectOption('Fujairah')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText("couriers don't collect cash in Fujairah")
  // Checked at once, because toasts disappear by themselves.
  expect(await page.getByText('Choose another address or contact us.').count()).toBe(0)
  await expect(dialog.getByRole('checkbox', { name: 'Save anyway' })).toBeFocused()
  await dialog.getByRole('checkbox', { name: 'Save anyway' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Address updated.')).toBeVisible()
  const [order] = await api.orders(token)
  expect(order?.address).toMatchObject({ region: 'Fujairah' })
})
