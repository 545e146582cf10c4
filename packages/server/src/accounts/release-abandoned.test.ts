import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerNotes, users } from '#accounts/account-tables'
import { discountCodes } from '#discounts/discount-tables'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

let people = 0
function aForm() {
  people += 1
  const phone = `+9715012345${String(people).padStart(2, '0')}`
  return { name: 'Stranger', email: `owner-${people}@example.com`, phone, password: 'sandcastle at noon' }
}
type Form = ReturnType<typeof aForm>
const register = (form: Form, overrides: Partial<Form> = {}) =>
  shop.call('POST /api/user/register', { ...form, ...overrides })

test.each<[string, Partial<Form>, string]>([
  ['e-mail', { phone: '+971509999901' }, 'email_taken'],
  ['phone', { email: 'other@example.com' }, 'phone_taken'],
])('the %s of an unconfirmed account is released after thirty days', async (_, overrides, code) => {
  const form = aForm()
  const stranger = requireSuccess(await register(form))
  shop.clock.moveBy(30 * DAY)
  expect(await register(form, overrides)).toMatchObject({ code })
  shop.clock.moveBy(1)
  expect(await register(form, { ...overrides, name: 'Mariam' })).toMatchObject({ user: { name: 'Mariam' } })
  const { token } = stranger
  expect(await shop.call('POST /api/cart/get', {}, { token })).toMatchObject({ code: 'session_ended' })
})

test.each<[string, (user: { id: string; token: string }) => Promise<unknown>]>([
  [
    'has a confirmed e-mail',
    ({ id }) => shop.db.update(users).set({ emailConfirmedAt: shop.clock.now() }).where(eq(users.id, id)),
  ],
  [
    'has a confirmed phone',
    ({ id }) => shop.db.update(users).set({ phoneConfirmedAt: shop.clock.now() }).where(eq(users.id, id)),
  ],
  ['is in use', ({ token }) => shop.call('POST /api/cart/get', {}, { token })],
  [
    'has ordered',
    async ({ token }) => {
      const order = anOrder([aLine(await aProduct(shop.shop))], 125)
      requireSuccess(await shop.call('POST /api/order/place', order, { token }))
      shop.clock.moveBy(20 * DAY)
    },
  ],
  [
    'has a note of the staff',
    ({ id: userId }) =>
      shop.db
        .insert(customerNotes)
        .values({ id: shop.shop.newId(), userId, at: shop.clock.now(), author: 'Huda', text: 'Call first' }),
  ],
  [
    'has its own discount code',
    ({ id: customerId }) => shop.db.insert(discountCodes).values({ code: 'SORRY', rate: 0.1, customerId }),
  ],
])('an unconfirmed account that %s is kept at any age', async (_, use) => {
  const form = aForm()
  const { token } = requireSuccess(await register(form))
  const [user] = await shop.db.select().from(users).where(eq(users.email, form.email))
  shop.clock.moveBy(20 * DAY)
  await use({ id: user?.id ?? '', token })
  shop.clock.moveBy(20 * DAY)
  expect(await register(form, { email: 'other@example.com' })).toMatchObject({ code: 'phone_taken' })
})
