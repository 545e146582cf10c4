import type { Page } from '@playwright/test'
import { waitUntilSettled } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'
import { forbiddenWords } from './forbidden-words.ts'
import { latinWords } from './latin-words.ts'
import { layoutDefects } from './layout-defects.ts'
import { physicalFloats } from './physical-floats.ts'
import { unmirrored } from './unmirrored.ts'

/** Brand names and texts that the shop writes in Latin letters in every language. */
const BRANDS = [
  'Little Dunes',
  'Instagram',
  'Facebook',
  'TikTok',
  'YouTube',
  'WhatsApp',
  'Visa',
  'Mastercard',
]
/** Pages that header, menu and footer link to without an account. */
const OF_A_GUEST = [
  '/ar/products',
  '/ar/cart',
  '/ar/wishlist',
  '/ar/login',
  '/ar/track-order',
  '/ar/forgot-password',
]

/** Each category list and its first product. */
async function productAddresses(page: Page): Promise<string[]> {
  const addresses: string[] = []
  for (const category of ['Boys', 'Girls', 'Unisex']) {
    await page.goto(`/ar/products?category=${category}`)
    const first = page.getByRole('article').first().getByRole('link').first()
    addresses.push(`/ar/products?category=${category}`, (await first.getAttribute('href')) ?? '')
  }
  return addresses
}

const footerAddresses = (page: Page): Promise<string[]> =>
  page
    .getByRole('contentinfo')
    .locator('a[href^="/ar"]')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('href') ?? '').replace(/#.*/, '')))

test('Arabic pages linked from footer, lists and navigation are in Arabic, right-to-left and fit their texts', async ({
  page,
  welcomePopup,
}) => {
  await welcomePopup.skip()
  await page.goto('/ar')
  const fromFooter = await footerAddresses(page)
  expect(fromFooter.length).toBeGreaterThan(5)
  const addresses = new Set(['/ar', ...fromFooter, ...OF_A_GUEST, ...(await productAddresses(page))])
  const defects: string[] = []
  for (const path of addresses) {
    const response = await page.goto(path)
    if (response?.status() !== 200) defects.push(`${path}: ${response?.status()}`)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await waitUntilSettled(page)
      const wrong = [
        ...(await unmirrored(page)),
        ...(await physicalFloats(page)),
        ...(await latinWords(page, BRANDS)),
        ...(await layoutDefects(page)),
        ...(await forbiddenWords(page)),
      ]
      defects.push(...wrong.map((one) => `${path} at ${width} px: ${one}`))
    }
  }
  expect(defects).toEqual([])
})
