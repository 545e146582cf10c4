import { HOUR } from '@little-dunes/domain/durations'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashRemittanceLines, cashRemittances } from '#cash-on-delivery/remittance-tables'
import { orders } from '#orders/store/order-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 500 } }] })
})
afterAll(() => shop.close())

const staff = () => ({ token: manager.token })

/** A cash order of AED 125.00 that a courier has delivered. */
async function delivered(carrier?: string) {
  const { token } = await aCustomer(shop.shop)
  const body = anOrder([aLine(tee)], 125)
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  const move = (input: object) => shop.call('POST /api/staff/order/move', input as never, staff())
  requireSuccess(await move({ orderId, to: 'Packing' }))
  const parcel = carrier === undefined ? {} : { parcel: { carrier, trackingNumber: `T ${orderId}` } }
  requireSuccess(await move({ orderId, to: 'Shipped', ...parcel }))
  requireSuccess(await move({ orderId, to: 'Delivered' }))
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return { id: orderId, number: order?.number ?? 0 }
}

const see = async (carrier?: string) =>
  requireSuccess(await shop.call('GET /api/staff/cash', carrier === undefined ? {} : { carrier }, staff()))
const seeWithoutCarrier = async () =>
  requireSuccess(await shop.call('GET /api/staff/cash', { withoutCarrier: 'true' }, staff()))

const compare = (file: string | Buffer, carrier?: string) =>
  shop.call(
    'POST /api/staff/cash/compare',
    { file: Buffer.from(file as string), ...(carrier !== undefined && { carrier }) },
    staff(),
  )

const remit = (lines: { orderId: string; paid: number }[], key?: string) =>
  shop.call(
    'POST /api/staff/cash/remit',
    { carrier: 'Gulf Parcel', fileName: 'november.csv', lines },
    { ...staff(), ...(key !== undefined && { idempotencyKey: key }) },
  )

test('a courier owes cash collected at the door until it is handed over', async () => {
  const carrier = 'Desert Post'
  const [first, second] = [await delivered(carrier), await delivered(carrier)]
  const seen = await see(carrier)
  expect(seen.carriers).toContainEqual({ carrier, carrierName: carrier, orders: 2, amount: 250_00 })
  expect(seen.owed).toMatchObject([
    { id: first.id, amount: 125_00, carrier, name: 'Mariam Al Suwaidi', deliveredAt: expect.any(Number) },
    { id: second.id },
  ])
  requireSuccess(await remit([{ orderId: first.id, paid: 125_00 }]))
  const after = await see(carrier)
  expect(after.owed.map(({ id }) => id)).toEqual([second.id])
  expect(after.remittances[0]).toMatchObject({
    actor: manager.email,
    actorName: manager.name,
    carrier: 'Gulf Parcel',
    fileName: 'november.csv',
    orders: 1,
    owed: 125_00,
    paid: 125_00,
  })
})

test('cash of parcels without a courier is listed separately, and is compared and remitted like that of a courier', async () => {
  await delivered('Palm Post')
  const { id, number } = await delivered()
  const theirs = async () => {
    const { carriers, owed } = await seeWithoutCarrier()
    return {
      count: carriers.find(({ carrier }) => carrier === '')?.orders ?? 0,
      numbers: owed.map((one) => one.number),
    }
  }
  expect(await theirs()).toEqual({ count: 1, numbers: [number] })
  const answer = requireSuccess(await compare(`order,amount\nLD-${number},125`, ''))
  expect(answer.matched.map((order) => order.id)).toEqual([id])
  const lines = [{ orderId: id, paid: 125_00 }]
  requireSuccess(await shop.call('POST /api/staff/cash/remit', { carrier: '', lines }, staff()))
  expect(await theirs()).toEqual({ count: 0, numbers: [] })
})

