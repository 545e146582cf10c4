import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { acceptInvitation, staffCalls } from '../../fixtures/staff-calls.ts'
import { expect, test } from '../../fixtures/test.ts'

const ENGLISH = 'Palm & Kids, the shop of small explorers'
const ARABIC = 'نخلة الصغار'
const FORMER = /little dunes|ليتل ديونز/i

/** Pages of every kind: with and without data, for guests, with texts, with errors. */
const PAGES = [
  '/',
  '/products',
  '/cart',
  '/login',
  '/forgot-password',
  '/wishlist',
  '/track-order',
  '/about',
  '/contact',
  '/stories',
  '/nothing-here',
]

test.describe('The shop name', { tag: FRESH_SHOP }, () => {
  test('Every page shows the saved shop name in title, header and footer, in each language, at once', async ({
    page,
    api,
    playwright,
    shop,
    welcomePopup,
    allowConsole,
  }) => {
    allowConsole(/404/)
    await welcomePopup.skip()
    await page.goto('/about')
    await expect(page).toHaveTitle('Our Story · Little Dunes')
    const request = await playwright.request.newContext()
    const asStaff = staffCalls(request, shop.url)
    await acceptInvitation(asStaff, await shop.inviteOwner(), 'Huda Al Marri', 'huda@example.com')
    const changes = {
      shopName: { from: 'Little Dunes', to: ENGLISH },
      shopNameAr: { from: 'ليتل ديونز', to: ARABIC },
    }
    await asStaff('POST /api/staff/settings', { changes })
    await request.dispose()

    const { product } = await api.choice(({ stock }) => stock > 0)
    for (const [prefix, name, home] of [
      ['', ENGLISH, `${ENGLISH}, home`],
      ['/ar', ARABIC, `${ARABIC}، الرئيسية`],
    ] as const) {
      for (const path of [...PAGES, `/products/${product._id}`]) {
        await page.goto(`${prefix}${path}`)
        await expect(page, path).toHaveTitle(new RegExp(` · ${name}$`))
        await expect(page.getByRole('banner').getByRole('link', { name: home })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} ${name}`)
        await expect(page.locator('body'), path).not.toContainText(FORMER)
      }
    }
    await page.goto('/cart')
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).first().click()
    await expect(page).toHaveTitle(`Login · ${ENGLISH}`)
  })
})
