import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome' })

/** Home with a paused clock. */
async function openWithStandingClock(page: Page, at = '2026-11-21T12:00:00+04:00'): Promise<void> {
  const start = new Date(at)
  await page.clock.install({ time: new Date(start.getTime() - 60_000) })
  await page.clock.pauseAt(start)
  await page.goto('/')
  await expect(page.getByRole('timer')).toContainText(/\d\d/)
}

/** Waits until earlier observers know that this is fully visible: browsers call observers in their order. */
const untilSeen = (part: Locator) =>
  part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (!entry?.isIntersecting) return
            observer.disconnect()
            resolve()
          },
          { threshold: 1 },
        )
        observer.observe(element)
      }),
  )

// HOME-01 to HOME-04, DATA-40, CONST-21
test('The welcome popup opens once per session, after two seconds, and closes in every way', async ({
  page,
}) => {
  await openWithStandingClock(page)
  const ways = {
    button: () => welcome(page).getByRole('button', { name: 'Close' }).click(),
    picture: () =>
      welcome(page).getByRole('img', { name: 'A plush camel on the dunes, in front of a low sun' }).click(),
    backdrop: () => page.mouse.click(20, 400),
    escape: () => page.keyboard.press('Escape'),
  }
  for (const leave of Object.values(ways)) {
    await page.clock.runFor(1900)
    await expect(welcome(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await page.clock.resume()
    await expect(welcome(page)).toBeVisible()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab')
    await expect(welcome(page).locator(':focus'), 'the focus stays in the dialog').toHaveCount(1)
    await leave()
    await expect(welcome(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('timer')).toContainText(/\d\d/)
    await page.clock.runFor(5000)
    await expect(welcome(page)).toHaveCount(0)

    // Another session of the browser.
    await page.evaluate(() => sessionStorage.clear())
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 10_000)))
    await page.reload()
    await expect(page.getByRole('timer')).toContainText(/\d\d/)
  }
})

