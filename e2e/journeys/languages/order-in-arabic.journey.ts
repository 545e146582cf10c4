import type { Page } from '@playwright/test'
import { collectDefects, DEVICES, type Look } from '../../audits/collect-defects.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Left-to-right text is at the right of its field, below the label. */
async function expectBelowLabel(page: Page, label: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label })
  await expect(field).toHaveCSS('direction', 'ltr')
  await expect(field).toHaveCSS('text-align', 'end')
}

/** Searches, orders with cash and cancels in Arabic; checks every page on the way. */
async function buyInArabic(page: Page, look: Look): Promise<void> {
  const person = newPerson({ name: 'مريم الظاهري' })
  await page.goto('/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await look(page, 'home')
  await page.getByRole('searchbox', { name: 'بحث' }).fill('كندوره')
  await expect(page.getByRole('heading', { level: 1, name: 'نتائج البحث' })).toBeVisible()
  await look(page, 'search')
  await page.getByRole('article').getByRole('link', { name: 'الكندورة الكلاسيكية', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الكندورة الكلاسيكية' })).toBeVisible()
  const sizes = page.getByRole('region', { name: 'المقاس', exact: true })
  await sizes.getByRole('button', { name: /^\d/ }).first().click()
  await look(page, 'product')
  await page.getByRole('button', { name: 'إضافة إلى السلة' }).click()
  const added = page.getByRole('dialog', { name: 'تمت الإضافة إلى السلة' })
  await expect(added.getByRole('listitem')).toBeVisible()
  await look(page, 'added')
  await added.getByRole('link', { name: 'عرض السلة' }).click()
  await page.getByRole('link', { name: 'تسجيل الدخول للمتابعة' }).click()
  await page.getByRole('link', { name: 'إنشاء حساب' }).first().click()
  await page.getByRole('textbox', { name: 'الاسم' }).fill(person.name)
  await page.getByRole('textbox', { name: 'رقم الجوال' }).fill(person.phone)
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(person.email)
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(person.password)
  await look(page, 'sign-up')
  await page.getByRole('button', { name: 'إنشاء حساب' }).click()
  await expect(page).toHaveURL('/ar/cart')
  await expect(page.getByRole('list', { name: 'السلة' }).getByRole('listitem')).toHaveCount(1)
  await look(page, 'cart')
  await page.getByRole('link', { name: 'إتمام الطلب' }).click()
  await page.getByRole('textbox', { name: 'الرمز البريدي' }).fill('00000')
  await page.getByRole('textbox', { name: 'الشارع' }).fill('شارع الوصل 12')
  await page.getByRole('textbox', { name: 'المدينة' }).fill('دبي')
  await page.getByRole('combobox', { name: 'الإمارة' }).selectOption({ label: 'دبي' })
  await page.getByRole('textbox', { name: 'الاسم الكامل' }).fill(person.name)
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(person.email)
  await page.getByRole('textbox', { name: 'رقم الجوال' }).fill(person.phone)
  for (const label of ['البريد الإلكتروني', 'رقم الجوال', 'الرمز البريدي'])
    await expectBelowLabel(page, label)
  await look(page, 'checkout')
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await page.getByRole('radio', { name: 'الدفع عند الاستلام' }).check()
  await look(page, 'payment')
  await page.getByRole('button', { name: 'تأكيد الطلب' }).click()
  await expect(page).toHaveURL('/ar/orders')
  const order = page.getByRole('list', { name: 'طلباتي' }).getByRole('listitem').first()
  await expect(order).toContainText('تم تسجيل الطلب')
  await expect(order).toContainText('الكندورة الكلاسيكية')
  await look(page, 'orders')
  await order.getByRole('button', { name: /^إلغاء الطلب/ }).click()
  await expect(order).toContainText('ملغى')
  await page.reload()
  await expect(order).toContainText('ملغى')
}

for (const [device, use] of DEVICES)
  test.describe(device, () => {
    test.use(use)

    test('A customer searches, orders with cash and cancels in Arabic without one English word', async ({
      page,
      welcomePopup,
    }) => {
      const { defects, look } = collectDefects()
      await welcomePopup.skip()
      await buyInArabic(page, look)
      expect(defects).toEqual([])
    })
  })
