import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { acceptInvitation, staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

// D-05, D-06: the payment page charges the total of checkout.
test('The payment page repeats the checkout total with an amount-off code', {
  tag: FRESH_SHOP,
}, async ({ page, api, playwright, shop, checkout, session }) => {
  const request = await playwright.request.newContext()
  const asStaff = staffCalls(request, shop.url)
  await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  const code = 'LESS5'
  await asStaff('POST /api/staff/codes/create', {
    ...{ code, rate: 0, amountOff: 5_00, freeDelivery: false, minimum: 0, firstOrderOnly: false },
    ...{ startsAt: null, endsAt: null, maxUses: null },
  })
  await request.dispose()
  const { person, token, total } = await session.withItemInCart()

  await page.goto('/checkout')
  await checkout.fillAddress(person)
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  const less = `AED ${(total - 5).toFixed(2)}`
  await expect(page.getByRole('complementary').getByText(less, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const summary = page.getByRole('complementary', { name: 'Billing summary' })
  await expect(summary).toContainText(less)
  await page.reload()
  await expect(summary).toContainText(less)
  await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
  await checkout.confirmButton.click()
  await expect(page).toHaveURL(/\/orders/)
  expect(await api.orders(token)).toMatchObject([{ amount: total - 5 }])
})

test('Cash on delivery shows its fee up front, adds it to the total and lists it on the order', {
  tag: FRESH_SHOP,
}, async ({ page, api, playwright, shop, checkout, session }) => {
  const request = await playwright.request.newContext()
  const asStaff = staffCalls(request, shop.url)
  await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  await asStaff('POST /api/staff/settings', { changes: { cashFee: { from: 0, to: 12_00 } } })
  await request.dispose()
  const { person, token, total } = await session.withItemInCart()

  await checkout.goToPayment(person)
  const summary = page.getByRole('complementary', { name: 'Billing summary' })
  await expect(summary).toContainText(`AED ${total.toFixed(2)}`)
  const cash = page.getByRole('radio', { name: /Cash on Delivery.*\+ AED 12\.00/ })
  await cash.check()
  await expect(summary).toContainText('Cash on Delivery Fee')
  await expect(summary).toContainText(`AED ${(total + 12).toFixed(2)}`)
  await page.getByRole('radio', { name: 'Card' }).check()
  await expect(summary).not.toContainText('Cash on Delivery Fee')
  await cash.check()
  await checkout.confirmButton.click()
  await expect(page).toHaveURL(/\/orders/)
  const [order] = await api.orders(token)
  expect(order).toMatchObject({ amount: total + 12 })
  await page.goto(`/orders/${order?.number}`)
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('Cash on Delivery FeeAED 12.00')
  await expect(totals).toContainText(`AED ${(total + 12).toFixed(2)}`)
})
