import { EDITABLE_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('Messages from the contact page', { tag: EDITABLE_SHOP }, () => {
  test('a customer writes a message in Arabic, and staff read it and mark it as done with undo', async ({
    page,
    backoffice,
  }) => {
    await page.goto('/ar/contact')
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expect(page.getByText('هذا الحقل مطلوب.')).toHaveCount(3)
    await page.getByLabel('الاسم').fill('مريم')
    await page.getByLabel('البريد الإلكتروني').fill('mariam@example.com')
    await page.getByLabel('الرسالة', { exact: true }).fill('ينقص زر من القميص.')
    await page.getByRole('button', { name: 'إرسال' }).click()
    await expect(page.getByRole('heading', { name: 'تم إرسال رسالتكم' })).toBeFocused()

    await backoffice.enter()
    await backoffice.open('Messages')
    await expect(page.getByText('1 message to answer')).toBeVisible()
    await expect(page.getByText('ينقص زر من القميص.')).toHaveCSS('direction', 'rtl')
    await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      /^mailto:mariam%40example\.com/,
    )
    await page.getByRole('button', { name: 'Mark as done' }).click()
    await expect(page.getByText('No open messages.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('ينقص زر من القميص.')).toBeVisible()
  })
})
