import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Text copied from an Arabic email: isolated, with a direction mark on each side. */
const copied = (word: string) => `\u200f\u2066${word}\u2069\u200e`
const email = 'copied@example.com'
const phone = '+971507654321'

let shop: TestShop
let staff: string
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  staff = (await aMember(shop.shop, 'owner')).token
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
})
afterAll(() => shop.close())

test('a customer signs up and signs in with an email address and a phone number pasted with invisible marks', async () => {
  const password = 'camels in the fog'
  const opened = { name: 'Mariam', email: copied(email), phone: copied(phone), password }
  expect(requireSuccess(await shop.call('POST /api/user/register', opened)).user).toMatchObject({
    email,
    phone,
  })
  for (const name of [copied(email), copied(phone), copied('050 765 4321')])
    requireSuccess(await shop.call('POST /api/user/login', { email: name, password }))
})

test('a customer orders with a pasted address, and staff find the order by its pasted number', async () => {
  const { token } = await aCustomer(shop.shop)
  const order = anOrder([aLine(tee)], 125)
  const address = { ...order.address, email: copied(email), phone: copied(phone), zipcode: copied('٠٠٠٠٠') }
  requireSuccess(await shop.call('POST /api/order/place', { ...order, address }, { token }))
  const [placed] = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders
  const number = placed?.number ?? ''
  const shown = requireSuccess(await shop.call('POST /api/order/show', { number: copied(number) }, { token }))
  expect(shown.order.address).toMatchObject({ email, phone, zipcode: '00000' })
  requireSuccess(await shop.call('POST /api/order/track', { number: copied(number), phone: copied(phone) }))
  const result = requireSuccess(
    await shop.call('GET /api/staff/orders', { q: copied(number) }, { token: staff }),
  )
  expect(result.orders).toMatchObject([{ number: Number(number.slice(3)) }])
})

test('a pasted discount code and a pasted gift card code are accepted', async () => {
  const { token } = await aCustomer(shop.shop)
  const terms = { rate: 0.1, minimum: 0, startsAt: null, endsAt: null, maxUses: null, firstOrderOnly: false }
  const code = { code: copied('fog10'), ...terms }
  expect(requireSuccess(await shop.call('POST /api/staff/codes/create', code, { token: staff })).code).toBe(
    'FOG10',
  )
  requireSuccess(await shop.call('POST /api/discount/check', { code: copied('fog10') }, { token }))
  const made = requireSuccess(
    await shop.call('POST /api/staff/gift-card/create', { value: 100, language: 'en' }, { token: staff }),
  )
  const redeemed = await shop.call('POST /api/gift-card/redeem', { code: copied(made.code ?? '') }, { token })
  expect(requireSuccess(redeemed).amount).toBe(100)
})

test('a pasted article number or colour matches the same text without invisible marks', async () => {
  const { token } = await aMember(shop.shop, 'manager')
  const productFields = { name: 'Fox', category: 'Girls', price: 50_00 } as const
  const made = requireSuccess(
    await shop.call('POST /api/staff/product/create', { ...productFields, sku: copied('FOX-1') }, { token }),
  )
  const add = (name: string) =>
    shop.call('POST /api/staff/product/colour', { productId: made.productId, name }, { token })
  requireSuccess(await add('أحمر'))
  expect(await add(copied('أحمر'))).toMatchObject({ success: false })
  const read = await shop.call('GET /api/staff/product', { productId: made.productId }, { token })
  expect(requireSuccess(read).product).toMatchObject({ sku: 'FOX-1', colours: [{ name: 'أحمر' }] })
})

test('a search with pasted words finds a product', async () => {
  const list = await shop.call('GET /api/product/list', { search: copied('du\u200bne') })
  expect(requireSuccess(list).products.map(({ _id }) => _id)).toContain(tee.id)
})
