import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueEmail } from '#emails/queue-email'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'
import { beginUpload, getUploadId, sendPart } from '#testing/products/upload-picture'
import { readTheme } from '#theme/read-theme'

type Changes = InputOf<'POST /api/staff/settings'>['changes']

let emailShop: EmailShop
let folder: string
let owner: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<EmailShop['anotherServer']>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brand-'))
  await writeFile(path.join(folder, 'theme.json'), '{"tokens":{"--color-sea":"#6b2d5c","--radius-md":"4px"}}')
  await mkdir(path.join(folder, 'client'))
  await writeFile(
    path.join(folder, 'client', 'index.html'),
    '<html><head><title>Little Dunes</title></head></html>',
  )
  const handler = async () =>
    new Response('<html><head><meta name="theme-color" content="#174c54"/></head></html>', {
      headers: { 'content-type': 'text/html' },
    })
  const storefront = { handler, clientFolder: path.join(folder, 'client') }
  emailShop = await startEmailShop({ dataFolder: folder, backoffice: folder, storefront })
  owner = await aMember(emailShop.shop, 'owner')
  other = await emailShop.anotherServer()
})
afterAll(async () => {
  await emailShop.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await emailShop.db
    .update(shopSettings)
    .set({ shopName: 'Little Dunes', logo: '', brandColour: '', accentColour: '', groundColour: '' })
  emailShop.shop.catalogue.pagesChanged()
})

const change = (changes: Changes) => emailShop.call('POST /api/staff/settings', { changes }, owner)
const shownSettings = async () => requireSuccess(await emailShop.call('GET /api/settings', {})).settings

async function uploadLogo(name: string, bytes: Buffer) {
  const url = await beginUpload(emailShop, owner.token, name, bytes.length)
  await sendPart(emailShop, owner.token, url, 0, bytes)
  return emailShop.call(
    'POST /api/staff/settings/logo',
    { upload: getUploadId(url) },
    { token: owner.token, bearer: true },
  )
}

/** A tall transparent picture. */
const drawnLogo = () =>
  sharp({ create: { width: 300, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()

/** The page and its style sheet. Without a sheet `css` is empty. */
async function shown({ request }: Pick<EmailShop, 'request'>) {
  const page = await request({ url: '/' })
  const address = /href="(\/theme\/[^"]+\.css)"/.exec(page.body)?.[1]
  const sheet = address ? await request({ url: address }) : null
  return { page: page.body, css: sheet?.body ?? '', cache: sheet?.headers['cache-control'], address }
}

test('colours in the settings appear in the style sheet, manifest and emails of every process at once', async () => {
  expect(await shown(emailShop)).toMatchObject({ css: '' })
  expect(await shown(other)).toMatchObject({ css: '' })
  const brandColour = { from: '', to: '#6B2D5C' }
  requireSuccess(await change({ brandColour, groundColour: { from: '', to: '#ffffff' } }))
  for (const server of [emailShop, other]) {
    // The other process drops its cached pages after the announcement of the database.
    await expect.poll(() => shown(server)).not.toMatchObject({ css: '' })
    const { page, css, cache } = await shown(server)
    expect(css).toContain('--color-sea:#6b2d5c;--color-sea-deep:#56244a;')
    expect(css).toContain('--color-page:#ffffff')
    expect(css).toContain('img[src="/hills.svg"]')
    expect(css).toContain('--color-page-94:rgb(255 255 255 / 94%)')
    expect(cache).toBe('public, max-age=31536000, immutable')
    expect(page).toContain('<meta name="theme-color" content="#56244a"')
    const manifest = (await server.request({ url: '/ar.webmanifest' })).json()
    expect(manifest).toMatchObject({ theme_color: '#56244a', background_color: '#ffffff' })
  }
  const [entry] = (await emailShop.db.select().from(staffChanges)).slice(-1)
  expect(entry).toMatchObject({ subject: 'settings', changes: { brandColour: ['', '#6B2D5C'] } })
  const { email } = await aCustomer(emailShop.shop)
  const context = { language: 'en', origin: SHOP_ADDRESS } as const
  await queueEmail(emailShop.shop, { kind: 'confirm_email', to: email, context })
  await emailShop.sendDue()
  expect(String(emailShop.smtp.inbox.at(-1)?.html)).toContain('background:#6b2d5c')
})

test('every process serves the style sheet of a page, and another colour has another address', async () => {
  requireSuccess(await change({ brandColour: { from: '', to: '#6b2d5c' } }))
  const { address = '' } = await shown(emailShop)
  expect((await other.request({ url: address })).body).toContain('--color-sea:#6b2d5c')
  requireSuccess(await change({ brandColour: { from: '#6b2d5c', to: '#203060' } }))
  expect((await shown(emailShop)).address).not.toBe(address)
  const old = await other.request({ url: address })
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache'])
  requireSuccess(await change({ brandColour: { from: '#203060', to: '' } }))
  expect(await shown(emailShop)).toMatchObject({ css: '' })
  await expect.poll(() => shown(other)).toMatchObject({ css: '' })
})

test('the back office has the accents and the logo, and documents have the logo', async () => {
  const { address } = requireSuccess(await uploadLogo('Palm.png', await drawnLogo()))
  const isLogo = /\/Subtype \/Image[^>]*\/Height 300/
  const document = async () => {
    const input = { month: '2026-01', file: 'return_pdf' } as const
    const { content } = requireSuccess(await emailShop.call('GET /api/staff/tax/file', input, owner))
    return Buffer.from(content, 'base64').toString('latin1')
  }
  expect(await document()).not.toMatch(isLogo)
  requireSuccess(await change({ logo: { from: '', to: address }, brandColour: { from: '', to: '#6b2d5c' } }))
  const office = await emailShop.request({ url: '/backoffice' })
  expect(office.body).toContain(`<meta name="shop-logo" content="${address}">`)
  const [sheet = ''] = /\/theme\/[^"]+backoffice\.css/.exec(office.body) ?? []
  expect((await emailShop.request({ url: sheet })).body).toContain('--color-sea:#6b2d5c')
  expect(await document()).toMatch(isLogo)
})

test.each(['#fff', '1e5f68', '#1e5f6880', 'red', '#fff;}body{', '#1e5f68}', 'url(https://a.example)'])(
  'the colour %s is refused by field',
  async (to) => {
    for (const name of ['brandColour', 'accentColour', 'groundColour'] as const)
      expect(await change({ [name]: { from: '', to } })).toMatchObject({
        code: 'invalid_form',
        fields: { [name]: 'colour' },
      })
  },
)

test('an invalid colour in the database is left out of the style sheet', async () => {
  await emailShop.db
    .update(shopSettings)
    .set({ brandColour: '#fff;}body{display:none', accentColour: '#8a2be2' })
  emailShop.shop.catalogue.pagesChanged()
  const { css } = await shown(emailShop)
  expect(css).toContain('--color-coral:#8a2be2')
  expect(css).not.toContain('body')
})

test('colours with low contrast are refused by field, alone or combined', async () => {
  const refused = (...names: string[]) => ({
    code: 'invalid_form',
    fields: Object.fromEntries(names.map((name) => [name, 'hard_to_read'])),
  })
  expect(await change({ brandColour: { from: '', to: '#8fc7cf' } })).toMatchObject(refused('brandColour'))
  expect(await change({ accentColour: { from: '', to: '#ffcc00' } })).toMatchObject(refused('accentColour'))
  expect(await change({ groundColour: { from: '', to: '#202020' } })).toMatchObject(refused('groundColour'))
  requireSuccess(await change({ groundColour: { from: '', to: '#fff7f0' } }))
  expect(await change({ brandColour: { from: '', to: '#757575' } })).toMatchObject({ code: 'invalid_form' })
})

test('a logo keeps its shape and transparency, and is in emails, for every process', async () => {
  const { address } = requireSuccess(await uploadLogo('Palm.png', await drawnLogo()))
  requireSuccess(await change({ logo: { from: '', to: address } }))
  for (const { call } of [emailShop, other])
    expect(requireSuccess(await call('GET /api/settings', {})).settings.logo).toBe(address)
  const picture = await emailShop.request({ url: address })
  const { width, height, hasAlpha, format } = await sharp(picture.rawPayload).metadata()
  expect({ width, height, hasAlpha, format }).toEqual({
    width: 100,
    height: 300,
    hasAlpha: true,
    format: 'webp',
  })
  const { email } = await aCustomer(emailShop.shop)
  const context = { language: 'ar', origin: SHOP_ADDRESS } as const
  await queueEmail(emailShop.shop, { kind: 'confirm_email', to: email, context })
  await emailShop.sendDue()
  const [, source = ''] =
    /<img class="logo" src="([^"]+)" alt="ليتل ديونز" width="13" height="40"/.exec(
      String(emailShop.smtp.inbox.at(-1)?.html),
    ) ?? []
  const sent = await other.request({ url: source.slice(SHOP_ADDRESS.length) })
  expect(sent.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const drawn = await sharp(sent.rawPayload).metadata()
  // Twice its size, on the light ground of emails.
  expect(drawn).toMatchObject({ width: 26, height: 80, hasAlpha: false })
  requireSuccess(await change({ logo: { from: address, to: '' } }))
  expect(await shownSettings()).not.toHaveProperty('logo')
})

