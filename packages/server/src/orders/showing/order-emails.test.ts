import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emails } from '#emails/email-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'

let shop: EmailShop

beforeEach(async () => {
  shop = await startEmailShop()
})
afterEach(() => shop.close())

const RECEIPTS = {
  en: [
    '1 × Fox <Tee>, Coral, 90: AED 100.00',
    'Subtotal: AED 100.00\nDelivery: AED 25.00\nTotal: AED 125.00\nIncludes 5% VAT: AED 5.95',
    'Delivering to:\nMariam Al Suwaidi\nPalm Street 7\nDubai\n+971501234567',
  ],
  ar: [
    '1 × Fox <Tee>، Coral، 90: 100.00 د.إ',
    'المجموع: 100.00 د.إ\nرسوم التوصيل: 25.00 د.إ\nالمبلغ الإجمالي: 125.00 د.إ\nيشمل ضريبة القيمة المضافة 5%: 5.95 د.إ',
    'عنوان التوصيل:\nMariam Al Suwaidi\nPalm Street 7\nدبي\n+971501234567',
  ],
}

const SHOWN_TEE = `src="${SHOP_ADDRESS}/media/fox-tee.1a2b3c4d-160.jpg"`

/** A cash order of AED 125 in the given language. */
async function aPlacedOrder(language = 'en', city = 'Dubai') {
  const image = ['/media/fox-tee.1a2b3c4d.avif']
  const [customer, tee] = [
    await aCustomer(shop.shop),
    await aProduct(shop.shop, { name: 'Fox <Tee>', image }),
  ]
  const { token } = customer
  const headers = { token, 'accept-language': language }
  const payload = anOrder([aLine(tee)], 125, { address: { ...ADDRESS, city } })
  const placed = await shop.request({ method: 'POST', url: '/api/order/place', headers, payload })
  return { ...customer, orderId: placed.json().orderId as string }
}

async function asStaff(call: 'move' | 'refund', payload: object) {
  const { token } = await aMember(shop.shop, 'owner')
  const url = `/api/staff/order/${call}`
  const answer = await shop.request({ method: 'POST', url, headers: { token }, payload })
  expect(answer.statusCode).toBe(200)
}

const subjects = () => shop.smtp.inbox.map(({ subject }) => subject?.replace(/LD-\d+/, 'LD'))
const lastEmail = () => shop.smtp.inbox.at(-1)

/** Removes the marks that set the direction of numbers. */
const plain = (text = ''): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

test.each(['en', 'ar'] as const)(
  'in %s the order email shows the parts of the total and the delivery address',
  async (language) => {
    await aPlacedOrder(language)
    await shop.sendDue()
    expect(plain(lastEmail()?.text)).toContain(RECEIPTS[language].join('\n\n'))
    const html = String(lastEmail()?.html)
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) =>
      plain(cell?.replace(/<[^>]+>/g, ' ')).trim(),
    )
    expect(cells.slice(-2)).toEqual(RECEIPTS[language][1]?.split('\n').at(-1)?.split(': '))
    expect(html).toContain(`text-align:${language === 'ar' ? 'left' : 'right'}`)
    expect(html).toContain(`<img ${SHOWN_TEE} alt="Fox &lt;Tee&gt;"`)
  },
)