// HOME-03
test('The text of the welcome popup stays in the sky of its picture, also on a narrow phone', async ({
  page,
}) => {
  await openWithStandingClock(page)
  await page.clock.runFor(2100)
  const picture = welcome(page).getByRole('img')
  for (const width of [1440, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const text = await welcome(page).getByText('Save up to 20% across the shop today.').boundingBox()
    const scene = await picture.boundingBox()
    const box = await welcome(page).boundingBox()
    if (!text || !scene || !box) throw new Error('The popup shows no text or no picture')
    const sun = scene.y + 0.39 * scene.height
    expect(text.y + text.height, `${width} px`).toBeLessThanOrEqual(sun)
    expect(scene.width, `${width} px`).toBe(box.width)
  }
})

test.describe('With motion', () => {
  test.use(WITH_MOTION)

  // HOME-06 to HOME-09, CONST-27
  test('The hero moves every five seconds between two images that link to the list', async ({
    page,
    welcomePopup,
  }) => {
    await welcomePopup.skip()
    await openWithStandingClock(page)
    const hero = page.getByRole('region', { name: 'Highlights' })
    const slide = (number: number) => hero.getByRole('button', { name: `Slide ${number}` })
    await expect(hero.getByRole('button', { name: /^Slide \d/ })).toHaveCount(2)
    const fetched = hero.locator('img:not([hidden])')
    await expect(fetched, 'only the first image loads with the page').toHaveCount(1)
    await page.mouse.move(5, 5)
    for (const number of [1, 2, 1]) {
      await expect(slide(number)).toHaveAttribute('aria-current', 'true')
      const picture = hero.getByRole('link').filter({ has: page.getByRole('img') })
      await expect(picture).toHaveCount(1)
      await expect(picture).toHaveAttribute('href', '/products')
      await page.clock.runFor(4700)
      await expect(slide(number)).toHaveAttribute('aria-current', 'true')
      await page.clock.runFor(400)
    }
    await expect(fetched).toHaveCount(2)
  })
})

// HOME-10, HOME-11, MSG-56
test('The countdown ends at midnight and starts again', async ({ page, welcomePopup }) => {
  await welcomePopup.skip()
  await openWithStandingClock(page, '2026-11-21T23:59:57+04:00')
  const timer = page.getByRole('timer')
  for (const text of ['00:00:03', '00:00:02', '00:00:01', '00:00:00', '23:59:59', '23:59:58']) {
    await expect(timer.getByText(text, { exact: true })).toHaveCount(1)
    const tiles = timer.getByRole('list', { includeHidden: true })
    await expect(tiles).toHaveText(new RegExp(`^${text.replaceAll(':', '\\D+')}\\D+$`))
    await page.clock.runFor(1000)
  }
})

// HOME-12, HOME-14 to HOME-17, HOME-30, HOME-31, STATE-17 to STATE-19, CONST-22 to CONST-24, CONST-38, API-04, API-05, API-07, API-08
test('The strips show their products, and the grid grows by ten until it has all of them', async ({
  page,
  api,
  welcomePopup,
}) => {
  const products = await api.products()
  await welcomePopup.skip()
  await openWithStandingClock(page)
  const articles = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('article')
  const holds = (name: string, expected: typeof products) =>
    expect(articles(name).getByRole('heading').getByRole('link')).toHaveText(expected.map((one) => one.name))
  const marked = (mark: 'flashsale' | 'bestofkids' | 'bestseller') => products.filter((one) => one[mark])
  await holds('Flash Sale', marked('flashsale'))
  await holds('Best of Kidswear', marked('bestofkids'))
  await holds('Best Of Sale', marked('bestseller'))
  await holds('New arrivals', products.slice(0, 20))

  const grid = articles('More to discover')
  await holds('More to discover', products.slice(0, 20))
  const end = page.getByText('Loading more')
  await end.scrollIntoViewIfNeeded()
  await untilSeen(end)
  await page.clock.runFor(790)
  await expect(grid).toHaveCount(20)
  await page.clock.runFor(20)
  await expect(grid).toHaveCount(30)
  // Checks and scrolling alternate, because the browser reports visibility when it has time.
  const showMore = page.getByRole('button', { name: 'Show more products' })
  for (let shown = 30; shown < products.length; shown = Math.min(shown + 10, products.length)) {
    // After each four portions the visitor decides, and the end of the page stays where it is.
    if ((shown - 20) % 40 === 0) {
      await expect(end).toHaveCount(0)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.clock.runFor(2000)
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await expect(grid).toHaveCount(shown)
      await showMore.click()
    }
    await end.scrollIntoViewIfNeeded()
    await expect(async () => {
      await page.clock.runFor(850)
      expect(await grid.count()).toBeGreaterThan(shown)
    }).toPass()
  }
  await holds('More to discover', products)
  await expect(end).toHaveCount(0)
  await expect(showMore).toHaveCount(0)
  await page.getByRole('link', { name: 'Explore More' }).click()
  await expect(page).toHaveURL('/products')
})

test('New arrivals show the second picture of a product large, beside two rows of others', async ({
  page,
  api,
  welcomePopup,
}) => {
  const lead = (await api.products())
    .slice(4)
    .find(({ image, variants }) => variants[0]?.images.includes(image[1] ?? 'none'))
  await welcomePopup.skip()
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'New arrivals' })
  const link = strip.getByRole('link', { name: `New: ${lead?.name}` })
  const boxes = () =>
    strip
      .getByRole('article')
      .evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().toJSON()))
  const [first, second, third, fourth] = await boxes()
  expect([first?.left, first?.top, third?.top]).toEqual([second?.left, third?.top, first?.top])
  expect([fourth?.left, fourth?.top]).toEqual([third?.left, second?.top])
  expect((await link.boundingBox())?.width).toBeGreaterThan(2 * (first?.width ?? 0))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: lead?.name ?? '' })).toBeVisible()
})

