import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { queueEmail } from '#emails/queue-email'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, SHOP_ADDRESS, startEmailShop } from '#testing/email-shop'
import { readTheme } from '#theme/read-theme'

const folders: string[] = []
const warnings: string[] = []
let shop: EmailShop | undefined

afterEach(async () => {
  await shop?.close()
  shop = undefined
  warnings.length = 0
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** Colours that the default look does not use. */
const TOKENS = {
  '--color-sea': '#6b2d5c',
  '--color-sea-deep': '#4c1f41',
  '--color-sand-50': '#f4eef6',
  '--color-page': '#fffaff',
  '--color-ink': '#2a1030',
  '--color-coral-bright': '#8a2be2',
  '--color-night': '#1b1030',
}

async function aFolder(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'theme-reach-'))
  folders.push(folder)
  for (const [name, body] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), body)
  }
  return folder
}

const aPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#8a2be2' } })
    .png()
    .toBuffer()

const loadTheme = async (tokens: Record<string, string>, files: Record<string, string | Buffer> = {}) =>
  readTheme(await aFolder({ 'theme.json': JSON.stringify({ tokens }), ...files }), (line) =>
    warnings.push(line),
  )

async function aThemedShop() {
  const theme = await loadTheme(TOKENS, {
    'public/icon-192.png': await aPicture(192),
    'public/ar.webmanifest': '{"name":"Own"}',
  })
  const clientFolder = await aFolder({ 'hills.svg': '<svg/>' })
  const backoffice = await aFolder({
    'client/index.html': '<html><head><title>Back office</title></head><body></body></html>',
  })
  const handler = async () => new Response('<html><head></head></html>')
  shop = await startEmailShop({ theme, backoffice, storefront: { handler, clientFolder } })
  return shop
}

/** Drawing operators of a PDF's pages. */
const drawnBy = (content: string): string =>
  [
    ...Buffer.from(content, 'base64')
      .toString('latin1')
      .matchAll(/stream\n(x[\s\S]*?)\nendstream/g),
  ]
    .flatMap(([, data = '']) => {
      try {
        return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    })
    .join('\n')

/** Pattern for a colour in a PDF: components from 0 to 1 with at least three digits. */
const inPdf = (hex: string): RegExp =>
  new RegExp(
    [1, 3, 5]
      .map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16) / 255).slice(0, 5))
      .map((part) => `${part.replace('.', '\\.')}\\d*`)
      .join(' '),
  )

test('an email has the colours and the logo of the theme, even in dark mode', async () => {
  const themed = await aThemedShop()
  const { email } = await aCustomer(themed.shop)
  const context = { language: 'en', origin: SHOP_ADDRESS } as const
  await queueEmail(themed.shop, { kind: 'confirm_email', to: email, context })
  await themed.sendDue()
  const html = String(themed.smtp.inbox[0]?.html)
  for (const part of ['background:#6b2d5c', 'background:#f4eef6', 'background:#fffaff;color:#2a1030'])
    expect(html).toContain(part)
  expect(html).toMatch(/prefers-color-scheme: dark\) \{\s*\.page \{ background: #1b1030/)
  expect(html).toContain(`<img src="${SHOP_ADDRESS}/icon-192.png" alt=""`)
  expect(html).not.toMatch(/#1f5f66|#f9f3eb|#14211f/)
})

test('an invoice has the title, line, tint and logo of the theme, and dark text', async () => {
  const themed = await aThemedShop()
  const { token } = await aCustomer(themed.shop)
  const staff = (await aMember(themed.shop, 'manager')).token
  const tee = await aProduct(themed.shop)
  const body = anOrder([aLine(tee, { quantity: 2 })], 200)
  const { orderId } = requireSuccess(await themed.call('POST /api/order/place', body, { token }))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await themed.call('POST /api/staff/order/move', { orderId, to }, { token: staff }))
  const [order] = await themed.db.select().from(orders).where(eq(orders.id, orderId))
  const page = requireSuccess(
    await themed.call('POST /api/order/show', { number: `LD-${order?.number}` }, { token }),
  )
  const input = { number: `LD-${order?.number}`, document: page.documents[0]?.number ?? '' }
  const file = requireSuccess(await themed.call('POST /api/order/document-file', input, { token }))
  const drawn = drawnBy(file.content)
  const missing = ['#4c1f41', '#8a2be2', '#f4eef6', '#1f2e2e'].filter((one) => !inPdf(one).test(drawn))
  expect(missing).toEqual([])
  expect(inPdf('#e0633f').test(drawn)).toBe(false)
  const isMark = /\/Subtype \/Image[^>]*\/Width 192/
  expect(isMark.test(Buffer.from(file.content, 'base64').toString('latin1'))).toBe(true)
})

test('the manifest and the back office have the colours of the theme', async () => {
  const themed = await aThemedShop()
  const manifest = await themed.request({ url: '/en.webmanifest' })
  expect(manifest.json()).toMatchObject({
    lang: 'en',
    theme_color: '#4c1f41',
    background_color: '#fffaff',
  })
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect((await themed.request({ url: '/ar.webmanifest' })).json()).toEqual({ name: 'Own' })
  const page = await themed.request({ url: '/backoffice' })
  const address = /<link rel="stylesheet" href="(\/theme\/[\w-]+\/backoffice\.css)"><\/head>/.exec(page.body)
  const sheet = await themed.request({ url: address?.[1] ?? '' })
  expect(sheet.body).toBe('@layer tokens{:root{--color-sea:#6b2d5c;--color-sea-deep:#4c1f41}}')
})

test('colours with low contrast fall back to the default ones, and a warning names the pair', async () => {
  const { looks, reachesBackoffice } = await loadTheme({
    '--color-sea': '#8fc7cf',
    '--color-sea-deep': '#8fc7cf',
    '--color-night': '#8080a0',
    '--color-sand-50': '#5f5f5f',
  })
  expect(looks.email).toMatchObject({ button: '#1f5f66', darkPage: '#14211f', page: '#f9f3eb' })
  expect(looks.paper).toMatchObject({ title: '#1f2e2e', tint: '#faf5ec' })
  expect(reachesBackoffice).toBe(false)
  expect(warnings).toContainEqual(
    'The theme is not applied to email buttons because text would be hard to read: --color-white (#ffffff) on --color-sea (#8fc7cf) has a contrast of 1.86:1; the minimum is 4.5:1',
  )
  for (const part of [
    'emails in dark mode',
    'emails',
    'document titles',
    'document tints',
    'the back office',
  ])
    expect(warnings).toContainEqual(expect.stringContaining(`is not applied to ${part} because`))
})

test('an icon of another format or size is refused, and a logo without a PNG causes a warning', async () => {
  const files = { 'public/icon-192.png': await aPicture(64), 'public/favicon-32.png': '<svg/>' }
  await expect(loadTheme({}, files)).rejects.toThrow(
    /favicon-32\.png is not a PNG; it must be a PNG of 32 × 32\n.*icon-192\.png has 64 × 64; it must be a PNG of 192 × 192/,
  )
  await loadTheme({}, { 'public/mark.svg': '<svg/>' })
  expect(warnings).toEqual([
    'The theme has public/mark.svg but no public/icon-192.png. Emails and documents keep the default logo.',
  ])
})
