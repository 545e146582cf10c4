import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

test('A customer saves an address, makes it the default, and checkout preselects it', async ({
  page,
  api,
  session,
  toasts,
  totals,
}) => {
  const person = newPerson()
  const token = await session.restore(person)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Addresses' }).click()
  await expect(page).toHaveURL('/profile/addresses')
  await page.getByRole('button', { name: 'Add address' }).click()
  const form = page.getByRole('form', { name: 'New address' })
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form.getByText('This field is required.')).toHaveCount(3)
  await form.getByLabel('Address name').fill('Home')
  await form.getByLabel('Emirate').selectOption('Abu Dhabi')
  await form.getByLabel('Area').fill('Al Mushrif')
  await form.getByLabel('Building, villa or flat').fill('Villa 24')
  await form.getByLabel('Landmark for the driver').fill('Behind the mosque')
  await form.getByRole('button', { name: 'Save address' }).click()
  await toasts.assertShown('Address saved.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Villa 24' })).toContainText('Default')

  const choice = await api.choice(({ stock }) => stock >= 1)
  const item = { itemId: choice.product._id, size: choice.size, colorName: choice.colour, quantity: 1 }
  await api.call('POST /api/cart/add', item, token)
  await page.goto('/checkout')
  await expect(page.getByLabel('Street')).toHaveValue('Villa 24')
  await expect(page.getByLabel('Note for the courier')).toHaveValue('Behind the mosque')
  const choices = page.getByRole('group', { name: 'Deliver to' }).getByRole('button')
  await expect(choices).toHaveText(['New address', 'Home'])
  await expect(choices.last()).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('City').fill('Another city')
  await choices.last().click()
  await expect(page.getByLabel('City')).toHaveValue('Al Mushrif')
  await choices.first().click()
  await expect(page.getByLabel('Street')).toHaveValue('')
  await expect(page.getByLabel('Full name')).toHaveValue(person.name)
  await choices.last().click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(totals.amount('Street')).toHaveText('Villa 24, Behind the mosque')
})

test('A customer updates name and children, downloads all data and deletes the account with the password', async ({
  page,
  session,
  toasts,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/)
  const person = newPerson()
  await session.restore(person)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Your details' }).click()
  const details = page.getByRole('form', { name: 'Your details' })
  await details.getByLabel('Name').fill('Fatima Al Zaabi')
  await details.getByRole('button', { name: 'Save details' }).click()
  await toasts.assertShown('Your details have been updated.')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fatima Al Zaabi')
  await page.getByRole('link', { name: 'Children' }).click()
  const children = page.getByRole('form', { name: 'Children' })
  await children.getByRole('button', { name: 'Add a child' }).click()
  await children.getByLabel('Name of child 1').fill('Layla')
  await children.getByLabel('Size of child 1').fill('110')
  await children.getByRole('button', { name: 'Save sizes' }).click()
  await toasts.assertShown('Sizes saved.')
  await page.goto('/profile/data')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await saved).suggestedFilename()).toBe('personal-data.json')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const ending = page.getByRole('form', { name: 'Your data' })
  await ending.getByRole('textbox').fill('not the password')
  await ending.getByRole('button', { name: 'Delete account permanently' }).click()
  await expect(ending.getByText('Your current password is incorrect.')).toBeVisible()
  await ending.getByRole('textbox').fill(person.password)
  await ending.getByRole('button', { name: 'Delete account permanently' }).click()
  await toasts.assertShown('Your account has been deleted. Thank you for shopping with us.')
  await expect(page).toHaveURL('/login')
})

test('Deleting an account waits for its open order, and the customer can cancel the deletion', async ({
  page,
  api,
  session,
  toasts,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const person = newPerson()
  const token = await session.restore(person)
  await placeOrder(api, token, person, await undiscountedChoices(api, 1))
  await page.goto('/profile/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const ending = page.getByRole('form', { name: 'Your data' })
  await ending.getByRole('textbox').fill(person.password)
  await ending.getByRole('button', { name: 'Delete account permanently' }).click()
  await expect(ending.getByRole('alert')).toHaveText(/still open/)
  await ending.getByRole('button', { name: 'Delete when orders are complete' }).click()
  await toasts.assertShown("Thank you. We'll delete your account once your orders are complete.")
  await expect(page.getByText(/^On .+, you asked us to delete your account\./)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await toasts.assertShown("We won't delete your account.")
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
