import type { Page } from '@playwright/test'
import { collectDefects } from '../../audits/collect-defects.ts'
import { expect, test } from '../../fixtures/email-test.ts'
import { ArabicCheckout } from '../../fixtures/payment/arabic-checkout.ts'
import { CARDS } from '../../fixtures/payment/card.ts'
import { newPerson } from '../../fixtures/person.ts'
import { type Choice, listChoices } from '../../fixtures/shop-api.ts'
import { acceptInvitation, staffCalls } from '../../fixtures/staff-calls.ts'

const MOBILE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(MOBILE)

/** Text without direction marks. */
const read = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

const written = (aed: number): string => `${aed.toFixed(2)} د.إ`

/** Two sizes of one colour, and a third for the exchange. */
function threeSizes(all: readonly Choice[]): [Choice, Choice, Choice] {
  const plain = all.filter(
    ({ product, stock }) =>
      product.discount === 0 &&
      !product.flashsale &&
      product.price < 80 &&
      product.price % 5 === 0 &&
      stock > 3,
  )
  for (const one of plain) {
    const [first, second, third] = plain.filter(
      ({ product, colour }) => product._id === one.product._id && colour === one.colour,
    )
    if (first && second && third) return [first, second, third]
  }
  throw new Error('No product has three sizes')
}

async function askForReturn(
  page: Page,
  number: string,
  asked: { size: string; reason: string; wish: RegExp; newSize?: string; returnNumber: string },
): Promise<void> {
  const { size, reason, wish, newSize, returnNumber } = asked
  await page.goto(`/ar/orders/${number}`)
  await page.getByRole('link', { name: 'إرجاع أو استبدال' }).click()
  const item = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await item.filter({ hasText: size }).getByRole('checkbox').check()
  await page.getByRole('radio', { name: reason }).check()
  await page.getByRole('radio', { name: wish }).check()
  const wishes = page.getByRole('group', { name: 'ماذا تفضّلون؟' })
  const amounts = wishes.locator('label > span:last-child', { hasText: 'د.إ' })
  await expect(amounts).toHaveCount(2)
  for (const amount of await amounts.all())
    await expect(amount, 'the amount is right-to-left').toHaveCSS('direction', 'rtl')
  if (newSize) await page.getByRole('radio', { name: new RegExp(`^مقاس .?${newSize}`) }).check()
  await page.getByRole('button', { name: 'إرسال طلب الإرجاع' }).click()
  await expect(page.getByRole('region', { name: 'طلبات الإرجاع' })).toContainText(returnNumber)
}

