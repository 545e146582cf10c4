// `npm run screenshots`: every screen and state that the journeys know into screenshots/, at 1440 and 390 px or at the
// widths given (`npm run screenshots -- 900 700 480`), on a shop of its own or on the one at SHOP_URL.
// `npm run screenshots -- --readme` makes the pictures of the README instead.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newPerson } from '../e2e/fixtures/person.ts'
import {
  guestScreens,
  newAccountScreens,
  type Screen,
  shopperScreens,
  waitUntilSettled,
  welcomeScreen,
} from '../e2e/fixtures/screens.ts'
import { type ShopApi, shopApi } from '../e2e/fixtures/shop-api.ts'
import { prepareContext } from '../e2e/fixtures/test.ts'
import { WelcomePopup } from '../e2e/fixtures/welcome-popup.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './find-chromium.ts'
import { onOwnShop } from './on-own-shop.ts'

const FOLDER = 'screenshots'
const README_FOLDER = 'docs/pictures'

const given = process.argv.slice(2)
const widths = given.map(Number).filter((width) => width > 0)

const heightOf = (width: number): number => (width < 600 ? 844 : 900)

/** Nobody whom the shop knows already, however often this runs on one shop. */
const somebody = () => {
  const number = String(Date.now()).slice(-7)
  return newPerson({ name: 'Maryam', email: `maryam-${number}@example.com`, phone: `50${number}` })
}

/** The browser does not always hear that a frame of others has come to rest; five seconds are enough for pictures. */
const quiet = (page: Page) => page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

/** Scrolls through, so that pictures loaded late are there, and back. */
async function loadPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < Math.min(height, 12_000); y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await quiet(page)
  await page.waitForTimeout(700)
}

const fileName = (name: string) => name.replace(/^\/$/, 'home').replace(/\W+/g, '-').replace(/^-|-$/g, '')

async function take(page: Page, prefix: string, [name, go]: Screen, width: number): Promise<void> {
  await go(page)
  await waitUntilSettled(page)
  const covered = await page.locator('[role=dialog], :popover-open').first().isVisible()
  // What lies over the page belongs to the screen, not to the length of the page below it.
  if (!covered && name !== 'toast') await loadPictures(page)
  const path = join(FOLDER, `${prefix}${fileName(name)}-${width}.png`)
  await page.screenshot({ path, fullPage: !covered })
  console.log(path)
}

async function takeAll(browser: Browser, url: string, api: ShopApi, width: number): Promise<void> {
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: { width, height: heightOf(width) },
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
  }
  const visits: [prefix: string, screensFor: (page: Page) => Promise<Screen[]>][] = [
    ['', async () => [welcomeScreen]],
    ['', (page) => new WelcomePopup(page).skip().then(() => guestScreens(api))],
    ['shopper-', (page) => new WelcomePopup(page).skip().then(() => shopperScreens(page, api, somebody()))],
    ['', (page) => new WelcomePopup(page).skip().then(() => newAccountScreens(page, api, somebody()))],
  ]
  for (const [prefix, screensFor] of visits) {
    const context = await browser.newContext(options)
    await prepareContext(context)
    const page = await context.newPage()
    for (const place of await screensFor(page)) await take(page, prefix, place, width)
    await context.close()
  }
}

/** Four screens as somebody sees them who opens the shop. */
async function takeForReadme(browser: Browser, url: string, api: ShopApi): Promise<void> {
  await mkdir(README_FOLDER, { recursive: true })
  const product = await api.choice((one) => one.stock > 3 && one.product.variants.length > 2)
  const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
  for (const [name, device, go] of [
    ['home', desktop, (page: Page) => page.goto('/')],
    ['products', desktop, (page: Page) => page.goto('/products')],
    ['product', phone, (page: Page) => page.goto(`/products/${product.product._id}`)],
    [
      'checkout',
      desktop,
      async (page: Page) => {
        await shopperScreens(page, api, somebody())
        await page.goto('/checkout')
      },
    ],
  ] as const) {
    const context = await browser.newContext({ ...device, baseURL: url, timezoneId: 'Asia/Dubai' })
    await prepareContext(context)
    const page = await context.newPage()
    await new WelcomePopup(page).skip()
    await go(page)
    await waitUntilSettled(page)
    await quiet(page)
    await page.waitForTimeout(1500)
    const path = join(README_FOLDER, `${name}.jpg`)
    await sharp(await page.screenshot())
      .resize({ width: name === 'product' ? 500 : 1200 })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path)
    console.log(path)
    await context.close()
  }
}

await mkdir(FOLDER, { recursive: true })
await onOwnShop(async (url) => {
  const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  if (given.includes('--readme')) await takeForReadme(browser, url, shopApi(url))
  else
    for (const width of widths.length > 0 ? widths : [1440, 390])
      await takeAll(browser, url, shopApi(url), width)
  await browser.close()
})
