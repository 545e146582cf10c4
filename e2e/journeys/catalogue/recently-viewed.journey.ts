import type { Page } from '@playwright/test'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

const seen = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })

test('A product page lists recently viewed products, newest first, until the customer logs out', async ({
  page,
  api,
  session,
  productPage,
}) => {
  const [first, second, third] = await api.products()
  if (!first || !second || !third) throw new Error('The shop has too few products')
  await session.restore(newPerson())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // A page that is left before hydration does not count as viewed.
  const awake = page.waitForResponse('**/api/cart/get')
  await productPage.open({ product: first })
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  await awake
  await expect(seen(page)).toHaveCount(0)
  await productPage.open({ product: second })
  await expect(seen(page)).toHaveCount(1)
  await productPage.open({ product: third })
  await expect(seen(page)).toHaveCount(1)
  // Nothing is requested until it is near the viewport.
  expect(asked.filter((url) => url.includes('ids=') && url.includes(first._id))).toHaveLength(1)
  await seen(page).scrollIntoViewIfNeeded()
  await expect(seen(page).getByRole('heading', { level: 3 })).toContainText([second.name, first.name])

  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('RecentlySeen'))).toBeNull()
})

test('Damaged and unknown viewed products are dropped without a layout shift', async ({
  page,
  api,
  productPage,
}) => {
  const [first, second] = await api.products()
  if (!first || !second) throw new Error('The shop has too few products')
  const unknown = '01890000-0000-7000-8000-000000000000'
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const moved = Number(document.documentElement.dataset.moved ?? 0) + entry.value
        document.documentElement.dataset.moved = String(moved)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/cart')
  await page.evaluate(() => localStorage.setItem('RecentlySeen', '{"broken'))
  await productPage.open({ product: first })
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  await page.evaluate(
    (ids) => localStorage.setItem('RecentlySeen', JSON.stringify(ids)),
    [unknown, 7, null, 'x', first._id, second._id],
  )
  await page.reload()
  await seen(page).scrollIntoViewIfNeeded()
  await expect(seen(page).getByRole('article')).toHaveCount(1)
  await expect(seen(page).getByRole('heading', { level: 3 })).toContainText([second.name])
  expect(await page.evaluate(() => localStorage.getItem('RecentlySeen'))).toBe(
    JSON.stringify([first._id, second._id]),
  )
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
  expect(moved).toBeLessThanOrEqual(0.02)
})
