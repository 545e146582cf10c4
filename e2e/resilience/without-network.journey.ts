import type { Page } from '@playwright/test'
import { newPerson } from '../fixtures/person.ts'
import type { Choice } from '../fixtures/shop-api.ts'
import { FRESH_SHOP } from '../fixtures/shop-pool.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ welcomePopup, allowConsole }) => {
  await welcomePopup.skip()
  // Failed requests without a network, logged by the browser and by the cart.
  allowConsole(/Failed to load resource|Could not load|ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/)
})

/** All entries of the service worker's caches: addresses and texts; for pictures the addresses only. */
const readWorkerCache = (page: Page): Promise<{ address: string; text: string }[]> =>
  page.evaluate(async () => {
    const cached: { address: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const request of await store.keys()) {
        const answer = await store.match(request)
        const isText = /text|json|javascript/.test(answer?.headers.get('content-type') ?? '')
        const { pathname, search } = new URL(request.url)
        cached.push({ address: pathname + search, text: isText ? ((await answer?.text()) ?? '') : '' })
      }
    }
    return cached
  })

/** Waits until the worker controls the opened page and has cached these addresses. */
async function assertCached(page: Page, ...addresses: string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (const address of addresses)
    await expect
      .poll(async () => (await readWorkerCache(page)).map((one) => one.address))
      .toContain(decodeURI(address) === address ? address : encodeURI(decodeURI(address)))
}

const isPlain = ({ product, stock }: Choice): boolean =>
  !product.flashsale && product.discount === 0 && product.price < 120 && stock > 4

const WORDS = [
  {
    base: '',
    asOf: /^Offline: as of (?:\d\d:\d\d)$/,
    cart: 'Your cart',
    oldCart: /^You're offline\. This is your cart from \d\d:\d\d/,
    noOrder: "You can order and change your cart when you're back online.",
    proceed: 'Proceed to Checkout',
    offline: "You're offline",
    seen: 'Viewed on this device',
    tryAgain: 'Try again',
    stillOffline: /^Still offline/,
  },
  {
    base: '/ar',
    asOf: /^بدون اتصال: كما كان في \d\d:\d\d$/,
    cart: 'السلة',
    oldCart: /^بدون اتصال: سلتكم كما كانت في/,
    noOrder: 'يمكنكم الطلب وتعديل السلة عند عودة الاتصال.',
    proceed: 'إتمام الطلب',
    offline: 'لا يوجد اتصال',
    seen: 'ما شاهدتموه على هذا الجهاز',
    tryAgain: 'المحاولة مرة أخرى',
    stillOffline: /^ما زال الاتصال مقطوعاً/,
  },
] as const

for (const words of WORDS) {
  test(`Home, a viewed product and the cart open offline, show their age, and refresh online (${words.base || 'English'})`, async ({
    page,
    context,
    api,
    session,
  }) => {
    const buyer = await session.withItemInCart()
    await page.goto(words.base || '/')
    await assertCached(page, words.base || '/', `${words.base}/cart`, `${words.base}/offline`)
    await page.goto(`${words.base}/products`)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/[\da-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const product = new URL(page.url()).pathname
    await assertCached(page, product)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.goto(`${words.base}/cart`)
    const cart = page.getByRole('list', { name: words.cart })
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    const old = page.getByRole('status').filter({ hasText: words.asOf })
    await expect(old).toHaveCount(0)

    await context.setOffline(true)
    await page.goto(product)
    await expect(old).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await page.goto(words.base || '/')
    await expect(old).toBeVisible()
    await page.getByRole('banner').locator('a[href$="/cart"]').click()
    await expect(page).toHaveURL(`${words.base}/cart`)
    await expect(old).toBeVisible()
    await expect(page.getByText(words.oldCart)).toBeVisible()
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText(words.noOrder)).toBeVisible()
    await expect(page.getByRole('link', { name: words.proceed })).toHaveCount(0)
    expect(await api.cart(buyer.token)).toHaveLength(1)

    await page.goto(`${words.base}/stories`)
    await expect(page.getByRole('heading', { level: 1, name: words.offline })).toBeVisible()
    await page.getByRole('button', { name: words.tryAgain }).click()
    await expect(page.getByRole('status').filter({ hasText: words.stillOffline })).toBeVisible()
    const seen = page.getByRole('region', { name: words.seen }).getByRole('link', { name })
    // A press would fetch the page ahead, past the emulated outage.
    await seen.press('Enter')
    await expect(old).toBeVisible()
    await expect(page).toHaveURL(product)
    await page.goto(`${words.base}/stories`)
    await expect(page.getByRole('heading', { level: 1, name: words.offline })).toBeVisible()

    await context.setOffline(false)
    await expect(page).toHaveURL(`${words.base}/stories`)
    await expect(page.getByRole('heading', { level: 1, name: words.offline })).toHaveCount(0)
    await page.goto(`${words.base}/cart`)
    await expect(page.getByRole('link', { name: words.proceed })).toBeVisible()
    await expect(old).toHaveCount(0)
  })
}

