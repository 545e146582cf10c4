import type { Page } from '@playwright/test'
import { collectDefects, DEVICES, type Look } from '../../audits/collect-defects.ts'
import { newPerson, type Person } from '../../fixtures/person.ts'
import { PROFILE_PAGES } from '../../fixtures/screens.ts'
import { expect, test } from '../../fixtures/test.ts'

const NEW_PASSWORD = 'camels in the fog'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function signUp(page: Page, person: Person, look: Look): Promise<void> {
  await page.goto('/ar/login')
  await page.getByRole('link', { name: 'إنشاء حساب', exact: true }).first().click()
  const submit = page.getByRole('main').getByRole('button', { name: 'إنشاء حساب' })
  await submit.click()
  for (const name of ['الاسم', 'رقم الجوال', 'البريد الإلكتروني', 'كلمة المرور'])
    await expect(box(page, name)).toHaveAccessibleDescription('هذا الحقل مطلوب.')
  await look(page, 'sign-up with errors')
  await box(page, 'الاسم').fill(person.name)
  await box(page, 'رقم الجوال').fill('٥٠ ١٢')
  await box(page, 'البريد الإلكتروني').fill('mariam@')
  await box(page, 'كلمة المرور').fill(person.password)
  await submit.click()
  await expect(box(page, 'رقم الجوال')).toHaveAccessibleDescription('يرجى إدخال رقم جوال صحيح.')
  await expect(box(page, 'البريد الإلكتروني')).toHaveAccessibleDescription('يرجى إدخال بريد إلكتروني صحيح.')
  await box(page, 'رقم الجوال').fill(person.phone)
  await box(page, 'البريد الإلكتروني').fill(person.email)
  await submit.click()
  await expect(page).toHaveURL('/ar')
  // Home is loaded once its products are shown.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
}

async function addAddress(page: Page, look: Look): Promise<void> {
  await page.goto('/ar/profile')
  await page.getByRole('main').getByRole('link', { name: 'دفتر العناوين' }).click()
  await page.getByRole('button', { name: 'إضافة عنوان' }).click()
  await page.getByRole('button', { name: 'حفظ العنوان' }).click()
  await expect(box(page, 'المنطقة')).toHaveAccessibleDescription('هذا الحقل مطلوب.')
  await look(page, 'address with errors')
  await box(page, 'الاسم الكامل').fill('موزة الشامسي')
  await box(page, 'رقم الجوال').fill('٠٥٠١٢٣٤٥٦٧')
  await page.getByRole('combobox', { name: 'الإمارة' }).selectOption({ label: 'الفجيرة' })
  await box(page, 'المنطقة').fill('مربح')
  await box(page, 'المبنى أو الفيلا، ورقم الشقة').fill('فيلا 12')
  await page.getByRole('button', { name: 'حفظ العنوان' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'مربح' })).toContainText('الفجيرة')
  await look(page, 'addresses')
}

for (const [device, use] of DEVICES)
  test.describe(device, () => {
    test.use(use)

    // VAL-12 to VAL-16, AUTH-08, MSG-23
    test('A customer signs up, resets the password and signs in without one English word', async ({
      page,
      shop,
      toasts,
      allowConsole,
    }) => {
      allowConsole(/status of (401|404)/)
      const { defects, look } = collectDefects()
      const person = newPerson({ name: 'موزة الشامسي' })
      // Names of the email address, phone, browser and system.
      const known = [person.email, person.phone, 'Safari', 'Linux']
      await signUp(page, person, look)
      await addAddress(page, look)
      await page.goto('/ar/profile')
      await expect(page.getByRole('heading', { name: /أهلاً .*موزة الشامسي/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'بياناتكم' })).toBeVisible()
      await look(page, 'profile', known)
      for (const path of PROFILE_PAGES) {
        await page.goto(`/ar${path}`)
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        await look(page, path, known)
      }
      await page.goto('/ar/profile')
      await page.getByRole('main').getByRole('button', { name: 'تسجيل الخروج', exact: true }).first().click()
      await expect(page).toHaveURL('/ar/login')

      await box(page, 'البريد الإلكتروني أو رقم الجوال').fill(person.email)
      await box(page, 'كلمة المرور').fill('not the password')
      await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click()
      await toasts.assertShown('البريد الإلكتروني أو رقم الجوال أو كلمة المرور غير صحيحة.')
      await look(page, 'sign-in refused', known)

      await page.getByRole('link', { name: 'نسيتم كلمة المرور؟' }).click()
      await box(page, 'البريد الإلكتروني').fill(person.email)
      await page.getByRole('button', { name: 'إرسال الرابط' }).click()
      await expect(page.getByRole('heading', { name: 'تفقّدوا بريدكم الوارد' })).toBeFocused()
      await look(page, 'forgotten', known)
      const link = await shop.emailedLink(person.email, '/ar/reset-password')
      await page.goto(link)
      await box(page, 'كلمة المرور الجديدة').fill(NEW_PASSWORD)
      await look(page, 'new password', known)
      await page.getByRole('button', { name: 'حفظ وتسجيل الدخول' }).click()
      await expect(page.getByRole('heading', { name: /أهلاً .*موزة الشامسي/ })).toBeVisible()

      await page.goto(link)
      await box(page, 'كلمة المرور الجديدة').fill('another good one')
      await page.getByRole('button', { name: 'حفظ وتسجيل الدخول' }).click()
      await expect(page.getByRole('link', { name: 'طلب رابط جديد' })).toBeVisible()
      await look(page, 'used link', known)
      expect(defects).toEqual([])
    })
  })