test('home lists the couriers that owe cash and since when, longest first', async () => {
  const old = await delivered('Old Post')
  const since = shop.clock.now().getTime()
  shop.clock.moveBy(HOUR)
  await delivered('New Post')
  await delivered('Old Post')
  const seen = async () => requireSuccess(await shop.call('GET /api/staff/today', {}, staff())).owed
  const of = async (...names: string[]) =>
    (await seen())?.carriers.filter(({ carrierName }) => names.includes(carrierName))
  expect(await of('Old Post', 'New Post')).toEqual([
    { carrier: 'Old Post', carrierName: 'Old Post', orders: 2, amount: 250_00, since },
    {
      ...{ carrier: 'New Post', carrierName: 'New Post', orders: 1, amount: 125_00 },
      since: shop.clock.now().getTime(),
    },
  ])
  requireSuccess(await remit([{ orderId: old.id, paid: 125_00 }]))
  expect((await of('Old Post', 'New Post'))?.map(({ carrier }) => carrier)).toEqual(['New Post', 'Old Post'])
  const packer = await aMember(shop.shop, 'packer')
  expect(requireSuccess(await shop.call('GET /api/staff/today', {}, { token: packer.token })).owed).toBeNull()
})

test('comparing a file with the owed cash writes nothing', async () => {
  const carrier = 'Sea Post'
  const [matched, differing, missing] = [
    await delivered(carrier),
    await delivered(carrier),
    await delivered(carrier),
  ]
  const file = [
    'Tracking,Order number,COD amount (AED),Fee',
    `GP 1,LD-${matched.number},"125.00",10`,
    `GP 2,${differing.number},120.00,10`,
    'GP 3,LD-1,99.00,10',
    `GP 4,LD-${matched.number},125.00,10`,
    'Total,,344.00,40',
  ].join('\r\n')
  expect(await compare(file, carrier)).toMatchObject({
    matched: [{ id: matched.id, number: matched.number, amount: 125_00, paid: 125_00 }],
    differing: [{ id: differing.id, amount: 125_00, paid: 120_00 }],
    refused: [
      { line: 4, problem: 'not_owed' },
      { line: 5, problem: 'repeated' },
      { line: 6, order: '', amount: '344.00', problem: 'unreadable' },
    ],
    missing: [{ id: missing.id, amount: 125_00 }],
  })
  expect((await see(carrier)).owed).toHaveLength(3)
})

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
/** 'رقم الطلب;المبلغ' in the Arabic code page of Windows. */
const ARABIC_HEAD = Buffer.from('d1dee320c7e1d8e1c83bc7e1e3c8e1db', 'hex')

test.each<[string, (number: number) => string | Buffer]>([
  ['commas', (number) => `order,amount\nLD-${number},125`],
  ['semicolons and a comma for the fils', (number) => `Order;Amount\r\nLD-${number};125,00\r\n`],
  ['tabs', (number) => `Reference\tCollected\n${number}\tAED 125.00`],
  [
    'bars, and lines above the headings',
    (number) => `Gulf Parcel|November\nOrder no.|Paid\nLD-${number}|125.00`,
  ],
  ['no headings', (number) => `${number},125.00`],
  ['a byte order mark', (number) => `\uFEFForder,amount\nLD-${number},125`],
  ['UTF-16 as spreadsheets save it', (number) => utf16(`order\tamount\nLD-${number}\t125.00`)],
  ['Arabic headings and figures', (number) => `رقم الطلب,المبلغ\nLD-${number},١٢٥٫٠٠`],
  [
    'the Arabic code page of Windows',
    (number) => Buffer.concat([ARABIC_HEAD, Buffer.from(`\r\n${number};125.00`)]),
  ],
])('reads a file with %s', async (_, write) => {
  const carrier = 'Any Post'
  const { id, number } = await delivered(carrier)
  const answer = requireSuccess(await compare(write(number), carrier))
  expect(answer.matched.map((order) => order.id)).toEqual([id])
})

