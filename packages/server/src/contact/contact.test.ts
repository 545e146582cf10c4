import { HOUR } from '@little-dunes/domain/durations'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contactMessages } from '#contact/contact-tables'
import { CONTACT_JOBS } from '#contact/forget-networks'
import { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const FORM = { name: 'Mariam', email: 'Mariam@Example.com', orderNumber: '', message: 'A button is missing.' }

let shop: EmailShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startEmailShop()
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(contactMessages)
  shop.smtp.inbox.length = 0
})

const send = async (form: Partial<typeof FORM> = {}, remoteAddress = '203.0.113.7') =>
  (
    await shop.request({
      method: 'POST',
      url: '/api/contact',
      payload: { ...FORM, ...form },
      remoteAddress,
      headers: { 'accept-language': 'ar' },
    })
  ).json()
const rows = () => shop.db.select().from(contactMessages).orderBy(asc(contactMessages.id))
const list = async (view: 'open' | 'done' = 'open') =>
  requireSuccess(await shop.call('GET /api/staff/messages', { view }, { token: owner.token }))

test('a message is stored for staff and sent to the shop, and a reply to the email reaches the sender', async () => {
  const message = 'A button is missing.\r\n\r\n<b>See</b>\nBcc: x@example.com'
  expect(await send({ message, orderNumber: 'LD-١٠٤٧١' })).toEqual({ success: true })
  expect(await rows()).toMatchObject([
    { name: 'Mariam', email: 'mariam@example.com', orderNumber: 'LD-10471', language: 'ar', message },
  ])
  await shop.sendDue()
  expect(shop.smtp.inbox).toHaveLength(1)
  const [email] = shop.smtp.inbox
  const [settings] = await shop.db.select().from(shopSettings)
  expect([email?.to].flat()[0]?.text).toBe(settings?.supportEmail)
  expect(email?.replyTo?.text).toBe('mariam@example.com')
  expect(email?.text).toContain('Order LD-10471')
  expect(email?.html).toContain('&lt;b&gt;See&lt;/b&gt;')
  expect(email?.cc).toBeUndefined()
})

test('a shop without an email address stores the message anyway', async () => {
  const [settings] = await shop.db.select().from(shopSettings)
  await shop.db.update(shopSettings).set({ supportEmail: '', helpEmail: '' })
  expect(await send()).toEqual({ success: true })
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
  expect(await rows()).toHaveLength(1)
  await shop.db
    .update(shopSettings)
    .set({ supportEmail: settings?.supportEmail ?? '', helpEmail: settings?.helpEmail ?? '' })
})

test('missing and invalid values are reported by field, and the message is not stored', async () => {
  expect(
    await send({ name: ' ', email: 'x@y\r\nBcc: z@example.com', message: 'x'.repeat(4001) }),
  ).toMatchObject({
    code: 'invalid_form',
    fields: { name: 'required', email: 'email', message: 'too_long' },
  })
  expect(await rows()).toEqual([])
})

test('a network and an email address may each send five messages an hour, even simultaneously', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => send({ email: `m${n}@example.com` })))
  expect(answers.filter(({ success }) => success)).toHaveLength(5)
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'too_many_requests' })
  const networks = [1, 2, 3, 4, 5, 6].map((n) => `198.51.100.${n}`)
  const more = await Promise.all(networks.map((network) => send({}, network)))
  expect(more.filter(({ success }) => success)).toHaveLength(5)
  shop.clock.moveBy(HOUR + 1)
  expect(await send()).toEqual({ success: true })
})

test('a flood from many networks neither blocks other senders nor fills the mailbox of the shop', async () => {
  const flood = Array.from({ length: 200 }, (_, n) => ({
    id: shop.shop.newId(),
    createdAt: shop.clock.now(),
    name: 'Flood',
    email: `flood${n}@example.com`,
    orderNumber: '',
    message: 'Flood',
    language: 'en',
    network: `198.51.100.${n}`,
  }))
  await shop.db.insert(contactMessages).values(flood)
  expect(await send()).toEqual({ success: true })
  expect(await send({ email: 'another@example.com' })).toMatchObject({ code: 'too_many_requests' })
  expect(await send({ email: 'flood7@example.com' }, '192.0.2.1')).toMatchObject({
    code: 'too_many_requests',
  })
  await shop.sendDue()
  expect(shop.smtp.inbox).toEqual([])
})

test('the origin of a message is deleted after a day', async () => {
  await send()
  for (const hours of [23, 2]) {
    shop.clock.moveBy(hours * HOUR)
    for (const job of CONTACT_JOBS) await job.run(shop.shop, true)
    expect((await rows()).map(({ network }) => network)).toEqual([hours === 23 ? '203.0.113.7' : ''])
  }
  owner = await aMember(shop.shop, 'owner')
})

test('staff see messages newest first with their order, and mark each as done once, which is logged', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const placed = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  const [order] = await shop.db.select({ number: orders.number }).from(orders)
  await send({ message: 'First' })
  await send({ message: 'Second', orderNumber: `ld ${order?.number}` })
  const { messages, open } = await list()
  expect(open).toBe(2)
  expect(messages).toMatchObject([
    { message: 'Second', orderId: placed.orderId, doneAt: null },
    { message: 'First', orderId: null },
  ])
  const messageId = messages[0]?.id ?? ''
  const mark = (done: boolean, id = messageId) =>
    shop.call('POST /api/staff/message/done', { messageId: id, done }, { token: owner.token })
  for (const done of [true, true]) requireSuccess(await mark(done))
  expect((await list('done')).messages).toMatchObject([
    { message: 'Second', doneBy: owner.email, doneByName: owner.name },
  ])
  expect((await list()).open).toBe(1)
  for (const unknown of ['x', placed.orderId])
    expect(await mark(true, unknown)).toMatchObject({ code: 'message_not_found' })
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subject, 'message'))
  expect(auditLog).toMatchObject([{ subjectId: messageId, changes: { done: [false, true] } }])
})

test('older messages load page by page', async () => {
  for (let n = 0; n < 11; n += 1)
    for (let m = 0; m < 5; m += 1)
      await send({ message: `${n} ${m}`, email: `m${n}@example.com` }, `192.0.2.${n}`)
  const first = await list()
  expect(first.messages).toHaveLength(50)
  const input = { older: first.older ?? '' }
  const second = requireSuccess(await shop.call('GET /api/staff/messages', input, { token: owner.token }))
  expect(second.messages.map(({ message }) => message)).toEqual(['0 4', '0 3', '0 2', '0 1', '0 0'])
  expect(second.older).toBeNull()
})

test('erasing a customer erases the messages with the same email, and the data export contains them', async () => {
  const customer = await aCustomer(shop.shop)
  await send({ email: customer.email, message: 'Mine' })
  await send({ email: 'other@example.com', message: 'Not mine' })
  const input = { customerId: customer.id }
  const { data } = requireSuccess(
    await shop.call('POST /api/staff/customer/export', input, { token: owner.token }),
  )
  expect(data.messages).toMatchObject([{ text: 'Mine' }])
  requireSuccess(await shop.call('POST /api/staff/customer/erase', input, { token: owner.token }))
  expect((await rows()).map(({ message }) => message)).toEqual(['Not mine'])
})
