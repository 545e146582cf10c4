import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { Backoffice } from '../../fixtures/backoffice.ts'
import { placeOrder, undiscountedChoices } from '../../fixtures/orders.ts'
import { pageSizes } from '../../fixtures/page-sizes.ts'
import { newPerson } from '../../fixtures/person.ts'
import type { Session } from '../../fixtures/session.ts'
import type { ShopApi } from '../../fixtures/shop-api.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import type { RunningShop } from '../../fixtures/shop-process.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

type Fixtures = { browser: Browser; api: ShopApi; session: Session; shop: RunningShop }

/** An order of one product by the signed-in customer, and an owner of the shop in a separate browser. */
async function anOrder({ browser, api, session, shop }: Fixtures) {
  const person = newPerson()
  const token = await session.restore(person)
  const [choice] = await undiscountedChoices(api, 1)
  if (!choice) throw new Error('The shop has no undiscounted product in stock')
  const orderId = await placeOrder(api, token, person, [choice])
  const [order] = await api.orders(token)
  const context = await browser.newContext({ baseURL: shop.url })
  const office = await context.newPage()
  const backoffice = new Backoffice(office)
  await backoffice.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  async function deliver(): Promise<void> {
    for (const to of ['Packing', 'Shipped', 'Delivered']) {
      const headers = { origin: shop.url }
      const moved = await office.request.post('/api/staff/order/move', { data: { orderId, to }, headers })
      expect(moved.status()).toBe(200)
    }
  }
  return { choice, number: order?.number ?? '', deliver, context, office, backoffice }
}

test('A customer returns one of two delivered items and sees each step and the credit note', {
  tag: FRESH_SHOP,
}, async ({ page, browser, api, session, shop, toasts }) => {
  const { choice, number, deliver, context, office, backoffice } = await anOrder({
    browser,
    api,
    session,
    shop,
  })
  await page.goto(`/orders/${number}/return`)
  await expect(page.getByRole('heading', { name: "This order can't be returned" })).toBeVisible()
  await expect(page.getByText('You can return it once it has arrived.')).toBeVisible()
  await deliver()

  await page.goto(`/orders/${number}`)
  const again = await page.getByRole('button', { name: `Buy again: ${choice.product.name}` }).boundingBox()
  const review = await page.getByRole('link', { name: `Review ${choice.product.name}` }).boundingBox()
  expect(review?.x, 'the links of an item have space between them').toBeGreaterThan(
    (again?.x ?? 0) + (again?.width ?? 0) + 12,
  )
  await page.getByRole('link', { name: 'Return or exchange' }).click()
  await expect(page).toHaveURL(`/orders/${number}/return`)
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please choose the items to return.')
  const { name, price } = choice.product
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('combobox', { name: `How many of ${name}?` }).selectOption('1')
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please choose a reason for each item.')
  await page
    .getByRole('group', { name: `Why are you returning ${name}?` })
    .getByRole('radio', { name: 'Too small' })
    .check()
  await page.getByLabel('Tell us more (optional)').fill('Tight at the shoulders')
  await page.getByRole('radio', { name: /^Money back/ }).check()
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary).toContainText(`Your refund${aed(price)}`)
  await send.click()
  await toasts.assertShown("We've received your request R-1001.")
  const returns = page.getByRole('region', { name: 'Your returns' })
  await expect(returns).toContainText('Request received')
  const steps = [
    "We'll reply within one working day.",
    'Our courier will call before arriving.',
    `Your refund is ${aed(price)}.`,
  ]
  for (const step of steps) await expect(returns).toContainText(step)

  await backoffice.enter()
  await office.getByRole('link', { name: 'Returns 1 1 new' }).click()
  await expect(office).toHaveURL('/backoffice/returns')
  const beside = office.getByRole('complementary', { name: 'Selected return' })
  await expect(beside.getByText('Tight at the shoulders')).toBeVisible()
  const count = await beside.getByText('× 1', { exact: true }).boundingBox()
  expect(count?.height, 'fits on one line').toBeLessThan(32)
  await expect(beside.getByRole('button', { name: 'Approve' })).toBeVisible()
  await beside.getByRole('link', { name: 'Open return' }).click()
  await expect(office.getByRole('heading', { name: 'R-1001', level: 1 })).toBeVisible()
  await expect(office.getByText('Tight at the shoulders')).toBeVisible()
  await office.getByRole('button', { name: 'Approve' }).click()
  await office.getByRole('button', { name: 'Mark received' }).click()
  await backoffice.open('Returns')
  const asNew = beside.getByRole('radio', { name: 'As new, restock' })
  await asNew.focus()
  await asNew.press('Space')
  await expect(beside.getByText('1 to restock', { exact: true })).toBeVisible()
  await asNew.press('Enter')
  await expect(office.getByText('1 restocked', { exact: true })).toBeVisible()
  await page.reload()
  await expect(returns).toContainText('Checked, almost done')
  await beside.getByLabel('Amount').fill('99999')
  await expect(beside.getByText('Enter an amount that is available to refund.')).toBeVisible()
  await beside.getByLabel('Amount').fill(String(price))
  await beside.getByRole('button', { name: `Refund ${aed(price)}` }).click()
  await expect(office.getByText(`${aed(price)} refunded, with a credit note.`)).toBeVisible()
  await context.close()

  await page.goto(`/orders/${number}`)
  await expect(page.getByRole('region', { name: 'Your returns' })).toContainText(`${aed(price)} refunded`)
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(`Refunded −${aed(price)}`)
  await expect(page.getByRole('link', { name: /^Credit note CN-/ })).toBeVisible()
})

