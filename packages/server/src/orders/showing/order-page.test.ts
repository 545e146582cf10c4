import { DAY } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedOrderPath } from '#orders/showing/order-link'
import { linkSecrets } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** A customer's order of AED 125, with its number. */
async function aPlacedOrder() {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const { token } = customer
  const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token })
  const answer = await shop.call('POST /api/order/userorders', {}, { token })
  const number = answer.success ? (answer.orders[0]?.number ?? '') : ''
  return { ...customer, number, orderId: placed.success ? placed.orderId : '' }
}

const show = (token: string, number: string) => shop.call('POST /api/order/show', { number }, { token })
const track = (number: string, phone: string) => shop.call('POST /api/order/track', { number, phone })

test('orders have consecutive order numbers (D-76)', async () => {
  const [first, second] = [await aPlacedOrder(), await aPlacedOrder()]
  expect(first.number).toMatch(/^LD-1\d{4}$/)
  expect(Number(second.number.slice(3)) - Number(first.number.slice(3))).toBe(1)
})

test('the order page shows timestamped steps, the parcel and the totals', async () => {
  const { token, number, orderId } = await aPlacedOrder()
  const staff = (await aMember(shop.shop, 'packer')).token
  const placedAt = shop.clock.now().getTime()
  const parcel = {
    carrier: 'Gulf Parcel',
    trackingNumber: 'GP 4471',
    trackingUrl: 'https://gulf.example/4471',
  }
  const move = (body: object) =>
    shop.request({
      method: 'POST',
      url: '/api/staff/order/move',
      headers: { token: staff },
      payload: { orderId, ...body },
    })
  shop.clock.moveBy(1000)
  expect((await move({ to: 'Packing', parcel })).statusCode).toBe(400)
  expect((await move({ to: 'Packing' })).statusCode).toBe(200)
  shop.clock.moveBy(1000)
  expect(
    (await move({ to: 'Shipped', parcel: { ...parcel, trackingUrl: 'javascript:alert(1)' } })).statusCode,
  ).toBe(400)
  expect((await move({ to: 'Shipped', parcel })).statusCode).toBe(200)
  expect(await show(token, number)).toMatchObject({
    success: true,
    order: { _id: orderId, number, status: 'Shipped', items: [{ quantity: 1 }] },
    steps: [
      { status: 'Order Placed', at: placedAt },
      { status: 'Packing', at: placedAt + 1000 },
      { status: 'Shipped', at: placedAt + 2000 },
    ],
    parcel,
    totals: {
      subtotal: 100,
      discounted: 100,
      coupon: 0,
      delivery: 25,
      express: 0,
      amount: 125,
      vat: 5.95,
      vatRate: 5,
      refunded: 0,
    },
  })
})

test('an order number alone gives no access: another customer gets the response for an unknown order (D-76)', async () => {
  const [mine, other] = [await aPlacedOrder(), await aCustomer(shop.shop)]
  const foreign = await show(other.token, mine.number)
  expect(foreign).toMatchObject({ code: 'order_not_found' })
  for (const number of ['LD-99999', 'x', '', "' OR 1=1 --"])
    expect(await show(other.token, number)).toEqual(foreign)
  expect(await shop.call('POST /api/order/show', { number: mine.number })).toMatchObject({
    code: 'sign_in_required',
  })
})

test('the link in an email opens only its order without an account, for sixty days', async () => {
  const [one, other] = [await aPlacedOrder(), await aPlacedOrder()]
  const path = await signedOrderPath(shop.shop, one.number)
  const [address, key = ''] = path.split('#key=')
  expect(address).toBe(`/orders/${one.number}`)
  const open = (number: string, with_: string) =>
    shop.call('POST /api/order/show-linked', { number, key: with_ })
  expect(await open(one.number, key)).toMatchObject({ success: true, order: { _id: one.orderId } })
  const [end = '', signature = ''] = key.split('.')
  const later = (Number.parseInt(end, 36) + DAY).toString(36)
  for (const [number, forged] of [
    [other.number, key],
    [one.number, `${later}.${signature}`],
    [one.number, `${end}.${'A'.repeat(signature.length)}`],
    [one.number, `${end}.`],
    [one.number, ''],
  ] as const)
    expect(await open(number, forged)).toMatchObject({ code: 'link_ended' })
  shop.clock.moveBy(60 * DAY)
  expect(await open(one.number, key)).toMatchObject({ code: 'link_ended' })
})

