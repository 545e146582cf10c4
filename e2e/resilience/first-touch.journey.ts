import type { Page } from '@playwright/test'
import { askedScripts, UNTOUCHED } from '../fixtures/hydration.ts'
import { expect, test, WITH_MOTION } from '../fixtures/test.ts'

/** Records the events that may start the page's scripts, as text: 'error on /media/coral.avif'. */
async function recordSigns(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const signs: string[] = []
    Object.assign(window, { signs })
    const kinds = [
      'pointermove',
      'pointerdown',
      'wheel',
      'scroll',
      'keydown',
      'input',
      'click',
      'storage',
      'error',
    ]
    for (const kind of [...kinds, 'scripts-needed', 'pageshow'])
      addEventListener(
        kind,
        ({ target }) => {
          const picture = target instanceof HTMLImageElement && target.currentSrc
          signs.push(`${kind} on ${picture || target}`)
        },
        { capture: true, passive: true },
      )
  })
  return () => page.evaluate(() => (Reflect.get(window, 'signs') as string[]).join(', '))
}

/** Longer than any timeout of a page. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.runFor(10_000)
}

const currentSlide = (page: Page) =>
  page.getByRole('region', { name: 'Highlights' }).locator('[aria-current=true]')

for (const [device, options] of [
  ['a computer', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`On ${device}`, () => {
    test.use(options)

    for (const base of ['', '/ar']) {
      // D-60
      test(`An untouched page loads no React (${base || 'English'})`, async ({ page, api, welcomePopup }) => {
        await welcomePopup.skip()
        const [product] = await api.products()
        const asked = askedScripts(page)
        const signs = await recordSigns(page)
        await page.clock.install()
        for (const path of [base || '/', `${base}/products`, `${base}/products/${product?._id}`]) {
          await page.goto(path, UNTOUCHED)
          await letTimePass(page)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(asked, `${path} received ${await signs()}`).toEqual(['starter'])
          // Requests that a page aborts on leaving do not concern the next one.
          await page.goto('/robots.txt', UNTOUCHED)
          asked.length = 0
        }
      })
    }
  })
}

// D-60
test('A scroll event during layout does not hydrate the page', async ({ page, welcomePopup }) => {
  await welcomePopup.skip()
  const asked = askedScripts(page)
  await page.clock.install()
  await page.goto('/', UNTOUCHED)
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await letTimePass(page)
  expect(asked).toEqual(['starter'])
})

/** The number in the badge before hydration, which a style sheet writes. */
const earlyCount = (page: Page) =>
  page
    .getByRole('banner')
    .getByTestId('badge')
    .evaluate((badge) => getComputedStyle(badge, '::before').content)

// D-28, D-60
for (const { base, cart: name } of [
  { base: '', cart: 'Cart, 2 items' },
  { base: '/ar', cart: 'السلة، قطعتان' },
])
  test(`The cart of a guest shows its number of items without React (${base || 'English'})`, async ({
    page,
    api,
    welcomePopup,
  }) => {
    await welcomePopup.skip()
    const { product, size, colour } = await api.choice(({ stock }) => stock > 2)
    const cart = { [product._id]: { [size]: { quantity: 2, size, colorName: colour } } }
    await page.addInitScript((stored) => localStorage.setItem('LocalCartData', stored), JSON.stringify(cart))
    const asked = askedScripts(page)
    await page.clock.install()
    await page.goto(`${base}/products`, UNTOUCHED)
    await letTimePass(page)
    await expect(page.getByRole('banner').getByTestId('badge')).toBeVisible()
    expect(await earlyCount(page)).toBe('"2"')
    expect(asked).toEqual(['starter'])
    await page.keyboard.press('Shift')
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveText('2')
  })

