import { expect, test } from '../../fixtures/test.ts'

test.describe('For a browser in Arabic', () => {
  test.use({ locale: 'ar-AE' })

  test('The English shop offers the Arabic page and remembers the answer', async ({ page }) => {
    // The offer appears without any interaction.
    await page.goto('/products?category=Girls', { waitUntil: 'load' })
    const offer = page.getByRole('complementary', { name: 'Language' })
    await offer.getByRole('link', { name: 'اقرأ بالعربية؟' }).click()
    await expect(page).toHaveURL('/ar/products?category=Girls')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/products?category=Girls')
    // The offer is fetched after hydration.
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })

  test('A visitor who declines is not asked again', async ({ page }) => {
    await page.goto('/help')
    const offer = page.getByRole('complementary', { name: 'Language' })
    await offer.getByRole('button', { name: 'No, stay in English' }).click()
    await expect(offer).toBeHidden()
    await page.reload()
    // The offer is fetched after hydration.
    await page.waitForLoadState('networkidle')
    await expect(offer).toBeHidden()
  })
})

test('A browser in English gets no offer, and an Arabic name in an English field runs from right to left', async ({
  page,
}) => {
  await page.goto('/login?mode=sign-up')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('complementary', { name: 'Language' })).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('unicode-bidi', 'plaintext')
})
