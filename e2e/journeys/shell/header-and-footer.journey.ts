import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

const BANNER = 'Save up to 20% for all Products'

/** Links of a part of the page, as text and target. */
const getLinks = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))

// SHELL-01, SHELL-22 to SHELL-25, SHELL-32 to SHELL-34, MSG-02, MSG-58, CONST-37
test('The header has banner, email, logo, four lists and the account', async ({
  page,
  api,
  allowConsole,
  session,
  welcomePopup,
}) => {
  allowConsole(/status of 404/)
  const { settings } = await api.call('GET /api/settings', {})
  const header = page.getByRole('banner')
  await welcomePopup.skip()
  for (const path of ['/', '/cart', '/login', '/no/such/page', '/products']) {
    await page.goto(path)
    await expect(
      page.getByRole('complementary', { name: BANNER }).getByText(BANNER, { exact: true }),
    ).toBeVisible()
    await expect(header).toBeVisible()
  }
  await expect(page.getByRole('complementary', { name: BANNER }).getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${settings.helpEmail}`,
  )
  expect(await getLinks(header.getByRole('navigation', { name: 'Shop' }))).toEqual([
    ['ALL', '/products'],
    ['Boys', '/products?category=Boys'],
    ['Girls', '/products?category=Girls'],
    ['Unisex', '/products?category=Unisex'],
  ])
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/login')
  await header.getByRole('link', { name: 'Little Dunes, home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()

  await session.restore(newPerson())
  await page.reload()
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden()
  await header.getByRole('button', { name: 'Profile' }).click()
  const entries = header.getByRole('button', { name: 'Profile' }).locator('xpath=..').getByRole('listitem')
  await expect(entries).toHaveText(['Profile', 'My Orders', 'Logout'])
})

// SHELL-41 to SHELL-48, SHELL-51, MSG-59, D-77
test('The footer links lead to their pages, and unfinished ones stay on the page', async ({ page, api }) => {
  const { settings } = await api.call('GET /api/settings', {})
  await page.goto('/products')
  const footer = page.getByRole('contentinfo')
  const column = (title: string) =>
    footer.getByRole('heading', { name: title, exact: true }).locator('xpath=..').getByRole('list')
  expect(await getLinks(column('Shop Online'))).toEqual([
    ['Boys', '/products?category=Boys'],
    ['Girls', '/products?category=Girls'],
    ['Unisex', '/products?category=Unisex'],
    ['Shoes', '/products?type=shoes'],
  ])
  expect(await getLinks(column('Customer Care'))).toEqual([
    ['Help', '/help'],
    ['Contact', '/contact'],
    ['Size Guide', '/size-guide'],
    ['Make Return', '/returns'],
    ['Track your Order', '/track-order'],
  ])
  expect(await getLinks(column('About'))).toEqual([
    ['Our Story', '/about'],
    ['Reviews', ''],
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ])
  const { phone, supportEmail, social } = settings
  expect(await getLinks(column('Contact us'))).toEqual([
    [phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`],
    [supportEmail, `mailto:${supportEmail}`],
  ])
  const networks = Object.values(social).filter(Boolean)
  expect(networks).toHaveLength(4)
  const shown = footer
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Instagram' }) })
    .getByRole('link')
  expect((await shown.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toSorted()).toEqual(
    networks.toSorted(),
  )
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible()

  const everywhere = (await getLinks(page.locator('body'))).map(([, href]) => href)
  expect(everywhere.filter((href) => /admin|office/.test(href ?? ''))).toEqual([])

  await footer.getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/products')
  await footer.getByRole('link', { name: 'Track your Order' }).click()
  await expect(page).toHaveURL('/track-order')
})

