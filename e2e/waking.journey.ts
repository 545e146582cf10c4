import type { Page } from '@playwright/test'
import { withoutWelcome } from './places.ts'
import { expect, test } from './running-shop.ts'

const SCRIPTS = '**/assets/*.js'
const FIRST_PICTURE = '**/pictures/hero-1*'

/** Whatever is asked for there waits until it is let go. */
async function holdBack(page: Page, address: string) {
  let letGo = () => {}
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  await page.route(address, async (route) => {
    asked += 1
    await going
    await route.continue()
  })
  return { letGo, asked: () => asked }
}

const currentSlide = (page: Page) =>
  page.getByRole('region', { name: 'Highlights' }).locator('[aria-current=true]')

const awake = (page: Page) => expect(page.getByRole('timer')).toContainText(/\d\d/)

// D-60
test('A page looks finished before it asks for what it can do', async ({ page }) => {
  await withoutWelcome(page)
  const picture = await holdBack(page, FIRST_PICTURE)
  const scripts = await holdBack(page, SCRIPTS)
  scripts.letGo()
  // A page that waits too long for its picture wakes without it; here no time passes.
  await page.clock.install({ time: new Date('2026-11-21T11:59:00+04:00') })
  await page.clock.pauseAt(new Date('2026-11-21T12:00:00+04:00'))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(picture.asked).toBe(1)
  expect(scripts.asked()).toBe(0)
  picture.letGo()
  await awake(page)
})

// D-60
test('A picture that does not come keeps nobody from using the page', async ({ page }) => {
  await withoutWelcome(page)
  await holdBack(page, FIRST_PICTURE)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await awake(page)
})

// D-60
test('Who uses a page that is still coming wakes it, and the button that was pressed is not forgotten', async ({
  page,
}) => {
  await withoutWelcome(page)
  await holdBack(page, FIRST_PICTURE)
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Slide 2' }).click()
  await expect.poll(scripts.asked).toBeGreaterThan(0)
  await expect(currentSlide(page)).toHaveAccessibleName('Slide 1')
  scripts.letGo()
  await expect(currentSlide(page)).toHaveAccessibleName('Slide 2')
})

// WISH-04, D-60
test('A press that needs to know who is here is not lost either, nor done twice', async ({ page, api }) => {
  await withoutWelcome(page)
  const scripts = await holdBack(page, SCRIPTS)
  const [product] = await api.products()
  await page.goto(`/products/${product?._id}`, { waitUntil: 'load' })
  await page.getByRole('main').getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(page).not.toHaveURL('/login')
  scripts.letGo()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${product?._id}`))
})
