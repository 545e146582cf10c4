import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations, variants, variantTranslations } from '#catalogue/catalogue-tables'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'

let shop: EmailShop

beforeAll(async () => {
  shop = await startEmailShop()
})
afterAll(() => shop.close())

test('the exchange email shows the old and new size, and its link opens the order', async () => {
  const tee = await aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 5 }, images: ['/media/tee.1a2b3c4d.avif'] }],
  })
  const { token, number, customer } = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  const asked = requireSuccess(
    await shop.call(
      'POST /api/return/request',
      {
        number,
        resolution: 'exchange',
        lines: [{ position: 0, quantity: 1, reason: 'too_small', newSize: '100' }],
      },
      { token },
    ),
  )
  await shop.sendDue()
  const email = shop.smtp.inbox.find(
    ({ subject }) => subject === `We've received your request ${asked.return.number}`,
  )
  expect([email?.to].flat().map((to) => to?.text)).toEqual([customer.email])
  expect(email?.text).toContain('1 × Dune Tee, Coral, 90 → 100')
  expect(email?.html).toContain(`<img src="${SHOP_ADDRESS}/media/tee.1a2b3c4d-160.jpg" alt="Dune Tee"`)
  expect(email?.text).toContain(`for order ${number} and have reserved the new sizes.`)
  const [, path = '', key = ''] =
    new RegExp(`${SHOP_ADDRESS}(/orders/${number})#key=([\\w.-]+)`).exec(email?.text ?? '') ?? []
  expect(path).toBe(`/orders/${number}`)
  const shown = requireSuccess(await shop.call('POST /api/return/show-linked', { number, key }))
  expect(shown.returns).toMatchObject([{ number: asked.return.number, status: 'requested' }])
})

test('return emails and their items are in the language of the order', async () => {
  const tee = await aProduct(shop.shop)
  const inArabic = { language: 'ar' as const }
  await shop.db.insert(productTranslations).values({ ...inArabic, productId: tee.id, name: 'قميص الكثبان' })
  const [coral] = await shop.db.select().from(variants).where(eq(variants.productId, tee.id))
  await shop.db
    .insert(variantTranslations)
    .values({ ...inArabic, variantId: coral?.id ?? '', colorName: 'مرجاني' })
  const { token, number } = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125), 'ar')
  const lines = [{ position: 0, quantity: 1, reason: 'too_small' as const, newSize: '100' }]
  const asked = await shop.call(
    'POST /api/return/request',
    { number, resolution: 'exchange', lines },
    { token },
  )
  await shop.sendDue()
  const subject = `استلمنا طلب الإرجاع ${requireSuccess(asked).return.number}`
  const email = shop.smtp.inbox.find((one) => one.subject === subject)
  expect(email?.text).toContain(`${SHOP_ADDRESS}/ar/orders/${number}#key=`)
  expect(email?.text).toContain('1 × قميص الكثبان، مرجاني، \u206790 ← 100\u2069')
})