/** Parts of the header that overlap or are outside the screen, and whether the page is too wide. */
const untidiness = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('a, form, button')]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0)
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return {
      overlaps: parts.filter((a, at) => parts.slice(at + 1).some((b) => meet(a, b))).length,
      outside: parts.filter((box) => box.left < 0 || box.right > innerWidth).length,
      tooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

test('The header fits at every width, for guests and for customers', async ({
  page,
  session,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  const header = page.getByRole('banner')
  const check = async () => {
    for (const width of [320, 390, 480, 700, 767, 768, 879, 880, 900, 1024, 1180, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect({ width, ...(await untidiness(page)) }).toEqual({
        width,
        overlaps: 0,
        outside: 0,
        tooWide: false,
      })
    }
  }
  await page.goto('/products')
  await check()
  await session.restore(newPerson())
  await page.goto('/products')
  await expect(header.getByRole('button', { name: 'Profile' })).toBeVisible()
  await check()
})

/** Opening loaders in the order of the page: visibility, and share of the screen. */
const openings = (page: Page, at: number) =>
  page.evaluate((time) => {
    const lifts = document
      .getAnimations()
      // Compiled style sheets append a suffix to the name of an animation.
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName.startsWith('lift_'))
    return lifts.map((lift) => {
      lift.currentTime = time
      const cover = (lift.effect as KeyframeEffect).target as Element
      const { width, height } = cover.getBoundingClientRect()
      const covers = width >= innerWidth - 20 && height === innerHeight
      return covers && getComputedStyle(cover).visibility === 'visible'
    })
  }, at)

// SHELL-19, HOME-05, CONST-20, D-60
test('A loader covers the first page of a visit for 500 ms, and home on each visit', async ({
  page,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  await page.goto('/products')
  expect(await openings(page, 0)).toEqual([true])
  expect(await openings(page, 499)).toEqual([true])
  expect(await openings(page, 500)).toEqual([false])
  await page.getByRole('banner').getByRole('link', { name: 'Boys' }).click()
  await expect(page).toHaveURL('/products?category=Boys')
  expect(await openings(page, 0)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Little Dunes, home' }).click()
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
  expect(await openings(page, 499)).toEqual([true])
  const homes = page.getByRole('main').getByTestId('splash')
  await expect(homes).toHaveCSS('animation-duration', '0.5s')
  await expect(homes).toHaveCSS('pointer-events', 'none')
})

// SHELL-20, D-61
test('A new page starts at its top, and going back and forward restores the scroll position', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY)
  await page.goto('/products')
  await page.getByRole('link', { name: 'Show more' }).click()
  const far = page.getByRole('article').nth(40)
  await far.scrollIntoViewIfNeeded()
  const place = await top()
  expect(place).toBeGreaterThan(300)
  await far.getByRole('link', { name: /^Quick View/ }).click()
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeVisible()
  await expect.poll(top).toBe(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const end = await top()
  expect(end).toBeGreaterThan(300)
  await page.goBack()
  await expect(page).toHaveURL('/products?limit=48')
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect.poll(top).toBe(place)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeVisible()
  await expect.poll(top).toBe(end)
  await page.goBack()
  await expect.poll(top).toBe(place)
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Low to High')
  await expect(page).toHaveURL(/sort=low-high/)
  await expect.poll(top).toBe(200)
})

// SHELL-21, STATE-03, D-60
test('The header is hidden until the stored token has been read, then shows the account at once', async ({
  page,
  session,
}) => {
  await session.restore(newPerson())
  await page.addInitScript(() => {
    const looks: string[] = []
    const getItem = Storage.prototype.getItem
    Storage.prototype.getItem = function look(key: string) {
      const { session } = document.documentElement.dataset
      if (key === 'token') looks.push(`${session}, ${document.body ? 'page' : 'nothing'} to see`)
      return getItem.call(this, key)
    }
    Object.assign(window, { looks })
  })
  const cameToLife = page.waitForResponse('**/api/cart/get')
  await page.goto('/products', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header).toBeVisible()
  await expect(header.getByRole('button', { name: 'Profile' })).toBeVisible()
  const [first] = await page.evaluate(() => (window as unknown as { looks: string[] }).looks)
  expect(first).toBe('checking, nothing to see')
  await cameToLife

  const mark = (session: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset.session = value
    }, session)
  const place = await page.getByRole('main').boundingBox()
  await mark('checking')
  await expect(page.locator('header')).toBeHidden()
  expect(await page.getByRole('main').boundingBox(), 'hiding the header does not move the page').toEqual(
    place,
  )
})
