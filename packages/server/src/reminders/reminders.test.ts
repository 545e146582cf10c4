import { DAY, HOUR } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#accounts/account-tables'
import { cartLines } from '#cart/cart-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { emails } from '#emails/email-tables'
import { emailTexts } from '#emails/email-text-tables'
import { REMINDER_JOBS } from '#reminders/reminder-jobs'
import { cartReminders, stockNotices } from '#reminders/reminder-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'

let shop: EmailShop

beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of [stockNotices, cartReminders, cartLines, emails]) await shop.db.delete(table)
  shop.smtp.inbox.length = 0
})

/** Runs the jobs in the order of the shop, then sends the emails. */
async function runJobs() {
  for (const { run } of REMINDER_JOBS) await run(shop.shop, false)
  await shop.sendDue()
}
const lastEmail = () => shop.smtp.inbox.at(-1)
const getRecipient = (message = lastEmail()) => [message?.to].flat()[0]?.text

const TEE = '/media/fox-tee.1a2b3c4d.avif'
const SHOWN_TEE = `<img src="${SHOP_ADDRESS}/media/fox-tee.1a2b3c4d-160.jpg" alt="Fox Tee, Coral, 90"`

const aSoldOutTee = () =>
  aProduct(shop.shop, {
    name: 'Fox Tee',
    colours: [{ colorName: 'Coral', stocks: { '90': 0, '100': 3 }, images: [TEE] }],
  })

async function restock(productId: string, stocks: number) {
  await shop.db.update(sizeEntries).set({ stocks }).where(eq(sizeEntries.productId, productId))
  shop.shop.catalogue.changed()
}

type Wish = { size?: string; email?: string; language?: 'en' | 'ar' }
async function ask(
  tee: Awaited<ReturnType<typeof aSoldOutTee>>,
  { size = '90', email = 'Mum@Example.com', language = 'en' }: Wish = {},
) {
  return shop.call('POST /api/product/stock-notice', { ...aLine(tee, { size }), email }, { language })
}

function getUnsubscribePath(message = lastEmail()): string {
  const header = message?.headers.get('list') as { unsubscribe?: { url?: string } } | undefined
  return (header?.unsubscribe?.url ?? '').replace(SHOP_ADDRESS, '')
}

/** One-click unsubscribe as mail programs send it (RFC 8058). */
const oneClick = (url: string) =>
  shop.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

test('a customer gets one back-in-stock email, for any number of restocks', async () => {
  const tee = await aSoldOutTee()
  for (const _ of [1, 2]) requireSuccess(await ask(tee))
  await runJobs()
  expect(shop.smtp.inbox).toEqual([])
  for (const stocks of [2, 0, 5]) {
    await restock(tee.id, stocks)
    await runJobs()
  }
  expect(shop.smtp.inbox).toHaveLength(1)
  expect(getRecipient()).toBe('mum@example.com')
  expect(lastEmail()?.subject).toBe("It's back in your size")
  expect(lastEmail()?.text).toContain('Fox Tee, Coral, 90')
  expect(lastEmail()?.html).toContain(SHOWN_TEE)
  expect(lastEmail()?.text).toContain(`${SHOP_ADDRESS}/Boys/fox-tee/${tee.id}?colour=coral&size=90`)
})

test('the email is in the language of the customer, and so is its link', async () => {
  const tee = await aSoldOutTee()
  await ask(tee, { language: 'ar' })
  await restock(tee.id, 1)
  await runJobs()
  expect(String(lastEmail()?.html)).toContain('lang="ar" dir="rtl"')
  expect(lastEmail()?.text).toContain(`${SHOP_ADDRESS}/ar/Boys/`)
})

test('the Arabic email names the single colour and size of a product without options in Arabic', async () => {
  const hat = await aProduct(shop.shop, {
    name: 'Hat',
    colours: [{ colorName: 'Standard', stocks: { 'One Size': 0 } }],
  })
  const notice = { ...aLine(hat, { colorName: 'Standard', size: 'One Size' }), email: 'mum@example.com' }
  requireSuccess(await shop.call('POST /api/product/stock-notice', notice, { language: 'ar' }))
  await restock(hat.id, 1)
  await runJobs()
  expect(lastEmail()?.text).toContain('Hat، قياسي، مقاس واحد')
})

test('staff customise the email, with the size in it', async () => {
  const { token } = await aMember(shop.shop, 'owner')
  const changes = { subject: { from: '', to: '{item} is here' }, closing: { from: '', to: 'Be quick.' } }
  requireSuccess(
    await shop.call(
      'POST /api/staff/email-texts',
      { kind: 'back_in_stock', language: 'en', changes },
      { token },
    ),
  )
  const tee = await aSoldOutTee()
  requireSuccess(await ask(tee))
  await restock(tee.id, 1)
  await runJobs()
  expect(lastEmail()?.subject).toBe('Fox Tee, Coral, 90 is here')
  expect(lastEmail()?.text).toContain('Be quick.')
  expect(getUnsubscribePath()).toMatch(/^\/unsubscribe/)
  await shop.db.delete(emailTexts)
})

test('a size in stock, a missing size and an invalid email are refused with the reason', async () => {
  const tee = await aSoldOutTee()
  expect(await ask(tee, { size: '100' })).toMatchObject({ code: 'size_in_stock' })
  expect(await ask(tee, { size: '95' })).toMatchObject({ code: 'size_not_available' })
  expect(await ask(tee, { email: 'x@y\r\nBcc: z@example.com' })).toMatchObject({
    code: 'invalid_form',
    fields: { email: 'email' },
  })
  expect(await shop.db.select().from(stockNotices)).toEqual([])
})

