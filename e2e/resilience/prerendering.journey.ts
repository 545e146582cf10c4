import puppeteer, { type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/find-chromium.ts'
import { startScripts } from '../fixtures/hydration.ts'
import { newPerson } from '../fixtures/person.ts'
import { test as base, expect } from '../fixtures/test.ts'

/** Later than any timer of a page, in milliseconds. */
const LONG_AFTER = 8000

const PRODUCT = 'main article h3 a'
const INFORMATION = 'footer a[href="/about"]'
const STARTED = /^\/api\/|entry\.client|\/react-/

// Chromium prerenders no page in a tab that Playwright controls.
const test = base.extend<{ tab: Page }>({
  tab: async ({ shop }, use) => {
    const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
    const browser = await puppeteer.launch({ executablePath: chromiumPath(), args })
    const tab = await browser.newPage()
    // Scrolling would start React.
    await tab.setViewport({ width: 1440, height: 5000 })
    await tab.goto(`${shop.url}/products`, { waitUntil: 'load' })
    await use(tab)
    await browser.close()
  },
})

/** Keeps the mouse on a link, after a single movement, so that React does not start. */
async function hoverFor(tab: Page, link: string, milliseconds: number): Promise<void> {
  const began = await tab.evaluate(() => performance.now())
  await tab.hover(link)
  await tab.waitForFunction((until) => performance.now() > until, {}, began + milliseconds)
}

const seenProducts = (tab: Page) => tab.evaluate(() => localStorage.getItem('RecentlySeen'))

/** Time between prerendering and activation, and the requests meanwhile. */
const madeAhead = (tab: Page) =>
  tab.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const activation = Number(Reflect.get(navigation ?? {}, 'activationStart'))
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < activation)
    return { activation, asked: early.map(({ name }) => new URL(name).pathname) }
  })

async function follow(tab: Page, link: string) {
  const path = await tab.$eval(link, (element) => element.getAttribute('href'))
  await tab.click(link)
  await tab.waitForFunction(
    (expectedPath) => location.pathname === expectedPath && document.visibilityState === 'visible',
    {},
    path,
  )
  return madeAhead(tab)
}

test('Hovering prerenders a product, and only a click counts as viewed', async ({ tab }) => {
  await hoverFor(tab, PRODUCT, LONG_AFTER)
  expect(await seenProducts(tab)).toBeNull()
  const { activation, asked } = await follow(tab, PRODUCT)
  expect(activation).toBeGreaterThan(0)
  expect(asked).toContainEqual(expect.stringMatching(/starter/))
  expect(asked.filter((path) => STARTED.test(path))).toEqual([])
  await expect.poll(() => seenProducts(tab)).not.toBeNull()
})

test('A prerendered page that needs its scripts starts them on activation', async ({ tab }) => {
  // The page of a customer needs them.
  await tab.evaluate(async (person) => {
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, body: JSON.stringify(person) }
    const { token } = await (await fetch('/api/user/register', options)).json()
    localStorage.setItem('token', token)
  }, newPerson())
  await hoverFor(tab, INFORMATION, LONG_AFTER)
  const { activation, asked } = await follow(tab, INFORMATION)
  expect(activation).toBeGreaterThan(0)
  expect(asked.filter((path) => STARTED.test(path))).toEqual([])
  await tab.waitForFunction('window.takeEarlyClicks === null')
})

test('After hydration, hovering still prerenders a product', async ({ tab }) => {
  await tab.keyboard.press('Shift')
  await tab.waitForFunction('window.takeEarlyClicks === null')
  await hoverFor(tab, PRODUCT, LONG_AFTER)
  expect((await follow(tab, PRODUCT)).activation).toBeGreaterThan(0)
})

test('The cart is never prerendered', async ({ tab }) => {
  await hoverFor(tab, 'header a[href="/cart"]', 1000)
  expect((await follow(tab, 'header a[href="/cart"]')).activation).toBe(0)
})

test('A prerendered page is stored for offline use only after activation', async ({ shop, tab }) => {
  await tab.goto(`${shop.url}/about`, { waitUntil: 'load' })
  await tab.evaluate(startScripts)
  await tab.waitForFunction(() => navigator.serviceWorker.controller)
  await tab.goto(`${shop.url}/products`, { waitUntil: 'load' })
  const product = await tab.$eval(PRODUCT, (element) => element.getAttribute('href') ?? '')
  const isCached = (path: string) =>
    tab.evaluate(async (address) => Boolean(await caches.match(address)), path)
  await expect.poll(() => isCached('/products')).toBe(true)
  await hoverFor(tab, PRODUCT, LONG_AFTER)
  expect(await isCached(product)).toBe(false)
  expect((await follow(tab, PRODUCT)).activation).toBeGreaterThan(0)
  await expect.poll(() => isCached(product)).toBe(true)
})
