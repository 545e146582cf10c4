// `npm run screenshots`: every screen and state that the journeys know into screenshots/, at 1440 and 390 px or at the
// widths given (`npm run screenshots -- 900 700 480`), on a separate shop or on the one at SHOP_URL. `--into <folder>`
// names another folder, `--only <text>` selects screens by name. Two runs of one build give the same pixels; `npm run
// pictures:compare` names the screens that differ. `npm run screenshots -- --readme` makes the pictures of the README
// instead.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test'
import sharp from 'sharp'
import { newPerson } from '../e2e/fixtures/person.ts'
import {
  customerScreens,
  guestScreens,
  newAccountScreens,
  type Screen,
  waitUntilSettled,
  welcomeScreen,
} from '../e2e/fixtures/screens.ts'
import { type ShopApi, shopApi } from '../e2e/fixtures/shop-api.ts'
import { prepareContext } from '../e2e/fixtures/test.ts'
import { WelcomePopup } from '../e2e/fixtures/welcome-popup.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './find-chromium.ts'
import { onFreshShop } from './on-fresh-shop.ts'

const README_FOLDER = 'docs/pictures'

const { values: asked, positionals } = parseArgs({
  options: {
    into: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const widths = positionals.length > 0 ? positionals.map(Number) : [1440, 390]

/** Current time for pages in the browser; the clock of the shop starts on the same day. */
const NOON = '2026-03-02T12:00:00+04:00'

const getHeight = (width: number): number => (width < 600 ? 844 : 900)

/** The same people on each separate shop, new people on a running shop. */
const somebody = (place: number) => {
  const number = String((process.env.SHOP_URL ? Date.now() : 1_000_000 + place) % 10_000_000).padStart(7, '0')
  return newPerson({ name: 'Maryam', email: `maryam-${number}@example.com`, phone: `50${number}` })
}

/** Order numbers are random: here the first order always gets the same number. */
async function numberOrders(context: BrowserContext): Promise<void> {
  await context.route('**/api/order/userorders', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { orders?: { _id: string }[] }
    answer.orders?.forEach((order, place) => {
      order._id = `0195a000-0000-7000-8000-${String(place + 1).padStart(12, '0')}`
    })
    await route.fulfill({ response, json: answer })
  })
}

/** Browsers do not always report that a third-party frame is idle; five seconds are enough for pictures. */
const quiet = (page: Page) => page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)

/** Scrolls through the page and back, so that lazy pictures load. */
async function loadPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < Math.min(height, 12_000); y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await quiet(page)
  // A list may have grown and brought further pictures.
  for (let loaded = -1; loaded !== (await page.locator('img').count()); ) {
    loaded = await page.evaluate(async () => {
      const images = [...document.images]
      for (const image of images) image.loading = 'eager'
      await Promise.allSettled(images.map((image) => image.decode()))
      return images.length
    })
    await page.waitForTimeout(1000)
  }
}

const fileName = (name: string) => name.replace(/^\/$/, 'home').replace(/\W+/g, '-').replace(/^-|-$/g, '')

async function take(page: Page, prefix: string, [name, go]: Screen, width: number): Promise<void> {
  await go(page)
  const file = prefix + fileName(name)
  if (!file.includes(asked.only)) return
  await waitUntilSettled(page)
  const covered = await page.locator('dialog[open], [role=dialog], :popover-open').first().isVisible()
  // Overlays belong to the screen, not to the length of the page below.
  if (!covered && name !== 'toast') await loadPictures(page)
  const path = join(asked.into, `${file}-${width}.png`)
  await page.screenshot({ path, fullPage: !covered, animations: 'disabled' })
  console.log(path)
}

async function takeAll(browser: Browser, url: string, api: ShopApi, width: number): Promise<void> {
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: { width, height: getHeight(width) },
    timezoneId: 'Asia/Dubai',
    reducedMotion: 'reduce',
  }
  const visits: [prefix: string, screensFor: (page: Page) => Promise<Screen[]>][] = [
    ['', async () => [welcomeScreen]],
    ['', (page) => new WelcomePopup(page).skip().then(() => guestScreens(api))],
    [
      'customer-',
      (page) => new WelcomePopup(page).skip().then(() => customerScreens(page, api, somebody(width))),
    ],
    [
      '',
      (page) =>
        new WelcomePopup(page).skip().then(() => newAccountScreens(page, api, somebody(10_000 + width))),
    ],
  ]
  for (const [prefix, screensFor] of visits) {
    const context = await browser.newContext(options)
    await prepareContext(context)
    await numberOrders(context)
    await context.clock.setFixedTime(NOON)
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    for (const screen of await screensFor(page)) await take(page, prefix, screen, width)
    await context.close()
  }
}

/** The home page in both languages, as a new visitor sees it. */
async function takeForReadme(browser: Browser, url: string): Promise<void> {
  await mkdir(README_FOLDER, { recursive: true })
  for (const [name, path] of [
    ['home', '/'],
    ['home-ar', '/ar'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: url,
      timezoneId: 'Asia/Dubai',
    })
    await prepareContext(context)
    const page = await context.newPage()
    await new WelcomePopup(page).skip()
    await page.goto(path)
    await waitUntilSettled(page)
    await quiet(page)
    await page.waitForTimeout(1500)
    const file = join(README_FOLDER, `${name}.jpg`)
    await sharp(await page.screenshot())
      .resize({ width: 1200 })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(file)
    console.log(file)
    await context.close()
  }
}

await mkdir(asked.into, { recursive: true })
const clock = pathToFileURL(resolve('scripts/fixed-clock.mjs')).href
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `--import=${clock}`].filter(Boolean).join(' ')
await onFreshShop(async (url) => {
  const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  if (asked.readme) await takeForReadme(browser, url)
  else for (const width of widths) await takeAll(browser, url, shopApi(url), width)
  await browser.close()
})
