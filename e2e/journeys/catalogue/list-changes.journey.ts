import type { Page } from '@playwright/test'
import { startScripts } from '../../fixtures/hydration.ts'
import { OFFLINE } from '../../fixtures/messages.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Compares the list on screen and the values of its controls with the page that the server has at this address. */
const isOfItsAddress = (page: Page) =>
  page.evaluate(async () => {
    const read = (root: Document) => {
      const list = root.querySelector('[data-static]')?.cloneNode(true) as Element
      // Groups stay as visitors left them, and the document of the server is never busy.
      for (const group of list.querySelectorAll('details')) group.removeAttribute('open')
      list.firstElementChild?.removeAttribute('aria-busy')
      const form = root.querySelector<HTMLFormElement>('form#filter')
      return { list, values: JSON.stringify(form && [...new FormData(form)]) }
    }
    const response = await fetch(location.href)
    const server = read(new DOMParser().parseFromString(await response.text(), 'text/html'))
    const screen = read(document)
    return screen.list.isEqualNode(server.list) && screen.values === server.values
  })

const TEXTS = [
  {
    base: '',
    girls: /^Girls/,
    sizes: 'Age and size',
    sort: 'Sort',
    search: 'Search',
    more: 'Show more',
  },
  {
    base: '/ar',
    girls: /^بنات/,
    sizes: 'العمر والمقاس',
    sort: 'ترتيب',
    search: 'بحث',
    more: 'عرض المزيد',
  },
]

// D-12, D-17, LIST-02, LIST-14
for (const { base, girls, sizes, sort, search, more } of TEXTS)
  test(`After each change, the list on screen is the one of its address (${base || 'English'})`, async ({
    page,
  }) => {
    await page.goto(`${base}/products`)
    const group = page.getByRole('group', { name: sizes })
    const changes: (() => Promise<unknown>)[] = [
      () => page.getByRole('link', { name: more }).click(),
      () => page.getByRole('checkbox', { name: girls }).check(),
      () => page.getByText(sizes, { exact: true }).click(),
      () => group.getByRole('checkbox').nth(2).check(),
      () => page.getByRole('combobox', { name: sort }).selectOption('low-high'),
      () => page.getByRole('checkbox', { name: girls }).uncheck(),
      () => page.getByRole('searchbox', { name: search }).fill('a'),
      () => page.getByRole('searchbox', { name: search }).fill('qqqq'),
      () => page.goBack(),
    ]
    for (const change of changes) {
      const before = page.url()
      await change()
      const moved = change !== changes[2]
      if (moved) await expect.poll(() => page.url()).not.toBe(before)
      await expect.poll(() => isOfItsAddress(page), { message: String(change) }).toBe(true)
    }
  })

// LIST-14
test('After a tick, its box keeps the focus and its group stays open', async ({ page }) => {
  await page.goto('/products')
  await page.getByText('Age and size', { exact: true }).click()
  const box = page.getByRole('group', { name: 'Age and size' }).getByRole('checkbox').nth(2)
  await box.focus()
  for (const ticked of [true, false]) {
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(ticked ? /size=/ : '/products')
    await expect.poll(() => isOfItsAddress(page)).toBe(true)
    await expect(box).toBeFocused()
    await expect(box).toBeVisible()
  }
})

/** Requests of lists wait until the returned function is called. */
async function holdLists(page: Page): Promise<() => void> {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(isList, async (route) => {
    await gate
    await route.continue()
  })
  return letThrough
}
const isList = ({ pathname }: URL) => pathname === '/products'

// LIST-14
test('A price that is being typed stays when a list arrives', async ({ page }) => {
  await page.goto('/products')
  await page.getByText('Price', { exact: true }).click()
  const [from, to] = [page.getByLabel('From AED'), page.getByLabel('To AED')]
  const letThrough = await holdLists(page)
  await from.fill('50')
  const asked = page.waitForRequest((request) => request.url().includes('minPrice=50'))
  await page.keyboard.press('Tab')
  await asked
  await to.pressSequentially('1')
  letThrough()
  await expect(page).toHaveURL('/products?minPrice=50')
  await expect(page.getByRole('link', { name: 'Clear filter' })).toBeVisible()
  await page.keyboard.type('20')
  await expect(to).toHaveValue('120')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?minPrice=50&maxPrice=120')
})