test.each([
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    'remittance_unreadable',
  ],
  ['nothing but blank lines', Buffer.from('\n\n'), 'remittance_unreadable'],
  ['other columns', Buffer.from('name,phone\nMariam,050'), 'remittance_columns'],
  ['more than 1 MB', Buffer.alloc(1_000_001, 'order,amount\n'), 'too_large'],
  ['more than 5,000 rows', Buffer.from(`order,amount\n${'LD-1,1\n'.repeat(5_001)}`), 'remittance_unreadable'],
])('refuses a file with %s and gives the reason', async (_, file, code) => {
  expect(await compare(file)).toMatchObject({ code })
})

test('a remittance shows its orders with the owed and received cash', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const lines = [
    { orderId: second.id, paid: 100_00 },
    { orderId: first.id, paid: 125_00 },
  ]
  const { remittance } = requireSuccess(await remit(lines))
  const of = (remittanceId: string) => shop.call('GET /api/staff/cash/remittance', { remittanceId }, staff())
  expect(await of(remittance.id)).toEqual({
    success: true,
    lines: [
      { ...first, amount: 125_00, paid: 125_00 },
      { ...second, amount: 125_00, paid: 100_00 },
    ],
  })
  expect(await of('unknown')).toEqual({ success: true, lines: [] })
})

test('an order is settled once, and a remittance is booked in full or not at all', async () => {
  const [first, second] = [await delivered(), await delivered()]
  requireSuccess(await remit([{ orderId: first.id, paid: 125_00 }]))
  const before = await shop.db.select({ rows: count() }).from(cashRemittances)
  const both = [second, first].map(({ id }) => ({ orderId: id, paid: 125_00 }))
  expect(await remit(both)).toMatchObject({ code: 'remittance_changed', orders: [`LD-${first.number}`] })
  expect(await remit([...both, ...both])).toMatchObject({ code: 'malformed' })
  expect(await remit([{ orderId: shop.shop.newId(), paid: 1 }])).toMatchObject({ code: 'order_not_found' })
  expect(await shop.db.select({ rows: count() }).from(cashRemittances)).toEqual(before)
  expect((await see()).owed.map(({ id }) => id)).toContain(second.id)
})

test('orders not delivered for cash owe no cash', async () => {
  const { token } = await aCustomer(shop.shop)
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  expect(await remit([{ orderId, paid: 125_00 }])).toMatchObject({ code: 'remittance_changed' })
})

test('a remittance sent twice is booked once, and two simultaneous remittances settle an order once', async () => {
  const [first, second] = [await delivered(), await delivered()]
  const lines = [{ orderId: first.id, paid: 120_00 }]
  const answers = [await remit(lines, 'one-key'), await remit(lines, 'one-key')].map(requireSuccess)
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]?.remittance).toMatchObject({ orders: 1, owed: 125_00, paid: 120_00 })
  const other = [{ orderId: second.id, paid: 125_00 }]
  const atOnce = await Promise.all([remit(other, 'a'), remit(other, 'b'), remit(other, 'c')])
  expect(atOnce.filter((answer) => answer.success)).toHaveLength(1)
  const booked = await shop.db
    .select()
    .from(cashRemittanceLines)
    .where(eq(cashRemittanceLines.orderId, second.id))
  expect(booked).toHaveLength(1)
})

test('the activity log shows each booking and its author', async () => {
  const { id } = await delivered()
  const { remittance } = requireSuccess(await remit([{ orderId: id, paid: 100_00 }]))
  const [entry] = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, remittance.id))
  expect(entry).toMatchObject({
    actor: manager.email,
    call: 'POST /api/staff/cash/remit',
    subject: 'remittance',
    changes: {
      carrier: [null, 'Gulf Parcel'],
      file: [null, 'november.csv'],
      orders: [null, 1],
      owed: [null, 125_00],
      paid: [null, 100_00],
    },
  })
})
