import type { Page } from '@playwright/test'
import { OFFLINE } from '../fixtures/messages.ts'
import { newPerson } from '../fixtures/person.ts'
import { expect, test } from '../fixtures/test.ts'

/** Page, call, and message when the call fails. */
const LISTS = [
  ['/cart', 'cart/get', "We couldn't load your cart"],
  ['/checkout', 'cart/get', "We couldn't load your cart"],
  ['/orders', 'order/userorders', "We couldn't load your orders"],
  ['/profile', 'order/userorders', "We couldn't load your orders"],
  ['/wishlist', 'wishlist/get', 'Error fetching wishlist'],
] as const

const placeholder = (page: Page) => page.locator('main [role=status][aria-label]').first()

// STATE-08, MSG-32
for (const [path, call, words] of LISTS) {
  test(`${path} reserves space for its list, reports a failed load and retries`, async ({
    page,
    session,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|Error fetching|Could not load/)
    const name = await session.withFullLists()
    const content =
      path === '/checkout' ? page.locator('[name=fullname]') : page.getByRole('main').getByText(name)
    const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
    let answer: 'none' | 'error' | 'real' = 'none'
    await page.route(`**/api/${call}`, async (route) => {
      await gate
      if (answer === 'real') return route.continue()
      if (answer === 'none') return route.abort('internetdisconnected')
      const body = { success: false, code: 'unexpected', message: 'No' }
      await route.fulfill({ status: 503, json: body })
    })
    await page.goto(path)
    await expect(placeholder(page)).toBeVisible()
    letThrough()
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: words })
    await expect(failure).toBeVisible()
    await expect(placeholder(page)).toHaveCount(0)
    answer = 'error'
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeVisible()
    answer = 'real'
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(content.first()).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
}

test('Following a link while offline keeps the page and shows why, and works after reconnecting', async ({
  page,
  context,
  allowConsole,
  toasts,
  welcomePopup,
}) => {
  // Pictures that were still loading.
  allowConsole(/Failed to load resource/)
  await welcomePopup.skip()
  await page.goto('/products')
  const first = page.getByRole('article').getByRole('link').first()
  // A list that reacts to its filters is hydrated.
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Low to High')
  await expect(page).toHaveURL(/sort=low-high/)
  await context.setOffline(true)
  await first.click()
  await toasts.assertShown(OFFLINE)
  await expect(page).toHaveURL(/sort=low-high/)
  await context.setOffline(false)
  await first.click()
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeVisible()
})

// D-12, D-17, LIST-14
test('A filter that fails to load keeps the list, shows an error and applies after reconnecting', async ({
  page,
  context,
  allowConsole,
  welcomePopup,
}) => {
  allowConsole(/Failed to load resource|Could not load the product list/)
  await welcomePopup.skip()
  await page.goto('/products?sort=low-high')
  const first = page.getByRole('article').getByRole('heading').first()
  const cheapest = await first.textContent()
  const girls = page.getByRole('checkbox', { name: /^Girls/ })
  const failure = page.getByRole('alert').filter({ hasText: "We couldn't load these results" })
  await context.setOffline(true)
  await girls.check()
  await expect(failure).toBeVisible()
  await expect(girls).toBeChecked()
  await expect(page).toHaveURL('/products?category=Girls&sort=low-high')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('High to Low')
  await page.getByRole('searchbox', { name: 'Search' }).fill('e')
  await expect(page).toHaveURL('/products?search=e&category=Girls&sort=high-low')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeVisible()
  await expect(first).toHaveText(cheapest ?? '')
  await context.setOffline(false)
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “e”' })).toBeVisible()
  await expect(girls).toBeChecked()
  await expect(first).not.toHaveText(cheapest ?? '')
})

// D-17, SHELL-29
test('A search typed while offline stays in its field and runs after reconnecting', async ({
  page,
  context,
  allowConsole,
  toasts,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/cart')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await context.setOffline(true)
  await box.fill('tee')
  await toasts.assertShown(OFFLINE)
  await box.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(box).toHaveValue('tee')
  await context.setOffline(false)
  await expect(page).toHaveURL('/products?search=tee')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tee”' })).toBeVisible()
})

/** True once every file that pages prefetch is loaded, this one included. */
const fetchedAhead = (page: Page, name: string) =>
  page.evaluate((address) => {
    const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    const isThere = ({ href }: HTMLLinkElement) =>
      performance.getEntriesByName(href).some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
    return ahead.some(({ href }) => href.includes(address)) && ahead.every(isThere)
  }, name)

// D-27, SHELL-36 to SHELL-38
for (const [where, path] of [
  ['the menu of any page', '/products'],
  ['the profile', '/profile'],
] as const) {
  test(`Logging out from ${where} works offline`, async ({
    page,
    context,
    allowConsole,
    session,
    welcomePopup,
  }) => {
    // Failed calls, and pictures that were still loading.
    allowConsole(/Failed to load resource/)
    await welcomePopup.skip()
    await session.restore(newPerson())
    await page.goto(path)
    const logout = page.getByRole('button', { name: 'Logout', exact: true })
    if (path === '/products') await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
    await expect(logout).toBeVisible()
    await expect.poll(() => fetchedAhead(page, 'login-page')).toBe(true)
    await context.setOffline(true)
    await logout.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('textbox', { name: 'Email or Mobile Number' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
}

// D-61, LIST-03
test('Back and forward restore filters and scroll position, and a filter change keeps the position', async ({
  page,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  await page.goto('/products?category=Girls&sort=low-high')
  const girls = page.getByRole('checkbox', { name: /^Girls/ })
  await expect(girls).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('low-high')
  await page.getByRole('checkbox', { name: /^In stock only/ }).check()
  await expect(page).toHaveURL(/inStock=true/)

  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 700))
  const product = page.getByRole('article').getByRole('link').nth(8)
  await product.scrollIntoViewIfNeeded()
  const place = await scrolled()
  expect(place).toBeGreaterThan(0)
  await product.click()
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeVisible()
  await expect.poll(scrolled).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(/category=Girls/)
  await expect(girls).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^In stock only/ })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('low-high')
  await expect.poll(scrolled).toBe(place)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeVisible()

  await page.goBack()
  await expect(girls).toBeChecked()
  await page.evaluate(() => window.scrollTo(0, 100))
  await girls.uncheck()
  await expect(page).not.toHaveURL(/category=Girls/)
  expect(await scrolled()).toBe(100)
})