// HOME-32 to HOME-34, VAL-08, VAL-09
test('The newsletter box requires an address and sends nothing', async ({ page, welcomePopup }) => {
  await welcomePopup.skip()
  await page.goto('/')
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveAttribute('required')
  await expect(email).toHaveAttribute('type', 'email')
  await email.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => {
    // Pictures and scripts may still load, but no request may contain the address.
    const isPart = ['image', 'script', 'font', 'media'].includes(request.resourceType())
    if (!isPart || request.url().includes('parent')) sent.push(`${request.method()} ${request.url()}`)
  })
  const subscribe = page.getByRole('button', { name: 'SUBSCRIBE', exact: true })
  for (const text of ['', 'not an address']) {
    await email.fill(text)
    await subscribe.click()
    expect(await email.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false)
  }
  await email.fill('parent@example.com')
  await subscribe.click()
  // A request by the journey: requests by the button were sent earlier.
  const marker = page.waitForRequest('**/robots.txt')
  await page.evaluate(() => fetch('/robots.txt'))
  await expect(page).toHaveURL('/')
  expect(sent).toEqual([`GET ${(await marker).url()}`])
})

// HOME-18 to HOME-29, HOME-35, CONST-43, MSG-57, MSG-60
test('Every block of home links to the right page', async ({ page, api, welcomePopup }) => {
  await welcomePopup.dismissWhenShown()
  await page.goto('/')
  const main = page.getByRole('main')
  for (const heading of ['Best of Kidswear', 'Best Of Sale', 'SHOP SALE BY AGE', 'Category'])
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  for (const age of ['1-3 Years', '4-6 Years', '7-8 Years', '9-11 Years', '12-14 Years'])
    await expect(main.getByRole('link', { name: age, exact: true })).toHaveAttribute('href', '/products')
  await expect(main.getByRole('link', { name: / Years$/ })).toHaveCount(5)
  const leads = async (name: string, href: string) =>
    expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  for (const [collection, href] of [
    ['Girls Collection', '/products?category=Girls'],
    ['Toys Collection', '/products?type=toys'],
    ['Boys Collection', '/products?category=Boys'],
  ] as const) {
    await expect(main.getByRole('heading', { name: collection, exact: true })).toBeVisible()
    await leads(`Explore Now: ${collection}`, href)
    await expect(main.getByRole('link', { name: `Explore Now: ${collection}` })).toHaveText('Explore Now')
  }
  await leads('Explore Now', '/products')
  await leads('Explore More', '/products')
  const spotlight = main.getByRole('heading', { name: 'In the spotlight' }).locator('xpath=../..')
  await expect(spotlight.getByRole('img')).toHaveCount(4)
  await expect(spotlight.getByRole('link')).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Highlights' }).locator('img')).toHaveCount(2)
  const social = page.getByRole('contentinfo').getByRole('list').filter({ hasText: 'Instagram' })
  await expect(social.getByRole('link')).toHaveCount(4)
  const videos = main.getByRole('region', { name: 'In motion' }).getByRole('link')
  await expect(videos).toHaveCount(2)
  for (const video of await videos.all()) await expect(video).toHaveAttribute('href', '/products')
  const { settings } = await api.call('GET /api/settings', {})
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    `https://wa.me/${settings.chatNumber.replaceAll(/\D/g, '')}`,
  )
})

// HOME-30, HOME-36, HOME-38
test('A page of products that fails to load stops the grid silently', async ({
  page,
  allowConsole,
  toasts,
  welcomePopup,
}) => {
  allowConsole(/Failed to load resource|Could not load the product list/)
  await welcomePopup.skip()
  await page.route('**/api/product/list?*', (route) => route.abort())
  await page.goto('/')
  const grid = page.getByRole('region', { name: 'More to discover' })
  const loader = grid.getByText('Loading more')
  const failed = page.waitForEvent('requestfailed')
  await loader.scrollIntoViewIfNeeded()
  await failed
  await expect(loader).toHaveCount(0)
  await expect(grid.getByRole('article')).toHaveCount(20)
  await toasts.assertNone()
  await expect(grid.getByRole('link', { name: 'Explore More' })).toBeVisible()
})

// HOME-39
test('The placeholder replaces a grid image that fails to load', async ({
  page,
  api,
  allowConsole,
  welcomePopup,
}) => {
  allowConsole(/Failed to load resource/)
  const [first, second] = await api.products()
  const stem = (product = first) =>
    (product?.image[0] ?? 'none')
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
  await welcomePopup.skip()
  await page.route(`**/media/${stem()}*`, (route) => route.abort())
  await page.goto('/')
  const grid = page.getByRole('region', { name: 'More to discover' })
  const picture = (name = '') => grid.getByRole('article').filter({ hasText: name }).locator('img').first()
  await picture(first?.name).scrollIntoViewIfNeeded()
  await expect(picture(first?.name)).toHaveAttribute('src', '/pictures/placeholder.avif')
  await expect
    .poll(() => picture(first?.name).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture(second?.name)).toHaveAttribute('src', new RegExp(stem(second) ?? 'none'))
})

