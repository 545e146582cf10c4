import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = async (page: Page) =>
  cards(page).getByRole('heading', { level: 3 }).getByRole('link').allTextContents()
const count = (page: Page, total: number) =>
  expect(page.getByRole('status').filter({ hasText: /^\d+ products?$/ })).toHaveText(
    total === 1 ? '1 product' : `${total} products`,
  )

// SHELL-04, SHELL-26, SHELL-28, SHELL-29, LIST-04, ROLE-02, MSG-03, D-17
test('Typing searches from any page, and one step back returns to the start', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  const word = product.name.slice(0, 4).toUpperCase()
  await page.goto('/cart')
  await expect(box(page)).toHaveAttribute('placeholder', 'What are you looking for?')
  const before = await page.evaluate(() => history.length)
  await box(page).pressSequentially(word)
  await expect(page).toHaveURL(`/products?search=${encodeURIComponent(word).replaceAll('%20', '+')}`)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue(word)
  await expect(cards(page).getByRole('link', { name: product.name, exact: true }).first()).toBeVisible()
  const named = (await api.products()).filter(({ name }) => name.toUpperCase().includes(word))
  const first = async () => (await names(page)).slice(0, named.length)
  await expect.poll(async () => (await first()).toSorted()).toEqual(named.map(({ name }) => name).toSorted())
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await expect(box(page)).toHaveValue('')
})

// SHELL-05, SHELL-30, SHELL-31, D-10
test('Enter opens the URL of any search term, and does nothing for a blank one', async ({ page }) => {
  await page.goto('/login')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/login')
  for (const term of ['50/50', '100%', 'what?', '#1', 'a&b=c', '%2F', 'قطن']) {
    await box(page).fill(term)
    await box(page).press('Enter')
    await expect(page).toHaveURL(`/products/${encodeURIComponent(term)}`)
    await expect(page.getByRole('heading', { level: 1, name: `Results for “${term}”` })).toBeVisible()
    await expect(box(page)).toHaveValue(term)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “قطن”' })).toBeVisible()
  await expect(box(page)).toHaveValue('قطن')
  await box(page).fill('   ')
  await expect(page).toHaveURL('/products?search=+++')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/products?search=+++')
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'ALL' }).click()
  await expect(page).toHaveURL('/products')
  await expect(box(page)).toHaveValue('')
})

// D-17
test('The search ignores and removes invisible characters', async ({ page, api }) => {
  const all = await api.products()
  for (const address of ['/products?search=%00', '/products?search=%01%09%1F', '/products/%07']) {
    await page.goto(address)
    await expect(box(page)).toHaveValue('')
    await count(page, all.length)
  }
  await page.goto('/products?search=%00camel%0A%0Dtrail%7F')
  await expect(box(page)).toHaveValue('camel trail')
})

// SHELL-02, SHELL-03, SHELL-25, LIST-01 to LIST-07, LIST-11, LIST-14, MSG-61
test('Gender, search and sort work together, and the URL contains all of them', async ({ page, api }) => {
  const products = await api.products()
  const girls = products.filter(({ category }) => category === 'Girls')
  const boys = products.filter(({ category }) => category === 'Boys')
  const shown = ({ price, discount, flashDiscount }: (typeof products)[number]) =>
    Math.round((price * (100 - Math.max(discount, flashDiscount))) / 100)

  await page.goto('/products')
  await count(page, products.length)
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Girls' }).click()
  await expect(page).toHaveURL('/products?category=Girls')
  const gender = page.getByRole('group', { name: 'Gender', exact: true })
  await expect(page.getByText('Gender', { exact: true })).toBeVisible()
  await expect(gender.getByRole('checkbox')).toHaveCount(3)
  for (const name of ['Boys', 'Girls', 'Unisex'])
    await expect(gender.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) })).toBeVisible()
  await expect(gender.getByRole('checkbox', { name: 'Girls' })).toBeChecked()
  await expect(gender.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await count(page, girls.length)
  await expect(cards(page).first().getByText('Quick View', { exact: true })).toHaveCount(1)

  await gender.getByRole('checkbox', { name: 'Boys' }).check()
  await count(page, girls.length + boys.length)
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await expect(sort.getByRole('option')).toHaveText(['Relevant', 'Low to High', 'High to Low'])
  await expect(sort).toHaveValue('relevant')
  await sort.selectOption('low-high')
  await expect(page).toHaveURL(/sort=low-high/)
  const cheapest = Math.min(...[...girls, ...boys].map(shown))
  await expect(cards(page).first()).toContainText(`AED ${cheapest}`)
  await sort.selectOption('High to Low')
  await expect(page).toHaveURL(/sort=high-low/)
  const dearest = Math.max(...[...girls, ...boys].map(shown))
  await expect(cards(page).first()).toContainText(`AED ${dearest}`)

  await box(page).fill('dress')
  const dresses = [...girls, ...boys].filter(({ name, subCategory, description }) =>
    /dress/i.test(`${name} ${subCategory} ${description}`),
  )
  await count(page, dresses.length)
  await expect
    .poll(async () => (await names(page)).toSorted())
    .toEqual(dresses.map(({ name }) => name).toSorted())
  await expect(page).toHaveURL('/products?search=dress&category=Boys&category=Girls&sort=high-low')

  await page.reload()
  await count(page, dresses.length)
  await expect(gender.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(sort).toHaveValue('high-low')
})