test('the secret for signed links has two random UUIDs of 122 bits', async () => {
  const [row] = await shop.db.select().from(linkSecrets)
  const [, first, second] = /^([\da-f-]{36})([\da-f-]{36})$/.exec(row?.secret ?? '') ?? []
  expect(first).not.toBe(second)
  expect(second).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
})

test('order number and phone show only the order status, and every wrong pair gets the same response', async () => {
  const { number, phone } = await aPlacedOrder()
  const tracked = await track(` ${number.toLowerCase()} `, phone)
  expect(tracked).toEqual({
    success: true,
    number,
    steps: [{ status: 'Order Placed', at: expect.any(Number) }],
    parcel: null,
  })
  expect(await track(number.slice(3), ADDRESS.phone.replace('+971', '0'))).toEqual(tracked)
  const wrong = await track(number, '+971509999999')
  expect(wrong).toMatchObject({ code: 'order_not_tracked' })
  for (const [of, by] of [
    ['LD-99999', phone],
    ['x', phone],
    [number, 'x'],
    ['', ''],
  ] as const)
    expect(await track(of, by)).toEqual(wrong)
})

test('phone numbers cannot be enumerated: ten lookups per address, thirty per order', async () => {
  const limited = await shop.anotherServer({ rateLimits: true, trustProxy: true })
  const { number } = await aPlacedOrder()
  const ask = async (from: string, of = number) => {
    const payload = { number: of, phone: '+971509999999' }
    const headers = { 'x-forwarded-for': from }
    return (await limited.request({ method: 'POST', url: '/api/order/track', headers, payload })).statusCode
  }
  const asked = async (count: number, from: (n: number) => string) => {
    const answers = []
    for (let n = 0; n < count; n++) answers.push(await ask(from(n)))
    return answers.filter((status) => status === 404).length
  }
  expect(await asked(12, () => '10.0.0.1')).toBe(10)
  expect(await asked(30, (n) => `10.0.1.${n}`)).toBe(20)
  expect(await ask('10.0.2.1', 'LD-99998')).toBe(404)
})

test('a customer note appears on the order page and goes out by email, and a team note does neither', async () => {
  const { token, number, orderId, email } = await aPlacedOrder()
  const staff = (await aMember(shop.shop, 'packer')).token
  const note = (text: string, isForCustomer: boolean) =>
    shop.call('POST /api/staff/order/note', { orderId, text, isForCustomer }, { token: staff })
  const countEmails = async () => {
    const { rows } = await shop.database.pool.query(
      `SELECT kind FROM emails WHERE "to" = $1 AND kind = 'order_note'`,
      [email],
    )
    return rows.length
  }
  requireSuccess(await note('Looks like a gift', false))
  expect(requireSuccess(await show(token, number)).notes).toEqual([])
  expect(await countEmails()).toBe(0)
  requireSuccess(await note('The blue one is sold out; we have sent the green one.', true))
  const at = shop.clock.now().getTime()
  const seen = [{ at, text: 'The blue one is sold out; we have sent the green one.' }]
  expect(requireSuccess(await show(token, number)).notes).toEqual(seen)
  expect(await countEmails()).toBe(1)
  const order = await shop.call('GET /api/staff/order', { orderId }, { token: staff })
  expect(requireSuccess(order).order.notes.map(({ isForCustomer }) => isForCustomer)).toEqual([true, false])
})
