import { collectDefects, DEVICES } from '../../audits/collect-defects.ts'
import { ArabicCheckout, ARABIC_CARD_FIELDS as FIELDS } from '../../fixtures/payment/arabic-checkout.ts'
import { CARDS } from '../../fixtures/payment/card.ts'
import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/test.ts'

for (const [device, use] of DEVICES)
  test.describe(device, () => {
    test.use(use)

    // MSG-36, PAY-05 to PAY-08, D-45, D-50
    test('A card is declined, its bank asks for authentication, and the next one pays, all in Arabic', async ({
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
      const checkout = new ArabicCheckout(page)
      const email = 'aisha.al.kaabi@example.com'
      await page.goto('/ar/checkout')
      await checkout.continueButton.click()
      await expect(page.getByText('هذا الحقل مطلوب.').first()).toBeVisible()
      await look(page, 'checkout with errors')
      await checkout.fillAddress(newPerson({ name: 'عائشة الكعبي', email }))
      const summary = page.getByRole('complementary', { name: 'ملخص الفاتورة' })
      await expect(summary, 'digits are shown as stored').toContainText('الرمز البريدي00000')
      expect((await summary.getByText(email).boundingBox())?.height, 'fits on one line').toBeLessThan(32)
      const pay = checkout.payButton
      await expect(checkout.cardField(FIELDS.cvc)).toBeVisible()
      await pay.click()
      await expect(checkout.cardGroup(FIELDS.number)).toHaveAccessibleDescription('هذا الحقل مطلوب.')
      await checkout.cardField(FIELDS.cvc).fill('١٢')
      await checkout.cardField(FIELDS.number).fill('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤١')
      await expect(checkout.cardGroup(FIELDS.number)).toHaveAccessibleDescription('رقم بطاقتك غير صالح.')
      await expect(checkout.cardGroup(FIELDS.cvc)).toHaveAccessibleDescription('رمز أمان بطاقتك غير مكتمل.')
      await look(page, 'payment with errors')

      await checkout.fillCard(CARDS.insufficientFunds)
      await pay.click()
      await expect(page.getByRole('alert').filter({ hasText: 'رصيد بطاقتك غير كافٍ.' })).toBeVisible()
      await look(page, 'declined')

      await checkout.fillCard(CARDS.requiresAuthentication)
      await pay.click()
      const bank = page.getByRole('dialog', { name: 'مصادقة البطاقة' }).locator('iframe').contentFrame()
      await bank.getByRole('button', { name: 'Fail authentication' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'تعذّرت مصادقة طريقة الدفع.' })).toBeVisible()
      expect(await api.orders(token)).toEqual([])

      await checkout.fillCard(CARDS.succeeds)
      await pay.click()
      await expect(page).toHaveURL('/ar/orders')
      const order = page.getByRole('list', { name: 'طلباتي' }).getByRole('listitem').first()
      await expect(order).toContainText('تم تسجيل الطلب')
      await expect(order).toContainText('بطاقة · مدفوع')
      await look(page, 'orders')
      await expect.poll(() => api.orders(token)).toMatchObject([{ amount: total, payment: true }])
      expect(await payments.charged()).toEqual([Math.round(total * 100)])
      const [charge] = (await shop.sandbox.state()).charges.filter(({ paid }) => paid)
      expect(charge?.billing_details).toMatchObject({ name: 'عائشة الكعبي', address: { city: 'الفجيرة' } })
      expect(defects).toEqual([])
    })
  })
