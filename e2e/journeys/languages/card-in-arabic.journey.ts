import type { Locator, Page } from '@playwright/test'
import { collectDefects, DEVICES, type Look } from '../../audits/collect-defects.ts'
import { CARDS } from '../../fixtures/payment/card.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

/** The provider's fields, in frames below labels of the shop. */
const FIELDS = { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', cvc: 'رمز الأمان' }

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })

const field = (page: Page, name: string): Locator =>
  group(page, name).locator('iframe').contentFrame().getByRole('textbox')

async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, FIELDS.number).fill(number)
  await field(page, FIELDS.expiry).fill('١٢ / ٤٠')
  await field(page, FIELDS.cvc).fill('١٢٣')
}

async function goToPayment(page: Page, look: Look): Promise<void> {
  const person = newPerson({ name: 'عائشة الكعبي' })
  await page.goto('/ar/checkout')
  await page.getByRole('button', { name: 'متابعة الدفع' }).click()
  await expect(page.getByText('هذا الحقل مطلوب.').first()).toBeVisible()
  await look(page, 'checkout with errors')
  await page.getByRole('textbox', { name: 'الاسم الكامل' }).fill(person.name)
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(person.email)
  await page.getByRole('textbox', { name: 'رقم الجوال' }).fill('٠٥٠ ١٢٣ ٤٥٦٧')
  await page.getByRole('textbox', { name: 'الرمز البريدي' }).fill('٠٠٠٠٠')
  await page.getByRole('textbox', { name: 'الشارع والمبنى' }).fill('شارع الكورنيش 7')
  await page.getByRole('textbox', { name: 'المدينة أو المنطقة' }).fill('الفجيرة')
  await page.getByRole('combobox', { name: 'الإمارة' }).selectOption({ label: 'الفجيرة' })
  await page.getByRole('button', { name: 'متابعة الدفع' }).click()
  await expect(page).toHaveURL('/ar/checkout/payment')
}

for (const [device, use] of DEVICES)
  test.describe(device, () => {
    test.use(use)

    // MSG-36, PAY-05 to PAY-08, D-45, D-50
    test('A card is refused, its bank asks, and it pays at last, all of it in Arabic', async ({
      page,
      session,
      shop,
      api,
      allowConsole,
      payments,
    }) => {
      allowConsole(/status of 402/)
      const { defects, look } = collectDefects()
      const { token, total } = await session.withItemInCart()
      await goToPayment(page, look)
      const pay = page.getByRole('button', { name: /^ادفع الآن:/ })
      await expect(field(page, FIELDS.cvc)).toBeVisible()
      await pay.click()
      await expect(group(page, FIELDS.number)).toHaveAccessibleDescription('هذا الحقل مطلوب.')
      await field(page, FIELDS.cvc).fill('١٢')
      await field(page, FIELDS.number).fill('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤١')
      await expect(group(page, FIELDS.number)).toHaveAccessibleDescription('رقم بطاقتك غير صالح.')
      await expect(group(page, FIELDS.cvc)).toHaveAccessibleDescription('رمز أمان بطاقتك غير مكتمل.')
      await look(page, 'payment with errors')

      await fillCard(page, CARDS.insufficientFunds)
      await pay.click()
      await expect(page.getByRole('alert').filter({ hasText: 'رصيد بطاقتك غير كافٍ.' })).toBeVisible()
      await look(page, 'declined')

      await fillCard(page, CARDS.requiresAuthentication)
      await pay.click()
      const bank = page.getByRole('dialog', { name: 'مصادقة البطاقة' }).locator('iframe').contentFrame()
      await bank.getByRole('button', { name: 'Fail authentication' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'تعذّرت مصادقة طريقة الدفع.' })).toBeVisible()
      expect(await api.orders(token)).toEqual([])

      await fillCard(page, CARDS.succeeds)
      await pay.click()
      await expect(page).toHaveURL('/ar/orders')
      const order = page.getByRole('list', { name: 'طلباتي' }).getByRole('listitem').first()
      await expect(order).toContainText('تم استلام الطلب')
      await expect(order).toContainText('بطاقة · مدفوع')
      await look(page, 'orders')
      await expect.poll(() => api.orders(token)).toMatchObject([{ amount: total, payment: true }])
      expect(await payments.charged()).toEqual([Math.round(total * 100)])
      const [charge] = (await shop.sandbox.state()).charges.filter(({ paid }) => paid)
      expect(charge?.billing_details).toMatchObject({ name: 'عائشة الكعبي', address: { city: 'الفجيرة' } })
      expect(defects).toEqual([])
    })
  })
