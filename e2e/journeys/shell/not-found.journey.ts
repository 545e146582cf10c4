import { expect, test } from '../../fixtures/test.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

// SHELL-18, PROD-19, PROD-20, MSG-01
test('A missing page says so, with an image and a next step', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/)
  const nowhere = [
    '/no/such',
    `/products/${UNKNOWN}`,
    `/Girls/some-dress/${UNKNOWN}`,
    '/products/some-dress/none',
    '/Girls/some-dress/none',
    '/Girls/some-dress',
    '/Girls/some-dress/',
    `/${UNKNOWN}`,
  ]
  for (const path of nowhere) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404, Page not found', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
  }
  const next = page.getByRole('main').getByRole('link', { name: 'Browse Products' })
  await expect(next, 'the next step is on the first screen').toBeInViewport({ ratio: 1 })
  await next.click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('article').first()).toBeVisible()
})

// SHELL-18
test('A URL in an unsupported language offers the page in the supported ones', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  for (const [language, name, path] of [
    ['en', 'English', '/products'],
    ['ar', 'العربية', '/ar/products'],
  ] as const) {
    const response = await page.goto('/fr/products')
    expect(response?.status()).toBe(404)
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('lang', language)
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

// LIST-03, D-12, D-17
test('A list ignores invalid parameters in its URL', async ({ page, api }) => {
  const all = await api.products()
  const girls = all.filter(({ category }) => category === 'Girls').length
  const long = 'x'.repeat(3000)
  for (const [query, total] of [
    ['category=Dogs&sort=cheapest&search=%00%00', all.length],
    ['category=Dogs&category=girls&category=Girls&flag=best', girls],
    ['minPrice=-5&maxPrice=-1&limit=-24&page=-3&inStock=perhaps', all.length],
    ['minPrice=1e99&maxPrice=NaN&offset=9999999', all.length],
    ['page=999', all.length],
    [`color=${long}&size=${long}`, all.length],
    ['search=%E0%A4&search=b', 0],
    [`search=${long}`, 0],
  ] as const) {
    const response = await page.goto(`/products?${query}`)
    expect(response?.status(), query).toBe(200)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ products?$/ })).toHaveText(
      `${total} products`,
    )
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(
      query === 'page=999' ? total % 24 || 24 : Math.min(total, 24),
    )
  }
})

test('A missing file is a plain 404, and an unknown API call a JSON one', async ({ shop }) => {
  const file = await fetch(`${shop.url}/pictures/none.avif`)
  expect(file.status).toBe(404)
  const call = await fetch(`${shop.url}/api/none`)
  expect(call.status).toBe(404)
  expect(await call.json()).toMatchObject({ success: false, code: 'not_found' })
})
