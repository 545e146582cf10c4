import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type FreshShops, freshShops } from './fresh-shops.ts'
import { type ShopApi, shopApi } from './shop-api.ts'
import type { Entry, RunningShop } from './shop-process.ts'

interface Fixtures {
  /** Settings of this test's own shop, as its environment has them. */
  settings: Record<string, string> | null
  /** A whole shop of this test's own: database, server, demo catalogue. */
  shop: RunningShop
  /** The shop's calls, as another shopper or another program makes them. */
  api: ShopApi
  /** Names a text that this journey provokes in the console; anything else there fails it. */
  mayLog(text: RegExp): void
}

const AWAKE_MS = 30_000

const awake = () => !(window as { wakeUp?: unknown }).wakeUp

/** Whoever opens a page here looks at it for a moment: links and buttons then do what the page's own script makes of them. */
function openedAwake(page: Page): void {
  const ways = { goto: page.goto, reload: page.reload, goBack: page.goBack, goForward: page.goForward }
  // Without its scripts a page stays as it came.
  const waitAwake = () => page.waitForFunction(awake, null, { timeout: AWAKE_MS }).catch(() => undefined)
  page.goto = async (address, options) => {
    const response = await ways.goto.call(page, address, options)
    if (!options?.waitUntil) await waitAwake()
    return response
  }
  for (const way of ['reload', 'goBack', 'goForward'] as const)
    page[way] = async (options) => {
      const response = await ways[way].call(page, options)
      if (!options?.waitUntil) await waitAwake()
      return response
    }
}

/** Keeps the texts of passing notices for `expectTold`: on a busy machine they are gone before somebody looks. */
function keepNotices(): void {
  if (window !== window.top) return
  const told: string[] = []
  const heard = new WeakSet<Element>()
  Object.assign(window, { told })
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('.toast')) {
      if (heard.has(notice) || !notice.checkVisibility()) continue
      heard.add(notice)
      told.push(notice.textContent ?? '')
    }
  }).observe(document, { childList: true, subtree: true })
}

/** For whoever looks at pages: they are awake when they are opened, and their notices are remembered. */
export async function watchPages(context: BrowserContext): Promise<void> {
  context.on('page', openedAwake)
  await context.addInitScript(keepNotices)
}

export const test = base.extend<Fixtures, { entry: Entry; shops: FreshShops }>({
  entry: ['packages/server/src/main.ts', { option: true, scope: 'worker' }],
  settings: [null, { option: true }],
  shops: [
    async ({ entry }, use, { parallelIndex, workerIndex }) => {
      const name = `shop-${parallelIndex}-${workerIndex}`
      const shops = freshShops(process.env.JOURNEYS_FOLDER ?? '', name, entry)
      await use(shops)
      await shops.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shop: async ({ shops, settings }, use) => {
    const shop = await shops.take(settings)
    await use(shop)
    await shop.stop()
  },
  context: async ({ context }, use) => {
    await watchPages(context)
    await use(context)
    // What is held or on its way at the end is nobody's concern any more.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  },
  api: async ({ shop }, use) => use(shopApi(shop.url)),
  baseURL: async ({ shop }, use) => use(shop.url),
  mayLog: [
    async ({ context, shop }, use) => {
      const heard: string[] = []
      const expected: RegExp[] = []
      context.on('console', (message) => {
        const { url } = message.location()
        if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} (${url})`)
      })
      context.on('weberror', (error) => heard.push(String(error.error())))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && ![shop.url, shop.sandbox.url].includes(origin))
          heard.push(`Asked elsewhere: ${request.url()}`)
      })
      await use((text) => expected.push(text))
      expect(heard.filter((text) => !expected.some((one) => one.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
