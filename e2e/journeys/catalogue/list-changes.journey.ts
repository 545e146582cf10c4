import type { Page } from '@playwright/test'
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

// LIST-01, LIST-12, LIST-14
for (const address of [
  '/products?page=2',
  '/products?category=Girls&size=90&color=Sand&inStock=true&minPrice=20',
  '/products?search=qqqq',
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
