import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { aed } from '../../fixtures/totals.ts'

const steps = (page: Page) => page.getByRole('banner').getByRole('list', { name: 'Steps' })

async function topOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('heading', { name, exact: true }).boundingBox()
  return Math.round(box?.y ?? Number.NaN)
}

test('Checkout and payment show steps instead of navigation, and the order beside the form', async ({
  page,
  session,
  checkout,
  totals,
}) => {
  const { person, choice, goods, total } = await session.withItemInCart()
  await page.goto('/checkout')
  await expect(steps(page).getByRole('listitem')).toHaveText([/Cart$/, /Delivery$/, /Payment$/])
  await expect(steps(page).locator('[aria-current=step]')).toHaveText(/Delivery$/)
  await expect(steps(page).getByRole('link')).toHaveText(['Cart'])
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'العربية' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    /^\+971/,
    'Delivery and returns',
    'Terms and Conditions',
    'Privacy Policy',
  ])
  await expect(page.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  expect(await topOf(page, 'Contact')).toBe(await topOf(page, 'Order summary'))
  const item = page.getByRole('complementary').getByRole('listitem')
  await expect(item).toContainText([choice.product.name])
  await expect(item).toContainText([aed(goods)])

  await checkout.fillAddress(person)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await expect(steps(page).locator('[aria-current=step]')).toHaveText(/Payment$/)
  await expect(item).toContainText([choice.product.name])
  await expect(totals.amount('Subtotal')).toHaveText(aed(goods))
  await expect(totals.amount('Shipping charge')).toHaveText(aed(25))
  await expect(totals.amount('Grand total')).toHaveText(aed(total))
  await steps(page).getByRole('link', { name: 'Delivery' }).click()
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('12 Al Wasl Road')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('The items fold up under the title, and the button stays at the bottom', async ({
    page,
    session,
    checkout,
  }) => {
    const { person, choice, total } = await session.withItemInCart()
    await page.goto('/checkout')
    const next = page.getByRole('button', { name: `Continue to payment · ${aed(total)}` })
    const name = page.getByText(choice.product.name, { exact: true }).filter({ visible: true })
    await expect(next).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(name).toHaveCount(0)
    await page.getByText(/^1 item/).click()
    await expect(name).toHaveCount(1)

    await checkout.fillAddress(person)
    await next.click()
    await expect(page).toHaveURL('/checkout/payment')
    await page.getByRole('radio', { name: 'Cash on Delivery' }).check()
    await expect(checkout.confirmButton).toBeInViewport({ ratio: 1 })
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(last).toBeInViewport({ ratio: 1 })
    await last.click({ trial: true })
  })
})
