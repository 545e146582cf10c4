import type { Page } from '@playwright/test'
import { setComposition } from '../fixtures/composition.ts'
import { startScripts } from '../fixtures/hydration.ts'
import { newPerson } from '../fixtures/person.ts'
import { expect, test, WITH_MOTION } from '../fixtures/test.ts'

test.use(WITH_MOTION)

/** Scripts that come with React; the starter, which replaces them until then, comes with the page. */
const SCRIPTS = /\/assets\/(?!starter-)[^/]*\.js$/
const FIRST_PICTURE = '**/pictures/hero-1*'

/** Holds requests for an address until they are released. */
async function holdBack(page: Page, address: string | RegExp) {
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

const awake = (page: Page) => expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)

// D-60
test('A page looks finished before it requests its scripts', async ({ page, session, welcomePopup }) => {
  await welcomePopup.skip()
  // The page of a customer hydrates without a touch.
  await session.restore(newPerson())
  const picture = await holdBack(page, FIRST_PICTURE)
  const scripts = await holdBack(page, SCRIPTS)
  scripts.letGo()
  // A page that waits too long for its picture hydrates without it; here the clock is paused.
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
test('An image that fails to load does not block the page', async ({ page, session, welcomePopup }) => {
  await welcomePopup.skip()
  await session.restore(newPerson())
  await holdBack(page, FIRST_PICTURE)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await awake(page)
})

// D-60
test('Using a page while it loads hydrates it and keeps the clicked button', async ({
  page,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  await holdBack(page, FIRST_PICTURE)
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Slide 2' }).click()
  await expect.poll(scripts.asked).toBeGreaterThan(0)
  await expect(currentSlide(page)).toHaveAccessibleName('Slide 1')
  const pressed = page.getByRole('button', { name: 'Slide 2' })
  await expect(pressed, 'the button shows the press').toHaveCSS('opacity', '0.6')
  scripts.letGo()
  await expect(currentSlide(page)).toHaveAccessibleName('Slide 2')
  await expect(pressed).toHaveCSS('opacity', '1')
})

// WISH-04, D-60
test('A click that needs the session is neither lost nor repeated', async ({ page, api, welcomePopup }) => {
  await welcomePopup.skip()
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

// HOME-01, HOME-04, CONST-21, D-74
test('The welcome popup opens two seconds into the visit and closes before hydration', async ({ page }) => {
  const scripts = await holdBack(page, SCRIPTS)
  await page.clock.install({ time: new Date('2026-11-21T11:59:00+04:00') })
  await page.clock.pauseAt(new Date('2026-11-21T12:00:00+04:00'))
  await page.goto('/', { waitUntil: 'load' })
  const welcome = page.getByRole('dialog', { name: 'Welcome' })
  await page.clock.runFor(1900)
  await expect(welcome).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(welcome).toBeVisible()
  await welcome.getByRole('img', { name: 'A plush camel on the dunes, in front of a low sun' }).click()
  await expect(welcome).toHaveCount(0)
  scripts.letGo()
  await page.evaluate(startScripts)
  await awake(page)
  await page.clock.runFor(5000)
  await expect(welcome).toHaveCount(0)
})

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}\\b`) })
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort' })

// D-17, SHELL-29
test('Text typed while the page is loading is searched later, and the caret stays in place', async ({
  page,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/cart', { waitUntil: 'load' })
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.click()
  await page.keyboard.type('tes')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/cart')
  scripts.letGo()
  await expect(page).toHaveURL('/products?search=tes')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tes”' })).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.type('e')
  await expect(page).toHaveURL('/products?search=tees')
  await expect(box).toHaveValue('tees')
  await page.goBack()
  await expect(page).toHaveURL('/cart')
})

// D-17, SHELL-29
test('Text composed while the page is loading is searched once the composition ends', async ({
  page,
  context,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  const searched: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/products') searched.push(searchParams.get('search'))
  })
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/cart', { waitUntil: 'load' })
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.click()
  const keyboard = await context.newCDPSession(page)
  await setComposition(keyboard, 'te')
  scripts.letGo()
  await awake(page)
  await setComposition(keyboard, 'tee')
  await expect(box).toHaveValue('tee')
  await expect(page).toHaveURL('/cart')
  await keyboard.send('Input.insertText', { text: 'tees' })
  await expect(page).toHaveURL('/products?search=tees')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “tees”' })).toBeVisible()
  await expect(box).toHaveValue('tees')
  expect(searched.filter(Boolean)).toEqual(['tees'])
  await page.goBack()
  await expect(page).toHaveURL('/cart')
})

// D-17, SHELL-29
test('Text composed to the end while the page is loading is searched', async ({
  page,
  context,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/cart', { waitUntil: 'load' })
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.click()
  const keyboard = await context.newCDPSession(page)
  await setComposition(keyboard, 'tee')
  await keyboard.send('Input.insertText', { text: 'tees' })
  await expect(page).toHaveURL('/cart')
  scripts.letGo()
  await expect(page).toHaveURL('/products?search=tees')
  await expect(box).toHaveValue('tees')
})

// D-17, LIST-14
for (const [list, sorted] of [
  ['/products', '/products?sort=low-high'],
  ['/products/tees', '/products?search=tees&sort=low-high'],
] as const)
  test(`A sort chosen while ${list} is loading is applied`, async ({ page }) => {
    const scripts = await holdBack(page, SCRIPTS)
    await page.goto(list, { waitUntil: 'load' })
    await sort(page).selectOption('Low to High')
    await expect(page).toHaveURL(list)
    scripts.letGo()
    await expect(page).toHaveURL(sorted)
    await expect(sort(page)).toHaveValue('low-high')
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(sort(page)).toHaveValue('relevant')
  })

// D-17, LIST-14
test('A price typed while the list is loading can be completed', async ({ page }) => {
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/products', { waitUntil: 'load' })
  await sort(page).selectOption('Low to High')
  await page.getByText('Price', { exact: true }).click()
  const from = page.getByLabel('From AED')
  await from.click()
  await page.keyboard.type('5')
  scripts.letGo()
  await expect(page).toHaveURL('/products?sort=low-high')
  await page.keyboard.type('0')
  await expect(from).toHaveValue('50')
  await expect(page).toHaveURL('/products?sort=low-high')
  await page.getByLabel('To AED').focus()
  await expect(page).toHaveURL('/products?minPrice=50&sort=low-high')
})

// D-17, LIST-02, LIST-14
test('The list follows choices made while it was loading', async ({ page }) => {
  const scripts = await holdBack(page, SCRIPTS)
  await page.goto('/products?category=Girls', { waitUntil: 'load' })
  await checkbox(page, 'Boys').check()
  await checkbox(page, 'Girls').uncheck()
  await sort(page).selectOption('Low to High')
  await expect(page).toHaveURL('/products?category=Girls')
  scripts.letGo()
  await expect(page).toHaveURL('/products?category=Boys&sort=low-high')
  await expect(page.getByRole('heading', { level: 1, name: 'Boys' })).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await checkbox(page, 'Boys').uncheck()
  await expect(page).toHaveURL('/products?sort=low-high')
  await expect(sort(page)).toHaveValue('low-high')
})

// D-17
test('An untouched list page stays unchanged', async ({ page }) => {
  await page.goto('/products?page=2&color=sea')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByText('Price', { exact: true }).click()
  await page.getByLabel('From AED').focus()
  await page.getByLabel('To AED').focus()
  await sort(page).selectOption('Low to High')
  await expect(page).toHaveURL(/sort=low-high/)
  await page.goBack()
  await expect(page).toHaveURL('/products?page=2&color=sea')
})

// PROD-14, D-60
test('Colour, size and cart clicks while the page is loading combine into one choice', async ({
  page,
  api,
  productPage,
  cart,
}) => {
  const scripts = await holdBack(page, SCRIPTS)
  const chosen = await api.choice(
    ({ product, colour, stock }) => stock >= 3 && colour !== product.variants[0]?.colorName,
  )
  await page.goto(`/products/${chosen.product._id}`, { waitUntil: 'load' })
  await productPage.chooseColour(chosen)
  await productPage.size(chosen.size).click()
  // A customer without an answer clicks again.
  await productPage.addButton.click()
  await productPage.addButton.click()
  scripts.letGo()
  await productPage.keepShopping()
  await cart.assertItemCount(1)
  await expect(productPage.colour(chosen.colour)).toHaveAttribute('aria-pressed', 'true')
  await expect(productPage.size(chosen.size)).toHaveAttribute('aria-pressed', 'true')
  const stored = await page.evaluate(() => localStorage.getItem('LocalCartData'))
  const entry = { quantity: 1, size: chosen.size, colorName: chosen.colour }
  expect(JSON.parse(stored ?? '')).toEqual({ [chosen.product._id]: { [chosen.size]: entry } })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // The browser opens the sheet by itself; a second click would close it again.
  test('A filter opened while the list is loading stays open, and its choice applies', async ({ page }) => {
    const scripts = await holdBack(page, SCRIPTS)
    await page.goto('/products', { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await checkbox(page, 'Unisex').check()
    scripts.letGo()
    await expect(page).toHaveURL('/products?category=Unisex')
    await expect(checkbox(page, 'Unisex')).toBeVisible()
    await expect(checkbox(page, 'Unisex')).toBeChecked()
  })
})
