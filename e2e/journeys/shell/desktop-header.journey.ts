import { expect, test } from '../../fixtures/test.ts'

// SHELL-25, D-71
test('The shop links open menus with pictures by mouse and by keyboard, and a click follows the link', async ({
  page,
}) => {
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Shop' })
  const girls = links.getByRole('link', { name: 'Girls', exact: true })
  const menu = links.getByRole('region', { name: 'Girls' })
  await page.goto('/cart')
  await expect(girls).toHaveAttribute('aria-haspopup', 'true')
  await expect(girls).toHaveAttribute('aria-expanded', 'false')
  await girls.hover()
  await expect(girls).toHaveAttribute('aria-expanded', 'true')
  const all = menu.getByRole('link', { name: "All girls' clothing" })
  await expect(all).toHaveAttribute('href', '/products?category=Girls&type=clothing')
  await expect(menu.getByRole('link', { name: 'New arrivals' })).toHaveAttribute(
    'href',
    '/products?category=Girls',
  )
  await expect(menu.getByRole('link', { name: '2–3 Years' })).toHaveAttribute(
    'href',
    '/products?category=Girls&size=100',
  )
  const pictures = menu.locator('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  await page.mouse.move(700, 850)
  await expect(menu).toHaveCount(0)

  await girls.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(girls).toBeFocused()
  await expect(menu).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(girls).toBeFocused()
  await page.keyboard.press('Tab')
  for (let left = await menu.getByRole('link').count(); left > 0; left--) await page.keyboard.press('Tab')
  await expect(links.getByRole('link', { name: 'Unisex', exact: true })).toBeFocused()
  await expect(menu).toHaveCount(0)

  await girls.click()
  await expect(page).toHaveURL('/products?category=Girls')
})

test('The desktop header becomes lower on a scrolled page, which does not move', async ({ page }) => {
  await page.goto('/products')
  const bottom = async () => {
    const box = await page.getByRole('banner').locator(':scope > div').boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const heading = page.getByRole('heading', { level: 1 })
  const top = () => heading.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
  expect(await bottom()).toBe(36 + 84)
  const before = await top()
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  await expect.poll(bottom).toBe(84)
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(bottom).toBe(64)
  expect(await top()).toBe(before)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeInViewport({ ratio: 1 })
})