// CARD-05, CARD-06, D-64
test('Carousels loop', async ({ page, api, welcomePopup }) => {
  const newest = (await api.products()).slice(0, 20)
  await welcomePopup.skip()
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'New arrivals' })
  const isShown = (name: string) =>
    expect
      .poll(async () => {
        const { x = -1, width = 0 } =
          (await strip.getByRole('link', { name, exact: true }).boundingBox()) ?? {}
        return x >= 0 && x + width <= 1440
      })
      .toBe(true)
  await isShown(newest[0]?.name ?? '')
  await strip.getByRole('button', { name: 'New arrivals: next products' }).click()
  await isShown(newest[4]?.name ?? '')
  await strip.getByRole('button', { name: 'New arrivals: previous products' }).click()
  await isShown(newest[0]?.name ?? '')
  await strip.getByRole('button', { name: 'New arrivals: previous products' }).click()
  await isShown(newest[19]?.name ?? '')
})

// LIST-13, D-71
test('Every curated section links to its full list', async ({ page, api, welcomePopup }) => {
  const all = await api.products()
  await welcomePopup.skip()
  await page.goto('/')
  for (const [title, flag] of [
    ['Flash Sale', 'flashsale'],
    ['Best of Kidswear', 'bestofkids'],
    ['Best Of Sale', 'bestseller'],
  ] as const) {
    await page.getByRole('link', { name: `See all: ${title}`, exact: true }).click()
    await expect(page).toHaveURL(`/products?flag=${flag}`)
    const count = all.filter((product) => product[flag]).length
    await expect(page.getByRole('status').filter({ hasText: `${count} products` })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})

// HOME-36 to HOME-38, MSG-04
test('Home opens without an error after signing in while its lists fail', async ({
  page,
  api,
  allowConsole,
  loginPage,
  welcomePopup,
}) => {
  allowConsole(/Failed to load resource|Could not load the product list/)
  await welcomePopup.skip()
  const person = newPerson()
  await api.signUp(person)
  await page.goto('/login')
  // The router cannot load the page, and leaves it to the browser.
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await loginPage.signIn(person)
  await expect(
    page.getByRole('region', { name: 'Flash Sale', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test.describe('On a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })

  // HOME-19, D-73
  test('The two videos are a slider with arrows and a pause button', async ({ page, welcomePopup }) => {
    await welcomePopup.skip()
    await page.goto('/')
    const films = page.getByRole('region', { name: 'In motion' })
    await films.scrollIntoViewIfNeeded()
    const [first, second] = [films.getByRole('link').first(), films.getByRole('link').last()]
    await expect(first).toBeInViewport({ ratio: 0.9 })
    await expect(second).not.toBeInViewport()
    await expect(films.getByRole('button', { name: 'Previous video' })).toBeDisabled()
    await films.getByRole('button', { name: 'Next video' }).click()
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await expect(first).not.toBeInViewport()
    await expect(films.getByRole('button', { name: /^(Play|Pause) video: Set sail$/ })).toBeInViewport()
    await films.getByRole('button', { name: 'Previous video' }).click()
    await expect(first).toBeInViewport({ ratio: 0.9 })
  })

  // HOME-30, D-61
  test('Home keeps its scroll position and its loaded products on return', async ({ page, welcomePopup }) => {
    await welcomePopup.skip()
    await page.goto('/')
    const cards = page.getByRole('region', { name: 'More to discover' }).getByRole('article')
    await page.getByText('Loading more').scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(30)
    await cards.nth(24).scrollIntoViewIfNeeded()
    const top = () => page.evaluate(() => window.scrollY)
    const place = await top()
    await cards
      .nth(24)
      .getByRole('link', { name: /^Quick View/ })
      .click()
    await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeVisible()
    await page.goBack()
    await expect(cards.nth(24)).toBeInViewport()
    await expect.poll(top).toBe(place)
  })
})