test('a cash order causes one email each when it is placed, shipped, delivered and refunded', async () => {
  const { email, orderId } = await aPlacedOrder()
  await shop.sendDue()
  expect(lastEmail()?.to).toMatchObject({ text: email })
  expect(lastEmail()?.text).toContain('1 × Fox <Tee>, Coral, 90: AED 100.00')
  expect(String(lastEmail()?.html)).toContain('Fox &lt;Tee&gt;')
  expect(lastEmail()?.text).toContain('Please have AED 125.00 ready')
  await asStaff('move', { orderId, to: 'Packing' })
  const parcel = { carrier: 'Gulf Parcel', trackingNumber: 'GP 4471' }
  await asStaff('move', { orderId, to: 'Shipped', parcel })
  await shop.sendDue()
  expect(lastEmail()?.text).toContain('with Gulf Parcel')
  expect(plain(lastEmail()?.text)).toContain(
    [
      '1 × Fox <Tee>, Coral, 90',
      'To pay on delivery: AED 125.00',
      'Gulf Parcel:\nTracking number GP 4471',
      'Delivering to:\nMariam Al Suwaidi',
    ].join('\n\n'),
  )
  await asStaff('move', { orderId, to: 'Delivered' })
  await shop.sendDue()
  await asStaff('refund', { orderId, amount: 20, reason: 'One was torn' })
  await shop.sendDue()
  await shop.sendDue()
  expect(subjects()).toEqual([
    "We've received your order LD",
    'Your order LD is on its way',
    'Your order LD has arrived',
    'Refund of AED 20.00 for your order LD',
  ])
})

const REFUNDED = {
  en: [
    '1 × Fox <Tee>, Coral, 90: AED 100.00',
    'Refund in cash: AED 100.00\nIncludes 5% VAT: AED 4.76',
    'Tax credit note:\nCN-',
  ],
  ar: [
    '1 × Fox <Tee>، Coral، 90: 100.00 د.إ',
    'يُعاد نقداً: 100.00 د.إ\nيشمل ضريبة القيمة المضافة 5%: 4.76 د.إ',
    'الإشعار الدائن الضريبي:\nCN-',
  ],
}

test.each(['en', 'ar'] as const)(
  'in %s the refund email has the reason, the destination and the credit note, and each email has the TRN',
  async (language) => {
    const { orderId } = await aPlacedOrder(language)
    for (const to of ['Packing', 'Shipped', 'Delivered']) await asStaff('move', { orderId, to })
    await asStaff('refund', { orderId, lines: [{ position: 0, quantity: 1 }], reason: 'One was torn' })
    await shop.sendDue()
    const message = shop.smtp.inbox.find(({ text }) => plain(text).includes('CN-'))
    expect(plain(message?.text)).toContain(REFUNDED[language].join('\n\n'))
    const seller = language === 'ar' ? 'ليتل ديونز للتجارة ذ.م.م' : 'Little Dunes Trading L.L.C'
    for (const { html } of shop.smtp.inbox) expect(String(html)).toContain(seller)
    for (const { html } of shop.smtp.inbox)
      expect(String(html)).toContain(
        `${language === 'ar' ? 'رقم التسجيل الضريبي' : 'TRN'} <bdi dir="ltr">100000000000003</bdi>`,
      )
  },
)

test('the shipping email omits items refunded before shipping', async () => {
  const [customer, manager] = [await aCustomer(shop.shop), await aMember(shop.shop, 'manager')]
  await creditCalls(shop).give(manager.token, customer.id, 500)
  const { token } = customer
  const [tee, cap] = [await aProduct(shop.shop, { name: 'Fox Tee' }), await aProduct(shop.shop)]
  const body = anOrder([aLine(tee, { quantity: 2 }), aLine(cap)], 300, { credit: 300 })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  const lines = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 1 },
  ]
  await asStaff('refund', { orderId, lines, reason: 'Not in stock' })
  for (const to of ['Packing', 'Shipped']) await asStaff('move', { orderId, to })
  await shop.sendDue()
  const message = shop.smtp.inbox.find(({ subject }) => subject?.includes('is on its way'))
  expect(plain(message?.text)).toContain('\n\n1 × Fox Tee, Coral, 90\n\nDelivering to:\n')
  expect(message?.text).toContain("There's nothing left to pay.")
})