// The flow after an order: totals are the same on every page, in every email and on every document.
test('A customer exchanges one item and returns another in Arabic, and emails, pages and documents agree', async ({
  page,
  browser,
  api,
  session,
  shop,
  mailbox,
}) => {
  const { defects, look } = collectDefects()
  const office = await browser.newContext({ baseURL: shop.url })
  const asStaff = staffCalls(office.request, shop.url)
  await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')

  const [first, second, other] = threeSizes(listChoices(await api.products()))
  const person = newPerson({ name: 'فاطمة الزعابي' })
  const token = await session.restore(person)
  for (const choice of [first, second]) await api.addToCart(token, choice, 1)
  const { price } = first.product
  const total = 2 * price > 169 ? 2 * price : 2 * price + 25

  const checkout = new ArabicCheckout(page)
  await page.goto('/ar/checkout')
  await checkout.fillAddress(person)
  expect(read(await checkout.payButton.textContent())).toContain(written(total))
  await checkout.fillCard(CARDS.succeeds)
  await checkout.payButton.click()
  await expect(page).toHaveURL('/ar/orders')
  await expect.poll(async () => (await api.orders(token))[0]?.payment).toBe(true)
  const [order] = await api.orders(token)
  const { number = '', _id: orderId = '' } = order ?? {}
  expect(order?.amount).toBe(total)

  const placed = await mailbox.email(person.email, `استلمنا طلبكم ${number}`)
  expect(read(placed.text)).toContain(`تم الدفع بالبطاقة: ${written(total)}`)
  // Without the account: anyone who has the email.
  const reader = await (await browser.newContext({ baseURL: shop.url, ...MOBILE })).newPage()
  await mailbox.follow(reader, person.email, `استلمنا طلبكم ${number}`, 'عرض الطلب')
  await expect(reader).toHaveURL(new RegExp(`/ar/orders/${number}`))
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(number)
  expect(read(await reader.getByRole('region', { name: 'المبالغ' }).textContent())).toContain(written(total))
  await look(reader, 'order of the mail', [person.email])

  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    await asStaff('POST /api/staff/order/move', { orderId, to })
  await page.goto(`/ar/orders/${number}`)
  await expect(page.getByText('تم تسجيل الطلب، تم', { exact: false }).first()).toBeAttached()
  await page.getByRole('link', { name: /^فاتورة ضريبية/ }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('heading', { level: 1 })).toContainText('فاتورة ضريبية')
  expect(read(await paper.textContent())).toContain(`المبلغ الإجمالي، درهم`)
  expect(read(await paper.textContent())).toContain(total.toFixed(2))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /PDF/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/)

  await askForReturn(page, number, {
    size: first.size,
    reason: 'أصغر من المطلوب',
    wish: /^مقاس آخر/,
    newSize: other.size,
    returnNumber: 'R-1001',
  })
  await askForReturn(page, number, {
    size: second.size,
    reason: 'غيّرت رأيي',
    wish: /^استرداد المبلغ/,
    returnNumber: 'R-1002',
  })
  await look(page, 'order with returns', [person.email])
  const listed = await office.request.get('/api/staff/returns')
  const { returns } = (await listed.json()) as { returns: { id: string; number: number }[] }
  const [exchange, refund] = returns.toSorted((a, b) => a.number - b.number).map(({ id }) => id)
  for (const returnId of [exchange ?? '', refund ?? '']) {
    await asStaff('POST /api/staff/return/move', { returnId, to: 'approved' })
    await asStaff('POST /api/staff/return/move', { returnId, to: 'received' })
    const position = returnId === exchange ? 0 : 1
    await asStaff('POST /api/staff/return/check', { returnId, lines: [{ position, asNew: 1 }] })
  }
  await asStaff('POST /api/staff/return/exchange', { returnId: exchange ?? '' })
  await asStaff('POST /api/staff/return/refund', { returnId: refund ?? '', amount: price })

  await page.goto(`/ar/orders/${number}`)
  expect(read(await page.getByRole('region', { name: 'المبالغ' }).textContent())).toContain(
    `−${written(price)}`,
  )
  await expect(page.getByRole('region', { name: 'عنوان التوصيل' })).toContainText('، ')
  await expect(page.getByRole('region', { name: 'عنوان التوصيل' })).not.toContainText(',')
  const states = page.getByRole('region', { name: 'طلبات الإرجاع' })
  await expect(states).toContainText('المقاس الجديد في الطريق إليكم')
  expect(read(await states.textContent())).toContain(`تم استرداد ${written(price)}`)
  expect(read(await page.getByRole('region', { name: 'المبالغ' }).textContent())).toContain(written(price))
  await page.getByRole('link', { name: /^إشعار دائن ضريبي/ }).click()
  await expect(paper.getByRole('heading', { level: 1 })).toContainText('إشعار دائن')
  expect(read(await paper.textContent())).toContain(price.toFixed(2))
  const refunded = await mailbox.email(person.email, new RegExp(`^استرداد مبلغ .*${number}$`))
  expect(read(refunded.subject)).toContain(written(price))
  // The email tells of the refund that the shop has recorded; Stripe gets it then.
  await expect
    .poll(async () => (await shop.sandbox.state()).refunds.map(({ amount }) => amount))
    .toEqual([price * 100])
  expect(await api.loadStock(second)).toBe(second.stock)
  expect(await api.loadStock(first)).toBe(first.stock)
  expect(await api.loadStock(other)).toBe(other.stock - 1)
  expect(defects).toEqual([])
})