for (const { base, girls, search, loading } of [
  { base: '', girls: /^Girls/, search: 'Search', loading: 'Loading…' },
  { base: '/ar', girls: /^بنات/, search: 'بحث', loading: 'جارٍ التحميل' },
])
  test.describe(`Before the list loads (${base || 'English'})`, () => {
    const both = `${base}/products?search=dress&category=Girls`

    /** Hydrates the page; from then on list requests wait until released. */
    async function holdLists(page: Page): Promise<() => void> {
      const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
      await page.goto(`${base}/products`)
      await page.keyboard.press('Shift')
      await expect.poll(() => page.evaluate('window.takeEarlyClicks === null')).toBe(true)
      await page.route(isList, async (route) => {
        await gate
        await route.continue()
      })
      return letThrough
    }
    const isList = ({ pathname }: URL) => pathname === `${base}/products`
    const asked = (page: Page, query: string) =>
      page.waitForRequest((request) => isList(new URL(request.url())) && request.url().includes(query))

    // D-12, D-17, SHELL-29
    for (const first of ['filter', 'search'] as const)
      test(`A filter and a search combine, ${first} first`, async ({ page }) => {
        const letThrough = await holdLists(page)
        const checkbox = page.getByRole('checkbox', { name: girls })
        const steps = {
          filter: () => Promise.all([asked(page, 'category=Girls'), checkbox.check()]),
          search: () =>
            Promise.all([
              asked(page, 'search=dress'),
              page.getByRole('searchbox', { name: search }).fill('dress'),
            ]),
        }
        await steps[first]()
        // Another list of the same page: no overlay.
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1)
        await expect(page.getByText(loading, { exact: true })).toHaveCount(0)
        await steps[first === 'filter' ? 'search' : 'filter']()
        letThrough()
        await expect(page).toHaveURL(both)
        await expect(checkbox).toBeChecked()
      })

    // D-12, D-17, SHELL-29
    test('A key pressed on a checkbox searches within its filter', async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource|Could not load the product list/)
      await holdLists(page)
      // An immediate answer would end the search before the filter is requested.
      await page.route(isList, (route) => route.abort())
      const checkbox = page.getByRole('checkbox', { name: girls })
      const typed = await page.getByRole('searchbox', { name: search }).elementHandle()
      await checkbox.evaluate((tick: HTMLInputElement, box) => {
        tick.click()
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(box, 'dress')
        box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }, typed)
      await expect(page).toHaveURL(both)
      await expect(checkbox).toBeChecked()
    })
  })

// D-13
test('A search without results suggests similar names', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop has no products')
  const typo = product.name.replace(/[aeiou]/, 'x')
  await page.goto('/products')
  await box(page).fill(typo)
  await expect(page.getByRole('heading', { name: `No results for “${typo}”` })).toBeVisible()
  await expect(page.getByText('Did you mean')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).click()
  await expect(cards(page).getByRole('link', { name: product.name, exact: true })).toBeVisible()
})

const filterGroup = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'Filter' }).getByRole('group', { name: title, exact: true })

/** Names and counts of the checkboxes of a group. */
async function boxes(page: Page, title: string) {
  const rows = await filterGroup(page, title).getByRole('checkbox').locator('xpath=..').all()
  return Promise.all(
    rows.map(async (row) => ({
      name: (await row.locator('bdi').textContent()) ?? '',
      count: Number(await row.locator('small').textContent()),
      disabled: await row.getByRole('checkbox').isDisabled(),
    })),
  )
}