/** A moving mouse reports several positions; a resting mouse reports only one. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(300, 300, { steps: 2 })
}

const SIGNS: [sign: string, make: (page: Page) => Promise<void>][] = [
  ['moves the mouse', moveMouse],
  ['scrolls', (page) => page.mouse.wheel(0, 400)],
  ['presses a key', (page) => page.keyboard.press('Tab')],
]

// D-60
for (const [sign, make] of SIGNS)
  test(`A page hydrates before the first click when the visitor ${sign}`, async ({ page, welcomePopup }) => {
    await welcomePopup.skip()
    const asked = askedScripts(page)
    await page.goto('/', UNTOUCHED)
    await make(page)
    await expect.poll(() => asked).toContain('react')
    await page.getByRole('button', { name: 'Slide 2' }).click()
    await expect(currentSlide(page)).toHaveAccessibleName('Slide 2')
  })

for (const { base, size, add, keep, cart } of [
  { base: '', size: 'Size', add: 'ADD TO CART', keep: 'Keep shopping', cart: 'Cart, 1 item' },
  {
    base: '/ar',
    size: 'المقاس',
    add: 'إضافة إلى السلة',
    keep: 'متابعة التسوق',
    cart: 'السلة، قطعة واحدة',
  },
])
  test.describe(`First clicks (${base || 'English'})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    // PROD-14, D-60
    test('The first taps of a visit choose and add a product, and the next page shows the number of items before hydration', async ({
      page,
      context,
      api,
      welcomePopup,
    }) => {
      await welcomePopup.skip()
      const chosen = await api.choice(
        ({ product: { variants }, colour, stock }) =>
          stock > 3 && variants[0]?.colorName === colour && variants[0].sizes.length > 1,
      )
      await page.goto(`${base}/products/${chosen.product._id}`, UNTOUCHED)
      await page
        .getByRole('region', { name: size, exact: true })
        .getByRole('button', { name: new RegExp(`${chosen.size}(\\b|$)`) })
        .first()
        .tap()
      await page.getByRole('button', { name: add }).first().tap()
      await page.getByRole('button', { name: keep }).tap()
      await expect(page.getByRole('banner').getByRole('link', { name: cart, exact: true })).toBeVisible()

      const next = await context.newPage()
      await next.goto(`${base}/products`, UNTOUCHED)
      expect(await earlyCount(next)).toBe('"1"')
    })
  })

test.describe('Before any input', () => {
  test.use(WITH_MOTION)

  // HOME-08, HOME-10, D-63
  test('Slides turn and the countdown runs without React, and React continues from there', async ({
    page,
    welcomePopup,
  }) => {
    await welcomePopup.skip()
    const asked = askedScripts(page)
    await page.clock.install({ time: new Date('2026-11-21T11:59:00+04:00') })
    await page.clock.pauseAt(new Date('2026-11-21T12:00:00+04:00'))
    await page.goto('/', UNTOUCHED)
    const timer = page.getByRole('timer')
    await expect(timer).toContainText('12:00:00')
    await expect(currentSlide(page)).toHaveAccessibleName('Slide 1')
    await page.clock.runFor(5500)
    await expect(timer).toContainText('11:59:55')
    await expect(currentSlide(page)).toHaveAccessibleName('Slide 2')
    const second = page.getByRole('region', { name: 'Highlights' }).getByRole('img').last()
    await expect
      .poll(() => second.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    expect(asked).toEqual(['starter'])

    await page.keyboard.press('Shift')
    await expect(page.locator('[data-island][data-awake]')).toBeAttached()
    await expect(currentSlide(page)).toHaveAccessibleName('Slide 2')
    await page.clock.runFor(5500)
    await expect(currentSlide(page)).toHaveAccessibleName('Slide 1')
  })
})

test('A menu hovered before hydration opens when the page is ready', async ({ page, welcomePopup }) => {
  await welcomePopup.skip()
  let letGo = () => {}
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await going
    await route.continue()
  })
  await page.goto('/', UNTOUCHED)
  await moveMouse(page)
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Girls' }).hover()
  letGo()
  await expect(page.getByRole('heading', { level: 2, name: 'Clothing' })).toBeVisible()
})

test.describe('On a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // HOME-06
  for (const { base, region, slide, way } of [
    { base: '', region: 'Highlights', slide: 'Slide 2', way: -1 },
    { base: '/ar', region: 'أبرز العروض', slide: 'الشريحة 2', way: 1 },
  ])
    test(`The first swipe over the slides turns them (${base || 'English'})`, async ({
      page,
      context,
      welcomePopup,
    }) => {
      await welcomePopup.skip()
      await page.goto(base || '/', UNTOUCHED)
      const slides = page.getByRole('region', { name: region })
      const finger = await context.newCDPSession(page)
      const [middle, y] = [195, 300]
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
      await touch('touchStart', middle)
      for (const step of [30, 60, 90]) await touch('touchMove', middle + step * way)
      await touch('touchEnd')
      await expect(slides.locator('[aria-current=true]')).toHaveAccessibleName(slide)
    })
})

test('A size in a link is selected without a touch', async ({ page, api, productPage }) => {
  const chosen = await api.choice(({ stock }) => stock > 3)
  await page.goto(`/products/${chosen.product._id}?size=${encodeURIComponent(chosen.size)}`, UNTOUCHED)
  await expect(productPage.size(chosen.size)).toHaveAttribute('aria-pressed', 'true')
})

// HOME-39
for (const first of ['starter', 'picture'] as const)
  test(`An untouched page replaces a missing image when the ${first} comes first`, async ({
    page,
    api,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const [product] = await api.products()
    const picture = page.getByRole('main').getByRole('region', { name: 'Photos' }).getByRole('img').first()
    const isGone = () => picture.evaluate((image: HTMLImageElement) => image.complete && !image.naturalWidth)
    const started = page.waitForResponse('**/assets/starter-*.js')
    await page.route('**/media/**', async (route) => {
      if (first === 'starter') await (await started).finished()
      await route.fulfill({ status: 404 })
    })
    await page.route('**/assets/starter-*.js', async (route) => {
      if (first === 'picture') await expect.poll(isGone).toBe(true)
      await route.continue()
    })
    await page.goto(`/products/${product?._id}`, UNTOUCHED)
    await expect(picture).toHaveAttribute('src', '/pictures/placeholder.avif')
  })

test('Leaving by a link before the page is ready still counts as a product view', async ({
  page,
  api,
  productPage,
}) => {
  const [first, second] = await api.products()
  if (!first || !second) throw new Error('The shop has too few products')
  await page.route('**/assets/react-*.js', () => undefined)
  await page.goto(`/products/${first._id}`, UNTOUCHED)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await productPage.open({ product: second })
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await seen.scrollIntoViewIfNeeded()
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText([first.name])
})

test('Scripts that fail to load at the first click load at the next one', async ({
  page,
  welcomePopup,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await welcomePopup.skip()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', UNTOUCHED)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/react-'))
  await page.getByRole('button', { name: 'Slide 2' }).click()
  await failed
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Slide 2' }).click()
  await expect(currentSlide(page)).toHaveAccessibleName('Slide 2')
})
