import type { Product } from '@little-dunes/domain/catalogue/product'
import { DAY } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { deliver } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'
import { withoutOrderLimits } from '#testing/without-order-limits'

const LIMIT = 1_000

let shop: TestShop
let tee: Product
let owner: Member
let manager: Member

beforeAll(async () => {
  shop = await startTestShop()
  await withoutOrderLimits(shop.db)
  await shop.db.update(shopSettings).set({ staffRefundLimit: LIMIT * 100 })
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 900 } }] })
})
// One test moves the clock by a day, and sessions expire before that.
beforeEach(async () => {
  ;[owner, manager] = [await aMember(shop.shop, 'owner'), await aMember(shop.shop, 'manager')]
})
afterAll(() => shop.close())

type Member = Awaited<ReturnType<typeof aMember>>
type Customer = Awaited<ReturnType<typeof aCustomer>>

/** The three ways in which a team member gives money away, in AED. */
const giveCredit = ({ token }: Member, { id }: { id: string }, amount: number) =>
  shop.call(
    'POST /api/staff/customer/credit/change',
    { customerId: id, direction: 'give', amount, reason: 'A seam was open' },
    { token },
  )
const giveCard = ({ token }: Member, recipient: string | undefined, value: number) =>
  shop.call(
    'POST /api/staff/gift-card/create',
    { value, language: 'en', ...(recipient && { recipient }) },
    { token },
  )
const refund = ({ token }: Member, orderId: string, amount: number) =>
  shop.call('POST /api/staff/order/refund', { orderId, amount, reason: 'A seam was open' }, { token })

/** A delivered order of AED 1,500. */
async function delivered({ token }: Customer): Promise<string> {
  const order = anOrder([aLine(tee, { quantity: 15 })], 1500)
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', order, { token }))
  await deliver(shop, owner.token, orderId)
  return orderId
}

const REFUSED = { code: 'giving_limit', limit: LIMIT }

test('credit, gift cards and refunds for a customer share a daily limit, above which only an owner gives them', async () => {
  const [customer, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const orderId = await delivered(customer)
  requireSuccess(await giveCredit(manager, customer, 500))
  requireSuccess(await giveCard(manager, customer.email.toUpperCase(), 300))
  requireSuccess(await refund(manager, orderId, 150))
  for (const answer of [
    await giveCredit(manager, customer, 51),
    await giveCard(manager, customer.email, 51),
    await refund(manager, orderId, 50.01),
  ])
    expect(answer).toMatchObject(REFUSED)
  requireSuccess(await refund(manager, orderId, 50))
  const colleague = await aMember(shop.shop, 'manager')
  expect(await giveCredit(colleague, customer, 10)).toMatchObject(REFUSED)
  requireSuccess(await giveCredit(manager, other, LIMIT))
  requireSuccess(await giveCredit(owner, customer, 2 * LIMIT))
  shop.clock.moveBy(DAY)
  requireSuccess(await giveCredit(await aMember(shop.shop, 'manager'), customer, LIMIT))
})

test('credit from an owner or a cancelled order does not count towards the limit of a member', async () => {
  const customer = await aCustomer(shop.shop)
  requireSuccess(await giveCredit(owner, customer, 3 * LIMIT))
  const order = { ...anOrder([aLine(tee, { quantity: 15 })], 1500), credit: 1500 }
  const placed = requireSuccess(await shop.call('POST /api/order/place', order, { token: customer.token }))
  const cancel = { orderId: placed.orderId, reason: 'Out of stock' }
  requireSuccess(await shop.call('POST /api/staff/order/cancel', cancel, { token: manager.token }))
  requireSuccess(await giveCredit(manager, customer, LIMIT))
})

test('credit and gift cards withdrawn on the same day no longer count', async () => {
  const customer = await aCustomer(shop.shop)
  requireSuccess(await giveCredit(manager, customer, 600))
  const take = { customerId: customer.id, direction: 'take', amount: 600, reason: 'A mistake' } as const
  requireSuccess(await shop.call('POST /api/staff/customer/credit/change', take, { token: manager.token }))
  const { giftCardId } = requireSuccess(await giveCard(manager, customer.email, 900))
  expect(await giveCredit(manager, customer, 200)).toMatchObject(REFUSED)
  requireSuccess(
    await shop.call('POST /api/staff/gift-card/withdraw', { giftCardId }, { token: manager.token }),
  )
  requireSuccess(await giveCredit(manager, customer, LIMIT))
})

test('gift cards for unknown recipients count for the member, and after redemption for the customer too', async () => {
  const [member, colleague] = [await aMember(shop.shop, 'manager'), await aMember(shop.shop, 'manager')]
  const customer = await aCustomer(shop.shop)
  const { code } = requireSuccess(await giveCard(member, undefined, 600))
  expect(await giveCard(member, 'nobody@example.com', 401)).toMatchObject(REFUSED)
  requireSuccess(await giveCard(member, 'nobody@example.com', 400))
  expect(await giveCard(member, undefined, 10)).toMatchObject(REFUSED)
  requireSuccess(await giveCard(colleague, undefined, 400))
  requireSuccess(
    await shop.call('POST /api/gift-card/redeem', { code: code ?? '' }, { token: customer.token }),
  )
  expect(await giveCredit(colleague, customer, 401)).toMatchObject(REFUSED)
  requireSuccess(await giveCredit(colleague, customer, 400))
})

test('simultaneous credits of several members stay within the limit', async () => {
  const customer = await aCustomer(shop.shop)
  const members = await Promise.all(Array.from({ length: 4 }, () => aMember(shop.shop, 'manager')))
  const answers = await Promise.all([
    ...members.map((member) => giveCredit(member, customer, 400)),
    ...members.map((member) => giveCard(member, customer.email, 400)),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
})