test.each([
  ['ar', '1 × Hat، قياسي، مقاس واحد'],
  ['en', '1 × Hat, Standard, One Size'],
])(
  'in %s the email and the invoice show the only colour and size of a product without options: %s',
  async (language, text) => {
    const [{ token }, hat] = [
      await aCustomer(shop.shop),
      await aProduct(shop.shop, {
        name: 'Hat',
        colours: [{ colorName: 'Standard', stocks: { 'One Size': 5 } }],
      }),
    ]
    const headers = { token, 'accept-language': language }
    const payload = anOrder([aLine(hat, { colorName: 'Standard', size: 'One Size' })], 125)
    const placed = await shop.request({ method: 'POST', url: '/api/order/place', headers, payload })
    await shop.sendDue()
    expect(lastEmail()?.text).toContain(text)
    const { orderId } = placed.json()
    for (const to of ['Packing', 'Shipped', 'Delivered']) await asStaff('move', { orderId, to })
    const [invoice] = await shop.shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
    const { description, descriptionAr } = invoice?.content.lines?.[0] ?? {}
    expect(language === 'ar' ? descriptionAr : description).toBe(text.replace('1 × ', ''))
  },
)

test('emails format amounts by the setting, with letters instead of the currency sign', async () => {
  await shop.shop.db.update(shopSettings).set({ currencyFormat: 'code_after', currencyFormatAr: 'word' })
  await aPlacedOrder()
  await shop.sendDue()
  expect(lastEmail()?.text).toContain('Please have 125.00\u00a0AED ready')
  await aPlacedOrder('ar')
  await shop.sendDue()
  expect(lastEmail()?.text).toContain('\u2066125.00\u2069\u00a0درهم')
  await shop.shop.db.update(shopSettings).set({ currencyFormat: 'sign', currencyFormatAr: 'sign' })
  await aPlacedOrder()
  await shop.sendDue()
  expect(lastEmail()?.text).toContain('Please have AED 125.00 ready')
})

test('the out-for-delivery email goes out once a day for shipped orders and shows the cash to have ready', async () => {
  const { orderId } = await aPlacedOrder()
  await asStaff('move', { orderId, to: 'Packing' })
  const setOut = async () => {
    const { token } = await aMember(shop.shop, 'owner')
    return shop.call('POST /api/staff/order/out-for-delivery', { orderId }, { token })
  }
  expect(await setOut()).toMatchObject({ code: 'cannot_move' })
  const parcel = { carrier: 'Gulf Parcel', trackingNumber: 'GP 4471' }
  await asStaff('move', { orderId, to: 'Shipped', parcel })
  await shop.sendDue()
  for (const _ of [1, 2]) expect(await setOut()).toEqual({ success: true })
  await shop.sendDue()
  expect(subjects().filter((subject) => subject === 'Your order LD arrives today')).toHaveLength(1)
  expect(lastEmail()?.text).toContain('Please have AED 125.00 in cash ready')
  expect(lastEmail()?.text).toContain('with Gulf Parcel')
  shop.clock.moveBy(DAY)
  await setOut()
  await shop.sendDue()
  expect(subjects().filter((subject) => subject === 'Your order LD arrives today')).toHaveLength(2)
})

test('the link in an email opens the order without an account', async () => {
  const { orderId } = await aPlacedOrder()
  await shop.sendDue()
  const link = new RegExp(`${SHOP_ADDRESS}/orders/(LD-\\d+)#key=(\\S+)`).exec(lastEmail()?.text ?? '')
  const [, number = '', key = ''] = link ?? []
  expect(await shop.call('POST /api/order/show-linked', { number, key })).toMatchObject({
    order: { _id: orderId },
  })
})

test('an email is in the language of the order', async () => {
  await aPlacedOrder('ar', 'البرشاء')
  await shop.sendDue()
  expect(lastEmail()?.text).toContain('البرشاء، دبي')
  expect(lastEmail()?.subject).toMatch(/^استلمنا طلبكم LD-\d+$/)
  expect(String(lastEmail()?.html)).toContain('lang="ar" dir="rtl"')
})

