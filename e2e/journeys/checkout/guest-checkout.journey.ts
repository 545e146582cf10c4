import { Backoffice } from '../../fixtures/backoffice.ts'
import { Cart } from '../../fixtures/cart.ts'
import { Checkout } from '../../fixtures/checkout.ts'
import { undiscountedChoices } from '../../fixtures/orders.ts'
import { newPerson } from '../../fixtures/person.ts'
import { ProductPage } from '../../fixtures/product-page.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

test('With guest checkout on, a guest orders with an emailed code and later finds the order in a new account', {
  tag: FRESH_SHOP,
}, async ({ page, browser, api, shop, session, toasts, allowConsole }) => {
  // A code before the name, and an unknown code.
  allowConsole(/status of 422/)
  const person = newPerson()
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  await page.goto('/checkout')
  await expect(page).toHaveURL('/login')

  const context = await browser.newContext({ baseURL: shop.url })
  const office = await context.newPage()
  const backoffice = new Backoffice(office)
  await backoffice.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  await backoffice.open('Settings')
  await office.getByRole('switch', { name: 'Guest checkout' }).check()
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Settings saved.')).toBeVisible()
  await office.getByRole('link', { name: 'Delivery days' }).click()
  await office.getByRole('checkbox', { name: 'Show arrival dates' }).check()
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Delivery days saved.')).toBeVisible()
  await context.close()

  const productPage = new ProductPage(page)
  await productPage.openAndAddToCart(choice)
  await expect(page.getByText(/^At your door by/)).toBeVisible()
  const cart = new Cart(page)
  await cart.assertItemCount(1)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByText("You're checking out as a guest.")).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Discount code' })
  await code.fill('AFZ44')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Enter your name, email and phone first')).toBeVisible()
  const checkout = new Checkout(page)
  await checkout.fillAddress(person)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Discount Code Applied')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL('/checkout/payment')
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await checkout.confirmButton.click()
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { name: /^Arriving by \w+day, \d+ \w+$/ })).toBeVisible()
  await expect(page.getByText('You ordered as a guest.')).toBeVisible()
  const order = page.getByRole('list', { name: 'My Orders' }).locator(':scope > li')
  await expect(order).toHaveCount(1)
  await cart.assertItemCount(0)
  await order.getByRole('link', { name: /LD-/ }).first().click()
  await expect(page.getByText(/^At your door by/)).toBeVisible()
  await page.goto('/orders')
  await page.reload()
  await expect(order).toHaveCount(1)

  // After the session of one day, the email is the way to the order.
  const email = await shop.emailedLink(person.email, '/orders/LD-\\d+')
  const later = await browser.newContext({ baseURL: shop.url })
  const linked = await later.newPage()
  await linked.goto(email)
  await linked.getByRole('button', { name: 'Change address' }).click()
  await linked.getByRole('textbox', { name: 'Street' }).fill('Villa 9, Street 4')
  await linked.getByRole('combobox', { name: 'Region' }).selectOption('Sharjah')
  await linked.getByRole('button', { name: 'Save address' }).click()
  await expect(linked.getByText('The new address is saved.')).toBeVisible()
  await expect(linked.getByRole('region', { name: 'Delivery address' })).toContainText('Villa 9, Street 4')
  await linked.getByRole('button', { name: 'Cancel Order' }).click()
  await expect(linked.getByText('This order was cancelled')).toBeVisible()
  await expect(linked.getByRole('button', { name: 'Change address' })).toHaveCount(0)
  await later.close()

  const token = await session.restore(person)
  expect(await api.orders(token)).toEqual([])
  await api.call('POST /api/user/phone-code', {}, token)
  await api.call('POST /api/user/confirm-phone', { code: await shop.phoneCode(`971${person.phone}`) }, token)
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await page.getByRole('button', { name: /^Add LD-\d+ to my orders$/ }).click()
  await toasts.assertShown('The order is now in My Orders.')
  await expect(order).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Are these orders yours?' })).toHaveCount(0)
  await expect(page.getByText('You ordered as a guest.')).toBeHidden()
})

test('A discount link applies to a guest at once, and an unusable code is refused before payment', {
  tag: FRESH_SHOP,
}, async ({ page, api, backoffice, totals, allowConsole }) => {
  allowConsole(/status of 422/)
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  await backoffice.enter('settings')
  await page.getByRole('switch', { name: 'Guest checkout' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()

  await page.goto('/discount/firstday')
  await new ProductPage(page).openAndAddToCart(choice)
  await new Cart(page).assertItemCount(1)
  await page.goto('/checkout')
  await expect(page.getByText("We'll apply it when you continue to payment.")).toBeVisible()
  const checkout = new Checkout(page)
  await checkout.fillAddress(newPerson())
  const onward = page.getByRole('button', { name: 'Continue to payment' })
  await onward.click()
  await expect(page).toHaveURL('/checkout/payment')
  const { price } = choice.product
  const delivery = price > 169 ? 0 : 25
  await expect(totals.amount('Grand total')).toHaveText(aed(price * 0.4 + delivery))

  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Discount code' }).fill('')
  await page.goto('/discount/nobody1')
  await page.goto('/checkout')
  await expect(page.getByText("We'll apply it when you continue to payment.")).toBeVisible()
  await onward.click()
  await expect(page.getByText('Invalid discount code')).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  await expect(totals.amount('Grand total')).toHaveText(aed(price + delivery))
  await onward.click()
  await expect(page).toHaveURL('/checkout/payment')
  await expect(totals.amount('Grand total')).toHaveText(aed(price + delivery))
})
