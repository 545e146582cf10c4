import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a customer opens beside the list by click, keyboard and URL, and full-screen on a phone', {
  tag: FRESH_SHOP,
}, async ({ page, api, backoffice }) => {
  const priya = newPerson({ name: 'Priya Nair', phone: '507650184' })
  const { token } = await api.signUp(priya)
  await placeOrder(api, token, priya, await undiscountedChoices(api, 1))
  await api.signUp(newPerson({ name: 'Omar Farouk' }))
  await backoffice.enter('customers')
  const beside = page.getByRole('complementary', { name: 'Selected customer' })
  const getRow = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(beside.getByRole('heading', { name: 'Omar Farouk' })).toBeVisible()
  await expect(getRow('Omar Farouk')).toHaveAttribute('aria-selected', 'true')
  await expect(beside.getByText('No orders yet.')).toBeVisible()

  await getRow('Priya Nair').getByRole('cell').last().click()
  await expect(beside.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()
  await expect(beside.getByRole('link', { name: /507650184/ })).toBeVisible()
  await expect(beside.getByRole('link', { name: 'LD-10001' })).toBeVisible()
  await page.reload()
  await expect(beside.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()

  await page.keyboard.press('j')
  await expect(beside.getByRole('heading', { name: 'Omar Farouk' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(beside.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Priya Nair', level: 1 })).toBeVisible()
  await page.goBack()
  await beside.getByRole('link', { name: 'Open profile' }).click()
  await expect(page.getByRole('heading', { name: 'Priya Nair', level: 1 })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Priya Nair' })).toBeVisible()
  await expect(beside).toHaveCount(0)
  await getRow('Priya Nair').click()
  await expect(page.getByRole('heading', { name: 'Priya Nair', level: 1 })).toBeVisible()
})