test('cancelling an order causes one email, and a refused or repeated cancellation causes none', async () => {
  const { token, orderId } = await aPlacedOrder()
  await shop.call('POST /api/order/cancel', { orderId }, { token })
  await shop.call('POST /api/order/cancel', { orderId }, { token })
  const tee = await aProduct(shop.shop)
  await shop.call('POST /api/order/place', anOrder([aLine(tee)], 1), { token })
  await shop.sendDue()
  expect(subjects().toSorted()).toEqual(["We've received your order LD", 'Your order LD has been cancelled'])
  expect(lastEmail()?.text).not.toContain('to your card')
  expect(await shop.db.select().from(emails)).toHaveLength(2)
})

test('emails show the amount paid by store credit, the rest to pay and the returned credit', async () => {
  const [customer, manager] = [await aCustomer(shop.shop), await aMember(shop.shop, 'manager')]
  await creditCalls(shop).give(manager.token, customer.id, 50)
  const { token } = customer
  const body = anOrder([aLine(await aProduct(shop.shop))], 125, { credit: 50 })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  await shop.sendDue()
  expect(lastEmail()?.text).toContain('Paid with store credit: AED 50.00.')
  expect(lastEmail()?.text).toContain('Please have AED 75.00 ready')
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token }))
  await shop.sendDue()
  expect(lastEmail()?.text).toContain("We've added AED 50.00 to your store credit")
  expect(lastEmail()?.text).not.toContain('to your card')
})

test('a refund to store credit causes one email, without a second one on completion', async () => {
  const { orderId } = await aPlacedOrder()
  for (const to of ['Packing', 'Shipped', 'Delivered']) await asStaff('move', { orderId, to })
  await shop.sendDue()
  await asStaff('refund', { orderId, amount: 20, to: 'credit', reason: 'One was torn' })
  await shop.sendDue()
  expect(lastEmail()?.subject).toMatch(/^Refund of AED 20.00/)
  expect(lastEmail()?.text).toContain("We've added AED 20.00 to your store credit")
  expect(lastEmail()?.text).not.toContain('as agreed')
  expect(subjects().filter((subject) => /refund/i.test(subject ?? ''))).toHaveLength(1)
})

test('the refund email shows the discount and the number of items, and links to the credit note', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop, { name: 'Fox Tee' })]
  const body = anOrder([aLine(tee, { quantity: 2 })], 190, { discountCode: 'AFZ44' })
  const placed = await shop.request({
    method: 'POST',
    url: '/api/order/place',
    headers: { token },
    payload: body,
  })
  const { orderId } = placed.json()
  for (const to of ['Packing', 'Shipped', 'Delivered']) await asStaff('move', { orderId, to })
  await asStaff('refund', { orderId, lines: [{ position: 0, quantity: 1 }], reason: 'One was torn' })
  await shop.sendDue()
  const message = shop.smtp.inbox.find(({ text }) => plain(text).includes('CN-'))
  const text = plain(message?.text)
  expect(text).toContain('1 × Fox Tee, Coral, 90: AED 100.00\n\nShare of discount code AFZ44: −AED 5.00\n')
  expect(text).toContain('Refund in cash: AED 95.00')
  expect(String(message?.html)).toContain('Coral · 90 · 1 of 2')
  const [, address = ''] = /Tax credit note:\n[^:]+: (\S+)/.exec(text) ?? []
  const [, number = '', document = '', key = ''] =
    /\/orders\/([^/]+)\/documents\/([^#]+)#key=(.+)$/.exec(address) ?? []
  expect(await shop.call('POST /api/order/document-linked', { number, document, key })).toMatchObject({
    document: { kind: 'credit_note', totals: { total: 95 } },
  })
})

test('the email of a paid order links to its tax invoice', async () => {
  const [customer, manager] = [await aCustomer(shop.shop), await aMember(shop.shop, 'manager')]
  await creditCalls(shop).give(manager.token, customer.id, 125)
  const body = anOrder([aLine(await aProduct(shop.shop))], 125, { credit: 125 })
  requireSuccess(await shop.call('POST /api/order/place', body, { token: customer.token }))
  await shop.sendDue()
  expect(plain(lastEmail()?.text)).toMatch(/Tax invoice:\n(INV-\d{4}-\d{5}): https:\S+\/documents\/\1#key=/)
})
