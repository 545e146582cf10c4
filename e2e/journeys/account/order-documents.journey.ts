import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { pageSizes } from '../../fixtures/page-sizes.ts'
import { newPerson } from '../../fixtures/person.ts'
import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { acceptInvitation, staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

test('A delivered order shows its parcel and its invoice; a refund shows its credit note', {
  tag: EDITABLE_SHOP,
}, async ({ page, playwright, api, session, shop }) => {
  const person = newPerson()
  const token = await session.restore(person)
  const choices = await undiscountedChoices(api, 2)
  const orderId = await placeOrder(api, token, person, choices)
  const [order] = await api.orders(token)
  if (!order) throw new Error('Order not found')
  const request = await playwright.request.newContext()
  const asStaff = staffCalls(request, shop.url)
  await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  const parcel = {
    carrier: 'Gulf Parcel',
    trackingNumber: 'GP 4471 0098',
    trackingUrl: 'https://gulf.example/4471',
  }
  await asStaff('POST /api/staff/order/move', { orderId, to: 'Packing' })
  await asStaff('POST /api/staff/order/move', { orderId, to: 'Shipped', parcel })
  await page.goto(`/orders/${order.number}`)
  const way = page.getByRole('region', { name: 'Your parcel is on its way' })
  await expect(way).toContainText('Normal delivery, with Gulf Parcel')
  await expect(way.getByRole('link', { name: 'Tracking number GP 4471 0098' })).toHaveAttribute(
    'href',
    'https://gulf.example/4471',
  )
  await expect(page.getByText("It's too late to cancel")).toBeVisible()
  await asStaff('POST /api/staff/order/move', { orderId, to: 'Delivered' })
  const line = { position: 0, quantity: 1 }
  await asStaff('POST /api/staff/order/refund', { orderId, lines: [line], reason: 'One was torn' })
  await request.dispose()
  await page.reload()
  const totals = page.getByRole('region', { name: 'Totals' })
  const refunded = choices[0]?.product.price ?? 0
  await expect(totals).toContainText(`Refunded −${aed(refunded)}`)
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('Cash on Delivery · Paid')

  await payment.getByRole('link', { name: /^Tax invoice INV-/ }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Tax Invoiceفاتورة ضريبية')
  const value = (amount: number) => aed(amount).replace('AED ', '')
  await expect(paper).toContainText(order.number)
  await expect(paper).toContainText('100000000000003')
  for (const { product } of choices) await expect(paper.getByRole('table')).toContainText(product.name)
  await expect(paper).toContainText(`Total, AED${value(order.amount)}المبلغ الإجمالي، درهم`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').first()).toBeHidden()
  await expect(paper).toBeVisible()
  await page.emulateMedia({ media: null })
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['210 × 297'])

  await page.setViewportSize({ width: 390, height: 844 })
  const [bought] = choices
  const first = paper.getByRole('row').filter({ hasText: bought?.product.name ?? '?' })
  await expect(first.getByRole('cell', { name: 'Qty · الكمية 2', exact: true })).toBeVisible()
  const price = value(bought?.product.price ?? 0)
  await expect(
    first.getByRole('cell', { name: `Unit price incl. VAT · سعر الوحدة مع الضريبة ${price}` }),
  ).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goBack()
  await payment.getByRole('link', { name: /^Credit note CN-/ }).click()
  await expect(paper).toContainText('Tax Credit Note')
  await expect(paper).toContainText('One was torn')
  const [returned] = choices
  await expect(paper.getByRole('row')).toHaveCount(2)
  await expect(paper.getByRole('table')).toContainText(returned?.product.name ?? '?')
  await expect(paper).toContainText(`Value before this note${value(order.amount)}`)
  await expect(paper).toContainText(`Corrected value${value(order.amount - refunded)}`)
})

test('A missing document links back to its order', async ({ page, allowConsole, session }) => {
  allowConsole(/status of 404/)
  await session.restore(newPerson())
  await page.goto('/orders/LD-10001/documents/INV-1999-00001')
  await expect(page.getByRole('heading', { name: "We couldn't find that document" })).toBeVisible()
  await expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/orders/LD-10001')
})
