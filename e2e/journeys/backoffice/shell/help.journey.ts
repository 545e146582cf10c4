import type { Page } from '@playwright/test'
import { EDITABLE_SHOP } from '../../../fixtures/shop-pool.ts'
import { expect, test } from '../../../fixtures/test.ts'

const section = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test.describe('Help', { tag: EDITABLE_SHOP }, () => {
  test('Help opens the section of the current screen, and a search opens another one by keyboard', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('packing')
    await page.getByRole('link', { name: 'Help', exact: true }).click()
    await expect(page).toHaveURL(/\/backoffice\/help\/ship#pack-orders$/)
    await expect(page.getByRole('heading', { name: 'Ship', level: 1 })).toBeVisible()
    await expect(section(page, 'Pack orders')).toBeInViewport()
    await expect(section(page, 'Pack orders')).toBeFocused()
    await expect(page.getByRole('img', { name: 'The pick list on a phone' })).toHaveJSProperty(
      'naturalWidth',
      390,
    )

    await page.keyboard.press('f')
    const search = page.getByRole('searchbox', { name: 'Search the guides' })
    await expect(search).toBeFocused()
    await page.keyboard.type('refund')
    await expect(page).toHaveURL(/\/help\/ship\?q=refund$/)
    const first = page.getByRole('list', { name: 'Search results' }).getByRole('link').first()
    await expect(first).toHaveText('Refund an order')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/help\/return#refund-an-order$/)
    await expect(section(page, 'Refund an order')).toBeInViewport()
    await expect(section(page, 'Refund an order')).toBeFocused()

    await page.getByRole('link', { name: 'daily limit per customer' }).click()
    await expect(page).toHaveURL(/\/help\/get-paid#set-the-refund-and-credit-limit$/)
    await expect(section(page, 'Set the refund and credit limit')).toBeInViewport()
    await page.reload()
    await expect(section(page, 'Set the refund and credit limit')).toBeInViewport()
  })

  test('Help lists all guides, and is in the palette and under More on a phone', async ({
    page,
    backoffice,
    allowConsole,
  }) => {
    allowConsole(/status of 404/)
    await backoffice.enter()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('> manual')
    await page.getByRole('option', { name: 'Open Help' }).click()
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
    for (const guide of ['Set up', 'Sell', 'Ship', 'Get paid', 'Return', 'Grow'])
      await expect(page.getByRole('main').getByRole('heading', { name: guide, level: 2 })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the guides' }).fill('zebra')
    await expect(page.getByText('No sections match “zebra”.', { exact: false })).toBeVisible()
    await page.goto('/backoffice/help/zebra')
    await expect(page.getByText("This screen doesn't exist.")).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/backoffice/account')
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Help' }).click()
    await page.getByRole('link', { name: 'Sell', exact: true }).click()
    await page.getByText('On this page').click()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Count a shelf' })
      .click()
    await expect(section(page, 'Count a shelf')).toBeInViewport()
  })

  test('in Arabic the screen is Arabic, the guides are English, and Arabic words find them', async ({
    page,
    backoffice,
  }) => {
    await backoffice.enter('packing?language=ar')
    await page.getByRole('link', { name: 'المساعدة', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'الشحن', level: 1 })).toBeVisible()
    await expect(page.getByText('الأدلة متوفرة بالإنجليزية', { exact: false })).toBeVisible()
    const guide = page.getByRole('article')
    await expect(guide).toHaveAttribute('lang', 'en')
    await expect(guide).toHaveCSS('direction', 'ltr')
    await expect(section(page, 'Pack orders')).toBeInViewport()
    await page.getByRole('searchbox', { name: 'البحث في الأدلة' }).fill('كوبون')
    const first = page.getByRole('list', { name: 'نتائج البحث' }).getByRole('link').first()
    await expect(first).toHaveText('Create discount codes')
  })
})
