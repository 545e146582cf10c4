import { Backoffice } from '../../fixtures/backoffice.ts'
import { Cart } from '../../fixtures/cart.ts'
import { Checkout } from '../../fixtures/checkout.ts'
import { undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

test('A gift card becomes store credit, which pays part of an order and later a whole one', {
  tag: FRESH_SHOP,
}, async ({ page, browser, api, session, shop, toasts, hostedPage, allowConsole }) => {
  // An unknown code is answered with 404.
  allowConsole(/api\/gift-card\/redeem/)
  // An unpaid order is answered with 409.
  allowConsole(/api\/order\/verifyStripe/)
  const person = newPerson()
  const token = await session.restore(person)
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const context = await browser.newContext({ baseURL: shop.url })
  const office = await context.newPage()
  const backoffice = new Backoffice(office)
  await backoffice.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')

  await backoffice.open('Gift cards')
  await expect(
    office.getByText('No gift cards yet. New ones appear here with their value and status.'),
  ).toBeVisible()
  await office.getByRole('button', { name: 'Create gift card' }).click()
  await expect(office.getByText('Enter an amount.')).toBeVisible()
  await office.getByLabel('Value').fill('40')
  await office.getByRole('button', { name: 'Create gift card' }).click()
  const code = await office.getByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()
  await expect(office.getByRole('row', { name: /Active/ })).toContainText('AED 40.00')

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Store credit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Store credit' })).toBeVisible()
  const add = page.getByRole('button', { name: 'Add gift card', exact: true })
  await page.getByLabel('Gift card code').fill('0000-0000-0000-0000')
  await add.click()
  await expect(page.getByText("We don't recognise this code.")).toBeVisible()
  await page.getByLabel('Gift card code').fill((code ?? '').toLowerCase())
  await add.click()
  await toasts.assertShown('AED 40.00 added to your store credit.')
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('AED 40.00')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Gift card')

  const cart = new Cart(page)
  const checkout = new Checkout(page)
  await api.call('POST /api/cart/add', cartLine(choice), token)
  await checkout.goToPayment(person)
  const use = page.getByRole('checkbox', { name: /^Use store credit — AED 40.00/ })
  const summary = page.getByRole('complementary', { name: 'Billing' })
  await use.check()
  await expect(summary).toContainText('−AED 40.00')
  // After the hosted page, the credit of the unpaid order is offered again (D-45).
  await hostedPage.button.click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  await page.goBack()
  await use.check()
  await expect(summary).toContainText('−AED 40.00')
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await checkout.confirmButton.click()
  await expect(page).toHaveURL('/orders')
  await cart.assertItemCount(0)
  const [order] = await api.orders(token)
  expect(order).toMatchObject({ credit: 40, paymentMethod: 'cod' })
  await page.goto(`/orders/${order?.number}`)
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(
    `To pay in cash${aed((order?.amount ?? 0) - 40)}`,
  )

  await backoffice.open('Customers')
  await office.getByRole('link', { name: person.name }).click()
  await office.getByRole('button', { name: 'Adjust credit' }).click()
  const dialog = office.getByRole('dialog', { name: 'Adjust store credit' })
  await dialog.getByLabel('Amount').fill('1000')
  await dialog.getByRole('button', { name: 'Adjust credit' }).click()
  await expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('For the long wait')
  await dialog.getByRole('button', { name: 'Adjust credit' }).click()
  await expect(office.getByText('For the long wait')).toBeVisible()
  await context.close()

  await api.call('POST /api/cart/add', cartLine(choice), token)
  await checkout.goToPayment(person)
  await page.getByRole('checkbox', { name: /^Use store credit/ }).check()
  await expect(page.getByRole('radio', { name: 'Cash on Delivery' })).toBeHidden()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL('/orders')
  const [paid] = await api.orders(token)
  expect(paid).toMatchObject({ paymentMethod: 'credit', payment: true })
  await page.goto(`/orders/${paid?.number}`)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Store credit · Paid')
  await page.goto('/profile/credit')
  await expect(page.getByText('For the long wait')).toBeVisible()
})

const cartLine = ({
  product,
  size,
  colour: colorName,
}: {
  product: { _id: string }
  size: string
  colour: string
}) => ({
  itemId: product._id,
  size,
  colorName,
  quantity: 1,
})