test('an SVG, a text file and an address without an upload are refused as a logo', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const name of ['logo.svg', 'logo.png'])
    expect(await uploadLogo(name, svg)).toMatchObject({
      code: 'picture_refused',
      message: 'Use a PNG, WebP, AVIF or JPEG file for the logo. Export an SVG as PNG first.',
    })
  for (const to of ['https://a.example/logo.png', '/logo.svg', '/media/none.12345678.webp'])
    expect(await change({ logo: { from: '', to } })).toMatchObject({
      code: 'invalid_form',
      fields: { logo: 'logo' },
    })
})

test('only members who may change settings upload a logo', async () => {
  const { token } = await aMember(emailShop.shop, 'manager')
  expect(await emailShop.call('POST /api/staff/settings/logo', { upload: 'a' }, { token })).toMatchObject({
    code: 'forbidden',
  })
})

test('a shop with a custom name but without a logo shows the name, unless its theme has a logo', async () => {
  requireSuccess(await change({ shopName: { from: 'Little Dunes', to: 'Palm & Kids' } }))
  expect((await shownSettings()).logo).toBe('')
  const theme = { ...(await readTheme(folder, () => undefined)), hasLogo: true }
  const { call } = await emailShop.anotherServer({ theme })
  expect(requireSuccess(await call('GET /api/settings', {})).settings).not.toHaveProperty('logo')
})

test('colours in the settings override those of the theme, which keeps the rest', async () => {
  const theme = await readTheme(folder, () => undefined)
  const themed = await emailShop.anotherServer({ theme })
  expect((await shown(themed)).css).toContain('--color-sea:#6b2d5c')
  requireSuccess(await change({ brandColour: { from: '', to: '#203060' } }))
  const { css } = await shown(themed)
  expect(css).toMatch(/--radius-md:4px.*\n:root:root\{--color-sea:#203060/s)
  requireSuccess(await change({ brandColour: { from: '#203060', to: '' } }))
  expect((await shown(themed)).css).not.toContain('#203060')
})
