import { newPerson } from '../../fixtures/person.ts'
import { expect, test, WITH_MOTION } from '../../fixtures/test.ts'

test.use(WITH_MOTION)

const BANNER = 'Save up to 20% for all Products'

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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

  // SHELL-22 to SHELL-27, SHELL-32 to SHELL-34, D-25
  test('The header has all its desktop links, and leads to wishlist, orders and profile', async ({
    page,
    api,
    session,
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
    for (const name of ['Little Dunes, home', 'ALL', 'Boys', 'Girls', 'Unisex', 'Cart', 'Sign In'])
      await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await expect(header.getByPlaceholder('What are you looking for?')).toBeInViewport({ ratio: 1 })
    await header.getByRole('link', { name: 'Sign In', exact: true }).tap()
    await expect(page).toHaveURL('/login')

    await session.restore(newPerson())
    await page.goto('/')
    await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden()
    await header.getByRole('link', { name: 'Wishlist' }).tap()
    await expect(page).toHaveURL('/wishlist')
    const account = header.getByRole('button', { name: 'Profile' })
    for (const [entry, path] of [
      ['My Orders', '/orders'],
      ['Profile', '/profile'],
    ] as const) {
      await account.tap()
      await header.getByRole('link', { name: entry, exact: true }).tap()
      await expect(page).toHaveURL(path)
    }
  })

  // SHELL-26
  test('The search stays visible while scrolling, and keyboard focus restores the whole header', async ({
    page,
    welcomePopup,
  }) => {
    await welcomePopup.skip()
    await page.goto('/products')
    const header = page.getByRole('banner')
    await page.evaluate(() => window.scrollTo(0, 1200))
    await expect(header.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
    const logo = header.getByRole('link', { name: 'Little Dunes, home' })
    await expect(logo).not.toBeInViewport()
    await header.getByRole('searchbox').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(header.getByRole('link', { name: 'Unisex' })).toBeFocused()
    await expect(logo).toBeInViewport({ ratio: 1 })
  })
})