// LIST-12, LIST-14, D-12, D-19
test('Every filter shows how many products match, and filters to that number', async ({ page, api }) => {
  const all = await api.products()
  await page.goto('/products?category=Girls')
  const opened = (title: string) => page.getByText(title, { exact: true }).click()
  await opened('Age and size')
  const ages = await boxes(page, 'Age and size')
  const [twoYears] = ages.filter(({ name }) => name === '2–3 Years')
  const listGirls = (size: string) =>
    all.filter(
      ({ category, variants }) =>
        category === 'Girls' && variants.some(({ sizes }) => sizes.some((entry) => entry.size === size)),
    )
  expect(twoYears?.count).toBe(listGirls('100').length)
  await filterGroup(page, 'Age and size').getByRole('checkbox', { name: '2–3 Years' }).check()
  await expect(page).toHaveURL('/products?category=Girls&size=100')
  await count(page, twoYears?.count ?? 0)
  // A choice does not hide its own alternatives.
  await expect.poll(() => boxes(page, 'Age and size')).toEqual(ages)

  await opened('Colour')
  const colours = await boxes(page, 'Colour')
  expect(colours.filter(({ disabled }) => disabled)).toEqual(colours.filter(({ count: left }) => left === 0))
  const chosen = colours.find(({ count: left }) => left > 1)
  await filterGroup(page, 'Colour')
    .getByRole('checkbox', { name: chosen?.name ?? '' })
    .check()
  await count(page, chosen?.count ?? 0)

  await opened('Price')
  const bands = filterGroup(page, 'Price').getByRole('link')
  const words = (await bands.first().textContent()) ?? ''
  const inBand = Number(await bands.first().locator('small').textContent())
  await bands.first().click()
  await expect(page).toHaveURL(/(minPrice|maxPrice)=/)
  await count(page, inBand)
  await expect(bands.filter({ hasText: words })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await count(page, chosen?.count ?? 0)
  await page.goBack()
  await count(page, twoYears?.count ?? 0)
  await expect(filterGroup(page, 'Age and size').getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.reload()
  await count(page, twoYears?.count ?? 0)
  await page.getByRole('link', { name: 'Clear filter' }).click()
  await expect(page).toHaveURL('/products')
  await count(page, all.length)
})

// LIST-14
test('A price applies when its field is left, and on Enter', async ({ page }) => {
  await page.goto('/products')
  await page.getByText('Price', { exact: true }).click()
  const [from, to] = [page.getByLabel('From AED'), page.getByLabel('To AED')]
  await from.pressSequentially('50')
  await expect(from).toHaveValue('50')
  await expect(page).toHaveURL('/products')
  await to.focus()
  await expect(page).toHaveURL('/products?minPrice=50')
  await to.pressSequentially('120')
  await to.press('Enter')
  await expect(page).toHaveURL('/products?minPrice=50&maxPrice=120')
})

// LIST-14
test('Chosen filters stay visible and removable, even when the list has no matching product', async ({
  page,
}) => {
  await page.goto('/products?color=Nocturne&size=7')
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
  await filterGroup(page, 'Colour').getByRole('checkbox', { name: 'Nocturne' }).click()
  await expect(page).toHaveURL('/products?size=7')
  await filterGroup(page, 'Age and size')
    .getByRole('checkbox', { name: /^7 \d+$/ })
    .click()
  await expect(page).toHaveURL('/products')
  await expect(cards(page).first()).toBeVisible()
})

test('An empty list shows only the filters that are chosen', async ({ page }) => {
  await page.goto('/products?search=qqqqqq')
  const filter = page.getByRole('complementary', { name: 'Filter' })
  await expect(page.getByRole('heading', { name: 'No results for “qqqqqq”' })).toBeVisible()
  await expect(filter.locator('label, summary, legend')).toHaveCount(0)
  await page.goto('/products?search=qqqqqq&category=Boys')
  await expect(filter.locator('label, summary, legend')).toHaveText(['Gender', 'Boys0'])
  await filter.getByRole('checkbox', { name: 'Boys 0' }).click()
  await expect(page).toHaveURL('/products?search=qqqqqq')
})

// LIST-13
test('Each curated list has its own page', async ({ page, api }) => {
  const all = await api.products()
  for (const [flag, title] of [
    ['bestofkids', 'Best of Kidswear'],
    ['bestseller', 'Best Of Sale'],
    ['flashsale', 'Flash Sale'],
  ] as const) {
    await page.goto(`/products?flag=${flag}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await count(page, all.filter((product) => product[flag]).length)
  }
})

test('Each page of a long list has a URL, and the list continues from it', async ({ page, api }) => {
  const all = (await api.products()).map(({ name }) => name)
  await page.goto('/products')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/products?page=2')
  await expect(page.getByText(`25 to 48 of ${all.length} products`)).toBeVisible()
  await expect.poll(() => names(page)).toEqual(all.slice(24, 48))
  await expect(cards(page).first()).toBeInViewport()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByText(`25 to 72 of ${all.length} products`)).toBeVisible()
  await expect.poll(() => names(page)).toEqual(all.slice(24, 72))
  await page.getByRole('group', { name: 'Gender' }).getByRole('checkbox', { name: 'Girls' }).check()
  await expect(page).toHaveURL('/products?category=Girls')

  // Like a crawler: from page to page, without scripts.
  const html = async (path: string) => (await page.request.get(path)).text()
  expect(await html('/products')).toContain('href="/products?page=2"')
  expect(await html('/products?page=2')).toContain('href="/products?page=3"')
})

// LIST-11, LIST-14, D-71
test('Audiences contain departments and sub-categories in menu, filter, URL and breadcrumbs', async ({
  page,
  api,
  productPage,
  welcomePopup,
}) => {
  const all = await api.products()
  const dresses = all.filter(({ category, subCategory }) => category === 'Girls' && subCategory === 'Dresses')
  const [dress] = dresses
  if (!dress) throw new Error('The catalogue has no dress')
  const auditLog = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

  await welcomePopup.skip()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Girls', exact: true }).hover()
  await page.getByRole('banner').getByRole('link', { name: 'Dresses', exact: true }).click()
  await expect(page).toHaveURL('/products?category=Girls&type=dresses')
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  await expect(auditLog).toHaveText(['Home', 'Girls', 'Dresses'])
  await count(page, dresses.length)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dresses', exact: true })).toHaveCount(0)

  const types = await boxes(page, 'Category')
  expect(types.find(({ name }) => name === 'Dresses')?.count).toBe(dresses.length)
  await filterGroup(page, 'Category')
    .getByRole('checkbox', { name: /^Skirts \d+$/ })
    .check()
  await expect(page).toHaveURL('/products?category=Girls&type=dresses&type=skirts')
  await count(page, dresses.length + (types.find(({ name }) => name === 'Skirts')?.count ?? 0))
  await filterGroup(page, 'Category')
    .getByRole('checkbox', { name: /^Dresses \d+$/ })
    .uncheck()
  await expect(page).toHaveURL('/products?category=Girls&type=skirts')

  await productPage.open({ product: dress })
  await expect(auditLog).toHaveText(['Home', 'Girls', 'Dresses', dress.name])
  await auditLog.getByRole('link', { name: 'Dresses' }).click()
  await count(page, dresses.length)
})

// HOME-28, SHELL-41
test('Toys and shoes list only toys and shoes', async ({ page, api }) => {
  const soft = (await api.products()).filter(({ subCategory }) => subCategory === 'Soft toys')
  await page.goto('/products')
  const shortcuts = page.getByRole('navigation', { name: 'More from the shop' })
  const [departments, lists] = [shortcuts.getByRole('list').first(), shortcuts.getByRole('list').last()]
  await expect(departments.getByRole('link')).toHaveText(['Clothing', 'Shoes', 'Toys'])
  await expect(lists.getByRole('link')).toHaveText(['Best of Kidswear', 'Best Of Sale', 'Flash Sale'])
  const gap = async () =>
    ((await lists.boundingBox())?.x ?? 0) -
    ((await departments.boundingBox())?.x ?? 0) -
    ((await departments.boundingBox())?.width ?? 0)
  expect(await gap(), 'the lists are apart from the departments').toBeGreaterThan(100)
  await shortcuts.getByRole('link', { name: 'Toys', exact: true }).click()
  await expect(page).toHaveURL('/products?type=toys')
  await expect(page.getByRole('heading', { level: 1, name: 'Toys' })).toBeVisible()
  await expect(shortcuts.getByRole('link', { name: /toys|games|books/i })).toHaveCount(8)
  await shortcuts.getByRole('link', { name: 'Soft toys' }).click()
  await count(page, soft.length)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shoes' }).click()
  await expect(page).toHaveURL('/products?type=shoes')
  await expect(filterGroup(page, 'Age and size')).toHaveCount(0)
  await expect(page.getByText('Shoe size', { exact: true })).toBeVisible()
})