test('A customer returns a damaged item with a photo and a pick-up day, and staff see both', {
  tag: FRESH_SHOP,
}, async ({ page, browser, api, session, shop, toasts }) => {
  const { choice, number, deliver, context, office, backoffice } = await anOrder({
    browser,
    api,
    session,
    shop,
  })
  await deliver()
  await page.goto(`/orders/${number}/return`)
  const { name } = choice.product
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('radio', { name: 'Damaged or wrong item' }).check()
  await page.getByLabel('Add photo').setInputFiles({
    name: 'tear.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2F7C86' } })
      .png()
      .toBuffer(),
  })
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await page.getByRole('radio', { name: /^Money back/ }).check()
  const wish = page.getByRole('group', { name: 'What would you like?' })
  const [rule, legend] = [await wish.boundingBox(), await wish.locator('legend').boundingBox()]
  expect(legend?.y, 'the question is below its divider').toBeGreaterThan((rule?.y ?? 0) + 12)
  await page.getByRole('group', { name: 'Choose a pick-up day' }).getByRole('radio').nth(1).check()
  await page.getByRole('radio', { name: '16:00 to 20:00' }).check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await toasts.assertShown("We've received your request R-1001.")
  const returns = page.getByRole('region', { name: 'Your returns' })
  await expect(returns.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  for (const visit of ['after the request', 'later']) {
    if (visit === 'later') await page.reload()
    await expect(
      returns.getByRole('heading', { name: "We've received your request R-1001" }),
      visit,
    ).toBeVisible()
    await expect(returns).toContainText('16:00 to 20:00')
    await expect(returns).toContainText('Your refund is')
    await expect(page.getByRole('heading', { name: "This order can't be returned" })).toBeHidden()
  }
  await returns.getByRole('link', { name: 'View order' }).click()
  await expect(page).toHaveURL(`/orders/${number}`)
  await expect(returns.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await backoffice.open('Returns')
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('img', { name: 'Photo 1' })).toBeVisible()

  await office.getByRole('link', { name: 'Print label' }).click()
  const label = office.getByRole('article', { name: 'R-1001' })
  await expect(label).toContainText('Little Dunes Trading L.L.C')
  await expect(label.getByRole('img', { name: 'R-1001' })).toBeVisible()
  const printed = async () => pageSizes(await office.pdf({ preferCSSPageSize: true }))
  await expect.poll(printed).toEqual(['100 × 150'])
  await context.close()
})
