import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'

/** An unclosed override, isolate and mark, and closing characters without an opening one. */
const turned = (word: string) => `${word}\u202e\u2067\u200f gnp\u2069\u2069`
const harmless = (word: string) => `${word}\u2067\u200f gnp\u2069`

let shop: EmailShop
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startEmailShop()
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
})
afterAll(() => shop.close())

test('removes direction controls from a customer name', async () => {
  const answer = await shop.call('POST /api/user/register', {
    name: turned('Mariam'),
    email: 'turned@example.com',
    password: 'camels in the fog',
    phone: '+971501234567',
  })
  expect(requireSuccess(answer).user.name).toBe(harmless('Mariam'))
})

test('removes direction controls from a review', async () => {
  const { token } = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  const review = { stars: 5, fit: 'true' as const, childSize: '90' }
  const input = { itemId: tee.id, ...review, text: `${turned('Soft.')}\n\u2066Warm.`, name: 'Maryam' }
  requireSuccess(await shop.call('POST /api/product/review/write', input, { token }))
  const { reviews } = requireSuccess(
    await shop.call('GET /api/product/reviews', { itemId: tee.id, offset: 0 }),
  )
  expect(reviews).toMatchObject([{ text: `${harmless('Soft.')}\nWarm.` }])
})

test('removes direction controls from a question', async () => {
  const { token } = await aCustomer(shop.shop)
  const asked = { itemId: tee.id, question: turned('Does it shrink?'), name: 'Maryam' }
  requireSuccess(await shop.call('POST /api/product/question/ask', asked, { token }))
  const { waiting } = requireSuccess(
    await shop.call('POST /api/product/question/own', { itemId: tee.id }, { token }),
  )
  expect(waiting).toMatchObject([{ question: harmless('Does it shrink?') }])
})

test('removes direction controls from a product name, in both languages', async () => {
  const { token } = await aMember(shop.shop, 'manager')
  const { id } = await aProduct(shop.shop, { name: 'Tee' })
  const changes = [
    { field: 'name', from: 'Tee', to: turned('Fox') },
    { field: 'nameAr', from: '', to: turned('ثعلب') },
  ]
  requireSuccess(await shop.call('POST /api/staff/product/save', { productId: id, changes }, { token }))
  const shown = async (language: string) => {
    const headers = { 'accept-language': language }
    const answer = await shop.request({ method: 'GET', url: `/api/product/list?ids=${id}`, headers })
    return answer.json().products[0].name
  }
  expect(await shown('en')).toBe(harmless('Fox'))
  expect(await shown('ar')).toBe(harmless('ثعلب'))
})
