// `npm run screenshots`: every screen at 1440 and 390 px into screenshots/, on a shop of its own or on the one at SHOP_URL.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from './find-chromium.ts'
import { onOwnShop } from './on-own-shop.ts'

const FOLDER = 'screenshots'
const WIDTHS = [1440, 390] as const

interface Product {
  _id: string
  variants: { colorName: string; sizes: { size: string; stocks: number }[] }[]
}

const ADDRESS = {
  fullname: 'Maryam Al Suwaidi',
  email: 'maryam@example.com',
  phone: '+971501234567',
  street: '12 Al Wasl Road, Villa 4',
  city: 'Dubai',
  region: 'Dubai',
  zipcode: '00000',
}

async function post(url: string, path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', token }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

/** Lines of the first products that can be bought in twos. */
async function someLines(url: string) {
  const response = await fetch(`${url}/api/product/list?inStock=true&limit=12`)
  const { products } = (await response.json()) as { products: Product[] }
  return products.flatMap((product) => {
    const variant = product.variants.find((one) => one.sizes.some((entry) => entry.stocks > 2))
    const entry = variant?.sizes.find((one) => one.stocks > 2)
    if (!variant || !entry) return []
    return [{ itemId: product._id, colorName: variant.colorName, size: entry.size, quantity: 2 }]
  })
}

/** A shopper with an order, a wish and two lines in the cart. */
async function aShopper(url: string): Promise<{ token: string; user: unknown }> {
  const number = String(Date.now()).slice(-7)
  const account = { name: 'Maryam', email: `maryam-${number}@example.com`, phone: `+97150${number}` }
  const { token, user } = await post(url, '/api/user/register', { ...account, password: 'a quiet afternoon' })
  const session = String(token)
  const lines = await someLines(url)
  const order = { address: ADDRESS, items: lines.slice(0, 2), shippingMethod: 'Normal', discountCode: null }
  const { quote } = await post(url, '/api/order/place', { ...order, amount: 0 }, session)
  await post(url, '/api/order/place', { ...order, amount: (quote as { amount: number }).amount }, session)
  for (const line of lines.slice(2, 4)) await post(url, '/api/cart/add', line, session)
  for (const line of lines.slice(4, 7)) await post(url, '/api/wishlist/add', line, session)
  return { token: session, user }
}

/** Scrolls through, so that pictures loaded late are there, and back. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < Math.min(height, 12_000); y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
}

async function take(context: BrowserContext, width: number, screen: string, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await settle(page)
  await page.screenshot({ path: join(FOLDER, `${screen}-${width}.png`), fullPage: true })
  await page.close()
  console.log(`${screen} ${width}`)
}

/** From checkout to payment the way a shopper goes: the payment page lives from what checkout hands over. */
async function takePayment(context: BrowserContext, url: string, width: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/checkout`)
  for (const [label, value] of [
    ['Full name', ADDRESS.fullname],
    ['Email', ADDRESS.email],
    ['Phone', '501234567'],
    ['Street', ADDRESS.street],
    ['City', ADDRESS.city],
    ['Zipcode', ADDRESS.zipcode],
  ] as const) {
    await page.getByLabel(label, { exact: false }).first().fill(value)
  }
  await page.getByLabel('Region').selectOption(ADDRESS.region)
  await page.getByLabel('Zipcode').press('Enter')
  await page.waitForURL('**/checkout/payment')
  await settle(page)
  await page.screenshot({ path: join(FOLDER, `payment-${width}.png`), fullPage: true })
  console.log(`payment ${width}`)
  await page.close()
}

async function takeAll(url: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const flags = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags })
  const { token, user } = await aShopper(url)
  const [line] = await someLines(url)
  for (const width of WIDTHS) {
    const options = { viewport: { width, height: width === 390 ? 844 : 900 }, timezoneId: 'Asia/Dubai' }
    const guest = await browser.newContext(options)
    await guest.addInitScript(() => sessionStorage.setItem('welcomeSeen', 'yes'))
    for (const [screen, path] of [
      ['home', '/'],
      ['products', '/products'],
      ['product', `/products/${line?.itemId}`],
      ['cart-guest', '/cart'],
      ['login', '/login'],
      ['not-found', '/nowhere'],
    ] as const) {
      await take(guest, width, screen, url + path)
    }
    const shopper = await browser.newContext(options)
    await shopper.addInitScript(
      ([key, saved]) => {
        localStorage.setItem('token', key ?? '')
        localStorage.setItem('user', saved ?? '')
        sessionStorage.setItem('welcomeSeen', 'yes')
      },
      [token, JSON.stringify(user)],
    )
    for (const screen of ['cart', 'checkout', 'orders', 'profile', 'wishlist'] as const) {
      await take(shopper, width, screen, `${url}/${screen}`)
    }
    await takePayment(shopper, url, width)
    await Promise.all([guest.close(), shopper.close()])
  }
  await browser.close()
}

await onOwnShop(takeAll)
