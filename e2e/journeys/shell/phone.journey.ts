import { newPerson } from '../../fixtures/person.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'

test.use(WITH_MOTION)

const BANNER = 'Save up to 20% for all Products'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.describe('On a phone', () => {
  test.use(PHONE)

  // SHELL-27, SHELL-39, SHELL-40, MSG-58
  test('The bottom bar links to home, list, cart and profile', async ({
    page,
    api,
    session,
    welcomePopup,
  }) => {
    const token = await session.restore(newPerson())
    await api.addToCart(token, await api.choice(({ stock }) => stock >= 3), 3)
    await welcomePopup.skip()
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveCount(4)
    for (const [index, name] of ['Home', 'Categories', 'Cart, 3 items', 'Profile'].entries())
      await expect(bar.getByRole('link').nth(index)).toHaveAccessibleName(name)
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    for (const [name, path] of [
      ['Categories', '/products'],
      [/^Cart/, '/cart'],
      ['Profile', '/profile'],
      ['Home', '/'],
    ] as const) {
      await bar.getByRole('link', { name }).tap()
      await expect(page).toHaveURL(path)
    }
  })

  // SHELL-22 to SHELL-27, D-62
  test('The header is one row of 56 px, and the shop links are below it on home and lists', async ({
    page,
    api,
    welcomePopup,
  }) => {
    const { settings } = await api.call('GET /api/settings', {})
    const banner = page.getByRole('complementary', { name: BANNER })
    const header = page.getByRole('banner')
    await welcomePopup.skip()
    await page.goto('/')
    await expect(banner.getByText(BANNER, { exact: true })).toBeVisible()
    const email = banner.getByRole('link', { name: settings.helpEmail })
    await expect(email).toBeInViewport({ ratio: 1 })
    await expect(email).toHaveAttribute('href', `mailto:${settings.helpEmail}`)
    const row = [
      header.getByRole('button', { name: 'Menu' }),
      header.getByRole('link', { name: 'Little Dunes, home' }),
      header.getByRole('searchbox', { name: 'Search' }),
      header.getByRole('link', { name: 'العربية' }),
      header.getByRole('link', { name: 'Cart', exact: true }),
    ]
    for (const part of row) {
      await expect(part).toBeInViewport({ ratio: 1 })
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(32 + 56 / 2, 0)
    }
    const links = header.getByRole('navigation', { name: 'Shop' }).getByRole('link')
    for (const path of ['/', '/products', '/products/dress']) {
      await page.goto(path)
      await expect(links).toHaveText(['ALL', 'Boys', 'Girls', 'Unisex'])
      expect((await links.first().boundingBox())?.height).toBe(44)
    }
    const [product] = await api.products()
    for (const path of ['/cart', `/products/${product?._id}`]) {
      await page.goto(path)
      await expect(header).toBeVisible()
      await expect(links).toHaveCount(0)
    }
    await page.goto('/products?category=Girls')
    await expect(links.and(page.locator('[aria-current=page]'))).toHaveText('Girls')
    await header.getByRole('link', { name: 'العربية' }).tap()
    await expect(page).toHaveURL('/ar/products?category=Girls')
    await expect(header.getByRole('link', { name: 'English' })).toHaveText(/^EN/)
  })

  // SHELL-25, SHELL-32 to SHELL-34, SHELL-36 to SHELL-38, D-25
  test('The menu has the shop links, departments, account, wishlist and both languages', async ({
    page,
    session,
    welcomePopup,
  }) => {
    const header = page.getByRole('banner')
    const menu = header.getByRole('navigation', { name: 'Menu' })
    const open = () => header.getByRole('button', { name: 'Menu' }).tap()
    await welcomePopup.skip()
    for (const [name, path] of [
      ['ALL', '/products'],
      ['Boys', '/products?category=Boys'],
      ['Girls', '/products?category=Girls'],
      ['Unisex', '/products?category=Unisex'],
      ['Toys', '/products?type=toys'],
      ['Flash Sale', '/products?flag=flashsale'],
      ['Track your Order', '/track-order'],
      ['Sign In', '/login'],
    ] as const) {
      await page.goto('/size-guide')
      await open()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
    }

    await session.restore(newPerson())
    for (const [name, path] of [
      ['Wishlist', '/wishlist'],
      ['My Orders', '/orders'],
      ['Profile', '/profile'],
    ] as const) {
      await page.goto('/')
      await open()
      await expect(menu.getByRole('link', { name: 'Sign In' })).toBeHidden()
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(path)
    }
    await open()
    await menu.getByRole('button', { name: 'Close' }).tap()
    await expect(menu).toBeHidden()
    await open()
    await menu.getByRole('button', { name: 'Logout' }).tap()
    await expect(page).toHaveURL('/login')
    await expect(menu).toBeHidden()

    await open()
    await expect(menu.getByText('English')).toHaveAttribute('aria-current', 'true')
    await menu.getByRole('link', { name: 'العربية' }).tap()
    await expect(page).toHaveURL('/ar/login')
  })

  // SHELL-26, SHELL-29, D-17
  test('The search icon turns the row into a field, which Escape and the cross close', async ({
    page,
    welcomePopup,
  }) => {
    await welcomePopup.skip()
    await page.goto('/')
    const header = page.getByRole('banner')
    const box = header.getByRole('searchbox', { name: 'Search' })
    const width = async () => (await box.boundingBox())?.width
    const cross = header.getByRole('button', { name: 'Close search' })
    expect(await width()).toBe(44)
    await box.tap()
    await expect(box).toBeFocused()
    await expect.poll(width).toBeGreaterThan(220)
    await expect(header.getByPlaceholder('What are you looking for?')).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('dress')
    await expect(page).toHaveURL('/products?search=dress')
    await expect(box).toBeFocused()
    expect(await width()).toBeGreaterThan(220)
    await page.keyboard.press('Escape')
    await expect.poll(width).toBe(44)
    await expect(page).toHaveURL('/products?search=dress')
    await box.tap()
    await cross.tap()
    await expect(cross).toBeHidden()
    await expect(box).toHaveValue('dress')
  })

  for (const [when, scripts] of [
    ['before hydration', /\/assets\/(?!starter-)[^/]*\.js$/],
    ['after hydration', null],
  ] as const)
    test(`The header and the chat link leave on the way down and return on the way up, ${when}`, async ({
      page,
      welcomePopup,
    }) => {
      await welcomePopup.skip()
      // Never answered.
      if (scripts) await page.route(scripts, () => undefined)
      await page.goto('/', scripts ? { waitUntil: 'load' } : {})
      const header = page.getByRole('banner')
      const logo = header.getByRole('link', { name: 'Little Dunes, home' })
      const chat = page.getByRole('link', { name: 'Chat with us' })
      const scrollBy = (top: number) =>
        page.evaluate(
          (by) =>
            new Promise((done) => {
              window.scrollBy({ top: by, behavior: 'instant' })
              requestAnimationFrame(() => requestAnimationFrame(done))
            }),
          top,
        )
      await scrollBy(100)
      await expect(logo).toBeInViewport({ ratio: 1 })
      await scrollBy(700)
      await expect(logo).not.toBeInViewport()
      await expect(chat).toHaveCSS('opacity', '0')
      await scrollBy(-6)
      await expect(logo).not.toBeInViewport()
      await scrollBy(-6)
      await expect(logo).toBeInViewport({ ratio: 1 })

      await scrollBy(300)
      await expect(logo).not.toBeInViewport()
      await logo.focus()
      await expect(logo).toBeInViewport({ ratio: 1 })
      await scrollBy(300)
      await expect(logo, 'a focused header stays').toBeInViewport({ ratio: 1 })
    })

  // SHELL-25, SHELL-26
  test('Without JavaScript the menu opens, and the search works', async ({
    browser,
    shop,
    contextOptions,
  }) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...PHONE,
      baseURL: shop.url,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/size-guide')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Menu' }).tap()
    await header.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Girls' }).tap()
    await expect(page).toHaveURL(`${shop.url}/products?category=Girls`)
    await header.getByRole('searchbox', { name: 'Search' }).tap()
    await page.keyboard.type('dress')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shop.url}/products?search=dress`)
    await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toBeVisible()
    await context.close()
  })
})
