import { EDITABLE_SHOP, FRESH_SHOP } from '../../fixtures/shop-pool.ts'
import { expect, test } from '../../fixtures/test.ts'

test('an empty list offers the first action, in both languages', { tag: FRESH_SHOP }, async ({
  page,
  backoffice,
}) => {
  await backoffice.enter('sales')
  await expect(page.getByText(/^No sales here yet\./)).toBeVisible()
  await page.getByRole('button', { name: 'New sale' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()

  await page.goto('/backoffice/orders?language=ar')
  await expect(page.getByText('لا طلبات بعد. تظهر الطلبات الجديدة هنا.')).toBeVisible()
  await page.getByRole('link', { name: 'طلب جديد عبر الهاتف' }).last().click()
  await expect(page).toHaveURL('/backoffice/orders/new')
})

test('a search or filters without a match can be cleared', { tag: EDITABLE_SHOP }, async ({
  page,
  backoffice,
}) => {
  await backoffice.enter('products?status=published&q=no-such-product')
  await expect(page.getByText('No products match “no-such-product”.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Import products' })).toBeHidden()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/backoffice/products')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})
