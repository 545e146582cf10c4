import type { Page } from '@playwright/test'
import { expect, test } from './running-shop.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = async (page: Page) =>
  cards(page).getByRole('heading', { level: 3 }).getByRole('link').allTextContents()
const count = (page: Page, total: number) =>
  expect(page.getByRole('status').filter({ hasText: /^\d+ products?$/ })).toHaveText(
    total === 1 ? '1 product' : `${total} products`,
  )

// SHELL-04, SHELL-26, SHELL-28, SHELL-29, LIST-04, ROLE-02, MSG-03, D-17
test('Typing searches on any page, with one step back to where it began', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop is empty')
  const word = product.name.slice(0, 4).toUpperCase()
  await page.goto('/cart')
  await expect(box(page)).toHaveAttribute('placeholder', 'What are you looking for?')
  const before = await page.evaluate(() => history.length)
  await box(page).pressSequentially(word)
  await expect(page).toHaveURL(`/products?search=${encodeURIComponent(word).replaceAll('%20', '+')}`)
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue(word)
  await expect(cards(page).getByRole('link', { name: product.name, exact: true }).first()).toBeVisible()
  for (const name of await names(page)) expect(name.toUpperCase()).toContain(word)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/cart')
  await expect(box(page)).toHaveValue('')
})

// SHELL-05, SHELL-30, SHELL-31, D-10
test('Enter goes to the address of the term, whatever is in it; a blank one does nothing', async ({
  page,
}) => {
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

// SHELL-03, SHELL-25, LIST-01 to LIST-07, LIST-11, LIST-14, MSG-61
test('Gender, search and sort work together, and the address says it all', async ({ page, api }) => {
  const products = await api.products()
  const girls = products.filter(({ category }) => category === 'Girls')
  const boys = products.filter(({ category }) => category === 'Boys')
  const shown = ({ price, discount, flashDiscount }: (typeof products)[number]) =>
    Math.round((price * (100 - Math.max(discount, flashDiscount))) / 100)

  await page.goto('/products')
  await count(page, products.length)
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Girls' }).click()
  await expect(page).toHaveURL('/products?category=Girls')
  const gender = page.getByRole('group', { name: 'Gender' })
  await expect(gender.getByRole('checkbox')).toHaveCount(3)
  await expect(gender.getByRole('checkbox', { name: 'Girls' })).toBeChecked()
  await expect(gender.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await count(page, girls.length)

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
  const dresses = [...girls, ...boys].filter(({ name }) => /dress/i.test(name))
  await count(page, dresses.length)
  expect((await names(page)).toSorted()).toEqual(dresses.map(({ name }) => name).toSorted())
  await expect(page).toHaveURL('/products?search=dress&category=Boys&category=Girls&sort=high-low')

  await page.reload()
  await count(page, dresses.length)
  await expect(gender.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(sort).toHaveValue('high-low')
})

// D-13
test('A search that finds nothing offers near names', async ({ page, api }) => {
  const [product] = await api.products()
  if (!product) throw new Error('The shop is empty')
  const typo = product.name.replace(/[aeiou]/, 'x')
  await page.goto('/products')
  await box(page).fill(typo)
  await expect(page.getByRole('heading', { name: `Nothing found for “${typo}”` })).toBeVisible()
  await expect(page.getByText('Did you mean')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).click()
  await expect(cards(page).getByRole('link', { name: product.name, exact: true })).toBeVisible()
})
