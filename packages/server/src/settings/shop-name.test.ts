import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPayments } from '#orders/store/payment-tables'
import { readShopName } from '#settings/read-shop-name'
import { createTotpChallenge } from '#staff/sign-in/create-totp-challenge'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

const NAME = 'Palm & Kids'
const ARABIC = 'نخلة الصغار'

const folder = mkdtempSync(path.join(tmpdir(), 'named-'))
const sent: string[] = []
let shop: CardShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  for (const [root, title] of [
    [folder, 'Little Dunes'],
    [path.join(folder, 'ar'), 'ليتل ديونز'],
  ] as const) {
    mkdirSync(path.join(root, 'client'), { recursive: true })
    writeFileSync(path.join(root, 'client', 'index.html'), `<head><title>${title}</title></head>`)
  }
  const phoneCodes = { send: async (_phone: string, text: string) => void sent.push(text) }
  const handler = async () => new Response('<html><head></head></html>')
  const storefront = { handler, clientFolder: path.join(folder, 'client') }
  shop = await startCardShop({ backoffice: folder, phoneCodes, storefront })
  owner = await aMember(shop.shop, 'owner')
  const changes = {
    shopName: { from: 'Little Dunes', to: NAME },
    shopNameAr: { from: 'ليتل ديونز', to: ARABIC },
  }
  requireSuccess(await shop.call('POST /api/staff/settings', { changes }, owner))
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

test('a language without a name uses the name of the first language', async () => {
  expect(await readShopName(shop.shop)).toEqual({ en: NAME, ar: ARABIC })
  const change = (from: string, to: string) =>
    shop.call('POST /api/staff/settings', { changes: { shopNameAr: { from, to } } }, owner)
  requireSuccess(await change(ARABIC, ''))
  expect(await readShopName(shop.shop)).toEqual({ en: NAME, ar: NAME })
  requireSuccess(await change('', ARABIC))
})

test('the back office has the shop name as page title in each language, and passes it to its screens', async () => {
  const { body } = await shop.request({ url: '/backoffice' })
  expect(body).toContain('<title>Palm &amp; Kids</title>')
  expect(body).toContain(`<meta name="application-name" lang="ar" content="${ARABIC}">`)
  const arabic = await shop.request({ url: '/backoffice', headers: { 'accept-language': 'ar' } })
  expect(arabic.body).toContain(`<title>${ARABIC}</title>`)
})

test('authenticator apps and passkeys have the shop name as label', async () => {
  const member = { id: owner.id, email: owner.email, name: 'Huda', totpKey: null }
  const { enrolment } = await createTotpChallenge(shop.shop, member, { origin: 'http://localhost' })
  expect(new URL(enrolment?.address ?? '').searchParams.get('issuer')).toBe(NAME)
  const headers = { token: owner.token, origin: 'http://localhost' }
  const asked = await shop.request({ method: 'POST', url: '/api/staff/passkeys/begin', headers, payload: {} })
  expect(asked.json().options.rp.name).toBe(NAME)
})

test('card payments, phone codes and the unsubscribe page contain the shop name', async () => {
  const customer = await aCustomer(shop.shop)
  const order = anOrder([aLine(await aProduct(shop.shop))], 125)
  requireSuccess(await cardCalls(shop).inPage(customer.token, order))
  expect(await shop.db.select({ request: orderPayments.request }).from(orderPayments)).toMatchObject([
    { request: { description: `${NAME} order` } },
  ])
  requireSuccess(await shop.call('POST /api/user/phone-code', {}, customer))
  expect(sent).toEqual([expect.stringMatching(/^Your Palm & Kids code: \d{6}$/)])
  const page = await shop.request({ url: '/unsubscribe?language=ar' })
  expect(page.body).toContain(`رسائل ${ARABIC}`)
})

test('an installed shop has its name in each language', async () => {
  for (const [language, name] of [
    ['en', NAME],
    ['ar', ARABIC],
  ]) {
    const manifest = await shop.request({ url: `/${language}.webmanifest` })
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(manifest.json()).toMatchObject({ lang: language, name, short_name: name })
  }
})

test('the API description has the shop name as title', async () => {
  expect((await shop.request({ url: '/api/openapi.json' })).json().info.title).toBe(NAME)
  expect((await shop.request({ url: '/api/docs' })).body).toContain('<title>Palm &amp; Kids API</title>')
})

test('the about page and custom texts can contain the shop name', async () => {
  const leadIn = async (language: string) =>
    (await shop.request({ url: '/api/page?name=about', headers: { 'accept-language': language } })).json()
      .page.lead
  expect(await leadIn('en')).toMatch(/^Palm & Kids makes and chooses/)
  expect(await leadIn('ar')).toContain(ARABIC)
})

test('a password similar to the shop name is refused, in each language', async () => {
  const registered = (password: string) =>
    shop.call('POST /api/user/register', {
      name: 'Mariam',
      email: 'mariam@example.com',
      phone: '+971501234567',
      password,
    })
  const refused = { success: false, fields: { password: 'password_personal' } }
  expect(await registered('Palm&Kids 1')).toMatchObject(refused)
  expect(await registered(`${ARABIC}1`)).toMatchObject(refused)
  expect(await registered('LittleDunes1')).not.toMatchObject(refused)
})
