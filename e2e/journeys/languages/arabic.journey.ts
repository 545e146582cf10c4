import { expect, test } from '../../fixtures/test.ts'

test('The language switch keeps the page and its filter, in both directions', async ({ page }) => {
  await page.goto('/products?category=Girls&color=Coral')
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/products?category=Girls&color=Coral')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('checkbox', { name: /مرجاني/ })).toBeChecked()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ar\/Girls\//)
  // The address changes before the product's page replaces the list and its links.
  await expect(page.getByRole('button', { name: 'إضافة إلى السلة' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/Girls\/[a-z0-9-]+\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const [language, logo, heading] of [
  ['/ar', 'ليتل ديونز، الرئيسية', 'الأكثر مبيعاً'],
  ['', 'Little Dunes, home', 'Best Of Sale'],
] as const)
  test(`From another page of ${language || '/'} the logo links home, which shows its products`, async ({
    page,
  }) => {
    await page.goto(`${language}/contact`)
    await page.getByRole('banner').getByRole('link', { name: logo }).click()
    await expect(page).toHaveURL(language || '/')
    await expect(page.getByRole('region', { name: heading }).getByRole('article').first()).toBeVisible()
  })

test('An English page loads no Arabic font, an Arabic page only Latin subsets, and at most 70 kB in total', async ({
  page,
}) => {
  const fonts: { url: string; size: number }[] = []
  // Recorded at once: a body that is read later would count for the next page.
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length'])
    if (response.url().endsWith('.woff2')) fonts.push({ url: response.url(), size })
  })
  await page.goto('/ar', { waitUntil: 'networkidle' })
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(({ url }) => !url.includes('arabic'))).toEqual([])
  // Prices have the shop's digits, and the name of the other language its letters.
  for (const subset of ['arabic-digits', 'arabic-letters'])
    expect(fonts.filter(({ url }) => url.includes(subset))).toHaveLength(1)
  const bytes = fonts.reduce((sum, { size }) => sum + size, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(70_000)
  fonts.length = 0
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fonts.filter(({ url }) => url.includes('arabic'))).toEqual([])
})