test('A stored page refreshes when the network returns', async ({ page, context }) => {
  await page.goto('/')
  await assertCached(page, '/', '/offline')
  await context.setOffline(true)
  await page.reload()
  const old = page.getByRole('status').filter({ hasText: /^Offline: as of/ })
  await expect(old).toBeVisible()
  await context.setOffline(false)
  await expect(old).toHaveCount(0)
})

test('An item added on a product page keeps its name and price until the session ends', async ({
  page,
  api,
  session,
  productPage,
}) => {
  await session.restore(newPerson())
  const choice = await api.choice(isPlain)
  await productPage.openAndAddToCart(choice)
  const cached = () => page.evaluate(() => localStorage.getItem('SavedCart'))
  await expect.poll(cached).toContain(choice.product.name)
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await cached()).toBeNull()
})

// D-22
test('A guest cart is stored only in LocalCartData', async ({ page, api, productPage }) => {
  const { product, ...choice } = await api.choice(isPlain)
  await productPage.openAndAddToCart({ product, ...choice })
  await page.waitForLoadState('networkidle')
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Login' })).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toContain('LocalCartData')
  expect(stored).not.toContain('SavedCart')
})

test('While the shop is down, viewed pages open and other pages show an error', { tag: FRESH_SHOP }, async ({
  page,
  shop,
}) => {
  await page.goto('/products?category=Girls')
  await assertCached(page, '/products?category=Girls', '/offline')
  await shop.stop()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: /^Offline: as of/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
})

const OPEN =
  /^\/(|cart|offline|products(\?category=\w+)?|(Boys|Girls|Unisex)\/[\w-]+\/[\da-f-]{36}(\?colour=[\w-]+)?|assets\/[\w.-]+|media\/[\w./-]+|pictures\/[\w.-]+|[\w-]+\.svg)$/

test('The browser stores no personal data of a customer, and signing out deletes viewed pages', async ({
  page,
  api,
  session,
}) => {
  const person = newPerson()
  const choice = await api.choice(isPlain)
  const token = await session.restore(person)
  await api.buy(token, person, choice, 1, choice.product.price + 25)
  await api.addToCart(token, choice, 1)
  await page.goto('/')
  await assertCached(page, '/', '/cart')
  await page.goto(`/products/${choice.product._id}`)
  await assertCached(page, new URL(page.url()).pathname)
  await page.goto('/orders')
  await page
    .getByRole('link', { name: /LD-\d+/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/LD-\d+/)
  await page.reload()
  for (const path of [
    '/profile',
    '/profile/details',
    '/profile/addresses',
    '/wishlist',
    '/checkout',
    '/cart',
    '/products?search=tee',
  ])
    await page.goto(path)
  await page.goto('/products?category=Girls&utm_source=mail')
  await assertCached(page, '/products?category=Girls')

  const cached = await readWorkerCache(page)
  expect(cached.map(({ address }) => address).filter((address) => !OPEN.test(address))).toEqual([])
  const secrets = [token, person.email, person.name, 'LD-1']
  for (const { address, text } of cached)
    expect(
      secrets.filter((secret) => text.includes(secret)),
      address,
    ).toEqual([])

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect
    .poll(async () =>
      (await readWorkerCache(page)).map(({ address }) => address).filter((one) => /Girls|media/.test(one)),
    )
    .toEqual([])
})

test.describe(() => {
  test.use({ settings: { SERVICE_WORKER: 'off' } })

  test('A shop that disables its service worker removes it and its stored data from the browser', async ({
    page,
  }) => {
    await page.goto('/help')
    await page.evaluate(async () => {
      await (await caches.open('little-dunes-1-seen-pages')).put('/help', new Response('old'))
    })
    await expect.poll(() => readWorkerCache(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  })
})
