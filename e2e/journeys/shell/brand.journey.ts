import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { Backoffice } from '../../fixtures/backoffice.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

const PURPLE = 'rgb(86, 36, 74)'

/** The parts of a page that show the brand. */
function locateBrand(page: Page) {
  const [banner, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
  return {
    footer,
    logos: [
      banner.locator('img[src^="/media/"]').filter({ visible: true }),
      footer.locator('img[src^="/media/"]'),
    ],
    names: (name: string) => [
      banner.getByText(name).filter({ visible: true }),
      footer.getByText(name, { exact: true }),
    ],
  }
}

/** Taller than wide. */
const drawnLogo = () =>
  sharp({ create: { width: 240, height: 360, channels: 4, background: '#6b2d5c' } })
    .png()
    .toBuffer()

test('The owner sets logo and colour for both languages, and without a logo the shop shows its name', {
  tag: FRESH_SHOP,
}, async ({ page, browser, shop, welcomePopup, allowConsole }) => {
  // The SVG, and the colour that is hard to read.
  allowConsole(/status of 422/)
  const context = await browser.newContext({ baseURL: shop.url })
  const office = await context.newPage()
  const backoffice = new Backoffice(office)
  await backoffice.accept(await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
  await backoffice.open('Settings')
  const brand = office.getByRole('region', { name: 'Brand' })
  const save = office.getByRole('button', { name: 'Save' })
  const saved = office.getByText('Settings saved.')
  const upload = brand.getByLabel('Upload logo')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await upload.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg })
  await expect(brand.getByText('Export an SVG as PNG first.')).toBeVisible()
  await brand.getByRole('button', { name: 'Cancel upload of logo.svg' }).click()
  await upload.setInputFiles({ name: 'palm.png', mimeType: 'image/png', buffer: await drawnLogo() })
  await expect(brand.getByRole('img', { name: 'Current logo' })).toBeVisible()
  const colour = brand.getByRole('textbox', { name: /^Brand colour/ })
  await colour.fill('#8fc7cf')
  await save.click()
  await expect(brand.getByText('Text would be hard to read.')).toBeVisible()
  await colour.fill('#6b2d5c')
  await save.click()
  await expect(saved).toBeVisible()

  await welcomePopup.skip()
  for (const path of ['/', '/ar']) {
    await page.goto(path)
    const { footer, logos } = locateBrand(page)
    for (const logo of logos) {
      await logo.scrollIntoViewIfNeeded()
      await expect
        .poll(() => logo.evaluate((picture: HTMLImageElement) => [picture.complete, picture.naturalHeight]))
        .toEqual([true, 300])
      const box = await logo.boundingBox()
      expect(box?.height).toBeLessThanOrEqual(66)
    }
    await expect(footer).toHaveCSS('background-color', PURPLE)
  }

  await office.reload()
  const railLogo = office.getByRole('complementary').getByRole('img', { name: 'Little Dunes' })
  await expect(railLogo).toHaveAttribute('src', /^\/media\//)
  expect((await railLogo.boundingBox())?.height).toBeLessThanOrEqual(48)

  await brand.getByRole('button', { name: 'Remove logo' }).click()
  await brand.getByRole('button', { name: 'Reset to default: Brand colour' }).click()
  await office.getByLabel('Shop name', { exact: true }).fill('Palm & Kids')
  await office.getByLabel('Shop name, Arabic').fill('نخلة الصغار')
  await save.click()
  await expect(save).toBeHidden()
  for (const [path, name] of [
    ['/', 'Palm & Kids'],
    ['/ar', 'نخلة الصغار'],
  ] as const) {
    await page.goto(path)
    const { footer, logos, names } = locateBrand(page)
    for (const shown of names(name)) await expect(shown).toBeVisible()
    for (const logo of logos) await expect(logo).toHaveCount(0)
    await expect(footer).not.toHaveCSS('background-color', PURPLE)
  }
  await office.reload()
  await expect(office.getByRole('complementary').getByText('Palm & Kids')).toBeVisible()
  await context.close()
})
