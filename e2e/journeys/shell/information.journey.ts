import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const LINKS = [
  ['Help', '/help', 'Help'],
  ['Contact', '/contact', 'Contact'],
  ['Size Guide', '/size-guide', 'Size Guide'],
  ['Make Return', '/returns', 'Returns and exchanges'],
  ['Our Story', '/about', 'Our Story'],
  ['Terms and Conditions', '/terms', 'Terms and Conditions'],
  ['Privacy Policy', '/privacy', 'Privacy Policy'],
] as const

test('the footer links open the information pages', async ({ page, api }) => {
  const { settings } = await api.call('GET /api/settings', {})
  await page.goto('/cart')
  for (const [link, path, heading] of LINKS) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0)
  }
  await page.goto('/delivery')
  const main = page.getByRole('main')
  for (const fee of [settings.deliveryFee, settings.freeDeliveryAbove, settings.expressFee])
    await expect(main).toContainText(aed(fee))
  await main.getByRole('navigation', { name: 'See also' }).getByRole('link', { name: 'Help' }).click()
  await expect(main).toContainText(settings.helpEmail)
  await page.goto('/contact')
  await expect(main.getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    `mailto:${settings.helpEmail}`,
  )
  await page.goto('/size-guide')
  const [clothes, shoes] = [main.getByRole('table').first(), main.getByRole('table', { name: 'Shoe sizes' })]
  await expect(clothes.getByRole('row')).toHaveCount(settings.sizeChart.length + 1)
  await expect(shoes.getByRole('row', { name: /EU 28/ })).toBeVisible()
})

test('the returns page leads customers to their orders and guests to order tracking', async ({
  page,
  browser,
  session,
  shop,
}) => {
  await page.goto('/returns')
  await expect(page.getByRole('link', { name: 'Choose an order to return' })).toBeHidden()
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page).toHaveURL('/track-order')

  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto('/returns')
  await expect(reader.getByRole('link', { name: 'Track order' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Choose an order to return' })).toBeVisible()
  await context.close()

  await session.restore(newPerson())
  await page.goto('/ar/returns')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'تتبّع الطلب' })).toBeHidden()
  await main.getByRole('link', { name: 'اختيار الطلب المراد إرجاعه' }).click()
  await expect(page).toHaveURL('/ar/orders')
})
