import { chromiumPath } from '../../scripts/find-chromium.ts'
import { expect, test } from '../fixtures/test.ts'

// Playwright turns it off, and headless browsers have none.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: chromiumPath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

test('Back restores home, lists, products and the cart from the back/forward cache', async ({
  page,
  api,
  welcomePopup,
}) => {
  const [product] = await api.products()
  await welcomePopup.skip()
  for (const path of ['/', '/ar', '/products', `/products/${product?._id}`, '/cart']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.goto('/robots.txt', { waitUntil: 'load' })
    // The page fires no second 'load' event.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html[data-left]'), path).toBeAttached()
  }
})