test('one address waits for up to twenty sizes, and the response does not reveal the limit', async () => {
  const stocks = Object.fromEntries(Array.from({ length: 22 }, (_, place) => [`S${place}`, 0]))
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks }] })
  const answers: unknown[] = []
  for (const size of Object.keys(stocks)) answers.push(await ask(tee, { size }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await shop.db.select().from(stockNotices)).toHaveLength(20)
})

test('one click ends all notices of an address, opening the link does not, and a changed link is invalid', async () => {
  const [tee, other] = [await aSoldOutTee(), await aSoldOutTee()]
  await ask(tee)
  await ask(other)
  await restock(tee.id, 1)
  await runJobs()
  const url = getUnsubscribePath()
  expect(lastEmail()?.headerLines.map(({ line }) => line)).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  )
  const page = await shop.request({ method: 'GET', url })
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('Unsubscribe from these emails?'),
  ])
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  expect((await oneClick(url.replace('back_in_stock', 'cart_left'))).statusCode).toBe(404)
  expect((await shop.request({ method: 'GET', url: '/unsubscribe' })).statusCode).toBe(404)
  await restock(other.id, 0)
  const done = await oneClick(url)
  expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('unsubscribed. We')])
  await restock(other.id, 1)
  await runJobs()
  expect(shop.smtp.inbox).toHaveLength(1)
})

/** A customer with a cart, by default with consent and a confirmed email. */
async function aCart({ agrees = true, confirmed = true } = {}) {
  const customer = await aCustomer(shop.shop, { name: 'Layla' })
  const tee = await aProduct(shop.shop, { name: 'Fox Tee', image: [TEE] })
  const { token } = customer
  if (confirmed)
    await shop.db.update(users).set({ emailConfirmedAt: shop.shop.now() }).where(eq(users.id, customer.id))
  if (agrees) await shop.call('POST /api/user/newsletter/change', { subscribed: true }, { token })
  await shop.call('POST /api/cart/add', aLine(tee), { token })
  return { ...customer, tee }
}

/** Lets days pass and runs the jobs every few hours. */
async function pass(days: number) {
  for (let hours = 0; hours < days * 24; hours += 6) {
    await runJobs()
    shop.clock.moveBy(6 * HOUR)
  }
  await runJobs()
}

test('an abandoned cart gets one reminder after a day, only with consent and a confirmed email', async () => {
  const { email } = await aCart()
  await aCart({ agrees: false })
  await aCart({ confirmed: false })
  await pass(3)
  expect(shop.smtp.inbox.map((message) => getRecipient(message))).toEqual([email])
  expect(lastEmail()?.text).toContain('Hello Layla,')
  expect(lastEmail()?.text).toContain('Fox Tee, Coral, 90')
  expect(lastEmail()?.html).toContain(SHOWN_TEE)
  expect(lastEmail()?.text).toContain(`${SHOP_ADDRESS}/cart`)
})

test('staff customise the cart reminder', async () => {
  const words = { subject: '', opening: '{name}, your cart waits.', closing: '' }
  await shop.db.insert(emailTexts).values({ kind: 'cart_left', language: 'en', ...words })
  await aCart()
  await pass(2)
  expect(lastEmail()?.text).toContain('Layla, your cart waits.')
  await shop.db.delete(emailTexts)
})

test('a changed cart waits again, and a customer gets at most one reminder in thirty days', async () => {
  const { token, tee } = await aCart()
  await runJobs()
  shop.clock.moveBy(19 * HOUR)
  await shop.call('POST /api/cart/add', aLine(tee), { token })
  await runJobs()
  shop.clock.moveBy(19 * HOUR)
  await runJobs()
  expect(shop.smtp.inbox).toEqual([])
  await pass(1)
  expect(shop.smtp.inbox).toHaveLength(1)
  await shop.call('POST /api/cart/add', aLine(tee), { token })
  await pass(25)
  expect(shop.smtp.inbox).toHaveLength(1)
  await pass(8)
  expect(shop.smtp.inbox).toHaveLength(2)
})

test('sold-out items and a withdrawn consent cause no email', async () => {
  const { token, tee } = await aCart()
  const gone = await aCart()
  await restock(gone.tee.id, 0)
  await runJobs()
  shop.clock.moveBy(DAY)
  for (const { run } of REMINDER_JOBS) await run(shop.shop, false)
  expect((await shop.db.select().from(emails)).map(({ kind }) => kind)).toEqual(['cart_left'])
  await shop.call('POST /api/user/newsletter/change', { subscribed: false }, { token })
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
  expect(tee.id).not.toBe(gone.tee.id)
})

test('one click in the cart email withdraws the consent', async () => {
  const { token } = await aCart()
  await pass(2)
  await oneClick(getUnsubscribePath())
  expect(await shop.call('POST /api/user/newsletter', {}, { token })).toMatchObject({ subscribed: false })
})

test('the data export contains notices, and erasing deletes them', async () => {
  const [tee, { token, email, id }] = [await aSoldOutTee(), await aCustomer(shop.shop)]
  await ask(tee, { email })
  const { data } = requireSuccess(await shop.call('POST /api/user/data', {}, { token }))
  expect(data.stockNotices).toMatchObject([{ name: 'Fox Tee', size: '90' }])
  const { token: staff } = await aMember(shop.shop, 'owner')
  requireSuccess(await shop.call('POST /api/staff/customer/erase', { customerId: id }, { token: staff }))
  expect(await shop.db.select().from(stockNotices)).toEqual([])
})
