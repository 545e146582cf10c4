import { collectDefects, DEVICES } from '../../audits/collect-defects.ts'
import { newPerson } from '../../fixtures/person.ts'
import { FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

/** AED; see the demo's settings. */
const FREE_DELIVERY_ABOVE = 169

for (const [device, use] of DEVICES)
  test.describe(device, () => {
    test.use(use)

    test('Errors are in Arabic: unknown page, order and code, no stock and no connection', {
      tag: FRESH_SHOP,
    }, async ({ page, api, context, session, toasts, allowConsole }) => {
      allowConsole(/status of (404|422)|ERR_INTERNET_DISCONNECTED|Could not load/)
      const { defects, look } = collectDefects()
      await page.goto('/ar/nowhere')
      await expect(page.getByRole('heading', { name: 'الصفحة غير موجودة، 404' })).toBeVisible()
      await look(page, 'no such page')

      await page.goto('/ar/products?search=qqqqqq')
      await expect(page.getByRole('heading', { level: 1, name: 'نتائج البحث' })).toBeVisible()
      await look(page, 'nothing found', ['qqqqqq'])

      await page.goto('/ar/track-order')
      await page.getByRole('textbox', { name: 'رقم الطلب' }).fill('LD-99999')
      await page.getByRole('textbox', { name: 'رقم الجوال' }).fill(newPerson().phone)
      await page.getByRole('button', { name: 'تتبّع الطلب' }).click()
      await expect(
        page.getByText('لا يوجد لدينا طلب بهذا الرقم ورقم الجوال هذا. يرجى مراجعتهما.'),
      ).toBeVisible()
      await look(page, 'no such order', ['LD-99999'])

      const { choice, person } = await session.withItemInCart()
      await page.goto('/ar/checkout')
      await page.getByRole('textbox', { name: 'كود الخصم' }).fill('NOSUCHCODE')
      await page.getByRole('button', { name: 'تطبيق' }).click()
      await toasts.assertShown('كود الخصم غير صحيح. يرجى المحاولة مرة أخرى.')
      await look(page, 'no such code', ['NOSUCHCODE', person.name, person.email])

      // Another customer takes the whole stock.
      const other = newPerson()
      const { token: theirs } = await api.signUp(other)
      const { price } = choice.product
      const left = await api.loadStock(choice)
      const goods = price * left
      await api.buy(theirs, other, choice, left, goods > FREE_DELIVERY_ABOVE ? goods : goods + 25)
      await page.goto('/ar/cart')
      await expect(page.getByText('نفدت الكمية بهذا المقاس واللون. يرجى حذفها للمتابعة.')).toBeVisible()
      await look(page, 'sold out')

      await context.setOffline(true)
      await page.getByRole('button', { name: /^حذف / }).click()
      await toasts.assertShown('يبدو أنكم غير متصلين بالإنترنت. يرجى التحقق من الاتصال والمحاولة مرة أخرى.')
      await look(page, 'offline')
      await context.setOffline(false)
      expect(defects).toEqual([])
    })
  })