// LIST-14
test('A group that was closed stays closed', async ({ page }) => {
  await page.goto('/products?size=90')
  const group = page.getByRole('group', { name: 'Age and size' })
  await expect(group).toBeVisible()
  await page.getByText('Age and size', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Low to High')
  await expect(page).toHaveURL('/products?size=90&sort=low-high')
  await expect.poll(() => isOfItsAddress(page)).toBe(true)
  await expect(group).toBeHidden()
})

// LIST-14
test('A filter chosen on a further page shows the first product', async ({ page }) => {
  await page.goto('/products?page=3')
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await page.getByRole('checkbox', { name: /^Unisex/ }).dispatchEvent('click')
  await expect(page).toHaveURL('/products?category=Unisex')
  await expect(page.getByRole('article').first()).toBeInViewport()
})

// D-17, LIST-14
test('A filter that leads to another page is not chosen while offline', async ({
  page,
  context,
  toasts,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/products/tees')
  const [girls, sort] = [
    page.getByRole('checkbox', { name: /^Girls/ }),
    page.getByRole('combobox', { name: 'Sort' }),
  ]
  await context.setOffline(true)
  await girls.click()
  await toasts.assertShown(OFFLINE)
  await expect(girls).not.toBeChecked()
  await sort.selectOption('Low to High')
  await expect(sort).toHaveValue('relevant')
  await expect(page).toHaveURL('/products/tees')
})

// HOME-39
test('A card whose picture and placeholder are missing requests each once', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const asked: string[] = []
  await page.route(/\/media\/|placeholder/, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/products?search=gauze')
  await expect(page.getByRole('article').locator('img[src*=placeholder]').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('placeholder')).length).toBeLessThanOrEqual(
    await page.getByRole('article').count(),
  )
})

// SHELL-29
test('A word that is typed at once is one request', async ({ page }) => {
  await page.clock.install()
  await page.goto('/products')
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked: string[] = []
  page.on('request', (request) => isList(new URL(request.url())) && asked.push(request.url()))
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('dress')
  await page.clock.resume()
  await expect(page).toHaveURL('/products?search=dress')
  expect(asked).toHaveLength(1)
})

// D-12, STATE-08
test('A list that fails after a search on another page can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Could not load the product list/)
  await page.goto('/cart')
  await page.route(isList, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('searchbox', { name: 'Search' }).fill('dress')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “dress”' })).toBeVisible()
  await page.unroute(isList)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

// D-60
for (const address of ['/products', '/'])
  test(`Products of ${address} stay when something else changed the page before hydration`, async ({
    page,
    allowConsole,
    welcomePopup,
  }) => {
    allowConsole(/Minified React error/)
    await welcomePopup.skip()
    await page.goto(address, { waitUntil: 'load' })
    const count = await page.getByRole('article').count()
    // A translator changes the text of headings and links.
    const others = [
      page.getByRole('contentinfo').getByRole('link').first(),
      page.getByRole('main').getByRole('heading').last(),
    ]
    for (const other of others)
      await other.evaluate((element) => {
        element.textContent = 'Übersetzt'
      })
    await page.evaluate(startScripts)
    await expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)
    await expect(page.getByRole('contentinfo').getByText('Übersetzt')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(count)
  })

// LIST-01, LIST-12, LIST-14
for (const address of [
  '/products?page=2',
  '/products?category=Girls&size=90&color=Sand&inStock=true&minPrice=20',
  '/products?search=qqqq',
  '/',
  '/ar',
])
  test(`${address} has a style for every class`, async ({ page }) => {
    await page.goto(address)
    const missing = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      )
      const styles = rules.join(' ')
      const classes = [...document.querySelectorAll('main [class]')].flatMap(({ classList }) => [
        ...classList,
      ])
      return [...new Set(classes)].filter((name) => !styles.includes(`.${name}`))
    })
    expect(missing).toEqual([])
  })
